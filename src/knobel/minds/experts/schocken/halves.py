"""How Schocken stands between two rounds when two play: the chance not to lose.

Where nobody has worked out how the game is played best, that is the chance if all rounds are played greedily: who loses
such a round, and for how many discs, does not depend on the discs, so the game from round to round is a chain of chance
alone, and its equations can be solved.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import State
from knobel.minds.experts.schocken.chain import Chain, Kind
from knobel.minds.experts.schocken.steps import OutcomeDistribution, hand_of

# What greedy turns come to, by whether the round is a loading one and by the throws that they may have.
Outcomes = Callable[[bool, int], OutcomeDistribution]


class Halves(NamedTuple):
    """The chance of the first seat not to lose, by the number of the table."""

    chain: Chain
    chances: Sequence[float]

    def safe(self, state: State, seat: int) -> float | None:
        """The chance of a seat not to lose; None for a table that no game of two comes to."""
        number = self.chain.number(state)
        if number is None:
            return None
        return self.chances[number] if seat == 0 else 1 - self.chances[number]


def greedy_halves(rules: Schocken, chain: Chain, outcomes: Outcomes) -> Halves:
    """All tables of two between their rounds, if all rounds are played greedily."""
    ends = {loading: _greedy_ends(rules, outcomes, loading) for loading in (False, True)}
    return Halves(chain, chain.solved(ends[rules.loading(state.tally)] for state in chain.numbers))


def _greedy_ends(rules: Schocken, outcomes: Outcomes, loading: bool) -> Mapping[Kind, float]:
    """How a greedy round ends, and how likely."""
    ends: dict[Kind, float] = {}
    for first, chance in outcomes(loading, 1 if loading else rules.options.max_throws).items():
        for second, likely in outcomes(loading, first.throws).items():
            best, worst = rules.best_and_worst((hand_of(0, first), hand_of(1, second)))
            kind = worst.seat, rules.rank(best).discs
            ends[kind] = ends.get(kind, 0.0) + chance * likely
    return ends

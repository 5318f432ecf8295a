"""How Schocken stands between two rounds when two play: the chance not to lose, if all rounds are played greedily.

Who loses such a round, and for how many discs, does not depend on the discs, so the game from round to round is a chain
of chance alone, and its equations can be solved.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions, State, Tally
from knobel.match.utility import utilities
from knobel.minds.experts.schocken.steps import OutcomeDistribution, hand_of

# A round that is over, by the hands of both in the order of play.
Ends = dict[tuple[Hand, Hand], float]
# What greedy turns come to, by whether the round is a loading one and by the throws that they may have.
Outcomes = Callable[[bool, int], OutcomeDistribution]


class Halves(NamedTuple):
    """The chance of the first seat not to lose, by how the table stands between two rounds."""

    chances: dict[State, float]

    def safe(self, state: State, seat: int) -> float | None:
        """The chance of a seat not to lose; None for a table that no game of two comes to."""
        chance = self.chances.get(_plain(state))
        return None if chance is None else chance if seat == 0 else 1 - chance


def solve_halves(options: SchockenOptions, outcomes: Outcomes) -> Halves:
    """All tables of two between their rounds."""
    import numpy

    rules = Schocken(2, options)
    ends = {loading: _round_ends(rules, outcomes, loading) for loading in (False, True)}
    numbers, rows = _explore(rules, ends)
    matrix, constant = numpy.eye(len(numbers)), numpy.zeros(len(numbers))
    for number, (followers, over) in enumerate(rows):
        constant[number] = over
        for after, chance in followers:
            matrix[number, numbers[after]] -= chance
    return Halves(dict(zip(numbers, map(float, numpy.linalg.solve(matrix, constant)), strict=True)))


Row = tuple[list[tuple[State, float]], float]


def _explore(rules: Schocken, ends: dict[bool, Ends]) -> tuple[dict[State, int], list[Row]]:
    """Every table with what can follow it, and the chance that the first seat is safe for good at once."""
    numbers: dict[State, int] = {}
    waiting = [_plain(rules.start(first)) for first in range(2)]
    numbers.update({state: number for number, state in enumerate(waiting)})
    rows: list[Row] = []
    for state in waiting:
        followers, over = [], 0.0
        for hands, chance in ends[rules.loading(state.tally)].items():
            seated = tuple(_seated(hand, seat) for hand, seat in zip(hands, state.order, strict=True))
            after = rules.settled(state.tally, seated)
            if after.tally.loser is not None:
                over += chance * utilities(rules, rules.result(after))[0]
                continue
            plain = _plain(after)
            followers.append((plain, chance))
            if plain not in numbers:
                numbers[plain] = len(numbers)
                waiting.append(plain)
        rows.append((followers, over))
    return numbers, rows


def _round_ends(rules: Schocken, outcomes: Outcomes, loading: bool) -> Ends:
    """How a greedy round can end. Only who loses and for how much counts: one pair of hands stands for all alike."""
    options, ends = rules.options, Ends()
    alike: dict[Any, tuple[Hand, Hand]] = {}
    for first, chance in outcomes(loading, 1 if loading else options.max_throws).items():
        for second, likely in outcomes(loading, first.throws).items():
            hands = hand_of(0, first), hand_of(1, second)
            best, worst = rules.best_and_worst(hands)
            standing_for = alike.setdefault((worst.seat, rules.rank(best).discs), hands)
            ends[standing_for] = ends.get(standing_for, 0.0) + chance * likely
    return ends


def _seated(hand: Hand, seat: int) -> Hand:
    return Hand(seat, hand.faces, hand.out, hand.throws, hand.turned)


def _plain(state: State) -> State:
    """The table without what no longer matters: the hands of the last round, and how many rounds there were."""
    tally = state.tally
    return State(Tally(tally.supply, tally.discs, tally.half, min(tally.round, 2), tally.half_losers), state.order)

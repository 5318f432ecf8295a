"""What is worked out once for Schocken as it was agreed on: steps of turns, what they come to, how rounds end."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import SchockenOptions, State
from knobel.minds.experts.schocken.chain import Chain, examples, explore_chain, of_first
from knobel.minds.experts.schocken.halves import Halves, greedy_halves
from knobel.minds.experts.schocken.rounds import Endings
from knobel.minds.experts.schocken.steps import OutcomeDistribution, Steps, explore_turn, outcome_distribution

# Only whoever can solve opens these.
if TYPE_CHECKING:
    from knobel.minds.experts.schocken.round_play import Duel, RoundPlay

# A turn by whether the round is a loading one, and by the throws that it may have at most.
TurnKind = tuple[bool, int]
# So many rounds are kept in mind with how they are played.
MOST_KEPT = 32


class Tables:
    """The tables of a game. `known` is what those of two are worth if all is played best, where somebody knows it."""

    def __init__(self, options: SchockenOptions, known: Sequence[float] | None = None) -> None:
        self._options, self._known = options, known
        self.endings = Endings(options)
        self._steps: dict[TurnKind, Steps] = {}
        self._outcomes: dict[TurnKind, OutcomeDistribution] = {}
        self._duels: dict[bool, Duel] = {}
        self._plays: dict[int, RoundPlay] = {}

    def steps(self, loading: bool, limit: int) -> Steps:
        """The steps of a turn of at most so many throws."""
        kind = loading, limit
        if kind not in self._steps:
            self._steps[kind] = explore_turn(self._options, loading, limit)
        return self._steps[kind]

    def outcomes(self, loading: bool, limit: int) -> OutcomeDistribution:
        """What greedy turns of at most so many throws come to."""
        kind = loading, limit
        if kind not in self._outcomes:
            self._outcomes[kind] = outcome_distribution(self.steps(loading, limit))
        return self._outcomes[kind]

    # Between two ------------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Schocken:
        """The rules for two."""
        return Schocken(2, self._options)

    def _throws(self, loading: bool) -> int:
        return 1 if loading else self._options.max_throws

    @cached_property
    def chain(self) -> Chain:
        """All tables of two."""
        ends = {
            loading: examples(self.endings, partial(self.steps, loading), self._throws(loading))
            for loading in (False, True)
        }
        return explore_chain(self.rules, ends)

    @cached_property
    def halves(self) -> Halves:
        """How the game stands between two rounds: if all is played best where that is known, else if greedily."""
        if self._known is not None:
            return Halves(self.chain, self._known)
        return greedy_halves(self.rules, self.chain, self.outcomes)

    def duel(self, loading: bool) -> "Duel":
        """The rounds of two, loading ones or others."""
        from knobel.minds.experts.schocken.round_play import Duel

        if loading not in self._duels:
            self._duels[loading] = Duel(partial(self.steps, loading), self._throws(loading), self.endings)
        return self._duels[loading]

    def round_play(self, state: State) -> "RoundPlay | None":
        """How the round is played that goes on in a state; None for a table that no game of two comes to."""
        from knobel.minds.experts.schocken.round_play import RoundPlay

        number = self.chain.number(state)
        if number is None:
            return None
        if number not in self._plays:
            while len(self._plays) >= MOST_KEPT:
                del self._plays[next(iter(self._plays))]
            loading = self.rules.loading(state.tally)
            stakes = self.chain.stakes(number, self.halves.chances)
            self._plays[number] = RoundPlay(self.duel(loading), of_first(stakes, state))
        return self._plays[number]

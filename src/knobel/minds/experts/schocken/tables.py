"""What is worked out once for Schocken as it was agreed on: steps of turns, what they come to, how rounds end."""

from functools import cached_property

from knobel.games.cup.schocken.state import SchockenOptions
from knobel.minds.experts.schocken.halves import Halves, solve_halves
from knobel.minds.experts.schocken.rounds import Endings
from knobel.minds.experts.schocken.steps import OutcomeDistribution, Steps, explore_turn, outcome_distribution

# A turn by whether the round is a loading one, and by the throws that it may have at most.
Kind = tuple[bool, int]


class Tables:
    """The tables of a game."""

    def __init__(self, options: SchockenOptions) -> None:
        self._options = options
        self.endings = Endings(options)
        self._steps: dict[Kind, Steps] = {}
        self._outcomes: dict[Kind, OutcomeDistribution] = {}

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

    @cached_property
    def halves(self) -> Halves:
        """How the game stands between two rounds when two play."""
        return solve_halves(self._options, self.outcomes)

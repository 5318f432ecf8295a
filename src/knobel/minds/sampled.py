"""What states are worth to every seat, and what decisions cost: by sampling, for any game.

A state is worth what comes of it on average when everybody plays on by looks. A decision is judged by what its seat
knew then.
"""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.stages import Ask, Over
from knobel.match.match import Match
from knobel.match.utility import Unit, unit_of, utilities
from knobel.minds.arena import Chance, play, view_for
from knobel.minds.judging import Worth
from knobel.minds.move_values import Loss, MoveValue
from knobel.minds.search import Budget, Search
from knobel.minds.simple import GreedyMind
from knobel.minds.strong import StrongMind


class Effort(Frozen, frozen=True):
    """How much a sampled analysis costs: games played on from every state, and simulations for every decision."""

    games: int = 24
    simulations: int = 96
    seed: str = "analysis"


# From each of n states a game of about n / 2 events is played on: so many events may be played in all.
MOST_EVENTS = 100_000
FEWEST_GAMES = 4
USUAL = Effort()


def effort_for(events: int, usual: Effort = USUAL) -> Effort:
    """How often every state of a game with so many events is played on, and how long each decision is thought about.

    Long games are sampled more coarsely, so that each is done in about the same time; the errors stated grow with that.
    """
    games = max(FEWEST_GAMES, min(usual.games, 2 * MOST_EVENTS // max(1, events * events)))
    return Effort(games, usual.simulations * games // usual.games, usual.seed)


class SampledValues:
    """Values by playing on."""

    exact = False

    def __init__(self, game: Match, effort: Effort) -> None:
        self._game, self._effort = game, effort
        self._minds = (GreedyMind(),)
        self.unit: Unit = unit_of(game.rules)

    def worth(self, state: Any) -> Worth:
        stage = self._game.stage(state)
        if isinstance(stage, Over):
            values = utilities(self._game.rules, stage.result)
            return Worth(values, (0.0,) * len(values))
        chance = Chance(self._effort.seed)
        results = [play(self._game, state, self._minds, chance).result for _ in range(self._effort.games)]
        rows = [utilities(self._game.rules, result) for result in results]
        return Worth(*zip(*map(_mean_and_error, zip(*rows, strict=True)), strict=True))

    def judged(self, state: Any, seat: int, made: AnyMove) -> tuple[MoveValue, Loss]:
        stage = self._game.stage(state)
        assert isinstance(stage, Ask)
        below = Chance(self._effort.seed).below
        view = view_for(self._game, state, seat, stage.choices[seat], StrongMind(), below)
        budget = Budget(seconds=None, simulations=self._effort.simulations)
        return Search(view, budget, below).loss(made)


def _mean_and_error(values: tuple[float, ...]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, (variance / count) ** 0.5

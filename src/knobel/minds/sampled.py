"""What states are worth to every seat, and what decisions cost: by sampling, for any game.

A state is worth what comes of it on average when everybody plays on by looks. A decision is judged by what its seat
knew then.
"""

from typing import Any

from knobel.core.events import Did
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


USUAL = Effort()


class Playouts:
    """Games played on from one state by looks, as many as are asked for."""

    def __init__(self, game: Match, state: Any, seed: str) -> None:
        self._game, self._state, self._chance = game, state, Chance(seed)
        self._rows: list[tuple[float, ...]] = []

    def __len__(self) -> int:
        return len(self._rows)

    def play(self) -> None:
        """Play one more."""
        result = play(self._game, self._state, (GreedyMind(),), self._chance).result
        self._rows.append(utilities(self._game.rules, result))

    def worth(self) -> Worth:
        """What came of them on average."""
        values = [value for row in self._rows for value in row]
        doubt = (max(values) - min(values)) ** 2 / 2
        columns = zip(*self._rows, strict=True)
        return Worth(*zip(*(_mean_and_error(column, doubt) for column in columns), strict=True))


class SampledValues:
    """Values by playing on."""

    exact = False

    def __init__(self, game: Match, effort: Effort) -> None:
        self._game, self._effort = game, effort
        self.unit: Unit = unit_of(game.rules)

    def worth(self, state: Any) -> Worth:
        if (ended := worth_at_the_end(self._game, state)) is not None:
            return ended
        playouts = Playouts(self._game, state, self._effort.seed)
        for _ in range(self._effort.games):
            playouts.play()
        return playouts.worth()

    def judged(self, state: Any, seat: int, made: AnyMove) -> tuple[MoveValue, Loss]:
        return loss_by_search(self._game, state, Did(seat, made), self._effort)


def worth_at_the_end(game: Match, state: Any) -> Worth | None:
    """What a game is worth that is over; that is known for certain."""
    stage = game.stage(state)
    if not isinstance(stage, Over):
        return None
    values = utilities(game.rules, stage.result)
    return Worth(values, (0.0,) * len(values))


def loss_by_search(
    game: Match, state: Any, decision: Did, effort: Effort, seconds: float | None = None
) -> tuple[MoveValue, Loss]:
    """The best move in place of a decision, and what was lost by it."""
    stage = game.stage(state)
    assert isinstance(stage, Ask)
    below = Chance(effort.seed).below
    view = view_for(game, state, decision.seat, stage.choices[decision.seat], StrongMind(), below)
    return Search(view, Budget(seconds, effort.simulations), below).loss(decision.move)


def _mean_and_error(values: tuple[float, ...], doubt: float) -> tuple[float, float]:
    """A mean and its standard error. A few games that ended alike prove little: `doubt` is added to their squares."""
    count = len(values)
    mean = sum(values) / count
    variance = (sum((value - mean) ** 2 for value in values) + doubt) / max(1, count - 1)
    return mean, (variance / count) ** 0.5

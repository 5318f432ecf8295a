"""Analysis of a finished game: what was luck, and what was lost by decisions.

Every event changes what the game is worth to a seat. What a seat's own decision cost against the best one is its loss;
all the rest is luck: its dice, and what others threw and decided. So for every seat, and by definition,

    result = value at the start + luck - losses.

Where the game is solved these are the true values: a best decision costs nothing, a throw is worth on average what the
state before it was worth. Elsewhere they are sampled, and every sum states its standard error.
"""

from collections.abc import Callable, Generator, Sequence
from math import sqrt
from typing import Any

from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.notation import write_event
from knobel.core.phrases import Phrase
from knobel.core.records import Record
from knobel.core.stages import Ask, Over
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.replaying import replay
from knobel.match.utility import Unit
from knobel.minds.judging import Evaluator, Worth
from knobel.minds.knowledge import SolutionValues
from knobel.minds.move_values import Loss, MoveValue
from knobel.minds.naming import label_in, name_of
from knobel.minds.sampled import Effort, SampledValues, effort_for
from knobel.minds.solutions import best_known
from knobel.solve import Solution

COSTLIEST = 3
# Raised whenever analyses made before must not be shown any more.
EDITION = 2


class Grade(Frozen, frozen=True):
    """A decision: what it cost against the best one, and how uncertain that is."""

    number: int
    seat: int
    move: AnyMove
    best: AnyMove
    loss: float
    error: float
    made: Phrase
    better: Phrase


class Point(Frozen, frozen=True):
    """What the game is worth to every seat after an event, and the luck that each had in it."""

    number: int
    event: str
    values: tuple[float, ...]
    luck: tuple[float, ...]


class Account(Frozen, frozen=True):
    """A seat's game: result = start + luck - losses. `error` is the standard error of luck and of losses."""

    seat: int
    name: str
    start: float
    luck: float
    losses: float
    result: float
    decisions: int
    error: float


class Analysis(Frozen, frozen=True):
    """A whole game. `curve` begins with the start; `costliest` are the dearest decisions, the dearest first."""

    game: str
    unit: Unit
    exact: bool
    accounts: tuple[Account, ...]
    costliest: tuple[Grade, ...]
    grades: tuple[Grade, ...]
    curve: tuple[Point, ...]


# Told with every step that is done.
Done = Callable[[], None]
# A step for every event; what is returned in the end is the analysis.
Steps = Generator[None, None, Analysis]


def analyse(record: Record, effort: Effort | None = None, done: Done = lambda: None) -> Analysis:
    """The analysis of a finished game: exact where it is solved, else with the effort that its length allows."""
    return _finished(analysis_steps(record, effort), done)


def analysis_steps(record: Record, effort: Effort | None = None) -> Steps:
    """The same analysis event by event, for whoever has something else to do between two of them; it is returned."""
    game = opening.game_of(record)
    solution = _whole_solution(game)
    if solution is not None:
        return _events(game, record, SolutionValues(solution))
    return _events(game, record, SampledValues(game, effort or effort_for(len(record.events))))


def _whole_solution(game: Match) -> Solution | None:
    """A solution that accounts for a whole game, by what it is played for or by the points of every sheet.

    Of a match it would count every game by itself.
    """
    return best_known(game) if game.ground.games == 1 else None


def analysed(game: Match, record: Record, evaluator: Evaluator, done: Done = lambda: None) -> Analysis:
    """The analysis of a finished game by these values."""
    return _finished(_events(game, record, evaluator), done)


def _finished(steps: Steps, done: Done) -> Analysis:
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            analysis: Analysis = finished.value
            return analysis
        done()


def _events(game: Match, record: Record, evaluator: Evaluator) -> Steps:
    state = opening.start_of(record)
    reading = _Reading(game, evaluator, state)
    for before, event, after in replay(game, record.events, state):
        reading.go_on(before, event, after)
        yield
        state = after
    if not isinstance(game.stage(state), Over):
        raise KnobelError("game-not-over", events=len(record.events))
    dear = sorted((grade for grade in reading.grades if grade.loss > 0), key=lambda grade: -grade.loss)
    return Analysis(
        game=record.game,
        unit=evaluator.unit,
        exact=evaluator.exact,
        accounts=tuple(reading.account(seat, name) for seat, name in enumerate(record.seats)),
        costliest=tuple(dear[:COSTLIEST]),
        grades=tuple(reading.grades),
        curve=tuple(reading.curve),
    )


class _Reading:
    """A record while it is read, event by event."""

    def __init__(self, game: Match, evaluator: Evaluator, start: Any) -> None:
        self._game, self._evaluator = game, evaluator
        self._now = evaluator.worth(start)
        self._start = self._now
        self.grades: list[Grade] = []
        self.curve = [Point(0, "", self._now.values, (0.0,) * game.seats)]

    def go_on(self, before: Any, event: Event, after: Any) -> None:
        """Take the next event into account."""
        number = len(self.curve)
        losses = [0.0] * self._game.seats
        if isinstance(event, Did) and _chose(self._game, before, event):
            best, loss = self._evaluator.judged(before, event.seat, event.move)
            self.grades.append(self._grade(number, before, event, best, loss))
            losses[event.seat] = loss.value
        then, self._now = self._now, self._evaluator.worth(after)
        luck = [now - past + loss for now, past, loss in zip(self._now.values, then.values, losses, strict=True)]
        self.curve.append(Point(number, write_event(event), self._now.values, tuple(luck)))

    def _grade(self, number: int, before: Any, event: Did, best: MoveValue, loss: Loss) -> Grade:
        scene = self._game.scene(before, event.seat)
        made, better = (
            name_of(move, scene, label_in(self._game, before, event.seat, move)) for move in (event.move, best.move)
        )
        return Grade(number, event.seat, event.move, best.move, loss.value, loss.error, made, better)

    def account(self, seat: int, name: str) -> Account:
        """What has become of a seat."""
        own = [grade for grade in self.grades if grade.seat == seat]
        return Account(
            seat=seat,
            name=name,
            start=self._start.values[seat],
            luck=sum(point.luck[seat] for point in self.curve),
            losses=sum(grade.loss for grade in own),
            result=self._now.values[seat],
            decisions=len(own),
            error=_together(self._start, seat, [grade.error for grade in own]),
        )


def _together(start: Worth, seat: int, errors: Sequence[float]) -> float:
    """Values in between cancel out of the sum of luck: its error is that of the start and of the losses."""
    return sqrt(start.errors[seat] ** 2 + sum(error**2 for error in errors))


def _chose(game: Match, state: Any, event: Did) -> bool:
    """Whether there was more than one move to choose from."""
    stage = game.stage(state)
    assert isinstance(stage, Ask)
    choices = stage.choices[event.seat]
    return choices.size > 1 or bool(choices.open_spaces)

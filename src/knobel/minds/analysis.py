"""Analysis of a finished game: what was luck, and what was lost by decisions.

Every event changes what the game is worth to a seat. What a seat's own decision cost against the best one is its loss;
all the rest is luck: its dice, and what others threw and decided. So for every seat, and by definition,

    result = value at the start + luck - losses.

Where the game is solved these are the true values: a best decision costs nothing, a throw is worth on average what the
state before it was worth. Elsewhere they are sampled, and every sum states its standard error. A state that
nobody has looked at lies between those before and after it; a decision that nobody has looked at is taken to have cost
nothing, and the error says what it may have cost.
"""

from bisect import bisect_left
from functools import cached_property
from math import sqrt
from typing import Any, NamedTuple

from knobel.core.errors import KnobelError
from knobel.core.events import Did
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
from knobel.minds.judging import Worth
from knobel.minds.move_values import Loss, MoveValue
from knobel.minds.naming import label_in, name_of

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
    """A whole game. `curve` begins with the start; `costliest` are the dearest decisions, the dearest first.

    `grades` are the decisions that were looked at.
    """

    game: str
    unit: Unit
    exact: bool
    accounts: tuple[Account, ...]
    costliest: tuple[Grade, ...]
    grades: tuple[Grade, ...]
    curve: tuple[Point, ...]


class Judged(NamedTuple):
    """The best move in place of a decision, what that one lost, and whether that was found out only coarsely."""

    best: MoveValue
    loss: Loss
    coarse: bool = False


class Draft:
    """All that is known of a finished game so far: what its states are worth, and what its decisions cost.

    States are numbered from 0, the start; event and decision n lead to state n. The first state and the last must be
    known before an analysis can be made of it.
    """

    def __init__(self, game: Match, record: Record) -> None:
        self._game, self._record = game, record
        start = opening.start_of(record)
        self._steps = tuple(replay(game, record.events, start))
        self.states = (start, *(after for _, _, after in self._steps))
        if not isinstance(game.stage(self.states[-1]), Over):
            raise KnobelError("game-not-over", events=len(record.events))
        self.worths: dict[int, Worth] = {}
        self.judged: dict[int, Judged] = {}

    @cached_property
    def decisions(self) -> dict[int, Did]:
        """The events in which somebody had a choice, by number."""
        return {
            number: event
            for number, (before, event, _) in enumerate(self._steps, 1)
            if isinstance(event, Did) and _chose(self._game, before, event)
        }

    @property
    def can_be_told(self) -> bool:
        return 0 in self.worths and len(self._steps) in self.worths

    def analysis(self, unit: Unit, *, exact: bool) -> Analysis:
        """The game by what is known so far."""
        grades = tuple(self._grade(number, judged) for number, judged in sorted(self.judged.items()))
        dear = sorted((grade for grade in grades if grade.loss > 0), key=lambda grade: -grade.loss)
        curve = self._curve()
        return Analysis(
            game=self._record.game,
            unit=unit,
            exact=exact,
            accounts=tuple(self._account(seat, name, curve) for seat, name in enumerate(self._record.seats)),
            costliest=tuple(dear[:COSTLIEST]),
            grades=grades,
            curve=curve,
        )

    def _curve(self) -> tuple[Point, ...]:
        values = self._values()
        points = [Point(0, "", values[0], (0.0,) * self._game.seats)]
        for number, (_, event, _) in enumerate(self._steps, 1):
            losses = [0.0] * self._game.seats
            if number in self.judged:
                losses[self.decisions[number].seat] = self.judged[number].loss.value
            change = zip(values[number], values[number - 1], losses, strict=True)
            luck = tuple(now - past + loss for now, past, loss in change)
            points.append(Point(number, write_event(event), values[number], luck))
        return tuple(points)

    def _values(self) -> list[tuple[float, ...]]:
        """What every state is worth; those between two known ones lie on the line between these."""
        known = sorted(self.worths)
        values = []
        for number in range(len(self.states)):
            right = known[bisect_left(known, number)]
            left = right if right == number else known[bisect_left(known, number) - 1]
            share = (number - left) / (right - left) if right > left else 0.0
            ends = zip(self.worths[left].values, self.worths[right].values, strict=True)
            values.append(tuple((1 - share) * before + share * after for before, after in ends))
        return values

    def _grade(self, number: int, judged: Judged) -> Grade:
        event, before, best = self.decisions[number], self.states[number - 1], judged.best.move
        scene = self._game.scene(before, event.seat)
        made, better = (
            name_of(move, scene, label_in(self._game, before, event.seat, move)) for move in (event.move, best)
        )
        return Grade(number, event.seat, event.move, best, judged.loss.value, judged.loss.error, made, better)

    def _account(self, seat: int, name: str, curve: tuple[Point, ...]) -> Account:
        numbers = [number for number, event in self.decisions.items() if event.seat == seat]
        own = [self.judged[number] for number in numbers if number in self.judged]
        return Account(
            seat=seat,
            name=name,
            start=curve[0].values[seat],
            luck=sum(point.luck[seat] for point in curve),
            losses=sum(judged.loss.value for judged in own),
            result=curve[-1].values[seat],
            decisions=len(numbers),
            error=self._error(seat, own, len(numbers) - len(own)),
        )

    def _error(self, seat: int, own: list[Judged], unseen: int) -> float:
        """The standard error of luck and of losses.

        Values in between cancel out of the sum of luck: it is that of the start and of the losses. Few worlds, or none,
        may all have missed what a decision cost, the more so the fewer they were; in all, not more than was at stake.
        """
        values = [value for worth in self.worths.values() for value in worth.values]
        at_stake = (max(values) - min(values)) ** 2
        missed = unseen * at_stake + sum(at_stake / (1 + judged.best.visits) ** 2 for judged in own if judged.coarse)
        coarse = missed + sum(judged.loss.error**2 for judged in own if judged.coarse)
        fine = sum(judged.loss.error**2 for judged in own if not judged.coarse)
        return sqrt(self.worths[0].errors[seat] ** 2 + fine + min(at_stake, coarse))


def _chose(game: Match, state: Any, event: Did) -> bool:
    """Whether there was more than one move to choose from."""
    stage = game.stage(state)
    assert isinstance(stage, Ask)
    choices = stage.choices[event.seat]
    return choices.size > 1 or bool(choices.open_spaces)

"""Strike lists: everybody strikes out the same numbers, and a sheet has those that are struck, in ascending order."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, RaceFace, RaceRules, SafetyCircuits, SheetsState
from knobel.writing.face import Name, Phrase, StrikeItem, Strikes, Thrown, Viewer, Widget, say
from knobel.writing.facts import Options
from knobel.writing.rules import Bounds, Seat, clockwise

Struck = tuple[int, ...]


@cache
def with_number(sheet: Struck, number: int) -> Struck:
    """A sheet with one more number, which may be there already."""
    return tuple(sorted({*sheet, number}))


@cache
def without(sheet: Struck, number: int) -> Struck:
    """A sheet without a number."""
    return tuple(other for other in sheet if other != number)


class StrikeOptions(Options, frozen=True):
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class StrikeState(SheetsState, frozen=True):
    """A race in which every sheet has the numbers that are struck."""

    sheets: tuple[Struck, ...]


S = TypeVar("S", bound=StrikeState)
O = TypeVar("O", bound=Options)  # noqa: E741


class StrikeBase(RaceRules[S, O]):
    """Races in which everybody strikes out the same `numbers`, with a state of their own."""

    numbers: Struck = (1, 2, 3, 4, 5, 6)

    def bounds(self) -> Bounds:
        return {"sheets.*.*": frozenset(self.numbers)}

    def blank(self) -> Struck:
        return ()

    def at_goal(self, sheet: Struck) -> bool:
        return len(sheet) == len(self.numbers)

    def score(self, sheet: Struck) -> int:
        return len(sheet)


class StrikeRace(StrikeBase[StrikeState, O]):
    """Races in which everybody strikes out the same numbers."""


R = TypeVar("R", bound=StrikeRace[Any])


class StrikeRaceFace(RaceFace[R]):
    """Everybody's list, and what a throw has done to the thrower's."""

    def told(self, before: StrikeState, event: Thrown, after: StrikeState) -> tuple[Phrase, ...]:
        """Struck, open again, or struck long ago."""
        seat = before.seat
        gained = len(after.sheets[seat]) - len(before.sheets[seat])
        key = "told-struck" if gained > 0 else "told-opened" if gained else "told-already"
        return (say(key, who=Name(seat), number=sum(event.faces)),)

    def on_table(self, state: StrikeState, viewer: Viewer) -> tuple[Widget, ...]:
        return tuple(strikes(seat, sheet, self.rules.numbers) for seat, sheet in enumerate(state.sheets))


def strikes(seat: Seat, struck: Struck, numbers: Struck) -> Strikes:
    """The list of a seat, with the numbers that are struck."""
    return Strikes(f"strikes-{seat}", seat, _items(struck, numbers))


@cache
def _items(sheet: Struck, numbers: Struck) -> tuple[StrikeItem, ...]:
    return tuple(StrikeItem(str(number), say("number", number=number), int(number not in sheet)) for number in numbers)


# A number that the thrower cannot use wanders on: the first who can, clockwise, must take it.


def taker(sheets: tuple[Struck, ...], seat: Seat, can_use: Callable[[Struck], bool]) -> Seat | None:
    """The first seat, clockwise from this one, whose sheet has use for the number; None if nobody's has."""
    return next((other for other in clockwise(seat, len(sheets)) if can_use(sheets[other])), None)

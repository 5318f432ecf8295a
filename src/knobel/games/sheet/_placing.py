"""Placing games: one throw at a time, written down at once and for good on a sheet of one's own; the best total wins.

A game of this kind states its dice, the rows of its sheet, and in which ways a throw may be written. Where only one way
is left, the throw is written without asking.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, TypeVar

from knobel.games.sheet._drawing import OwnSheetFace
from knobel.games.sheet._printed import Entries
from knobel.writing.face import Event, LastThrow, Name, Phrase, Thrown, Tray, Viewer, ready_tray, say
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Choices,
    DiceSet,
    Did,
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    by_points,
    clockwise,
    throw,
    with_item,
)


class PlacingState(Frozen, frozen=True):
    """Whose turn it is, what everybody has written, and the dice that are still to be written."""

    seat: Seat
    sheets: tuple[Entries, ...]
    faces: Faces = ()


S = TypeVar("S", bound=PlacingState)
O = TypeVar("O", bound=Options)  # noqa: E741


class PlacingRules(Rules[S, O]):
    """The base of games in which every throw is written down before the next one."""

    dice: ClassVar[DiceSet]
    rows: tuple[str, ...]

    # What a game of this kind states ---------------------------------------------------------------------------------

    def ways(self, entries: Entries, faces: Faces) -> Choices:
        """In which ways these dice may be written on this sheet, the mildest first."""
        raise NotImplementedError

    def written(self, entries: Entries, faces: Faces, move: AnyMove) -> Entries:
        """The sheet once these dice have been written in one of these ways."""
        raise NotImplementedError

    def total(self, entries: Entries) -> int:
        """What a sheet is worth so far."""
        raise NotImplementedError

    def finished(self, entries: Entries) -> bool:
        """Whether nothing more can be written on a sheet."""
        return None not in entries

    def stays(self) -> bool:
        """Whether a player fills the whole sheet in a row; else the dice move on after every entry."""
        return False

    # The flow --------------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> S:
        state: S = self.state_type(first, ((None,) * len(self.rows),) * self.seats)
        return state

    def stage(self, state: S) -> Stage:
        seat = state.seat
        if state.faces:
            return ask(seat, self.ways(state.sheets[seat], state.faces))
        if self.finished(state.sheets[seat]):
            return Over(self.result(state))
        return throw(seat, self.dice)

    # A throw is put to its player, unless there is only one way to write it.

    def thrown(self, state: S, faces: Faces) -> S:
        ways = self.ways(state.sheets[state.seat], faces)
        return state.but(faces=faces) if ways.size > 1 else self.entered(state, faces, ways.mildest)

    def did(self, state: S, seat: Seat, move: AnyMove) -> S:
        return self.entered(state, state.faces, move)

    def entered(self, state: S, faces: Faces, move: AnyMove) -> S:
        """The state once the throw has been written, with the dice moved on."""
        seat = state.seat
        sheets = with_item(state.sheets, seat, self.written(state.sheets[seat], faces, move))
        return state.but(seat=self._following(seat, sheets), sheets=sheets, faces=())

    def _following(self, seat: Seat, sheets: tuple[Entries, ...]) -> Seat:
        """Who throws next: the next one whose sheet is not finished."""
        if self.stays() and not self.finished(sheets[seat]):
            return seat
        for following in clockwise((seat + 1) % self.seats, self.seats):
            if not self.finished(sheets[following]):
                return following
        return seat

    def result(self, state: S) -> Result:
        return by_points([self.total(entries) for entries in state.sheets])


PlacingR = TypeVar("PlacingR", bound=PlacingRules[Any, Any])


class PlacingFace(OwnSheetFace[PlacingR]):
    """How a game of placing is shown and told."""

    def prepare(self) -> None:
        self.rows = self.rules.rows
        super().prepare()

    def ready(self, state: Any) -> tuple[Tray, ...]:
        return (ready_tray(state.seat, len(self.rules.dice)),)

    # A sheet takes as many throws as it has rows: the dice on the table say which of them they are.

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        (tray,) = super().trays(state, viewer, last)
        entries = state.sheets[tray.owner]
        waiting = bool(state.faces) and tray.owner == state.seat
        made = sum(entry is not None for entry in entries) + waiting
        return (tray.but(throws=made or None, allowed=len(entries)),)

    def paper_dice(self) -> DiceSet:
        return self.rules.dice

    def lying(self, state: Any, seat: Seat, faces: Faces) -> tuple[Any, ...]:
        return () if self.is_full(state, seat) else (state.but(seat=seat, faces=faces),)

    def is_full(self, state: Any, seat: Seat) -> bool:
        return self.rules.finished(state.sheets[seat])

    def sums(self, state: Any, seat: Seat, column: int) -> Mapping[str, int | None]:
        return {"total": self.summed(state.sheets[seat])}

    def summed(self, entries: Entries) -> int | None:
        """The total of a sheet, as soon as it is worth showing."""
        return self.rules.total(entries)

    def previews(self, state: Any, seat: Seat) -> Mapping[int, int]:
        return {}

    def tell(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        """An entry is told with what it brings; a throw as usual, and what was written without asking."""
        if isinstance(event, Did):
            return self.consequences(before, event, after, viewer)
        return super().tell(before, event, after, viewer)

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        if after.faces:
            return ()
        old = before.sheets[before.seat]
        if isinstance(event, Did):
            new = self.rules.written(old, before.faces, event.move)
        else:
            assert isinstance(event, Thrown)
            new = self.rules.written(old, event.faces, self.rules.ways(old, event.faces).mildest)
        return tuple(self.told(before.seat, old, new, forced=isinstance(event, Thrown)))

    def told(self, seat: Seat, old: Entries, new: Entries, *, forced: bool) -> Iterator[Phrase]:
        """What there is to say of an entry: where it stands, what it brings, and what a finished sheet has come to."""
        row = next(row for row, entry in enumerate(new) if entry != old[row])
        entry = new[row] or 0
        cell = say(f"cell-{self.rules.rows[row]}")
        key = "told-forced" if forced else "told-entry"
        yield say(
            key, who=Name(seat), cell=cell, entry=entry, value=self.shown(row, entry), total=self.rules.total(new)
        )
        if self.rules.finished(new):
            yield say("told-finished", who=Name(seat), total=self.rules.total(new))

"""Placing games: one throw at a time, written down at once and for good on a sheet of one's own; the best total wins.

A game of this kind states its dice, the rows of its sheet, and in which ways a throw may be written. Where only one way
is left, the throw is written without asking. `FactorRules` is the usual sheet: any open row, each with a factor.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, TypeVar

from knobel.core.advice import Advice
from knobel.core.choices import Choices, Item
from knobel.core.dice import DiceSet, Faces
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, Thrown
from knobel.core.face import Face, LastThrow, ready_tray
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove, Take
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.rules import O, Rules
from knobel.core.secrets import Viewer
from knobel.core.spaces import Cells
from knobel.core.stages import Over, Seat, Stage, ask, throw
from knobel.core.tuples import with_item
from knobel.core.widgets import Announcement, Sheet, SheetCell, SheetColumn, SheetRow, Tray, Widget
from knobel.parts.ranking import by_points
from knobel.parts.turns import clockwise

Entries = tuple[int | None, ...]
ROW_TAKEN = "row-taken"
TOTAL = "total"


class PlacingState(Frozen, frozen=True):
    """Whose turn it is, what everybody has written (None: still open), and the dice that are still to be written."""

    seat: Seat
    sheets: tuple[Entries, ...]
    faces: Faces = ()


S = TypeVar("S", bound=PlacingState)


class PlacingRules(Rules[S, O]):
    """The base of games in which every throw is written down before the next one."""

    dice: ClassVar[DiceSet]
    rows: ClassVar[tuple[str, ...]]

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
        seat = state.seat
        ways = self.ways(state.sheets[seat], faces)
        if ways.size > 1:
            return state.but(faces=faces)
        return self.entered(state, faces, ways.mildest)

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


class PlacingFace(Face[PlacingR]):
    """What is seen and said."""

    def shown(self, row: int, entry: int) -> int:
        """What stands in a row of the sheet for an entry."""
        return entry

    def remarks(self, state: Any) -> tuple[Announcement, ...]:
        """What there is to say beside the sheet."""
        return ()

    def previews(self, state: Any) -> dict[int, int]:
        """What the dice that are due would give in the rows that are open to them."""
        return {}

    def draw(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (*self.trays(state, viewer, last), *self.remarks(state), self._sheet(state))

    def ready(self, state: Any) -> tuple[Tray, ...]:
        return (ready_tray(state.seat, len(self.rules.dice)),)

    def _sheet(self, state: Any) -> Sheet:
        rows = tuple(SheetRow(row, say(f"cell-{row}")) for row in self.rules.rows)
        columns = tuple(SheetColumn(str(seat), seat) for seat in range(self.rules.seats))
        cells = tuple(cell for seat in range(self.rules.seats) for cell in self._column(state, seat))
        return Sheet("sheet", (*rows, SheetRow(TOTAL, say("sum-total"), "sum")), columns, cells)

    def _column(self, state: Any, seat: Seat) -> Iterator[SheetCell]:
        entries, column = state.sheets[seat], str(seat)
        previews = self.previews(state) if state.faces and seat == state.seat else {}
        for index, row in enumerate(self.rules.rows):
            entry = entries[index]
            if entry is not None:
                yield SheetCell(row, column, self.shown(index, entry))
            elif index in previews:
                yield SheetCell(row, column, preview=previews[index])
        if self.adds_up(entries):
            yield SheetCell(TOTAL, column, self.rules.total(entries))

    def adds_up(self, entries: Entries) -> bool:
        """Whether the total of a sheet is worth showing yet."""
        return True

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


class FactorRules(PlacingRules[PlacingState, O]):
    """The base of games with a row for every factor: what is thrown counts as often as the factor of its row says.

    Any open row may be taken; `lowest_wins` turns the aim round.
    """

    factors: ClassVar[Mapping[str, int]]

    def prepare(self) -> None:
        super().prepare()
        self.all_factors = tuple(self.factors.values())
        self.index = {row: index for index, row in enumerate(self.rows)}
        self.average = sum(sum(die.kind.faces) / len(die.kind.faces) for die in self.dice.dice)
        self._choices: dict[tuple[bool, ...], Choices] = {}
        self.outlooks: dict[Entries, float] = {}

    def lowest_wins(self) -> bool:
        """Whether the smallest total is the best one."""
        return False

    def open_rows(self, entries: Entries) -> list[int]:
        """The rows in which the next throw may be written, in the order of the sheet."""
        return [row for row, entry in enumerate(entries) if entry is None]

    # Whoever lets the time run out gets the row that brings most (or costs least), the topmost of equals.

    def ways(self, entries: Entries, faces: Faces) -> Choices:
        key = tuple([entry is None for entry in entries])
        choices = self._choices.get(key)
        if choices is None:
            sign = 1 if self.lowest_wins() else -1
            best_first = sorted(self.open_rows(entries), key=lambda row: sign * self.all_factors[row])
            choices = self._choices[key] = Choices(Cells(tuple(self.rows[row] for row in best_first)))
        return choices

    def written(self, entries: Entries, faces: Faces, move: AnyMove) -> Entries:
        assert isinstance(move, Take)
        row = self.index[move.cell]
        return with_item(entries, row, sum(faces))

    def total(self, entries: Entries) -> int:
        return sum(factor * (entry or 0) for factor, entry in zip(self.all_factors, entries, strict=True))

    def refusal(self, state: PlacingState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Take) and move.cell in self.index:
            return IllegalMove(ROW_TAKEN, cell=say(f"cell-{move.cell}"))
        return None


FactorR = TypeVar("FactorR", bound=FactorRules[Any])


class FactorFace(PlacingFace[FactorR]):
    """What is seen and said."""

    def shown(self, row: int, entry: int) -> int:
        return self.rules.all_factors[row] * entry

    def previews(self, state: PlacingState) -> dict[int, int]:
        pips = sum(state.faces)
        return {row: self.shown(row, pips) for row in self.rules.open_rows(state.sheets[state.seat])}

    def label(self, state: PlacingState, seat: Seat, item: Item) -> Phrase:
        return say("space-cells", pips=sum(state.faces))


class FactorAdvice(Advice[FactorR]):
    """What can be advised."""

    # Rows do not touch each other: a sheet is worth what stands in it and what its open rows are worth to come.

    def prospect(self, entries: Entries) -> float:
        """What a sheet comes to on average when every throw is written as well as can be."""
        blank = tuple([None if entry is None else 0 for entry in entries])
        return self.rules.total(entries) + self._to_come(blank)

    def _to_come(self, blank: Entries) -> float:
        """What can be expected of the open rows of a sheet on which nothing else counts."""
        known = self.rules.outlooks.get(blank)
        if known is None:
            known = self.rules.outlooks[blank] = 0.0 if self.rules.finished(blank) else self._expected(blank)
        return known

    def _expected(self, blank: Entries) -> float:
        best = min if self.rules.lowest_wins() else max
        return float(
            sum(
                chance
                * best(
                    self.prospect(self.rules.written(blank, faces, way)) for way in self.rules.ways(blank, faces).moves
                )
                for faces, chance in self._sums
            )
        )

    @cached_property
    def _sums(self) -> tuple[tuple[Faces, Fraction], ...]:
        """One throw for every sum, with the chance of that sum: nothing else of a throw is written."""
        chances: dict[int, tuple[Faces, Fraction]] = {}
        for faces, chance in self.rules.dice.outcomes():
            known = chances.get(sum(faces), (faces, Fraction(0)))
            chances[sum(faces)] = (known[0], known[1] + chance)
        return tuple(chances.values())

    # A throw looks good where its distance from an average throw counts most.

    def heuristic(self, state: PlacingState, seat: Seat, move: AnyMove) -> float | None:
        assert isinstance(move, Take)
        gain = self.rules.all_factors[self.rules.index[move.cell]] * (sum(state.faces) - self.rules.average)
        return -gain if self.rules.lowest_wins() else gain

"""What is seen of games with a sheet: the dice, then everybody's columns side by side, with their sums below."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from knobel.writing.face import (
    Announcement,
    Face,
    LastThrow,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import Rules, Seat

R = TypeVar("R", bound=Rules[Any, Any])


class OwnSheetFace(Face[R]):
    """A game in which everybody writes on a sheet of their own says what its rows and sums are."""

    rows: tuple[str, ...]
    columns: int = 1

    # What a game of this kind states ---------------------------------------------------------------------------------

    def sums(self, state: Any, seat: Seat, column: int) -> Mapping[str, int | None]:
        """The rows below a column, which fill themselves; None as long as there is nothing to show."""
        raise NotImplementedError

    def previews(self, state: Any, seat: Seat) -> Mapping[int, int]:
        """What the dice on the table would give in the open cells of a seat, by the number of the cell."""
        raise NotImplementedError

    def shown(self, cell: int, entry: int) -> int:
        """What stands in a cell for an entry."""
        return entry

    def remarks(self, state: Any) -> tuple[Announcement, ...]:
        """What there is to say of the dice on the table."""
        return ()

    def beneath(self, state: Any) -> tuple[Widget, ...]:
        """What lies under the sheet."""
        return ()

    # What is seen ----------------------------------------------------------------------------------------------------

    def draw(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (*self.trays(state, viewer, last), *self.remarks(state), self._sheet(state), *self.beneath(state))

    def _sheet(self, state: Any) -> Sheet:
        places = [(seat, column) for seat in range(self.rules.seats) for column in range(self.columns)]
        boxes = tuple(SheetRow(row, say(f"cell-{row}")) for row in self.rows)
        sums = tuple(SheetRow(row, say(f"sum-{row}"), "sum") for row in self.sums(state, 0, 0))
        columns = tuple(SheetColumn(self._column_id(*place), place[0], place[1] + 1) for place in places)
        cells = tuple(cell for place in places for cell in self._cells(state, *place))
        return Sheet("sheet", boxes + sums, columns, cells)

    def _column_id(self, seat: Seat, column: int) -> str:
        return f"{seat}:{column + 1}" if self.columns > 1 else str(seat)

    def _cells(self, state: Any, seat: Seat, column: int) -> Iterator[SheetCell]:
        name, entries, previews = self._column_id(seat, column), state.sheets[seat], self.previews(state, seat)
        for cell, row in enumerate(self.rows, start=column * len(self.rows)):
            if entries[cell] is not None:
                yield SheetCell(row, name, self.shown(cell, entries[cell]))
            elif cell in previews:
                yield SheetCell(row, name, preview=previews[cell])
        for row, value in self.sums(state, seat, column).items():
            if value is not None:
                yield SheetCell(row, name, value)

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

    def prepare(self) -> None:
        super().prepare()
        sums = self.sums(self.rules.start(0), 0, 0)
        boxes = tuple(SheetRow(row, say(f"cell-{row}")) for row in self.rows)
        self._all_rows = boxes + tuple(SheetRow(row, say(f"sum-{row}"), "sum") for row in sums)
        self._places = [(seat, column) for seat in range(self.rules.seats) for column in range(self.columns)]
        self._all_columns = tuple(
            SheetColumn(f"{seat}:{column + 1}" if self.columns > 1 else str(seat), seat, column + 1)
            for seat, column in self._places
        )

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
        drawn = zip(self._all_columns, self._places, strict=True)
        cells = tuple([cell for column, place in drawn for cell in self._cells(state, column.id, *place)])
        return Sheet("sheet", self._all_rows, self._all_columns, cells)

    def _cells(self, state: Any, name: str, seat: Seat, column: int) -> Iterator[SheetCell]:
        entries, previews = state.sheets[seat], self.previews(state, seat)
        for cell, row in enumerate(self.rows, start=column * len(self.rows)):
            if entries[cell] is not None:
                yield SheetCell(row, name, self.shown(cell, entries[cell]))
            elif cell in previews:
                yield SheetCell(row, name, preview=previews[cell])
        for row, value in self.sums(state, seat, column).items():
            if value is not None:
                yield SheetCell(row, name, value)

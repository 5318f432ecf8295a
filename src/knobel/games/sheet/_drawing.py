"""What is seen of games with a sheet: the dice, then everybody's columns side by side, with their sums below."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from knobel.parts.paper import Entry, OnPaper
from knobel.writing.face import (
    Face,
    LastThrow,
    Phrase,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    SheetSection,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import Rules, Seat, Take

R = TypeVar("R", bound=Rules[Any, Any])


class OwnSheetFace(Face[R], OnPaper):
    """A game in which everybody writes on a sheet of their own says what its rows and sums are."""

    rows: tuple[str, ...]
    columns: int = 1

    def prepare(self) -> None:
        super().prepare()
        sections = self.sections()
        self._sections = tuple(SheetSection(section, say(f"section-{section}")) for section in sections)
        self._all_rows = tuple(self._in_order(sections))
        self._places = [(seat, column) for seat in range(self.rules.seats) for column in range(self.columns)]
        self._all_columns = tuple(
            SheetColumn(f"{seat}:{column + 1}" if self.columns > 1 else str(seat), seat, column + 1)
            for seat, column in self._places
        )

    # What a game of this kind states ---------------------------------------------------------------------------------

    def sums(self, state: Any, seat: Seat, column: int) -> Mapping[str, int | None]:
        """The rows below a column, which fill themselves; None as long as there is nothing to show."""
        raise NotImplementedError

    def sections(self) -> Mapping[str, tuple[str, ...]]:
        """The parts of the sheet, each with the boxes and sums that stand in it, from top to bottom."""
        return {}

    def missing(self, state: Any, seat: Seat, column: int) -> Mapping[str, Phrase]:
        """What sums are still waiting for, by their rows."""
        return {}

    def previews(self, state: Any, seat: Seat) -> Mapping[int, int]:
        """What the dice on the table would give in the open cells of a seat, by the number of the cell."""
        raise NotImplementedError

    def shown(self, cell: int, entry: int) -> int:
        """What stands in a cell for an entry."""
        return entry

    def beneath(self, state: Any) -> tuple[Widget, ...]:
        """What lies under the sheet."""
        return ()

    def cells(self) -> tuple[str, ...]:
        """The cells of a sheet as moves name them, column by column."""
        return self.rows

    def entries(self, state: Any, seat: Seat) -> Iterator[Entry]:
        names, written = self.cells(), state.sheets[seat]
        for index, value in self.previews(state, seat).items():
            if written[index] is None:
                yield Entry(names[index], value, Take(names[index]))

    # What is seen ----------------------------------------------------------------------------------------------------

    def below(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (self._sheet(state), *self.beneath(state))

    def _sheet(self, state: Any) -> Sheet:
        drawn = zip(self._all_columns, self._places, strict=True)
        cells = tuple([cell for column, place in drawn for cell in self._cells(state, column.id, *place)])
        return Sheet("sheet", self._all_rows, self._all_columns, cells, self._sections)

    def _in_order(self, sections: Mapping[str, tuple[str, ...]]) -> Iterator[SheetRow]:
        """The rows part by part, then those that stand in none: boxes, and what counts for the whole sheet."""
        sums = self.sums(self.rules.start(0), 0, 0)
        rows = {row: SheetRow(row, say(f"cell-{row}")) for row in self.rows}
        rows |= {row: SheetRow(row, say(f"sum-{row}"), "sum") for row in sums}
        for section, members in sections.items():
            yield from (rows.pop(row).but(section=section) for row in members)
        yield from rows.values()

    def _cells(self, state: Any, name: str, seat: Seat, column: int) -> Iterator[SheetCell]:
        entries, previews = state.sheets[seat], self.previews(state, seat)
        for cell, row in enumerate(self.rows, start=column * len(self.rows)):
            if entries[cell] is not None:
                yield SheetCell(row, name, self.shown(cell, entries[cell]))
            elif cell in previews:
                yield SheetCell(row, name, preview=previews[cell])
        missing = self.missing(state, seat, column)
        for row, value in self.sums(state, seat, column).items():
            if value is not None:
                yield SheetCell(row, name, value, note=missing.get(row))

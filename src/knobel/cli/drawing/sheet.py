"""Score sheets as tables: what is entered in ink, what the dice would give in pencil."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from knobel.cli.cells import names_of
from knobel.cli.voice import Voice
from knobel.core.widgets import Sheet, SheetCell, SheetColumn, SheetRow
from knobel.texts import whole_number

# Room for a key and a value, and the gaps around a column.
_VALUE_WIDTH = 8
_GAP = 3
# A sheet with more rows than this is long.
_LONG = 12


def sheet(
    widget: Sheet, voice: Voice, viewer: int | None, turn: tuple[int, ...], width: int, keys: Mapping[str, str]
) -> RenderableType:
    """A score sheet with a row per box and a column per player, or several. `keys` pick the cells on offer.

    A long sheet lies in two halves side by side where the screen is wide enough: its own, where it has some.
    """
    columns = widget.columns
    if _width(widget, columns, voice) > width:
        columns = _of_those_who_matter(widget, {viewer, *turn, None})
    rows = widget.rows
    if len(rows) > _LONG and 2 * _width(widget, columns, voice) + _GAP <= width:
        half = _upper(widget) or (len(rows) + 1) // 2
        parts = [_table(widget, part, columns, voice, viewer, keys) for part in (rows[:half], rows[half:])]
        return Columns(parts, padding=(0, 3))
    return _table(widget, rows, columns, voice, viewer, keys)


def _table(
    widget: Sheet,
    rows: Sequence[SheetRow],
    columns: Sequence[SheetColumn],
    voice: Voice,
    viewer: int | None,
    keys: Mapping[str, str],
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), header_style="brass", show_edge=False)
    table.add_column("")
    for column in columns:
        table.add_column(_heading(column, voice), justify="right", style="own" if column.owner == viewer else "")
    cells = {(cell.row, cell.column): cell for cell in widget.cells}
    for row in rows:
        label = Text(voice.say(row.label), "italic" if row.kind == "sum" else "")
        values = []
        for column in columns:
            value = _value(cells.get((row.id, column.id)), row)
            key = next((keys[name] for name in names_of(column, row) if name in keys), None)
            if column.owner == viewer and key is not None:
                value = Text.assemble((f"{key}) ", "brass"), value)
            values.append(value)
        table.add_row(label, *values)
    return table


def _upper(widget: Sheet) -> int:
    """How many rows stand in the first part of a sheet that has parts."""
    return sum(row.section == widget.sections[0].id for row in widget.rows) if widget.sections else 0


def _width(widget: Sheet, columns: Sequence[SheetColumn], voice: Voice) -> int:
    labels = max((len(voice.say(row.label)) for row in widget.rows), default=0)
    return labels + sum(max(_VALUE_WIDTH, len(_heading(column, voice))) + _GAP for column in columns)


def _of_those_who_matter(widget: Sheet, owners: set[int | None]) -> tuple[SheetColumn, ...]:
    """Where not all columns fit: those of the viewer and of whoever is on turn."""
    return tuple(column for column in widget.columns if column.owner in owners) or widget.columns


def _heading(column: SheetColumn, voice: Voice) -> Text:
    name = voice.line("the-table") if column.owner is None else voice.name(column.owner)
    return Text(name if column.factor == 1 else f"{name} ×{column.factor}")


def _value(cell: SheetCell | None, row: SheetRow) -> Text:
    if cell is None:
        return Text("")
    if cell.value is not None:
        return Text(whole_number(cell.value), "brass" if row.kind == "sum" else "")
    return Text("" if cell.preview is None else f"({whole_number(cell.preview)})", "pencil")

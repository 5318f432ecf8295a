"""The cells of a score sheet under the names by which they are taken."""

from collections.abc import Iterator
from typing import NamedTuple

from knobel.core.scenes import Scene
from knobel.core.widgets import Sheet, SheetColumn, SheetRow


class OwnCell(NamedTuple):
    """A cell of the viewer's own."""

    column: SheetColumn
    row: SheetRow
    preview: int | None


def own_cells(scene: Scene) -> dict[str, OwnCell]:
    """Every cell of the viewer's own under its names."""
    return {
        name: cell
        for widget in scene.widgets
        if isinstance(widget, Sheet)
        for cell in _cells(widget, scene.viewer)
        for name in names_of(cell.column, cell.row)
    }


def names_of(column: SheetColumn, row: SheetRow) -> tuple[str, ...]:
    """`row`, or `column:row` where a player has several columns; the owner's seat in a column's id goes unsaid."""
    return (row.id, f"{column.id}:{row.id}", f"{column.id.split(':')[-1]}:{row.id}")


def _cells(sheet: Sheet, viewer: int | None) -> Iterator[OwnCell]:
    previews = {(cell.row, cell.column): cell.preview for cell in sheet.cells}
    for column in sheet.columns:
        if column.owner == viewer:
            for row in sheet.rows:
                yield OwnCell(column, row, previews.get((row.id, column.id)))

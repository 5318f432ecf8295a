"""The square grid with circles on its corners, as a lattice with its row and column numbers."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.widgets import Grid

_STEP = 8  # characters from one circle to the next
_MARGIN = 4


def grid(widget: Grid, voice: Voice) -> RenderableType:
    """One player's grid; what is named `row,column` can be read off the margins."""
    things: list[RenderableType] = [Text(voice.name(widget.owner), "brass")]
    things.extend(_lattice(widget))
    if any(value is not None for row in widget.results for value in row):
        things.append(Text(voice.line("cli-grid-results"), "brass"))
        things.extend(Text(" " * _MARGIN + "".join(_number(value).rjust(4) for value in row)) for row in widget.results)
    return Group(*things)


def _lattice(widget: Grid) -> Iterator[Text]:
    yield Text(_numbers(len(widget.circles[0]) if widget.circles else 0), "pencil")
    for number, circles in enumerate(widget.circles):
        yield Text(f"{number:>2}  ", "pencil").append(_circles(circles), "")
        if number < len(widget.squares):
            yield Text(f"{number:>2}· ", "pencil").append(_squares(widget.squares[number]), "brass")


def _numbers(columns: int) -> str:
    """The numbers of the circles' columns, and between them, dotted, those of the squares' columns."""
    parts = (f" {column} ".ljust(_STEP // 2) + f" {column}·".ljust(_STEP // 2) for column in range(columns))
    return (" " * _MARGIN + "".join(parts)).rstrip()[: _MARGIN + _STEP * (columns - 1) + 2]


def _circles(row: Sequence[int | None]) -> str:
    return "─────".join(f"({' ' if value is None else value})" for value in row)


def _squares(row: Sequence[int | None]) -> str:
    return "".join((" │  " + _number(value).rjust(2)).ljust(_STEP) for value in row) + " │"


def _number(value: int | None) -> str:
    return "·" if value is None else str(value)

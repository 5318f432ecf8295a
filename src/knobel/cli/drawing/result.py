"""How a game ended, as a table."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.results import Result


def result_table(result: Result, voice: Voice) -> RenderableType:
    """Everybody's place, best first, with whatever was counted."""
    counted = [
        (voice.line(f"cli-column-{name}"), values)
        for name, values in (("points", result.points), ("chips", result.chips), ("nets", result.nets))
        if values is not None
    ]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-column-place"), justify="right")
    table.add_column(voice.line("cli-column-name"))
    for heading, _ in counted:
        table.add_column(heading, justify="right")
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        style = "kept" if seat in result.winners else ""
        values = (Text(_number(values, seat), style) for _, values in counted)
        table.add_row(Text(f"{result.places[seat]}.", style), Text(voice.name(seat), style), *values)
    return table


def _number(values: Sequence[int | None], seat: int) -> str:
    value = values[seat]
    return "–" if value is None else str(value)

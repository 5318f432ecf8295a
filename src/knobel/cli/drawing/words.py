"""Words, letters and pictures."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.phrases import Name, Names, say
from knobel.core.widgets import Crossword, Picture, Term, Terms, WordSheet


def word_sheet(widget: WordSheet, voice: Voice, viewer: int | None) -> RenderableType:
    """One player's words beside their letters; the viewer's own have numbers to type."""
    slots = [
        Text.assemble(
            (f"{number:>3} " if widget.owner == viewer else "  ", "pencil"),
            (f"{slot.letter} ", "own"),
            slot.text or "……",
        )
        for number, slot in enumerate(widget.slots, start=1)
    ]
    return Group(Text(voice.name(widget.owner), "brass"), Columns(slots, padding=(0, 3), column_first=True))


def terms(widget: Terms, voice: Voice) -> RenderableType:
    """The words under review."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for number, term in enumerate(widget.terms, start=1):
        points = "" if term.points is None else voice.line("read-term-points", text=term.text, points=term.points)
        table.add_row(
            Text(str(number), "pencil"),
            Text(term.text, "own"),
            Text(voice.line("cli-authors", authors=Names(term.authors))),
            Text(_status(term, voice)),
            Text(points, "pencil"),
        )
    return table


def _status(term: Term, voice: Voice) -> str:
    return voice.line(f"term-{term.status}", accepts=term.accepts or 0, rejects=term.rejects or 0)


def crossword(widget: Crossword, voice: Voice) -> RenderableType:
    """The letters thrown, with their numbers and values, and the words laid so far."""
    letters = Table(box=None, pad_edge=False, padding=(0, 1))
    laid = {tile.die for tile in widget.tiles}
    for number in range(len(widget.letters)):
        letters.add_column(str(number + 1), justify="center", header_style="pencil")
    styles = ["pencil strike" if die in laid else "own" for die in range(len(widget.letters))]
    letters.add_row(*(Text(letter, style) for letter, style in zip(widget.letters, styles, strict=True)))
    letters.add_row(*(Text(str(value), "pencil") for value in widget.values))
    return Group(Text(voice.name(widget.owner), "brass"), letters, *_laid(widget))


def _laid(widget: Crossword) -> list[RenderableType]:
    if not widget.tiles:
        return []
    at = {(tile.column, tile.row): tile.letter for tile in widget.tiles}
    columns = range(min(column for column, _ in at), max(column for column, _ in at) + 1)
    rows = range(min(row for _, row in at), max(row for _, row in at) + 1)
    head = Text("    " + "".join(f"{column:>3}" for column in columns), "pencil")
    body = (
        Text(f"{row:>4}", "pencil").append("".join(f"{at.get((column, row), '·'):>3}" for column in columns), "own")
        for row in rows
    )
    return [head, *body]


def picture(widget: Picture, voice: Voice) -> RenderableType:
    """What is drawn, and what is still missing."""
    owner = say("the-table") if widget.owner is None else Name(widget.owner)
    text = Text(voice.line("cli-strikes", who=owner) + " ", "brass")
    for part in widget.parts:
        text.append("✓ " if part.drawn else "· ", "good" if part.drawn else "pencil")
        text.append(voice.say(part.label) + "  ", "own" if part.drawn else "pencil")
    return text

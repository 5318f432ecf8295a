"""Chips, boards, tracks, bets and standings."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.phrases import Name, say
from knobel.core.widgets import BetField, Bets, Board, Piles, Standing, Standings, Strikes, Track

MOST_CHIPS_DRAWN = 15
_TRACK_WIDTH = 40


def chips(count: int, sign: str = "●") -> str:
    """So many chips, drawn one by one while that can still be counted at a glance."""
    return sign * count if 0 <= count <= MOST_CHIPS_DRAWN else f"{sign} × {count}"


def standings(widget: Standings, voice: Voice, turn: tuple[int, ...]) -> RenderableType:
    """How everybody stands, with a mark at whose turn it is."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for row in widget.rows:
        style = "pencil" if row.out else "own" if row.seat in turn else ""
        mark = "▸" if row.seat in turn else " "
        note = "" if row.note is None else voice.say(row.note)
        table.add_row(Text(mark, "brass"), Text(_standing(row, widget, voice), style), Text(note, "pencil"))
    return table


def _standing(row: Standing, widget: Standings, voice: Voice) -> str:
    if row.out:
        return voice.line("read-out", who=Name(row.seat), unit=widget.unit)
    if row.score is None:
        return voice.line("cli-seat", who=Name(row.seat))
    return voice.line("read-standing", who=Name(row.seat), unit=widget.unit, score=row.score)


def piles(widget: Piles, voice: Voice) -> RenderableType:
    """Every pile with its chips."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column()
    table.add_column(justify="right")
    sign = "◍" if widget.unit == "discs" else "●"
    for pile in widget.piles:
        table.add_row(Text(voice.say(pile.label)), Text(str(pile.chips), "own"), Text(chips(pile.chips, sign), "kept"))
    return table


def board(widget: Board, voice: Voice) -> RenderableType:
    """The fields of a chip board and what lies on them."""
    table = Table(box=box.ROUNDED, show_header=False, border_style="pencil")
    for field in widget.fields:
        table.add_row(Text(voice.say(field.label)), Text(chips(field.chips), "kept"))
    return table


def track(widget: Track, voice: Voice) -> RenderableType:
    """Everybody's token on its way."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for token in widget.tokens:
        at = round(_TRACK_WIDTH * min(max(token.at, 0), widget.length) / max(widget.length, 1))
        path = Text("━" * at, "brass").append("●", "kept").append("─" * (_TRACK_WIDTH - at), "pencil")
        named = widget.labels[token.at] if 0 <= token.at < len(widget.labels) else f"{token.at}/{widget.length}"
        table.add_row(Text(voice.name(token.owner)), path, Text(named))
    return table


def bets(widget: Bets, voice: Voice) -> RenderableType:
    """The betting layout: fields that win and lose together stand in one column."""
    columns: dict[str, list[BetField]] = {}
    for field in widget.fields:
        columns.setdefault(field.column, []).append(field)
    table = Table(box=box.ROUNDED, show_header=False, border_style="pencil")
    for row in range(max((len(fields) for fields in columns.values()), default=0)):
        table.add_row(*(_bet_field(fields[row], voice) if row < len(fields) else "" for fields in columns.values()))
    return table


def _bet_field(field: BetField, voice: Voice) -> Text:
    text = Text(voice.say(field.label), "own")
    for stake in field.stakes:
        text.append(f"  {voice.name(stake.seat)} {stake.chips}", "kept")
    return text


def strikes(widget: Strikes, voice: Voice) -> RenderableType:
    """A list of things; what is struck out is shown so."""
    owner = say("the-table") if widget.owner is None else Name(widget.owner)
    text = Text()
    for item in widget.items:
        label = voice.say(item.label) + (f"×{item.left}" if item.left > 1 else "")
        text.append(label, "own" if item.left else "strike pencil").append("  ")
    return Group(Text(voice.line("cli-strikes", who=owner), "brass"), text)

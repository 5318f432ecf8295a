"""Dice as little boxes: pips for ordinary ones, a symbol for the others, a shade for those under a cup."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.phrases import Fact, Name, say
from knobel.core.widgets import DieView, Tray

BOX_WIDTH = 9
# More dice than this are drawn small where a symbol is all there is to draw.
MOST_LARGE = 6
_TOP, _BOTTOM = "╭───────╮", "╰───────╯"
_COVERED = (" ░░░░░ ", " ░░░░░ ", " ░░░░░ ")
_BLANK = ("       ", "   ·   ", "       ")
_LEFT, _MIDDLE, _RIGHT, _BOTH, _NONE = " ●     ", "   ●   ", "     ● ", " ●   ● ", "       "
PIPS = {
    1: (_NONE, _MIDDLE, _NONE),
    2: (_LEFT, _NONE, _RIGHT),
    3: (_LEFT, _MIDDLE, _RIGHT),
    4: (_BOTH, _NONE, _BOTH),
    5: (_BOTH, _MIDDLE, _BOTH),
    6: (_BOTH, _BOTH, _BOTH),
}
_COLOURS = {
    "ivory": "ivory",
    "white": "bold white",
    "grey": "grey62",
    "gray": "grey62",
    "black": "bold grey39",
    "red": "bold red3",
    "blue": "bold dodger_blue1",
    "green": "bold green3",
    "yellow": "bold yellow3",
}


def tray(widget: Tray, voice: Voice, width: int, *, numbered: bool = False) -> RenderableType:
    """The dice of a tray in rows, under a line that says whose they are."""
    if len(widget.dice) > MOST_LARGE and not any(die.kind == "d6" for die in widget.dice):
        return Group(Text(_title(widget, voice), "brass"), _small_dice(widget, voice))
    per_row = max(1, width // (BOX_WIDTH + 1))
    rows = [
        row_of_dice(widget.dice[first : first + per_row], voice, widget.cup, first if numbered else None)
        for first in range(0, len(widget.dice), per_row)
    ]
    return Group(Text(_title(widget, voice), "brass"), *rows)


def row_of_dice(dice: Sequence[DieView], voice: Voice, cup: str = "none", counted_from: int | None = None) -> Text:
    """Dice side by side. Where they are counted, each has the number to type under it."""
    boxes = [_box(die, voice, cup) for die in dice]
    lines = [
        Text(" ").join(Text(box[line], _style(die)) for box, die in zip(boxes, dice, strict=True)) for line in range(5)
    ]
    if counted_from is not None:
        numbers = (f"{counted_from + offset + 1}{'*' if die.held else ''}" for offset, die in enumerate(dice))
        lines.append(Text(" ".join(number.center(BOX_WIDTH) for number in numbers).rstrip(), "pencil"))
    return Text("\n").join(lines)


def _small_dice(widget: Tray, voice: Voice) -> Text:
    """Many dice with symbols, as small as can be read."""
    text = Text()
    for die in widget.dice:
        symbol = " " if die.face is None else voice.face(die.kind, die.face)
        text.append(f"[{symbol}]", _style(die)).append(" ")
    return text


def _title(widget: Tray, voice: Voice) -> str:
    owner: Fact = say("the-table") if widget.owner is None else Name(widget.owner)
    told = [voice.line("cli-seat", who=owner)]
    if widget.throws:
        told = [voice.line("read-throws", who=owner, throws=widget.throws, allowed=widget.allowed or 0)]
    held = [voice.face(die.kind, die.face) for die in widget.dice if die.held and die.face is not None]
    if held:
        told.append(voice.line("cli-held", faces=" ".join(held)))
    if widget.cup == "covered":
        told.append(voice.line("cli-under-the-cup"))
    return " · ".join(told)


def _box(die: DieView, voice: Voice, cup: str) -> tuple[str, ...]:
    return (_TOP, *(f"│{line}│" for line in _inside(die, voice, cup)), _BOTTOM)


def _inside(die: DieView, voice: Voice, cup: str) -> tuple[str, str, str]:
    if die.face is None:
        return _COVERED if cup == "covered" else _BLANK
    if die.kind == "d6" and die.face in PIPS:
        return PIPS[die.face]
    return (_NONE, voice.face(die.kind, die.face).center(len(_NONE)), _NONE)


def _style(die: DieView) -> str:
    if die.held:
        return "kept"
    return "covered" if die.face is None else _COLOURS.get(die.colour, "ivory")

"""A whole scene on the screen."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from knobel.cli.drawing import boards, dice, words
from knobel.cli.drawing.grid import grid
from knobel.cli.drawing.sheet import sheet
from knobel.cli.voice import Voice
from knobel.core.scenes import Scene
from knobel.core.widgets import (
    Announcement,
    Bets,
    Board,
    Crossword,
    Grid,
    Picture,
    Piles,
    Sheet,
    Standings,
    Strikes,
    Terms,
    Track,
    Tray,
    Widget,
    WordSheet,
)


class Typing(NamedTuple):
    """What a person may type, to be shown where it belongs: the tray whose dice have numbers, and keys of cells."""

    tray: str | None = None
    cells: Mapping[str, str] = {}


NOTHING = Typing()


def draw_scene(scene: Scene, voice: Voice, width: int, typing: Typing = NOTHING) -> Iterator[RenderableType]:
    """Everything that lies on the table."""
    for kind, widgets in groupby(scene.widgets, type):
        drawn = [draw_widget(widget, scene, voice, width, typing) for widget in widgets]
        # What several players have alike lies side by side.
        yield from [Columns(drawn, padding=(0, 3))] if kind in (Tray, Grid) and len(drawn) > 1 else drawn


def draw_widget(widget: Widget, scene: Scene, voice: Voice, width: int, typing: Typing = NOTHING) -> RenderableType:
    """One thing on the table."""
    match widget:
        case Tray():
            return dice.tray(widget, voice, width, numbered=widget.id == typing.tray)
        case Sheet():
            return sheet(widget, voice, scene.viewer, scene.turn, width, typing.cells)
        case Strikes():
            return boards.strikes(widget, voice)
        case Piles():
            return boards.piles(widget, voice)
        case Board():
            return boards.board(widget, voice)
        case Track():
            return boards.track(widget, voice)
        case Grid():
            return grid(widget, voice)
        case Bets():
            return boards.bets(widget, voice)
        case Crossword():
            return words.crossword(widget, voice)
        case Picture():
            return words.picture(widget, voice)
        case WordSheet():
            return words.word_sheet(widget, voice, scene.viewer)
        case Terms():
            return words.terms(widget, voice)
        case Standings():
            return boards.standings(widget, voice, scene.turn)
        case Announcement(phrase=phrase):
            return Text(f"» {voice.say(phrase)}", "kept")

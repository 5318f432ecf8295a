"""Faces: what a face shows and tells."""

from knobel.core.choices import Item
from knobel.core.events import Event, SeenEvent, Thrown, Unseen
from knobel.core.face import Face, LastThrow, dice_tray, ready_tray
from knobel.core.phrases import Fact, Name, Names, Phrase, Pips, say
from knobel.core.secrets import Viewer
from knobel.core.widgets import (
    Announcement,
    Crossword,
    DieView,
    Grid,
    Pile,
    Piles,
    Standing,
    Standings,
    StrikeItem,
    Strikes,
    Term,
    Terms,
    Tray,
    Widget,
    WordSheet,
    WordSlot,
)

__all__ = [
    "Announcement",
    "Crossword",
    "DieView",
    "Event",
    "Face",
    "Fact",
    "Grid",
    "Item",
    "LastThrow",
    "Name",
    "Names",
    "Phrase",
    "Pile",
    "Piles",
    "Pips",
    "SeenEvent",
    "Standing",
    "Standings",
    "StrikeItem",
    "Strikes",
    "Term",
    "Terms",
    "Thrown",
    "Tray",
    "Unseen",
    "Viewer",
    "Widget",
    "WordSheet",
    "WordSlot",
    "dice_tray",
    "ready_tray",
    "say",
]

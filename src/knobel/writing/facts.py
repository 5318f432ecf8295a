"""Facts: what a game says about itself before anybody plays, and what a table can agree on."""

from knobel.core.conditions import at_least, at_most, below, only, refused, usually, when
from knobel.core.frozen import Frozen
from knobel.core.game import Game, Variant
from knobel.core.info import Family, Info, Players, Preset
from knobel.core.options import Options, off_or, whole
from knobel.core.values import SEATS

__all__ = [
    "SEATS",
    "Family",
    "Frozen",
    "Game",
    "Info",
    "Options",
    "Players",
    "Preset",
    "Variant",
    "at_least",
    "at_most",
    "below",
    "off_or",
    "only",
    "refused",
    "usually",
    "when",
    "whole",
]

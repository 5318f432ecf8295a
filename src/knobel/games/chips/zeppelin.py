"""Zeppelin: an airship with five fields and a gondola; lay a chip on what is empty, take it from what is not.

Rulings followed: out is whoever holds no chip at all after a throw, whatever they won before; a field of the hull never
holds more than one chip; the gondola keeps what it gets until the last one left takes everything; in a game that is
stopped, chips on the board are nobody's.
"""

from typing import Annotated

from knobel.games.chips._chip_board import ChipBoardOptions, OneChipBoard, OneChipBoardFace
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, SafetyCircuits
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import d6

GONDOLA = 6


class ZeppelinOptions(ChipBoardOptions, frozen=True):
    start_chips: Annotated[int, whole(3, 12)] = 6
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class Zeppelin(OneChipBoard[ZeppelinOptions]):
    ranks = "chips"
    dice = d6(1)
    fields = (1, 2, 3, 4, 5, GONDOLA)
    keeper = GONDOLA


class ZeppelinFace(OneChipBoardFace[Zeppelin]):
    art = "zeppelin"


INFO = Info(id="zeppelin", family=Family.CHIPS, players=Players(2, 7), dice=("d6",), decisions=False)
GAME = Game(INFO, Zeppelin, ZeppelinFace)

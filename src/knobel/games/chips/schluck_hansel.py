"""Schluck Hansel: Hansel swallows every chip that falls to the seven; the last one with chips wins.

Rulings followed: all sums but the seven are ordinary fields, the 2 and the 12 among them, and hold one chip at most;
what is in Hansel's belly never comes back; whoever is out stays out; chips on the board belong to nobody, at the end
too.
"""

from typing import Annotated

from knobel.games.chips._chip_board import ChipBoardOptions, OneChipBoard, OneChipBoardFace
from knobel.writing.facts import Family, Game, Info, Players, whole

BELLY = 7


class SchluckHanselOptions(ChipBoardOptions, frozen=True):
    start_chips: Annotated[int, whole(2, 10)] = 4


class SchluckHansel(OneChipBoard[SchluckHanselOptions]):
    keeper = BELLY
    last_takes_board = False


class SchluckHanselFace(OneChipBoardFace[SchluckHansel]):
    art = "hansel"


INFO = Info(id="schluck-hansel", family=Family.CHIPS, players=Players(2, 5), dice=("d6", "d6"), decisions=False)
GAME = Game(INFO, SchluckHansel, SchluckHanselFace)

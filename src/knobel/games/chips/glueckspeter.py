"""Glückspeter: get rid of your chips; the ten takes one for good, a full field gives you one more.

Rulings followed: all sums but the ten are ordinary fields, the seven among them, and hold one chip at most; paying onto
the ten and taking from a full field are compulsory; the first one without chips wins at once.
"""

from typing import Annotated

from knobel.games.chips._chip_board import BoardState, ChipBoardOptions, OneChipBoard, OneChipBoardFace
from knobel.writing.facts import Family, Game, Info, Players, whole
from knobel.writing.rules import Result, best_wins

PETER = 10


class GlueckspeterOptions(ChipBoardOptions, frozen=True):
    start_chips: Annotated[int, whole(3, 12)] = 7


class Glueckspeter(OneChipBoard[GlueckspeterOptions]):
    keeper = PETER
    last_wins = False
    last_takes_board = False

    # Fewer chips are better, and none is best.

    def result(self, state: BoardState) -> Result:
        return best_wins(state.chips, lowest_first=True, chips=state.chips)


class GlueckspeterFace(OneChipBoardFace[Glueckspeter]):
    art = "glueckspeter"


INFO = Info(id="glueckspeter", family=Family.CHIPS, players=Players(2, 5), dice=("d6", "d6"), decisions=False)
GAME = Game(INFO, Glueckspeter, GlueckspeterFace)

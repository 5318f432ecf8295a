"""Pärchen: two white dice count for you, two grey ones against you, in several throws.

Rulings followed: throws go round one by one unless the table wants them in a row; sums below zero stand.
"""

from typing import Annotated, Literal

from knobel.games.series._series import SeriesAdvice, series_info
from knobel.games.series._two_colours import WhiteMinusGrey, WhiteMinusGreyFace, white_and_grey
from knobel.writing.facts import Game, Options, whole


class PaerchenOptions(Options, frozen=True):
    throws: Annotated[int, whole(1, 20)] = 5
    turn_mode: Literal["round_robin", "consecutive"] = "round_robin"


class Paerchen(WhiteMinusGrey[PaerchenOptions]):
    dice = white_and_grey(2, 2)
    white = 2

    def per_turn(self) -> int:
        return 1 if self.options.turn_mode == "round_robin" else self.options.throws


GAME = Game(series_info("paerchen", dice=4, version=2), Paerchen, WhiteMinusGreyFace, SeriesAdvice)

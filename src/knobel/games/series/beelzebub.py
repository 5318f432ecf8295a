"""Beelzebub: three white dice count for you, the grey one, Beelzebub himself, against you; one throw in every round.

Rulings followed: the highest sum wins; a throw below zero is taken away.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, series_info
from knobel.games.series._two_colours import WhiteMinusGrey, WhiteMinusGreyFace, white_and_grey
from knobel.writing.facts import Game, Options, whole


class BeelzebubOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 5


class Beelzebub(WhiteMinusGrey[BeelzebubOptions]):
    dice = white_and_grey(3, 1)
    in_rounds = True
    white = 3


GAME = Game(series_info("beelzebub", dice=4, version=2), Beelzebub, WhiteMinusGreyFace, SeriesAdvice)

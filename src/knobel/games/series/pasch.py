"""Pasch: some throws with three dice in a row; a pair counts its face, a triple four times its face.

Rulings followed: a pair counts its face once and the third die nothing; all throws of a player are added up.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.parts.patterns import most_alike
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6

# How many times their face so many equal dice count.
TIMES_THE_FACE = {1: 0, 2: 1, 3: 4}


class PaschOptions(Options, frozen=True):
    throws: Annotated[int, whole(1, 10)] = 3


class Pasch(SeriesRules[PaschOptions]):
    dice = d6(3)

    def worth(self, number: int, faces: Faces) -> int:
        alike, face = most_alike(faces)
        return TIMES_THE_FACE[alike] * face


GAME = Game(series_info("pasch", dice=3), Pasch, SeriesFace, SeriesAdvice)

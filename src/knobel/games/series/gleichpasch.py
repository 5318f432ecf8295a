"""Gleichpasch: some throws with three dice in a row; dice that are equal count their pips, a lone die nothing.

Rulings followed: only the equal dice count; all throws of a player are added up, and the highest sum wins.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.parts.patterns import most_alike
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6


class GleichpaschOptions(Options, frozen=True):
    throws: Annotated[int, whole(1, 10)] = 3


class Gleichpasch(SeriesRules[GleichpaschOptions]):
    dice = d6(3)

    # A pair or a triple counts the pips of its dice.

    def worth(self, number: int, faces: Faces) -> int:
        alike, face = most_alike(faces)
        return alike * face if alike > 1 else 0


GAME = Game(series_info("gleichpasch", dice=3), Gleichpasch, SeriesFace, SeriesAdvice)

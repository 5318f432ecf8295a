"""Himmel und Hölle: the face on top counts as tens, the one at the bottom as ones.

Rulings followed: opposite faces add up to seven; the number of rounds is agreed upon.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6

OPPOSITE_SUM = 7


class HimmelUndHoelleOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 5


class HimmelUndHoelle(SeriesRules[HimmelUndHoelleOptions]):
    dice = d6(2)
    scores = True
    in_rounds = True

    def worth(self, number: int, faces: Faces) -> int:
        return sum(10 * top + (OPPOSITE_SUM - top) for top in faces)


GAME = Game(series_info("himmel-und-hoelle", dice=2), HimmelUndHoelle, SeriesFace, SeriesAdvice)

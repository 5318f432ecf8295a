"""Plus-Minus: nine throws, every third one taken away.

Rulings followed: sums may be negative at any time and nobody goes out; the highest result wins.
"""

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import Faces, d6

SIGNS = (+1, +1, -1) * 3


class PlusMinus(SeriesRules[Options]):
    dice = d6(1)

    def length(self) -> int:
        return len(SIGNS)

    def worth(self, number: int, faces: Faces) -> int:
        return SIGNS[number] * faces[0]


GAME = Game(series_info("plus-minus", dice=1, points=True), PlusMinus, SeriesFace, SeriesAdvice)

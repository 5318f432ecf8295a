"""Gerade und aufwärts: three throws with three dice in a row; first count the twos, then the fours, then the sixes.

Rulings followed: always all three dice; a die that counts brings its pips.
"""

from knobel.core.dice import Faces, d6
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.core.options import Options
from knobel.parts.series import SeriesFace, SeriesGame

# The face that counts in each throw.
COUNTING = (2, 4, 6)


INFO = Info(
    id="gerade-und-aufwaerts",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 3,
    decisions=False,
    tie_break=True,
)


class GeradeUndAufwaerts(SeriesGame[Options]):
    dice = d6(3)

    def length(self) -> int:
        return len(COUNTING)

    def worth(self, number: int, faces: Faces) -> int:
        return COUNTING[number] * faces.count(COUNTING[number])


GAME = Game(INFO, GeradeUndAufwaerts, SeriesFace)

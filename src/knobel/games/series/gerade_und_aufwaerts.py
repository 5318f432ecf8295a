"""Gerade und aufwärts: three throws with three dice in a row; first count the twos, then the fours, then the sixes.

Rulings followed: always all three dice; a die that counts brings its pips.
"""

from knobel.core.dice import Faces, d6
from knobel.core.info import Family, Info, Players
from knobel.parts.series import SeriesGame

# The face that counts in each throw.
COUNTING = (2, 4, 6)


class GeradeUndAufwaerts(SeriesGame):
    info = Info(
        id="gerade-und-aufwaerts",
        family=Family.SERIES,
        players=Players(2, 12),
        dice=("d6",) * 3,
        decisions=False,
        tie_break=True,
    )
    dice = d6(3)

    def length(self) -> int:
        return len(COUNTING)

    def worth(self, number: int, faces: Faces) -> int:
        return COUNTING[number] * faces.count(COUNTING[number])

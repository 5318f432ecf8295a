"""Plus-Minus: nine throws, every third one taken away.

Rulings followed: sums may be negative at any time and nobody goes out; the highest result wins.
"""

from knobel.core.dice import Faces, d6
from knobel.core.info import Family, Info, Players
from knobel.parts.series import SeriesGame

SIGNS = (+1, +1, -1) * 3


class PlusMinus(SeriesGame):
    info = Info(
        id="plus-minus",
        family=Family.SERIES,
        players=Players(2, 12),
        dice=("d6",),
        decisions=False,
        tie_break=True,
        points=True,
    )
    dice = d6(1)

    def length(self) -> int:
        return len(SIGNS)

    def worth(self, number: int, faces: Faces) -> int:
        return SIGNS[number] * faces[0]

"""Plus-Minus: nine throws, every third one taken away.

Rulings followed: sums may be negative at any time and nobody goes out; the highest result wins.
"""

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import Faces, d6

SIGNS = (+1, +1, -1) * 3


INFO = Info(
    id="plus-minus",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",),
    decisions=False,
    tie_break=True,
    points=True,
)


class PlusMinus(SeriesGame[Options]):
    dice = d6(1)

    def length(self) -> int:
        return len(SIGNS)

    def worth(self, number: int, faces: Faces) -> int:
        return SIGNS[number] * faces[0]


GAME = Game(INFO, PlusMinus, SeriesFace)

"""Gerade und rückwärts: three throws with three dice in a row; first count the sixes, then the fours, then the twos.

Rulings followed: always all three dice; a die that counts brings its pips.
"""

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import Faces, d6

# The face that counts in each throw.
COUNTING = (6, 4, 2)


INFO = Info(
    id="gerade-und-rueckwaerts",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 3,
    decisions=False,
    tie_break=True,
)


class GeradeUndRueckwaerts(SeriesGame[Options]):
    dice = d6(3)

    def length(self) -> int:
        return len(COUNTING)

    def worth(self, number: int, faces: Faces) -> int:
        return COUNTING[number] * faces.count(COUNTING[number])


GAME = Game(INFO, GeradeUndRueckwaerts, SeriesFace)

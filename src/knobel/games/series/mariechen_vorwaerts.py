"""Mariechen vorwärts: six throws, and each counts only if it shows its own number.

Rulings followed: the ideal series is 1, 2, 3, 4, 5, 6; a tie at zero is a tie like any other.
"""

from typing import ClassVar

from knobel.core.rules import O
from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import Faces, d6


class Mariechen(SeriesGame[O]):
    """Both ways: a throw that shows the face of its place counts its pips."""

    ideal: ClassVar[Faces]
    dice = d6(1)

    def length(self) -> int:
        return len(self.ideal)

    def worth(self, number: int, faces: Faces) -> int:
        return faces[0] if faces[0] == self.ideal[number] else 0


INFO = Info(
    id="mariechen-vorwaerts",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",),
    decisions=False,
    tie_break=True,
    points=True,
)


class MariechenVorwaerts(Mariechen[Options]):
    ideal = (1, 2, 3, 4, 5, 6)


GAME = Game(INFO, MariechenVorwaerts, SeriesFace)

"""Mariechen vorwärts: six throws, and each counts only if it shows its own number.

Rulings followed: the ideal series is 1, 2, 3, 4, 5, 6; a tie at zero is a tie like any other.
"""

from typing import ClassVar

from knobel.core.dice import Faces, d6
from knobel.core.info import Family, Info, Players
from knobel.parts.series import SeriesGame


class Mariechen(SeriesGame):
    """Both ways: a throw that shows the face of its place counts its pips."""

    ideal: ClassVar[Faces]
    dice = d6(1)

    def length(self) -> int:
        return len(self.ideal)

    def worth(self, number: int, faces: Faces) -> int:
        return faces[0] if faces[0] == self.ideal[number] else 0


class MariechenVorwaerts(Mariechen):
    info = Info(
        id="mariechen-vorwaerts",
        family=Family.SERIES,
        players=Players(2, 12),
        dice=("d6",),
        decisions=False,
        tie_break=True,
        points=True,
    )
    ideal = (1, 2, 3, 4, 5, 6)

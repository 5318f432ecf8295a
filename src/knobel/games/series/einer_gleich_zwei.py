"""Einer gleich zwei: throws with three dice in a row; one that equals the two others together counts its pips.

Rulings followed: the die that counts can only be the highest one; all throws of a player are made in a row.
"""

from typing import Annotated

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, d6


class EinerGleichZweiOptions(Options, frozen=True):
    """What a table can agree on."""

    throws: Annotated[int, whole(1, 30)] = 10


INFO = Info(
    id="einer-gleich-zwei",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 3,
    decisions=False,
    tie_break=True,
)


class EinerGleichZwei(SeriesGame[EinerGleichZweiOptions]):
    dice = d6(3)

    def length(self) -> int:
        return self.options.throws

    # If two dice add up to the third, it is the highest one, and half of all the pips.

    def worth(self, number: int, faces: Faces) -> int:
        highest = max(faces)
        return highest if 2 * highest == sum(faces) else 0


GAME = Game(INFO, EinerGleichZwei, SeriesFace)

"""Einer gleich zwei: throws with three dice in a row; one that equals the two others together counts its pips.

Rulings followed: the die that counts can only be the highest one; all throws of a player are made in a row.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6


class EinerGleichZweiOptions(Options, frozen=True):
    throws: Annotated[int, whole(1, 30)] = 10


class EinerGleichZwei(SeriesRules[EinerGleichZweiOptions]):
    dice = d6(3)

    # If two dice add up to the third, it is the highest one, and half of all the pips.

    def worth(self, number: int, faces: Faces) -> int:
        highest = max(faces)
        return highest if 2 * highest == sum(faces) else 0


GAME = Game(series_info("einer-gleich-zwei", dice=3), EinerGleichZwei, SeriesFace, SeriesAdvice)

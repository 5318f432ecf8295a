"""Zwölf minus neun: six dice, one throw in every round; even faces count for you, odd ones against you.

Rulings followed: throws and sums below zero stand; a play-off is scored like the game.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6


def even_minus_odd(faces: Faces) -> int:
    """The even faces less the odd ones."""
    return sum(-face if face % 2 else face for face in faces)


class ZwoelfMinusNeunOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 3


class ZwoelfMinusNeun(SeriesRules[ZwoelfMinusNeunOptions]):
    playoff_repeats = 10
    dice = d6(6)
    in_rounds = True

    def worth(self, number: int, faces: Faces) -> int:
        return even_minus_odd(faces)

    def playoff_value(self, faces: Faces) -> int:
        return even_minus_odd(faces)


GAME = Game(series_info("zwoelf-minus-neun", dice=6, version=2), ZwoelfMinusNeun, SeriesFace, SeriesAdvice)

"""Händchen: only fives count; one is worth five, a pair of them twenty-five.

Rulings followed: the faces count and not the sum of the pips; a double five is worth 25 and nothing besides; the number
of rounds is agreed upon.
"""

from typing import Annotated

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6

# By how many of the two dice show a five.
WORTH = (0, 5, 25)


class HaendchenOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 50)] = 10


class Haendchen(SeriesRules[HaendchenOptions]):
    dice = d6(2)
    in_rounds = True

    def worth(self, number: int, faces: Faces) -> int:
        return WORTH[faces.count(5)]


GAME = Game(series_info("haendchen", dice=2), Haendchen, SeriesFace, SeriesAdvice)

"""Einfacher Pasch: one throw with two dice in every round, and only doubles count.

Rulings followed: a double counts both its dice unless the table agrees on the face alone; all rounds are played.
"""

from typing import Annotated, Literal

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6


class EinfacherPaschOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 50)] = 10
    double_value: Literal["sum", "face"] = "sum"


class EinfacherPasch(SeriesRules[EinfacherPaschOptions]):
    dice = d6(2)
    in_rounds = True

    # Only a double counts: both its dice, or its face once.

    def worth(self, number: int, faces: Faces) -> int:
        one, other = faces
        if one != other:
            return 0
        return one if self.options.double_value == "face" else one + other


GAME = Game(series_info("einfacher-pasch", dice=2, matches=False), EinfacherPasch, SeriesFace, SeriesAdvice)

"""Zentavesta: a single throw with three dice; up to ten pips gain ten, more than ten lose ten.

Rulings followed: the ten is always added; so any throw up to ten beats any throw above it; the highest score wins, and
a play-off is scored in the same way.
"""

from knobel.games.series._series import SeriesAdvice, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import Faces, d6

TEN = 10


def points(faces: Faces) -> int:
    """Up to ten: ten more; above ten: ten less."""
    pips = sum(faces)
    return pips + TEN if pips <= TEN else pips - TEN


class Zentavesta(SeriesRules[Options]):
    dice = d6(3)

    def length(self) -> int:
        return 1

    def worth(self, number: int, faces: Faces) -> int:
        return points(faces)

    def playoff_value(self, faces: Faces) -> int:
        return points(faces)


GAME = Game(series_info("zentavesta", dice=3), Zentavesta, SeriesFace, SeriesAdvice)

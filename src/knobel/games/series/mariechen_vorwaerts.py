"""Mariechen vorwärts: six throws, and each counts only if it shows its own number.

Rulings followed: the ideal series is 1, 2, 3, 4, 5, 6; a tie at zero is a tie like any other.
"""

from knobel.games.series._series import FaceByFace, SeriesAdvice, SeriesFace, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import d6


class MariechenVorwaerts(FaceByFace[Options]):
    dice = d6(1)
    counting = (1, 2, 3, 4, 5, 6)


GAME = Game(series_info("mariechen-vorwaerts", dice=1, points=True), MariechenVorwaerts, SeriesFace, SeriesAdvice)

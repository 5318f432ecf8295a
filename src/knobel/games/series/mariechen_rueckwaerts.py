"""Mariechen rückwärts: six throws, and each counts only if it shows its place counted down from six.

Rulings followed: the ideal series is 6, 5, 4, 3, 2, 1; a hit counts the pips thrown.
"""

from knobel.games.series._series import FaceByFace, SeriesAdvice, SeriesFace, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import d6


class MariechenRueckwaerts(FaceByFace[Options]):
    dice = d6(1)
    counting = (6, 5, 4, 3, 2, 1)


GAME = Game(series_info("mariechen-rueckwaerts", dice=1, points=True), MariechenRueckwaerts, SeriesFace, SeriesAdvice)

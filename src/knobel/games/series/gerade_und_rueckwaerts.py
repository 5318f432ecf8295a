"""Gerade und rückwärts: three throws with three dice in a row; first count the sixes, then the fours, then the twos.

Rulings followed: always all three dice; a die that counts brings its pips.
"""

from knobel.games.series._series import FaceByFace, SeriesAdvice, SeriesFace, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import d6


class GeradeUndRueckwaerts(FaceByFace[Options]):
    dice = d6(3)
    counting = (6, 4, 2)


GAME = Game(series_info("gerade-und-rueckwaerts", dice=3), GeradeUndRueckwaerts, SeriesFace, SeriesAdvice)

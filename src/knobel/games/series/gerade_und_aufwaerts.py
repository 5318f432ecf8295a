"""Gerade und aufwärts: three throws with three dice in a row; first count the twos, then the fours, then the sixes.

Rulings followed: always all three dice; a die that counts brings its pips.
"""

from knobel.games.series._series import FaceByFace, SeriesAdvice, SeriesFace, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import d6


class GeradeUndAufwaerts(FaceByFace[Options]):
    dice = d6(3)
    counting = (2, 4, 6)


GAME = Game(series_info("gerade-und-aufwaerts", dice=3), GeradeUndAufwaerts, SeriesFace, SeriesAdvice)

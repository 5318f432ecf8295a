"""Stielaugen: six throws in a row with one to six dice, then, when all have done so, six more with six dice to one.

Rulings followed: all pips of both rounds are added up; the second round goes round as the first did.
"""

from knobel.games.series._series import Series, SeriesFace, SeriesRules, series_info
from knobel.writing.facts import Game, Options
from knobel.writing.rules import DiceSet, Faces, d6

# How many dice each throw of a series has.
COUNTS = (1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1)
DICE = tuple(map(d6, COUNTS))


class Stielaugen(SeriesRules[Options]):
    playoff_repeats = 10
    dice = d6(6)

    def length(self) -> int:
        return len(COUNTS)

    def per_turn(self) -> int:
        return len(COUNTS) // 2

    def dice_for(self, series: Series) -> DiceSet:
        return DICE[len(series)]

    def worth(self, number: int, faces: Faces) -> int:
        return sum(faces)


GAME = Game(series_info("stielaugen", dice=6, version=2), Stielaugen, SeriesFace)

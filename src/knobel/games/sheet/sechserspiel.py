"""Sechserspiel: six throws of one die, each entered at once in a row of one's own that multiplies it by one to six.

Rulings followed: one throw a turn, six times round; only one's own rows count as used; entering is compulsory, and the
last row fills itself.
"""

from knobel.games.sheet._factors import ROW_TAKEN, FactorAdvice, FactorFace, FactorRules
from knobel.writing.facts import Family, Game, Info, Options
from knobel.writing.rules import d6

FACTORS = {str(factor): factor for factor in range(1, 7)}


class Sechserspiel(FactorRules[Options]):
    dice = d6(1)
    factors = FACTORS


INFO = Info(id="sechserspiel", family=Family.SHEET, dice=("d6",), tie_break=True, points=True, codes=(ROW_TAKEN,))
GAME = Game(INFO, Sechserspiel, FactorFace, FactorAdvice)

"""Sechserspiel: six throws of one die, each entered at once in a row of one's own that multiplies it by one to six.

Rulings followed: one throw a turn, six times round; only one's own rows count as used; entering is compulsory, and the
last row fills itself.
"""

from knobel.core.dice import d6
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.core.options import Options
from knobel.parts.placing import ROW_TAKEN, FactorAdvice, FactorFace, FactorGame

FACTORS = {str(factor): factor for factor in range(1, 7)}


INFO = Info(
    id="sechserspiel",
    family=Family.SHEET,
    players=Players(2, 12),
    dice=("d6",),
    tie_break=True,
    points=True,
    codes=(ROW_TAKEN,),
)


class Sechserspiel(FactorGame[Options]):
    dice = d6(1)
    rows = tuple(FACTORS)
    factors = FACTORS


GAME = Game(INFO, Sechserspiel, FactorFace, FactorAdvice)

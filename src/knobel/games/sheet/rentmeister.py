"""Rentmeister: six throws of three dice, each sum written at once beside a multiplier from three to eight.

Rulings followed: the player chooses the row, immediately and for good, unless the table writes from top to bottom; the
sum of the three dice is what counts; the last row fills itself.
"""

from typing import Literal

from knobel.games.sheet._factors import ROW_TAKEN, FactorAdvice, FactorFace, FactorRules
from knobel.games.sheet._printed import Entries
from knobel.writing.facts import Family, Game, Info, Options
from knobel.writing.rules import d6

FACTORS = {str(factor): factor for factor in range(3, 9)}


class RentmeisterOptions(Options, frozen=True):
    placement: Literal["free", "fixed"] = "free"


class Rentmeister(FactorRules[RentmeisterOptions]):
    dice = d6(3)
    factors = FACTORS

    # From top to bottom, if the table wants it so: only the topmost open row is left to choose.

    def open_rows(self, entries: Entries) -> list[int]:
        rows = super().open_rows(entries)
        return rows[:1] if self.options.placement == "fixed" else rows


INFO = Info(id="rentmeister", family=Family.SHEET, dice=("d6",) * 3, tie_break=True, codes=(ROW_TAKEN,))
GAME = Game(INFO, Rentmeister, FactorFace, FactorAdvice)

"""Hohe Hausnummern: three throws of one die, each put at once on a free place of a house number; the highest wins.

Rulings followed: everybody has the three throws in a row, unless the table goes round; the last place fills itself; in
the low game the smallest number wins, but a play-off goes to the highest throw as everywhere.
"""

from typing import Literal

from knobel.games.sheet._factors import ROW_TAKEN, FactorAdvice, FactorFace, FactorRules
from knobel.games.sheet._placing import PlacingState
from knobel.games.sheet._printed import Entries
from knobel.writing.facts import Family, Game, Info, Options, Preset
from knobel.writing.rules import Result, best_wins, d6

PLACES = {"hundreds": 100, "tens": 10, "ones": 1}


class HoheHausnummernOptions(Options, frozen=True):
    direction: Literal["high", "low"] = "high"
    turn_mode: Literal["block", "circuits"] = "block"


class HoheHausnummern(FactorRules[HoheHausnummernOptions]):
    dice = d6(1)
    factors = PLACES

    def stays(self) -> bool:
        return self.options.turn_mode == "block"

    def lowest_wins(self) -> bool:
        return self.options.direction == "low"

    # The highest number wins, or the lowest; unfinished ones come last.

    def result(self, state: PlacingState) -> Result:
        sign = -1 if self.lowest_wins() else 1
        numbers = tuple(map(self.total, state.sheets))
        keys = [(None not in entries, sign * number) for entries, number in zip(state.sheets, numbers, strict=True)]
        return best_wins(keys, points=numbers)


class HoheHausnummernFace(FactorFace[HoheHausnummern]):
    # On the sheet stand digits, and the number only once it is complete.

    def shown(self, cell: int, entry: int) -> int:
        return entry

    def summed(self, entries: Entries) -> int | None:
        return None if None in entries else self.rules.total(entries)


LOW = Preset("niedrige-hausnummern", {"direction": "low"}, fixed=("direction",))
INFO = Info(
    id="hohe-hausnummern", family=Family.SHEET, dice=("d6",), tie_break=True, codes=(ROW_TAKEN,), presets=(LOW,)
)
GAME = Game(INFO, HoheHausnummern, HoheHausnummernFace, FactorAdvice)

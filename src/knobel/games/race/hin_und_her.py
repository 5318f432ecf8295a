"""Hin und her: strike out one to six; but what is struck and thrown again stands open again.

Rulings followed: one throw a turn, whatever it does; no bound but the agreed one, because a single sheet takes more
than eighty throws on average.
"""

from knobel.games.race._race import race_info
from knobel.games.race._strikes import StrikeOptions, StrikeRace, StrikeRaceFace, Struck, with_number, without
from knobel.writing.facts import Game
from knobel.writing.rules import Faces


class HinUndHer(StrikeRace[StrikeOptions]):
    # An open number is struck, a struck one is open again.

    def marked(self, sheet: Struck, faces: Faces) -> tuple[Struck, bool]:
        number = faces[0]
        return without(sheet, number) if number in sheet else with_number(sheet, number), False


GAME = Game(race_info("hin-und-her"), HinUndHer, StrikeRaceFace)

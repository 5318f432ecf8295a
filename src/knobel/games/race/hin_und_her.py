"""Hin und her: strike out one to six; but what is struck and thrown again stands open again.

Rulings followed: one throw a turn, whatever it does; no bound but the agreed one, because a single sheet takes more
than eighty throws on average.
"""

from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, SafetyCircuits, StrikeRace, StrikeRaceFace
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import Faces


class HinUndHerOptions(Options, frozen=True):
    """What a table can agree on."""

    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


INFO = Info(id="hin-und-her", family=Family.RACE, players=Players(2, 12), dice=("d6",), decisions=False, tie_break=True)


class HinUndHer(StrikeRace[HinUndHerOptions]):
    # An open number is struck, a struck one is open again.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        return sheet ^ self.bits[faces[0]], False


GAME = Game(INFO, HinUndHer, StrikeRaceFace)

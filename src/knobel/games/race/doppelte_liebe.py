"""Doppelte Liebe: strike out one to six, throwing on as long as there is something to strike.

Rulings followed: throwing on is compulsory, since stopping never helps; whoever begins may win before anybody else has
thrown.
"""

from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, SafetyCircuits, StrikeRace, StrikeRaceFace
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import Faces


class DoppelteLiebeOptions(Options, frozen=True):
    """What a table can agree on."""

    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


INFO = Info(
    id="doppelte-liebe", family=Family.RACE, players=Players(2, 12), dice=("d6",), decisions=False, tie_break=True
)


class DoppelteLiebe(StrikeRace[DoppelteLiebeOptions]):
    # An open number is struck, and the thrower goes on; one that is struck already ends the turn.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        bit = self.bits[faces[0]]
        return sheet | bit, not sheet & bit


GAME = Game(INFO, DoppelteLiebe, StrikeRaceFace)

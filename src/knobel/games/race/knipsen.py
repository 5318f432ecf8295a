"""Knipsen: the die is flicked instead of thrown, the pips are added up, and the first at fifty wins.

Rulings followed: a flick is a fair throw; one flick a turn; reaching the target means having at least so many, an exact
hit is not needed; where the circuit is played out, all at the target win alike.
"""

from typing import Annotated

from knobel.games.race._race import TargetFace, race_info
from knobel.parts.race import Finish, RaceState, TargetRules
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces


class KnipsenOptions(Options, frozen=True):
    target: Annotated[int, whole(20, 200)] = 50
    finish: Finish = "sudden"


class Knipsen(TargetRules[RaceState, KnipsenOptions]):
    # The pips are added to the flicker's total.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        return sheet + faces[0], False

    # Beyond the target nothing counts any more.

    def rank(self, sheet: int) -> int:
        return min(sheet, self.target)


class KnipsenFace(TargetFace[Knipsen]):
    by = "finger"

    def told(self, before: RaceState, event: Thrown, after: RaceState) -> tuple[Phrase, ...]:
        return (say("told-total", who=Name(before.seat), total=after.sheets[before.seat]),)


GAME = Game(race_info("knipsen"), Knipsen, KnipsenFace)

"""Kreuze löschen: twenty crosses each, erase as many as you throw; but the last throw must fit exactly.

Rulings followed: whoever throws more than there are crosses keeps them and draws the difference, and so has as many as
were thrown (or, if agreed, erases all and draws the difference); as many as thrown must be erased; with one cross left
no throw fits, and the next one adds crosses.
"""

from typing import Annotated, Literal

from knobel.games.race._race import race_info
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, RaceFace, RaceRules, RaceState, SafetyCircuits
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, d6


class KreuzeLoeschenOptions(Options, frozen=True):
    start_crosses: Annotated[int, whole(10, 50)] = 20
    overshoot: Literal["add_difference", "bounce"] = "add_difference"
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class KreuzeLoeschen(RaceRules[RaceState, KreuzeLoeschenOptions]):
    dice = d6(2)

    def blank(self) -> int:
        return self.options.start_crosses

    # A throw that fits erases as many crosses; one that is too high draws the difference.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        pips = faces[0] + faces[1]
        if pips <= sheet:
            return sheet - pips, False
        return pips if self.options.overshoot == "add_difference" else pips - sheet, False

    def at_goal(self, sheet: int) -> bool:
        return not sheet

    # Fewer crosses are better.

    def rank(self, sheet: int) -> int:
        return -sheet


class KreuzeLoeschenFace(RaceFace[KreuzeLoeschen]):
    unit = "crosses"

    def told(self, before: RaceState, event: Thrown, after: RaceState) -> tuple[Phrase, ...]:
        seat = before.seat
        old, new, pips = before.sheets[seat], after.sheets[seat], sum(event.faces)
        key = "told-erased" if pips <= old else "told-overshot"
        return (say(key, who=Name(seat), pips=pips, difference=abs(pips - old), crosses=new),)


GAME = Game(race_info("kreuze-loeschen", dice=2), KreuzeLoeschen, KreuzeLoeschenFace)

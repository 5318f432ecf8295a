"""Knipsen mit Schikane: as Knipsen, but whoever lands exactly on a round number falls back by ten.

Rulings followed: the round numbers are the multiples of ten below the target, which is itself no trap; only a number
reached by adding counts, so a fall from 20 to 10 ends there; passing over a round number is free.
"""

from knobel.games.race._race import race_info
from knobel.games.race.knipsen import Knipsen, KnipsenFace, KnipsenOptions
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, RaceState, SafetyCircuits
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Game
from knobel.writing.rules import Faces

TRAPS_EVERY = 10
FALL = 10


class KnipsenMitSchikaneOptions(KnipsenOptions, frozen=True):
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class KnipsenMitSchikane(Knipsen):
    options_type = KnipsenMitSchikaneOptions

    # Whoever lands on a round number below the target falls back by ten.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        total = sheet + faces[0]
        trapped = not total % TRAPS_EVERY and total < self.target
        return total - FALL if trapped else total, False


class KnipsenMitSchikaneFace(KnipsenFace):
    def told(self, before: RaceState, event: Thrown, after: RaceState) -> tuple[Phrase, ...]:
        seat = before.seat
        old, new = before.sheets[seat], after.sheets[seat]
        if new < old + sum(event.faces):
            return (say("told-trap", who=Name(seat), trap=new + FALL, total=new),)
        return super().told(before, event, after)


GAME = Game(race_info("knipsen-mit-schikane"), KnipsenMitSchikane, KnipsenMitSchikaneFace)

"""Häuser würfeln: the first throw is your lucky number; each time it falls again you draw a line of your house.

Rulings followed: the throw for the lucky number is made for that alone and draws nothing; several players may have the
same number; one throw a turn, unless a hit is agreed to bring another.
"""

from knobel.games.race._lucky_parts import LuckyParts, LuckyPartsFace, LuckyPartsOptions, LuckyState
from knobel.games.race._race import race_info
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, SafetyCircuits
from knobel.writing.face import Event, Name, Phrase, say
from knobel.writing.facts import Game
from knobel.writing.rules import Faces

# In the order of drawing: four lines of the square, three of the door, four of the window, two of the roof.
LINES = {"square": 4, "door": 3, "window": 4, "roof": 2}


class HaeuserWuerfelnOptions(LuckyPartsOptions, frozen=True):
    extra_throw_on_hit: bool = False
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class HaeuserWuerfeln(LuckyParts[HaeuserWuerfelnOptions]):
    parts = tuple(f"{part}-{line}" for part, lines in LINES.items() for line in range(1, lines + 1))

    # Whoever has no lucky number yet throws for it.

    def thrown(self, state: LuckyState, faces: Faces) -> LuckyState:
        if not state.lucky[state.seat]:
            return self.with_number(state, faces[0])
        return super().thrown(state, faces)


class HaeuserWuerfelnFace(LuckyPartsFace[HaeuserWuerfeln]):
    art = "house"

    def told(self, before: LuckyState, event: Event, after: LuckyState) -> tuple[Phrase, ...]:
        if not before.lucky[before.seat]:
            return (say("told-lucky", who=Name(before.seat), number=after.lucky[before.seat]),)
        return super().told(before, event, after)


GAME = Game(race_info("haeuser-wuerfeln"), HaeuserWuerfeln, HaeuserWuerfelnFace)

"""Gestrichene Zwölf: strike out two to twelve, throwing on as long as there is something to strike.

Rulings followed: the sum of both dice is struck; the seven must be struck once, and every further seven only keeps the
turn going; the first to strike everything wins in the middle of the turn, and nobody gets an equalising one unless the
circuit is played out.
"""

from knobel.games.race._race import race_info
from knobel.games.race._strikes import StrikeRace, StrikeRaceFace, StrikeState, Struck, with_number
from knobel.parts.race import Finish
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Game, Options, only, when
from knobel.writing.rules import Faces, d6

ALWAYS_GOOD = 7


class GestricheneZwoelfOptions(Options, frozen=True):
    finish: Finish = "sudden"

    depends = (only("tie_break", when(finish="full_circuit")),)


class GestricheneZwoelf(StrikeRace[GestricheneZwoelfOptions]):
    dice = d6(2)
    numbers = tuple(range(2, 13))

    # An open number is struck, and the thrower goes on; one that is struck already ends the turn, except the seven.

    def marked(self, sheet: Struck, faces: Faces) -> tuple[Struck, bool]:
        pips = faces[0] + faces[1]
        return with_number(sheet, pips), pips not in sheet or pips == ALWAYS_GOOD

    # What counts are the numbers still open; the fewer the better.

    def score(self, sheet: Struck) -> int:
        return len(self.numbers) - len(sheet)

    def rank(self, sheet: Struck) -> int:
        return len(sheet)


class GestricheneZwoelfFace(StrikeRaceFace[GestricheneZwoelf]):
    def told(self, before: StrikeState, event: Thrown, after: StrikeState) -> tuple[Phrase, ...]:
        seat = before.seat
        if sum(event.faces) == ALWAYS_GOOD and after.sheets == before.sheets:
            return (say("told-seven-again", who=Name(seat)),)
        return super().told(before, event, after)


GAME = Game(race_info("gestrichene-zwoelf", dice=2), GestricheneZwoelf, GestricheneZwoelfFace)

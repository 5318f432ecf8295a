"""Gestrichene Zwölf: strike out two to twelve, throwing on as long as there is something to strike.

Rulings followed: the sum of both dice is struck; the seven must be struck once, and every further seven only keeps the
turn going; the first to strike everything wins in the middle of the turn, and nobody gets an equalising one unless the
circuit is played out.
"""

from knobel.parts.race import Finish, RaceState, StrikeRace, StrikeRaceFace
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Family, Game, Info, Options, Players, only, when
from knobel.writing.rules import Faces, d6

ALWAYS_GOOD = 7


class GestricheneZwoelfOptions(Options, frozen=True):
    """What a table can agree on."""

    finish: Finish = "sudden"

    depends = (only("tie_break", when(finish="full_circuit")),)


INFO = Info(
    id="gestrichene-zwoelf",
    family=Family.RACE,
    players=Players(2, 12),
    dice=("d6", "d6"),
    decisions=False,
    tie_break=True,
)


class GestricheneZwoelf(StrikeRace[GestricheneZwoelfOptions]):
    dice = d6(2)
    numbers = tuple(range(2, 13))

    # An open number is struck, and the thrower goes on; one that is struck already ends the turn, except the seven.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        pips = faces[0] + faces[1]
        bit = self.bits[pips]
        return sheet | bit, not sheet & bit or pips == ALWAYS_GOOD

    # What counts are the numbers still open; the fewer the better.

    def score(self, sheet: int) -> int:
        return len(self.numbers) - sheet.bit_count()

    def rank(self, sheet: int) -> int:
        return sheet.bit_count()


class GestricheneZwoelfFace(StrikeRaceFace[GestricheneZwoelf]):
    def told(self, before: RaceState, event: Thrown, after: RaceState) -> tuple[Phrase, ...]:
        seat = before.seat
        if sum(event.faces) == ALWAYS_GOOD and after.sheets == before.sheets:
            return (say("told-seven-again", who=Name(seat)),)
        return super().told(before, event, after)


GAME = Game(INFO, GestricheneZwoelf, GestricheneZwoelfFace)

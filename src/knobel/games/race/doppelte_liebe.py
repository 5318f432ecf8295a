"""Doppelte Liebe: strike out one to six, throwing on as long as there is something to strike.

Rulings followed: throwing on is compulsory, since stopping never helps; whoever begins may win before anybody else has
thrown.
"""

from knobel.games.race._race import race_info
from knobel.games.race._strikes import StrikeOptions, StrikeRace, StrikeRaceFace, Struck, with_number
from knobel.writing.facts import Game
from knobel.writing.rules import Faces


class DoppelteLiebe(StrikeRace[StrikeOptions]):
    # An open number is struck, and the thrower goes on; one that is struck already ends the turn.

    def marked(self, sheet: Struck, faces: Faces) -> tuple[Struck, bool]:
        is_open = faces[0] not in sheet
        return with_number(sheet, faces[0]), is_open


GAME = Game(race_info("doppelte-liebe"), DoppelteLiebe, StrikeRaceFace)

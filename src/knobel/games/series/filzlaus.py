"""Filzlaus: throw until the one falls; whoever needs the most throws, or never gets it, loses.

Rulings followed: the face is the one; several who failed, or needed equally many throws, lose together; if all are
equal nobody loses.
"""

from typing import Annotated

from knobel.games.series._series import series_info
from knobel.games.series._until_hit import UntilHit, UntilHitFace, UntilHitOptions
from knobel.writing.facts import Game, whole


class FilzlausOptions(UntilHitOptions, frozen=True):
    max_throws: Annotated[int, whole(5, 20)] = 10
    face: Annotated[int, whole(1, 6)] = 1


class Filzlaus(UntilHit[FilzlausOptions]):
    ranks = "loser"

    def known_face(self) -> int:
        return self.options.face


GAME = Game(series_info("filzlaus", dice=1), Filzlaus, UntilHitFace)

"""Filzlaus: throw until the one falls; whoever needs the most throws, or never gets it, loses.

Rulings followed: the face is the one; several who failed, or needed equally many throws, lose together; if all are
equal nobody loses.
"""

from typing import Annotated

from knobel.games.series._until_hit import UntilHit, UntilHitFace, UntilHitOptions
from knobel.writing.facts import Family, Game, Info, Players, whole


class FilzlausOptions(UntilHitOptions, frozen=True):
    """What a table can agree on."""

    max_throws: Annotated[int, whole(5, 20)] = 10
    face: Annotated[int, whole(1, 6)] = 1


INFO = Info(
    id="filzlaus",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",),
    decisions=False,
    tie_break=True,
)


class Filzlaus(UntilHit[FilzlausOptions]):
    ranks = "loser"

    def known_face(self) -> int:
        face: int = self.options.face
        return face


GAME = Game(INFO, Filzlaus, UntilHitFace)

"""Himmel und Hölle: the face on top counts as tens, the one at the bottom as ones.

Rulings followed: opposite faces add up to seven; the number of rounds is agreed upon.
"""

from typing import Annotated

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, d6

OPPOSITE_SUM = 7


class HimmelUndHoelleOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 20)] = 5


INFO = Info(
    id="himmel-und-hoelle",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6", "d6"),
    decisions=False,
    tie_break=True,
)


class HimmelUndHoelle(SeriesGame[HimmelUndHoelleOptions]):
    dice = d6(2)

    def length(self) -> int:
        rounds: int = self.options.rounds
        return rounds

    def per_turn(self) -> int:
        return 1

    def worth(self, number: int, faces: Faces) -> int:
        return sum(10 * top + (OPPOSITE_SUM - top) for top in faces)


GAME = Game(INFO, HimmelUndHoelle, SeriesFace)

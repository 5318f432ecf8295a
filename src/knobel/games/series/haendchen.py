"""Händchen: only fives count; one is worth five, a pair of them twenty-five.

Rulings followed: the faces count and not the sum of the pips; a double five is worth 25 and nothing besides; the number
of rounds is agreed upon.
"""

from typing import Annotated

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, d6

# By how many of the two dice show a five.
WORTH = (0, 5, 25)


class HaendchenOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 50)] = 10


INFO = Info(
    id="haendchen",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6", "d6"),
    decisions=False,
    tie_break=True,
)


class Haendchen(SeriesGame[HaendchenOptions]):
    dice = d6(2)

    def length(self) -> int:
        rounds: int = self.options.rounds
        return rounds

    def per_turn(self) -> int:
        return 1

    def worth(self, number: int, faces: Faces) -> int:
        return WORTH[faces.count(5)]


GAME = Game(INFO, Haendchen, SeriesFace)

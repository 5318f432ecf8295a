"""Einfacher Pasch: one throw with two dice in every round, and only doubles count.

Rulings followed: a double counts both its dice unless the table agrees on the face alone; all rounds are played.
"""

from typing import Annotated, Literal

from knobel.parts.series import SeriesFace, SeriesGame
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, d6


class EinfacherPaschOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 50)] = 10
    double_value: Literal["sum", "face"] = "sum"


INFO = Info(
    id="einfacher-pasch",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 2,
    matches=False,
    decisions=False,
    tie_break=True,
)


class EinfacherPasch(SeriesGame[EinfacherPaschOptions]):
    dice = d6(2)

    def length(self) -> int:
        return self.options.rounds

    def per_turn(self) -> int:
        return 1

    # Only a double counts: both its dice, or its face once.

    def worth(self, number: int, faces: Faces) -> int:
        one, other = faces
        if one != other:
            return 0
        return one if self.options.double_value == "face" else one + other


GAME = Game(INFO, EinfacherPasch, SeriesFace)

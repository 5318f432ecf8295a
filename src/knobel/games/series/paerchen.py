"""Pärchen: two white dice count for you, two grey ones against you, in several throws.

Rulings followed: throws go round one by one unless the table wants them in a row; sums below zero stand.
"""

from typing import Annotated, Literal

from knobel.parts.two_colours import WhiteMinusGrey, WhiteMinusGreyFace, white_and_grey
from knobel.writing.facts import Family, Game, Info, Options, Players, whole


class PaerchenOptions(Options, frozen=True):
    """What a table can agree on."""

    throws: Annotated[int, whole(1, 20)] = 5
    turn_mode: Literal["round_robin", "consecutive"] = "round_robin"


INFO = Info(
    id="paerchen",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 4,
    decisions=False,
    tie_break=True,
)


class Paerchen(WhiteMinusGrey[PaerchenOptions]):
    playoff_repeats = 10
    dice = white_and_grey(2, 2)
    white = 2

    def length(self) -> int:
        return self.options.throws

    def per_turn(self) -> int:
        return 1 if self.options.turn_mode == "round_robin" else self.options.throws


GAME = Game(INFO, Paerchen, WhiteMinusGreyFace)

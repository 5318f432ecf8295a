"""Beelzebub: three white dice count for you, the grey one, Beelzebub himself, against you; one throw in every round.

Rulings followed: the highest sum wins; a throw below zero is taken away.
"""

from typing import Annotated

from knobel.parts.two_colours import WhiteMinusGrey, WhiteMinusGreyFace, white_and_grey
from knobel.writing.facts import Family, Game, Info, Options, Players, whole


class BeelzebubOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 20)] = 5


INFO = Info(
    id="beelzebub",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 4,
    decisions=False,
    tie_break=True,
)


class Beelzebub(WhiteMinusGrey[BeelzebubOptions]):
    playoff_repeats = 10
    dice = white_and_grey(3, 1)
    white = 3

    def length(self) -> int:
        return self.options.rounds

    def per_turn(self) -> int:
        return 1


GAME = Game(INFO, Beelzebub, WhiteMinusGreyFace)

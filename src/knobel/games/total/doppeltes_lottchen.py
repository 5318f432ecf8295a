"""Doppeltes Lottchen: three dice and one common total; whoever brings it to 66 loses.

Rulings followed: exactly 66 already loses; the game is over with the loss, unless the table plays on from zero until
one is left.
"""

from knobel.parts.running_total import Mode, RunningTotal, RunningTotalFace, Target, TotalOptions
from knobel.writing.facts import Family, Game, Info, Players, only, when
from knobel.writing.rules import d6


class DoppeltesLottchenOptions(TotalOptions, frozen=True):
    """What a table can agree on."""

    target: Target = 66
    mode: Mode = "single_loser"

    depends = (only("games", when(mode="single_loser")),)


INFO = Info(
    id="doppeltes-lottchen",
    family=Family.TOTAL,
    players=Players(2, 12),
    dice=("d6",) * 3,
    decisions=False,
)


class DoppeltesLottchen(RunningTotal[DoppeltesLottchenOptions]):
    ranks = "loser"
    dice = d6(3)


class DoppeltesLottchenFace(RunningTotalFace[DoppeltesLottchen]):
    least = 3


GAME = Game(INFO, DoppeltesLottchen, DoppeltesLottchenFace)

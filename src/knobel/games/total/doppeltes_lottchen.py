"""Doppeltes Lottchen: three dice and one common total; whoever brings it to 66 loses.

Rulings followed: exactly 66 already loses; the game is over with the loss, unless the table plays on from zero until
one is left.
"""

from knobel.core.conditions import only, when
from knobel.core.dice import d6
from knobel.core.game import Game
from knobel.core.info import Family, Info, Players
from knobel.parts.running_total import Mode, RunningTotal, RunningTotalFace, Target, TotalOptions


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

"""Doppeltes Lottchen: three dice and one common total; whoever brings it to 66 loses.

Rulings followed: exactly 66 already loses; the game is over with the loss, unless the table plays on from zero until
one is left.
"""

from knobel.games.total._running_total import Mode, Target, ThreeDiceFace, TotalOptions, TotalRules, total_info
from knobel.writing.facts import Game, only, when
from knobel.writing.rules import d6


class DoppeltesLottchenOptions(TotalOptions, frozen=True):
    target: Target = 66
    mode: Mode = "single_loser"

    depends = (only("games", when(mode="single_loser")),)


class DoppeltesLottchen(TotalRules[DoppeltesLottchenOptions]):
    ranks = "loser"
    dice = d6(3)


GAME = Game(total_info("doppeltes-lottchen", dice=3, decisions=False), DoppeltesLottchen, ThreeDiceFace)

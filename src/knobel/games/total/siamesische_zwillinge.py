"""Siamesische Zwillinge: three dice and one common total, as in Doppeltes Lottchen; whoever brings it to 88 loses.

Rulings followed: exactly 88 already loses; any number of players may sit down, though it suits a larger group.
"""

from knobel.games.total._running_total import Mode, Target, ThreeDiceFace, TotalOptions, TotalRules, total_info
from knobel.writing.facts import Game, only, when
from knobel.writing.rules import d6


class SiamesischeZwillingeOptions(TotalOptions, frozen=True):
    target: Target = 88
    mode: Mode = "single_loser"

    depends = (only("games", when(mode="single_loser")),)


class SiamesischeZwillinge(TotalRules[SiamesischeZwillingeOptions]):
    ranks = "loser"
    dice = d6(3)


GAME = Game(total_info("siamesische-zwillinge", dice=3, decisions=False), SiamesischeZwillinge, ThreeDiceFace)

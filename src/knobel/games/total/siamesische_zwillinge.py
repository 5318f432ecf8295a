"""Siamesische Zwillinge: three dice and one common total, as in Doppeltes Lottchen; whoever brings it to 88 loses.

Rulings followed: exactly 88 already loses; any number of players may sit down, though it suits a larger group.
"""

from knobel.parts.running_total import Mode, RunningTotal, RunningTotalFace, Target, TotalOptions
from knobel.writing.facts import Family, Game, Info, Players, only, when
from knobel.writing.rules import d6


class SiamesischeZwillingeOptions(TotalOptions, frozen=True):
    """What a table can agree on."""

    target: Target = 88
    mode: Mode = "single_loser"

    depends = (only("games", when(mode="single_loser")),)


INFO = Info(
    id="siamesische-zwillinge",
    family=Family.TOTAL,
    players=Players(2, 12),
    dice=("d6",) * 3,
    decisions=False,
)


class SiamesischeZwillinge(RunningTotal[SiamesischeZwillingeOptions]):
    ranks = "loser"
    dice = d6(3)


class SiamesischeZwillingeFace(RunningTotalFace[SiamesischeZwillinge]):
    least = 3


GAME = Game(INFO, SiamesischeZwillinge, SiamesischeZwillingeFace)

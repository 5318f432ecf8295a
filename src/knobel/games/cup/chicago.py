"""Chicago: three dice, ones count a hundred, sixes sixty; the first player sets the number of throws.

Rulings followed: standing dice are final unless `retake` allows otherwise; the worst result takes a chip, ties being
broken by more throws; a converted six costs another throw, so it needs one in hand; two sixes must fall together; chips
never run short.
"""

from typing import Literal

from knobel.games.cup._limit_round import LimitOptions, LimitRound, Way
from knobel.games.cup._limit_round_advice import LimitRoundAdvice
from knobel.games.cup._limit_round_face import LimitRoundFace
from knobel.writing.facts import Family, Game, Info, Players

# What the faces 1 to 6 count.
HIGH = (100, 2, 3, 4, 5, 60)


class ChicagoOptions(LimitOptions, frozen=True):
    two_sixes_rule: Literal["off", "on"] = "off"


class Chicago(LimitRound[ChicagoOptions]):
    ways = (Way("", HIGH),)

    def turns_sixes(self, way: Way) -> bool:
        return bool(self.options.two_sixes_rule == "on")


INFO = Info(id="chicago", family=Family.CUP, players=Players(2, 15), dice=("d6",) * 3, matches=False)
GAME = Game(INFO, Chicago, LimitRoundFace, LimitRoundAdvice)

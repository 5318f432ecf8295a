"""Chicago hoch-tief: Chicago in which whoever begins a round says after the first throw whether high or low counts.

Rulings followed: the call comes before the decision to stop or throw again, is due in any case and stays; in low rounds
every die counts its pips and the fewest are best; fewer throws break ties in both directions; play-offs go the way of
their round; turning a six belongs to high rounds, and to low ones only where the table says so.
"""

from typing import Literal

from knobel.games.cup._limit_round import LimitOptions, LimitRound, LimitState, Way
from knobel.games.cup._limit_round_advice import LimitRoundAdvice
from knobel.games.cup._limit_round_face import LimitRoundFace
from knobel.games.cup.chicago import HIGH
from knobel.writing.face import say
from knobel.writing.facts import Family, Game, Info, Players
from knobel.writing.rules import AnyMove, IllegalMove, Say, Seat

HOCH = Way("hoch", HIGH)
TIEF = Way("tief", (1, 2, 3, 4, 5, 6), lowest=True)


class ChicagoHochTiefOptions(LimitOptions, frozen=True):
    two_sixes_rule: Literal["off", "hoch", "both"] = "off"


INFO = Info(
    id="chicago-hoch-tief",
    family=Family.CUP,
    players=Players(2, 15),
    dice=("d6",) * 3,
    matches=False,
    codes=("call-first", "called-already"),
)


class ChicagoHochTief(LimitRound[ChicagoHochTiefOptions]):
    ways = (HOCH, TIEF)

    def turns_sixes(self, way: Way) -> bool:
        return self.options.two_sixes_rule in ("both", way.name)

    def refusal(self, state: LimitState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not state.called:
            return IllegalMove("call-first")
        return IllegalMove("called-already", way=say(f"value-{state.called}")) if isinstance(move, Say) else None


GAME = Game(INFO, ChicagoHochTief, LimitRoundFace, LimitRoundAdvice)

"""Verdecktes Würfelpoker: one throw under the cup, any announcement you dare, and a pot that every wrong doubt doubles.

Rulings followed: a hand is announced without its dead dice, and nobody has to go higher; what is announced must lie
there exactly, so saying less than one has is a fib too (with `at_least` more will do, and the announcement stays as it
was made); a doubt needs a chip, and only the first one counts; whoever has to double the pot with fewer chips pays what
they have, and stays in the deal; nobody is asked who could not doubt; there is no raising; the winner starts the next
deal. Ties are settled by one open throw each, split after ten undecided ones, or split at once. Time that runs out
announces the lowest hand, and never the truth, because a clock may not tell what lies under a cup.
"""

from typing import Annotated, Literal

from knobel.games.poker._advice import CoveredAdvice
from knobel.games.poker._covered import ChallengeMode, CoveredOptions, CoveredRules, TruthTest
from knobel.games.poker._covered_face import CoveredFace
from knobel.games.poker._deal import PokerFacts, poker_info
from knobel.games.poker._hands import Ranking
from knobel.writing.facts import Game, only, when, whole


class VerdecktesWuerfelpokerOptions(CoveredOptions, frozen=True):
    truth_test: TruthTest = "exact"
    challenge_seconds: Annotated[int, whole(5, 60)] = 10
    challenge_mode: ChallengeMode = "timed"
    sequences: bool = False
    rounds: Annotated[int, whole(1, 50)] = 8
    start_chips: Annotated[int, whole(4, 100)] = 8
    tie: Literal["open_throw", "split"] = "open_throw"
    reveal_after_deal: bool = False

    depends = (only("challenge_seconds", when(challenge_mode="timed")),)


class VerdecktesWuerfelpoker(CoveredRules[VerdecktesWuerfelpokerOptions]):
    def facts(self) -> PokerFacts:
        return PokerFacts(
            ranking=Ranking(self.options.sequences),
            ante=1,
            playoff_throws=1 if self.options.tie == "open_throw" else 0,
        )


INFO = poker_info("verdecktes-wuerfelpoker", codes=(), hidden=True, ground={"starter": "random"})
GAME = Game(INFO, VerdecktesWuerfelpoker, CoveredFace, CoveredAdvice)

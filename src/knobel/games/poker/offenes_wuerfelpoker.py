"""Offenes Würfelpoker: five poker dice, three open throws, and a pot that the best hand takes, if it is not bought.

Rulings followed: between two throws one to four dice stay (none only with `rethrow_all`), chosen afresh each time;
whoever has finished throwing may raise once, and all others, also those who have not thrown yet, go along or fold;
`max_stake` bounds what one player can have in the pot, ante included, and never lies below `min_stake`; nobody is
raised beyond what the poorest player still in could pay; where there is no room to raise nobody is asked; an absolute
tie for the pot is thrown off in full turns without stakes and split after ten undecided ones, the first of the tied
then starting; whoever wins the pot starts, also when all others have folded; without the ante a player is out for good.
"""

from typing import Annotated

from knobel.games.poker._advice import PokerAdvice
from knobel.games.poker._deal import NothingRank, OpenDeal, PokerFacts, PokerOptions, RaiseTiming, poker_info
from knobel.games.poker._face import PokerFace
from knobel.games.poker._hands import Ranking
from knobel.writing.facts import Game, below, only, refused, when, whole

MOST_THROWS = 3


class OffenesWuerfelpokerOptions(PokerOptions, frozen=True):
    min_stake: Annotated[int, whole(1, 5)] = 1
    max_stake: Annotated[int, whole(1, 20)] = 6
    sequences: bool = False
    raise_timing: RaiseTiming = "after_throw"
    rounds: Annotated[int, whole(1, 50)] = 8
    start_chips: Annotated[int, whole(6, 100)] = 8
    rethrow_all: bool = False
    nothing_rank: NothingRank = "high_dice"

    depends = (
        only("max_stake", when(raise_timing=("after_throw", "after_all"))),
        refused("stakes-crossed", when(max_stake=below("min_stake"))),
    )


class OffenesWuerfelpoker(OpenDeal[OffenesWuerfelpokerOptions]):
    # A tie for the pot is thrown off in whole turns.

    def facts(self) -> PokerFacts:
        return PokerFacts(
            ranking=Ranking(self.options.sequences, self.options.nothing_rank == "all_equal"),
            ante=self.options.min_stake,
            most_stake=self.options.max_stake,
            raise_timing=self.options.raise_timing,
            throws=MOST_THROWS,
            least_kept=0 if self.options.rethrow_all else 1,
            playoff_throws=MOST_THROWS,
        )


INFO = poker_info("offenes-wuerfelpoker", ground={"starter": "random"})
GAME = Game(INFO, OffenesWuerfelpoker, PokerFace, PokerAdvice)

"""Würfelpoker: five ordinary dice, one throw each, and the best hand takes the pot.

Rulings followed: rows of five always count; without a pair the higher dice decide, so a pot always has a winner; an
absolute tie splits the pot, the odd chip going to the earlier thrower, or is thrown off with one throw each and split
after ten undecided ones; the start moves on clockwise to the next player who can still pay the stake. Raising, where
the table agreed on it, is bounded by `max_stake`, ante included, and by what the poorest player still in could pay;
all others go along or fold, also before they have thrown. With several throws one to four dice stay in between.
"""

from typing import Annotated, Literal

from knobel.games.poker._advice import PokerAdvice
from knobel.games.poker._deal import DealState, NothingRank, OpenDeal, PokerFacts, PokerOptions, RaiseTiming, poker_info
from knobel.games.poker._face import PokerFace
from knobel.games.poker._hands import Ranking
from knobel.writing.facts import Game, below, only, refused, when, whole
from knobel.writing.rules import Seat, d6, left_of


class WuerfelpokerOptions(PokerOptions, frozen=True):
    stake: Annotated[int, whole(1, 4)] = 1
    raising: bool = False
    max_stake: Annotated[int, whole(1, 20)] = 6
    raise_timing: RaiseTiming = "after_throw"
    max_throws: Annotated[int, whole(1, 3)] = 1
    rounds: Annotated[int, whole(1, 50)] = 8
    start_chips: Annotated[int, whole(4, 50)] = 8
    nothing_rank: NothingRank = "high_dice"
    tie: Literal["split", "throw_off"] = "split"

    depends = (
        only("max_stake", when(raising=True, raise_timing=("after_throw", "after_all"))),
        only("raise_timing", when(raising=True)),
        refused("stakes-crossed", when(max_stake=below("stake"))),
    )


class Wuerfelpoker(OpenDeal[WuerfelpokerOptions]):
    def facts(self) -> PokerFacts:
        return PokerFacts(
            dice=d6(5),
            ranking=Ranking(sequences=True, nothing_equal=self.options.nothing_rank == "all_equal"),
            ante=self.options.stake,
            most_stake=self.options.max_stake,
            raise_timing=self.options.raise_timing if self.options.raising else "none",
            throws=self.options.max_throws,
            playoff_throws=1 if self.options.tie == "throw_off" else 0,
        )

    # The start moves on to the next player who is still in the game.

    def next_starter(self, state: DealState, winners: tuple[Seat, ...], chips: tuple[int, ...]) -> Seat:
        able = tuple(seat for seat, held in enumerate(chips) if held >= self.ante)
        return left_of(state.betting.order[0], self.seats, able)


GAME = Game(poker_info("wuerfelpoker", dice="d6"), Wuerfelpoker, PokerFace, PokerAdvice)

"""Joker Poker: open or covered dice poker in which every ace is a joker.

Rulings followed: an ace stands for any face, itself included, several aces for different ones, also within a row; what
they stand for is never declared, the dice simply count as the best they can be read as, in play-offs too. A hand made
with jokers equals the same natural one unless `natural_beats_joker` says otherwise; then the one with fewer aces turned
into something else wins. Covered, an announcement is true if the aces can be read so that exactly that lies there, and
a false one is replaced by the best reading. Everything else is as in the game it is based on; options of the other one
mean nothing, and an ante larger than the chips at the start is cut down to them.
"""

from typing import Annotated, Literal

from knobel.games.poker._advice import CoveredAdvice, PokerAdvice
from knobel.games.poker._covered import ChallengeMode, CoveredOptions, CoveredRules, TruthTest
from knobel.games.poker._covered_face import CoveredFace
from knobel.games.poker._deal import NothingRank, OpenDeal, PokerFacts, RaiseTiming, poker_info
from knobel.games.poker._face import PokerFace
from knobel.games.poker._hands import Ranking
from knobel.writing.facts import Game, Variant, at_most, below, only, refused, when, whole

MOST_THROWS = 3


class JokerPokerOptions(CoveredOptions, frozen=True):
    """What a table can agree on: first what both games have, then the open one, then the covered one."""

    base_game: Literal["open", "covered"] = "open"
    natural_beats_joker: bool = False
    sequences: bool = False
    nothing_rank: NothingRank = "high_dice"
    rounds: Annotated[int, whole(1, 50)] = 8
    start_chips: Annotated[int, whole(4, 100)] = 8
    min_stake: Annotated[int, whole(1, 5)] = 1
    max_stake: Annotated[int, whole(1, 20)] = 6
    raise_timing: RaiseTiming = "after_throw"
    rethrow_all: bool = False
    truth_test: TruthTest = "exact"
    challenge_seconds: Annotated[int, whole(5, 60)] = 10
    challenge_mode: ChallengeMode = "timed"
    tie: Literal["open_throw", "split"] = "open_throw"
    reveal_after_deal: bool = False

    depends = (
        only("nothing_rank", when(base_game="open")),
        only("min_stake", when(base_game="open")),
        only("max_stake", when(base_game="open", raise_timing=("after_throw", "after_all"))),
        only("raise_timing", when(base_game="open")),
        only("rethrow_all", when(base_game="open")),
        only("truth_test", when(base_game="covered")),
        only("challenge_mode", when(base_game="covered")),
        only("tie", when(base_game="covered")),
        only("reveal_after_deal", when(base_game="covered")),
        only("challenge_seconds", when(base_game="covered", challenge_mode="timed")),
        refused("stakes-crossed", when(max_stake=below("min_stake"))),
        refused("too-few-chips", when(base_game="open", start_chips=at_most(5))),
    )


INFO = poker_info("joker-poker", hidden=True, ground={"starter": "random"})


def aces_wild(options: JokerPokerOptions) -> Ranking:
    """The usual ranking, with aces as jokers."""
    return Ranking(
        options.sequences,
        options.nothing_rank == "all_equal",
        aces_wild=True,
        natural_first=options.natural_beats_joker,
    )


class JokerPoker(OpenDeal[JokerPokerOptions]):
    """The open game."""

    def facts(self) -> PokerFacts:
        return PokerFacts(
            ranking=aces_wild(self.options),
            ante=self.options.min_stake,
            most_stake=self.options.max_stake,
            raise_timing=self.options.raise_timing,
            throws=MOST_THROWS,
            least_kept=0 if self.options.rethrow_all else 1,
            playoff_throws=MOST_THROWS,
        )


class CoveredJokerPoker(CoveredRules[JokerPokerOptions]):
    """The covered game."""

    def facts(self) -> PokerFacts:
        playoff_throws = 1 if self.options.tie == "open_throw" else 0
        return PokerFacts(ranking=aces_wild(self.options), ante=1, playoff_throws=playoff_throws)


COVERED = Game(INFO, CoveredJokerPoker, CoveredFace, CoveredAdvice)
GAME = Game(INFO, JokerPoker, PokerFace, PokerAdvice, (Variant("base_game", "covered", COVERED),))

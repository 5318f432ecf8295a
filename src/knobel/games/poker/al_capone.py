"""Al Capone: dice poker with one open throw, where equal combinations are settled by points for the faces.

Rulings followed: "the same combination" means the same class, so a pair of nines can beat a pair of kings if the agreed
table of points says so; all five dice are rated, or only those that form the combination (without one, all of them);
hands without a pair are a class like any other. Whoever has thrown may raise as in open dice poker; the winner starts
the next deal; equal class and equal points are thrown off with one throw each, and split after ten undecided ones. An
ante larger than the chips at the start is cut down to them.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.poker._advice import PokerAdvice
from knobel.games.poker._deal import FRESH, DealState, OpenDeal, PokerFacts, PokerOptions, RaiseTiming, poker_info
from knobel.games.poker._face import PokerFace
from knobel.games.poker._hands import NOTHING, SEQUENCE, Key, Ranking, defining, name_of
from knobel.writing.advice import Round
from knobel.writing.face import Phrase, say
from knobel.writing.facts import Frozen, Game, below, only, refused, when, whole
from knobel.writing.rules import Faces

# What the faces count, from the nine to the ace.
POINTS = {
    "A": (9, 10, 11, 12, 13, 14),
    "B": (9, 10, 2, 3, 4, 11),
    "C": (1, 2, 3, 4, 5, 11),
}


class AlCaponeOptions(PokerOptions, frozen=True):
    rating: Literal["A", "B", "C"] = "A"
    raise_timing: RaiseTiming = "after_throw"
    min_stake: Annotated[int, whole(1, 5)] = 1
    max_stake: Annotated[int, whole(1, 20)] = 6
    sequences: bool = False
    rating_scope: Literal["all_five", "combination_dice"] = "all_five"
    rounds: Annotated[int, whole(1, 50)] = 8
    start_chips: Annotated[int, whole(4, 100)] = 8

    depends = (
        only("max_stake", when(raise_timing=("after_throw", "after_all"))),
        refused("stakes-crossed", when(max_stake=below("min_stake"))),
    )


class Rating(Frozen, frozen=True):
    """First the class of a hand, then its points."""

    hands: Ranking
    points: tuple[int, ...]
    combination_only: bool

    def key(self, faces: Faces) -> Key:
        """The class and the points of five dice in any order."""
        return _rated(self, tuple(sorted(faces)))


@cache
def _rated(rating: Rating, faces: Faces) -> Key:
    kind, *values = defining(rating.hands.key(faces))
    everything = kind in (NOTHING, SEQUENCE) or not rating.combination_only
    return kind, sum(rating.points[face - 1] for face in faces if everything or face in values)


class AlCapone(OpenDeal[AlCaponeOptions]):
    def facts(self) -> PokerFacts:
        options = self.options
        return PokerFacts(
            ranking=Rating(
                Ranking(options.sequences), POINTS[options.rating], options.rating_scope == "combination_dice"
            ),
            ante=options.min_stake,
            most_stake=options.max_stake,
            raise_timing=options.raise_timing,
        )


class AlCaponeFace(PokerFace[AlCapone]):
    def prepare(self) -> None:
        self.hands = Ranking(self.rules.options.sequences)

    def named(self, faces: Faces) -> Phrase:
        _, points = self.rules.key(faces)
        return say("rated-hand", hand=name_of(self.hands.key(faces)), points=points)


class AlCaponeAdvice(PokerAdvice[AlCapone]):
    def prepare(self) -> None:
        # One throw for every class and points.
        self._stand_ins: dict[Key, Faces] = {}

    # Of a finished throw nothing counts but its class and points.

    def canonical(self, state: DealState) -> DealState:
        hands = tuple([faces and self._stand_ins.setdefault(self.rules.key(faces), faces) for faces in state.hands])
        turn = state.turn if state.turn.due else FRESH
        return state.but(hands=hands, turn=turn.but(faces=(), due=state.turn.due))

    # A deal is for its pot; those who throw it off have even chances, and the chips are theirs till then.

    def round_of(self, state: DealState) -> Round[DealState]:
        return Round((state.deal, state.tied), self.rules.result(state).nets or ())


GAME = Game(poker_info("al-capone"), AlCapone, AlCaponeFace, AlCaponeAdvice)

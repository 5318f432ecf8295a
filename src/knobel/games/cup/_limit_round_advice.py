"""Rounds with a limit: what can be advised."""

from functools import cache
from itertools import product
from typing import Any, TypeVar

from knobel.games.cup._limit_round import FRESH, THREE_DICE, TURN, LimitRound, LimitState, Score, Way
from knobel.writing.advice import Advice, Round
from knobel.writing.rules import AnyMove, Faces, Keep, Say, Seat

LEVEL = Score(0, 1)
BETTER_THAN_ANY_DICE = 1000.0
R = TypeVar("R", bound=LimitRound[Any])


class LimitRoundAdvice(Advice[R]):
    """How dice and calls are judged, round by round."""

    # Every round is about its chip, as long as all are in.

    def round_of(self, state: LimitState) -> Round[LimitState] | None:
        if any(gone is not None for gone in state.out) and state.out.count(None) > 1:
            return None
        fresh = state.but(chips=(0,) * self.rules.seats, out=(None,) * self.rules.seats, round=1)
        return Round(state.round, tuple([-held for held in state.chips]), fresh)

    # In a play-off the dice of the last turn only lie there, and scores that are all alike tell nobody apart.

    def canonical(self, state: LimitState) -> LimitState:
        if state.for_start is not None:
            return state.but(for_start=state.for_start.canonical, turn=FRESH, scores=(None,) * self.rules.seats)
        if state.for_chip is None:
            return state
        level = len({score for score in state.scores if score is not None}) == 1
        scores = tuple([score and LEVEL for score in state.scores]) if level else state.scores
        return state.but(for_chip=state.for_chip.canonical, turn=FRESH, scores=scores)

    # A player judges dice by what one more throw of the others would bring, and a call by how rare such dice are.

    def heuristic(self, state: LimitState, seat: Seat, move: AnyMove) -> float | None:
        faces = state.turn.faces
        if isinstance(move, Say):
            way = self.rules.all_ways[move.value]
            return _share_of_weaker_throws(way)[way.strength(faces)]
        if move == TURN:
            return BETTER_THAN_ANY_DICE
        kept = tuple([faces[index] for index in move.dice]) if isinstance(move, Keep) else faces
        return _expected(self.rules.way(state), kept)


def _expected(way: Way, kept: Faces) -> float:
    """What to expect of three dice if those that are not kept are thrown once more."""
    average = sum(way.worth) / len(way.worth)
    points = way.points(kept) + average * (len(THREE_DICE) - len(kept))
    return -points if way.lowest else points


@cache
def _share_of_weaker_throws(way: Way) -> dict[int, float]:
    """For the strength of every throw of three dice, the share of all throws that are weaker."""
    strengths = [way.strength(faces) for faces in product(range(1, 7), repeat=3)]
    return {
        strength: sum(other < strength for other in strengths) / len(strengths) for strength in sorted({*strengths})
    }

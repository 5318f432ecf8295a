"""Abseits: one die and one common total; whoever brings it to the limit stands offside and is out.

Rulings followed: reaching the limit is enough; both 30 and 50 may be named; the left neighbour of whoever has gone out
goes on from zero; the limit stays the same for the whole game, and is named by the starter before the first throw or
drawn by lot, where the table does not agree on one.
"""

from typing import Annotated, Literal

from knobel.games.total._running_total import (
    HIGHEST_LIMIT,
    LOWEST_LIMIT,
    TotalFace,
    TotalOptions,
    TotalRules,
    TotalState,
    risks,
    total_info,
)
from knobel.writing.advice import Advice
from knobel.writing.facts import Game, only, when, whole
from knobel.writing.rules import AnyMove, Bid, Faces, Seat, Stage, d6, lot, throw

LOT = throw(None, lot(HIGHEST_LIMIT - LOWEST_LIMIT + 1))


class AbseitsOptions(TotalOptions, frozen=True):
    limit: Annotated[int, whole(LOWEST_LIMIT, HIGHEST_LIMIT)] = 40
    limit_choice: Literal["agreed", "starter_names", "random"] = "agreed"

    depends = (only("limit", when(limit_choice="agreed")),)


class Abseits(TotalRules[AbseitsOptions]):
    dice = d6(1)

    def one_loser(self) -> bool:
        return False

    def limit(self) -> int:
        return self.options.limit if self.options.limit_choice == "agreed" else 0

    # The limit is named by whoever begins, or drawn.

    def finding(self, state: TotalState) -> Stage:
        return LOT if self.options.limit_choice == "random" else super().finding(state)

    def thrown(self, state: TotalState, faces: Faces) -> TotalState:
        return super().thrown(state, faces) if state.limit else state.but(limit=LOWEST_LIMIT + faces[0])


class AbseitsAdvice(Advice[Abseits]):
    # A limit is good for whoever throws first if it is hardly ever reached by the first thrower.

    def heuristic(self, state: TotalState, seat: Seat, move: AnyMove) -> float | None:
        return -risks(move.amount, self.rules.seats, 1)[0] if isinstance(move, Bid) else None


GAME = Game(total_info("abseits", dice=1), Abseits, TotalFace, AbseitsAdvice)

"""Todessprung: somebody names a limit, and everybody leaps towards it with one die or two; whoever reaches it loses.

Rulings followed: both 30 and 50 may be named; nothing is won by coming close; the left neighbour of whoever named the
limit throws first; in a match the loser names the next limit, unless naming goes round; played until one is left, the
left neighbour of whoever has gone out names the next one.
"""

from typing import Literal

from knobel.games.total._running_total import (
    Mode,
    TotalFace,
    TotalOptions,
    TotalRules,
    TotalState,
    risks,
    risks_with,
    total_info,
)
from knobel.writing.advice import Advice
from knobel.writing.facts import Game, only, usually, when
from knobel.writing.rules import AnyMove, Bid, Choices, NextBegins, Press, Seat, Stage, ask, d6, next_in, throw

ONE, TWO = Press("one-die"), Press("two-dice")
ONE_OR_TWO = Choices(ONE, TWO)
DICE = {1: d6(1), 2: d6(2)}


class TodessprungOptions(TotalOptions, frozen=True):
    mode: Mode = "single_loser"
    next_namer: Literal["loser", "rotate"] = "loser"

    depends = (
        only("next_namer", when(mode="single_loser")),
        usually("games", 1, when(mode="elimination")),
    )


class Todessprung(TotalRules[TodessprungOptions]):
    ranks = "loser"

    # A limit is named for every total anew, by the starter and then by the left neighbour of whoever has gone out.

    def limit(self) -> int:
        return 0

    def next_limit(self, state: TotalState) -> int:
        return 0

    # Each turn is one throw, with one die or two.

    def turn(self, state: TotalState) -> Stage:
        return throw(state.seat, DICE[state.dice]) if state.dice else ask(state.seat, ONE_OR_TWO)

    def did(self, state: TotalState, seat: Seat, move: AnyMove) -> TotalState:
        if isinstance(move, Bid):
            return super().did(state, seat, move).but(seat=next_in(seat, self.seats, state.gone))
        return state.but(dice=1 if move == ONE else 2)

    # The loser of a game begins the next one, which means naming its limit.

    def next_first(self, state: TotalState, first: Seat) -> Seat:
        loser_names = self.next_begins() == "loser" and state.gone
        return state.gone[0] if loser_names else super().next_first(state, first)

    def next_begins(self) -> NextBegins:
        return "loser" if self.names_loser and self.options.next_namer == "loser" else "left"


class TodessprungAdvice(Advice[Todessprung]):
    # A player knows how likely each of them is to reach the limit if everybody plays safe; the namer throws last.

    def heuristic(self, state: TotalState, seat: Seat, move: AnyMove) -> float | None:
        players = self.rules.seats - len(state.gone)
        if isinstance(move, Bid):
            return -risks(move.amount, players, 2)[-1]
        return -risks_with(state.limit - state.total, players, 1 if move == ONE else 2, 2)[0]


GAME = Game(total_info("todessprung", dice=2, ground={"games": 5}), Todessprung, TotalFace, TodessprungAdvice)

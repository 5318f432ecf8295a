"""The rules of Mäxchen."""

from functools import cache
from typing import Annotated, Literal

from knobel.writing.face import Event, Phrase, say
from knobel.writing.facts import Frozen, Options, whole
from knobel.writing.rules import (
    STOPPED_BY_LIMIT,
    AnyMove,
    Bounds,
    Choices,
    Did,
    Faces,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    Say,
    Seat,
    Secret,
    Stage,
    ask,
    best_wins,
    d6,
    next_in,
    places,
    throw,
    up_to,
    with_item,
)

TWO_DICE = d6(2)
# From the lowest to the highest; the higher die stands first, except in the Mäxchen itself.
VALUES = tuple("31 32 41 42 43 51 52 53 54 61 62 63 64 65 11 22 33 44 55 66 21".split())
RANK = {value: rank for rank, value in enumerate(VALUES, start=1)}
MAEXCHEN = len(VALUES)
COVERED = (None, None)
BELIEVE, DOUBT = Press("believe"), Press("doubt")
ANSWER = Choices(BELIEVE, DOUBT)
# A game in which believing a Mäxchen is free could go on for ever.
MOST_ROUNDS = 500


class MaexchenOptions(Options, frozen=True):
    elimination_chips: Annotated[int, whole(2, 10)] = 5
    believe_maexchen_chips: Annotated[int, whole(0, 2)] = 1
    doubt_maexchen_chips: Annotated[int, whole(1, 3)] = 2
    play_until: Literal["last_survivor", "first_out"] = "last_survivor"


class State(Frozen, frozen=True):
    """`seat` has the cup; `said` is the rank to beat (0: free), `claim` the announcement that awaits an answer.

    `gone` are the seats that went out, in that order.
    """

    former = frozenset(("shown", "shown_by"))

    seat: Seat
    chips: tuple[int, ...]
    gone: tuple[Seat, ...] = ()
    cup: Secret[Faces] | None = None
    said: int = 0
    claim: int | None = None
    round: int = 1


def rank(faces: Faces) -> int:
    """The rank of two dice among the 21 values."""
    high, low = max(faces), min(faces)
    return MAEXCHEN if (high, low) == (2, 1) else RANK[f"{high}{low}"]


def spoken(rank: int) -> Phrase:
    """A value by its rank, as it is said."""
    return say(f"value-{VALUES[rank - 1]}")


@cache
def announcements(above: int) -> Choices:
    """Every value above the last one."""
    return Choices(*(Say(value) for value in VALUES[above:]))


class Maexchen(Rules[State, MaexchenOptions]):
    def prepare(self) -> None:
        self.ties = self.options.play_until == "first_out"

    def bounds(self) -> Bounds:
        most_paid = max(self.options.believe_maexchen_chips, self.options.doubt_maexchen_chips)
        return {
            "chips.*": up_to(self.options.elimination_chips + most_paid),
            "said": up_to(MAEXCHEN),
            "claim": range(1, MAEXCHEN + 1),
            "round": up_to(MOST_ROUNDS + 1),
        }

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if self._ended(state):
            return Over(self.result(state))
        if state.cup is None:
            return throw(state.seat, TWO_DICE, (state.seat,))
        if state.claim is None:
            return ask(state.seat, announcements(state.said))
        return ask(next_in(state.seat, self.seats, state.gone), ANSWER)

    def thrown(self, state: State, faces: Faces) -> State:
        return state.but(cup=Secret(faces, (state.seat,)))

    # Believed: the receiver throws anew and must say something higher; the old throw is never shown. After a doubt the
    # one who was right opens the next round, after a Mäxchen whoever believed it, or the next one still in.

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Say):
            return state.but(claim=RANK[move.value])
        penalty = self.penalty(state, seat, move)
        if penalty is None:
            return state.but(seat=seat, said=state.claim, cup=None, claim=None)
        loser, chips = penalty
        after = self._charged(state, loser, chips)
        if move == BELIEVE:
            return self._new_round(after, next_in(seat, self.seats, after.gone) if seat in after.gone else seat)
        return self._new_round(after, state.seat if loser == seat else seat)

    # Doubted: the dice are uncovered; equal or higher than announced, and the doubter pays. A Mäxchen costs more, and
    # costs whoever believes it, too.

    def penalty(self, state: State, receiver: Seat, answer: AnyMove) -> tuple[Seat, int] | None:
        """Who pays how many chips for an answer, where it ends the round."""
        assert state.cup is not None
        assert state.claim is not None
        if answer == BELIEVE:
            return (receiver, self.options.believe_maexchen_chips) if state.claim == MAEXCHEN else None
        loser = receiver if rank(state.cup.value) >= state.claim else state.seat
        return loser, self.options.doubt_maexchen_chips if state.claim == MAEXCHEN else 1

    def _new_round(self, state: State, opener: Seat) -> State:
        return State(opener, state.chips, state.gone, round=state.round + 1)

    # With so many chips a player is out and gives them back.

    def _charged(self, state: State, seat: Seat, chips: int) -> State:
        held = state.chips[seat] + chips
        out = held >= self.options.elimination_chips
        chips_after = with_item(state.chips, seat, 0 if out else held)
        return state.but(chips=chips_after, gone=(*state.gone, seat) if out else state.gone)

    # The last one left wins, or the first one out loses.

    def _ended(self, state: State) -> bool:
        enough = 1 if self.options.play_until == "first_out" else self.seats - 1
        return len(state.gone) >= enough or state.round > MOST_ROUNDS

    def result(self, state: State) -> Result:
        gone, chips = state.gone, state.chips
        order = [(gone.index(seat), 0) if seat in gone else (self.seats, -chips[seat]) for seat in range(self.seats)]
        if self.options.play_until == "first_out" and state.gone:
            return Result(places(order), winners=best_wins(order).winners, losers=state.gone)
        flags = (STOPPED_BY_LIMIT,) if state.round > MOST_ROUNDS else ()
        return best_wins(order, flags=flags)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Say) and move.value in RANK and state.claim is None:
            return IllegalMove("too-low", value=say(f"value-{move.value}"), last=spoken(state.said))
        return None

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return (before.seat,) if isinstance(event, Did) and event.move == DOUBT else ()

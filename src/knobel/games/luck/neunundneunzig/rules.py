"""The rules of Neunundneunzig."""

from functools import cache
from typing import Annotated, Literal

from knobel.parts.chips import Chips, came_round, changed
from knobel.writing.facts import Frozen, Options, at_least, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bids,
    Bounds,
    Choices,
    Choose,
    Faces,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    best_wins,
    clockwise,
    d6,
    throw,
    up_to,
)

FEWEST_DICE, MOST_DICE = 2, 6
EXTRA_DIE, SECOND_CHANCE, PASS = Press("extra_die"), Press("second_chance"), Press("pass")


class NeunundneunzigOptions(Options, frozen=True):
    goal: Annotated[int, whole(30, 200)] = 99
    play_out_places: bool = False
    jokers_each: Annotated[int, whole(0, 4)] = 2
    after_joker_take: Literal["keep_dice", "reset", "chain"] = "keep_dice"
    max_rounds: Annotated[int, whole(10, 500)] = 200

    depends = (only("after_joker_take", when(jokers_each=at_least(1))),)


class Turn(Frozen, frozen=True):
    """What a player has declared: the jokers spent, then the number.

    `giving`: it must still be said who gets the joker just spent. `failed`: the first attempt has, the second is due.
    """

    extra_die: bool = False
    second_chance: bool = False
    giving: bool = False
    number: int = 0
    failed: bool = False


FRESH = Turn()


class State(Frozen, frozen=True):
    """The chain is `dice` and the `floor` that must be beaten, 0 for none. `home` are those at the goal, in order."""

    first: Seat
    seat: Seat
    points: tuple[int, ...]
    jokers: Chips
    dice: int = FEWEST_DICE
    floor: int = 0
    turn: Turn = FRESH
    round: int = 1
    home: tuple[Seat, ...] = ()

    @property
    def throwing(self) -> int:
        """The dice of this turn."""
        return self.dice + self.turn.extra_die

    # A number must beat the floor and be possible; one that is certain anyway is not named.

    @property
    def lowest(self) -> int:
        """The lowest number that may be named."""
        return max(self.throwing, self.floor + 1)

    @property
    def highest(self) -> int:
        """The highest number that the dice can show."""
        return 6 * self.throwing


class Neunundneunzig(Rules[State, NeunundneunzigOptions]):
    def bounds(self) -> Bounds:
        most = 6 * MOST_DICE
        return {
            "dice": range(FEWEST_DICE, MOST_DICE + 1),
            "floor": up_to(most),
            "turn.number": up_to(most),
            "round": up_to(self.options.max_rounds + 1),
        }

    def start(self, first: Seat) -> State:
        return State(first, first, points=(0,) * self.seats, jokers=(self.options.jokers_each,) * self.seats)

    def stage(self, state: State) -> Stage:
        if self.is_over(state):
            return Over(self.result(state))
        if state.turn.number:
            return throw(state.seat, d6(state.throwing))
        if state.turn.giving:
            return ask(state.seat, _receivers(self._others(state)))
        return ask(state.seat, self._choices(state))

    # The first at the goal ends the game; or all but one get there. After the last round it is over in any case.

    def is_over(self, state: State) -> bool:
        """Whether the game is over."""
        places = self.seats - 1 if self.options.play_out_places else 1
        return len(state.home) == places or state.round > self.options.max_rounds

    # In a turn, a number is named, after jokers have been spent on it, one of a kind at most. Whoever has no joker may
    # take one instead, from whoever has most. If no number is possible, one may pass.

    def _choices(self, state: State) -> Choices:
        turn, jokers = state.turn, state.jokers[state.seat]
        numbers = (state.lowest, state.highest) if state.lowest <= state.highest else None
        presses = (
            *((PASS,) if numbers is None and turn == FRESH else ()),
            *((EXTRA_DIE,) if jokers and not turn.extra_die and state.dice < MOST_DICE else ()),
            *((SECOND_CHANCE,) if jokers and not turn.second_chance and numbers is not None else ()),
        )
        return _turn_choices(numbers, presses, self._richest(state) if not jokers and turn == FRESH else ())

    def _richest(self, state: State) -> tuple[Seat, ...]:
        """Those of the others who have the most jokers, if they have any."""
        others = self._others(state)
        most = max([state.jokers[seat] for seat in others])
        return tuple([seat for seat in others if state.jokers[seat] == most]) if most else ()

    def _others(self, state: State) -> tuple[Seat, ...]:
        """The other players still in, from the left neighbour on."""
        return _others(state.seat, self.seats, state.home)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Bid):
            return state.but(turn=state.turn.but(number=move.amount))
        if isinstance(move, Choose):
            return self._joker_given(state, move.seat) if state.turn.giving else self._joker_taken(state, move.seat)
        return self._failed(state) if move == PASS else self._joker_spent(state, move)

    # A joker that is spent goes to another player of one's choice, if there is a choice.

    def _joker_spent(self, state: State, move: AnyMove) -> State:
        turn = state.turn.but(extra_die=True) if move == EXTRA_DIE else state.turn.but(second_chance=True)
        others = self._others(state)
        if len(others) == 1:
            return self._joker_given(state.but(turn=turn), others[0])
        return state.but(turn=turn.but(giving=True))

    def _joker_given(self, state: State, receiver: Seat) -> State:
        return state.but(jokers=_moved(state.jokers, state.seat, receiver), turn=state.turn.but(giving=False))

    # Taking a joker frees the number but leaves the dice: nobody has missed a number.

    def _joker_taken(self, state: State, giver: Seat) -> State:
        after = state.but(jokers=_moved(state.jokers, giver, state.seat))
        agreed = self.options.after_joker_take
        dice = FEWEST_DICE if agreed == "reset" else state.dice
        return self._next(after, dice, state.floor if agreed == "chain" else 0)

    # At least the number must be thrown. A second chance is a throw of all dice.

    def thrown(self, state: State, faces: Faces) -> State:
        turn = state.turn
        if sum(faces) >= turn.number:
            return self._made(state)
        if turn.second_chance and not turn.failed:
            return state.but(turn=turn.but(failed=True))
        return self._failed(state)

    # What counts is the number, and not the throw; the next one must be higher, with the same dice.

    def _made(self, state: State) -> State:
        seat, number = state.seat, state.turn.number
        after = state.but(points=changed(state.points, seat, number))
        if after.points[seat] >= self.options.goal:
            after = after.but(home=(*state.home, seat), jokers=self._handed_on(state))
        return self._next(after, state.throwing, number)

    # Whoever leaves hands on the jokers, one by one.

    def _handed_on(self, state: State) -> Chips:
        others, jokers = self._others(state), state.jokers
        for number in range(jokers[state.seat] if self.options.play_out_places else 0):
            jokers = _moved(jokers, state.seat, others[number % len(others)])
        return jokers

    # After a failure, it is two dice and any number.

    def _failed(self, state: State) -> State:
        return self._next(state, FEWEST_DICE, 0)

    def _next(self, state: State, dice: int, floor: int) -> State:
        """The turn of the next player still in, with this chain."""
        following = self._others(state)[0]
        number = state.round + came_round(state.first, state.seat, following, self.seats)
        return state.but(seat=following, dice=dice, floor=floor, turn=FRESH, round=number)

    # Those at the goal rank in the order in which they got there, the others by their points.

    def result(self, state: State) -> Result:
        arrived = {seat: self.seats - place for place, seat in enumerate(state.home)}
        keys = [(arrived.get(seat, 0), points) for seat, points in enumerate(state.points)]
        return best_wins(keys, points=state.points)

    def conserved(self, state: State) -> int:
        return sum(state.jokers)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Bid) or state.turn.giving:
            return None
        if state.lowest > state.highest:
            return IllegalMove("no-number", floor=state.floor, dice=state.throwing)
        return IllegalMove("bad-number", low=state.lowest, high=state.highest)


@cache
def _others(seat: Seat, seats: int, home: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(other for other in clockwise(seat, seats)[1:] if other not in home)


@cache
def _receivers(seats: tuple[Seat, ...]) -> Choices:
    return Choices(*map(Choose, seats))


@cache
def _turn_choices(numbers: tuple[int, int] | None, presses: tuple[Press, ...], givers: tuple[Seat, ...]) -> Choices:
    """Naming a number is the mildest, then passing."""
    return Choices(*((Bids(*numbers),) if numbers else ()), *presses, *map(Choose, givers))


def _moved(jokers: Chips, giver: Seat, receiver: Seat) -> Chips:
    return changed(changed(jokers, giver, -1), receiver, +1)

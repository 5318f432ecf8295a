"""Neunundneunzig: name a number, throw at least as much, and be the first to collect ninety-nine.

Rulings followed: whoever follows a success must name a higher number and has the same dice; after a failure it is two
dice and any number. A joker buys one more die for the chain or a second chance for the throw, is spent before the throw
and goes to another player of one's choice; a player without any may spend the turn on taking one from whoever has most,
which frees the number but leaves the dice (unless agreed otherwise). Where no higher number is possible with the dice
there are, one may pass, which is a failure. Numbers below the number of dice cannot be named. The first at the goal
wins at once; if the places are played out, that player leaves, and the jokers go to the others one by one. After the
agreed rounds the most points win.
"""

from functools import cache
from itertools import product
from typing import Annotated, Literal

from knobel.parts.chips import Chips, came_round, changed
from knobel.parts.race import tray
from knobel.writing.advice import Advice
from knobel.writing.face import (
    Announcement,
    Event,
    Face,
    Item,
    LastThrow,
    Name,
    Phrase,
    Standing,
    Standings,
    Thrown,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, at_least, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Bid,
    Bids,
    Choices,
    Choose,
    Did,
    Faces,
    IllegalMove,
    Move,
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
)

FEWEST_DICE, MOST_DICE = 2, 6
EXTRA_DIE, SECOND_CHANCE, PASS = Press("extra_die"), Press("second_chance"), Press("pass")
# How many points a joker is worth to a greedy player.
JOKER_WORTH = 3.0


class NeunundneunzigOptions(Options, frozen=True):
    """What a table can agree on."""

    goal: Annotated[int, whole(30, 200)] = 99
    play_out_places: bool = False
    jokers_each: Annotated[int, whole(0, 4)] = 2
    after_joker_take: Literal["keep_dice", "reset", "chain"] = "keep_dice"
    max_rounds: Annotated[int, whole(10, 500)] = 200

    depends = (only("after_joker_take", when(jokers_each=at_least(1))),)


class State(Frozen, frozen=True):
    """The chain is `dice` and the `floor` that must be beaten, 0 for none.

    `extra` and `second` are the jokers declared in this turn, `giving` asks who gets the one just spent, `named` is the
    number announced, and `retried` says that its first attempt has failed. `home` have left, best first; `last` threw
    the `faces` on the table.
    """

    first: Seat
    seat: Seat
    points: tuple[int, ...]
    jokers: Chips
    dice: int = FEWEST_DICE
    floor: int = 0
    extra: bool = False
    second: bool = False
    giving: bool = False
    named: int = 0
    retried: bool = False
    round: int = 1
    home: tuple[Seat, ...] = ()
    over: bool = False
    last: Seat = 0
    faces: tuple[int, ...] = ()

    @property
    def throwing(self) -> int:
        """The dice of this turn."""
        return self.dice + self.extra

    @property
    def lowest(self) -> int:
        """The lowest number that may be named."""
        return max(self.throwing, self.floor + 1)

    @property
    def highest(self) -> int:
        """The highest number that the dice can show."""
        return 6 * self.throwing


INFO = Info(
    id="neunundneunzig",
    family=Family.LUCK,
    players=Players(2, 6),
    dice=("d6",) * MOST_DICE,
    codes=("bad-number", "no-number"),
)


class Neunundneunzig(Rules[State, NeunundneunzigOptions]):
    def start(self, first: Seat) -> State:
        return State(first, first, (0,) * self.seats, (self.options.jokers_each,) * self.seats, last=first)

    def stage(self, state: State) -> Stage:
        if state.over:
            return Over(self.result(state))
        if state.named:
            return throw(state.seat, d6(state.throwing))
        if state.giving:
            return ask(state.seat, _choose(self._others(state)))
        return ask(state.seat, self._turn(state))

    # A turn begins with naming a number, spending a joker, taking one, or, if nothing else is left, passing.

    def _turn(self, state: State) -> Choices:
        numbers = (state.lowest, state.highest) if state.lowest <= state.highest else None
        jokers = state.jokers[state.seat]
        untouched = not state.extra and not state.second
        extra = bool(jokers) and not state.extra and state.dice < MOST_DICE
        second = bool(jokers) and not state.second and numbers is not None
        takers = self._richest(state) if untouched and not jokers else ()
        return _turn_choices(numbers, extra, second, takers, untouched and numbers is None)

    def _others(self, state: State) -> tuple[Seat, ...]:
        """The other players still in, from the left neighbour on."""
        return _others(state.seat, self.seats, state.home)

    def _richest(self, state: State) -> tuple[Seat, ...]:
        """Those of the others who have the most jokers, if they have any."""
        others = self._others(state)
        most = max([state.jokers[seat] for seat in others])
        return tuple([seat for seat in others if state.jokers[seat] == most]) if most else ()

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Bid):
            return state.but(named=move.amount)
        if isinstance(move, Choose):
            return self._given(state, move.seat) if state.giving else self._took(state, move.seat)
        if move == PASS:
            return self._next(state, FEWEST_DICE, 0)
        declared = state.but(extra=True) if move == EXTRA_DIE else state.but(second=True)
        others = self._others(state)
        return self._given(declared, others[0]) if len(others) == 1 else declared.but(giving=True)

    # A joker that is spent goes to another player; one that is taken comes from whoever has most and costs the turn.

    def _given(self, state: State, receiver: Seat) -> State:
        return state.but(jokers=_moved(state.jokers, state.seat, receiver), giving=False)

    def _took(self, state: State, giver: Seat) -> State:
        after = state.but(jokers=_moved(state.jokers, giver, state.seat))
        kind = self.options.after_joker_take
        dice = FEWEST_DICE if kind == "reset" else state.dice
        return self._next(after, dice, state.floor if kind == "chain" else 0)

    # At least the number must be thrown; what counts is the number. A second chance is a throw of all dice.

    def thrown(self, state: State, faces: Faces) -> State:
        fallen = state.but(faces=faces, last=state.seat)
        if sum(faces) >= state.named:
            return self._scored(fallen)
        if state.second and not state.retried:
            return fallen.but(retried=True)
        return self._next(fallen, FEWEST_DICE, 0)

    def _scored(self, state: State) -> State:
        seat = state.seat
        after = state.but(points=changed(state.points, seat, state.named))
        if after.points[seat] < self.options.goal:
            return self._next(after, state.throwing, state.named)
        if not self.options.play_out_places:
            return after.but(over=True)
        return self._left(after)

    # Whoever leaves hands on the jokers, one by one; the chain goes on until a single player is left.

    def _left(self, state: State) -> State:
        others, jokers = self._others(state), state.jokers
        for number in range(jokers[state.seat]):
            jokers = _moved(jokers, state.seat, others[number % len(others)])
        after = state.but(jokers=jokers, home=(*state.home, state.seat))
        if len(others) == 1:
            return after.but(over=True)
        return self._next(after, state.throwing, state.named)

    def _next(self, state: State, dice: int, floor: int) -> State:
        """The turn of the next player still in, with this chain."""
        following = self._others(state)[0]
        number = state.round + came_round(state.first, state.seat, following, self.seats)
        over = number > self.options.max_rounds
        return State(
            state.first,
            state.seat if over else following,
            state.points,
            state.jokers,
            dice,
            floor,
            round=state.round if over else number,
            home=state.home,
            over=over,
            last=state.last,
            faces=state.faces,
        )

    # Those at the goal rank in the order in which they got there, the others by their points.

    def result(self, state: State) -> Result:
        arrived = {seat: self.seats - place for place, seat in enumerate(state.home)}
        keys = [(arrived.get(seat, 0), points) for seat, points in enumerate(state.points)]
        return best_wins(keys, points=state.points)

    def conserved(self, state: State) -> int:
        return sum(state.jokers)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Bid) or state.giving:
            return None
        if state.lowest > state.highest:
            return IllegalMove("no-number", floor=state.floor, dice=state.throwing)
        return IllegalMove("bad-number", low=state.lowest, high=state.highest)


class NeunundneunzigFace(Face[Neunundneunzig]):
    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Bids):
            key = "name-number" if item.low < item.high else "name-only-number"
            return say(key, low=item.low, high=item.high, dice=state.throwing)
        if isinstance(item, Choose):
            return say("give-to" if state.giving else "take-from", who=Name(item.seat))
        return super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None

    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(Standing(seat, points, self._note(state, seat)) for seat, points in enumerate(state.points))
        return (self._tray(state), *self._announced(state), Standings("standings", "points", rows))

    def _tray(self, state: State) -> Tray:
        return tray(state.last, state.faces, FEWEST_DICE)

    def _announced(self, state: State) -> tuple[Announcement, ...]:
        if state.over:
            return ()
        facts = {"dice": state.throwing, "floor": state.floor}
        told = [Announcement("chain", say("chain" if state.floor else "chain-free", **facts))]
        if state.named:
            named = say("named", who=Name(state.seat), number=state.named, second="yes" if state.second else "no")
            told.append(Announcement("named", named))
        elif state.second:
            told.append(Announcement("second", say("has-second-chance", who=Name(state.seat))))
        return tuple(told)

    def _note(self, state: State, seat: Seat) -> Phrase:
        if seat in state.home:
            return say("note-home", place=state.home.index(seat) + 1)
        return say("note-jokers", jokers=state.jokers[seat])

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = (
            self._told_throw(before, event.faces, after) if isinstance(event, Thrown) else _told_jokers(before, after)
        )
        if isinstance(event, Did) and event.move == PASS:
            told = [*told, say("told-chain-broken")]
        if after.over and not after.home and max(after.points) < self.rules.options.goal:
            told = [*told, say("told-last-round", rounds=self.rules.options.max_rounds)]
        return tuple(told)

    def _told_throw(self, before: State, faces: Faces, after: State) -> list[Phrase]:
        facts = {"sum": sum(faces), "number": before.named, "total": after.points[before.seat]}
        who = Name(before.seat)
        if sum(faces) >= before.named:
            told = [say("told-made", who=who, **facts)]
            leaves = len(after.home) > len(before.home) and not after.over
            return [*told, say("told-home", who=who, jokers=before.jokers[who.seat])] if leaves else told
        return [say("told-second-chance" if after.retried else "told-failed", who=who, **facts)]


class NeunundneunzigAdvice(Advice[Neunundneunzig]):
    # A number looks as good as what it brings on average; a joker must make the best number better by its worth.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        need = self.rules.options.goal - state.points[seat]
        if isinstance(move, Bid):
            return average(state.throwing, move.amount, state.second, need)
        if isinstance(move, Choose):
            return -float(state.points[move.seat]) if state.giving else JOKER_WORTH
        if move == PASS:
            return 0.0
        dice = state.throwing + (move == EXTRA_DIE)
        second = state.second or move == SECOND_CHANCE
        return best_average(dice, max(dice, state.floor + 1), second, need) - JOKER_WORTH


@cache
def _others(seat: Seat, seats: int, home: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(other for other in clockwise(seat, seats)[1:] if other not in home)


def _told_jokers(before: State, after: State) -> list[Phrase]:
    """Who has got a joker from whom."""
    moves = [now - then for now, then in zip(after.jokers, before.jokers, strict=True)]
    if not any(moves):
        return []
    giver, receiver = Name(moves.index(-1)), Name(moves.index(1))
    key = "told-taken" if receiver.seat == before.seat else "told-given"
    return [say(key, giver=giver, receiver=receiver)]


def _moved(jokers: Chips, giver: Seat, receiver: Seat) -> Chips:
    return changed(changed(jokers, giver, -1), receiver, +1)


@cache
def _turn_choices(
    numbers: tuple[int, int] | None, extra: bool, second: bool, takers: tuple[Seat, ...], may_pass: bool
) -> Choices:
    """Naming a number is the mildest, then passing."""
    items: list[Item] = [Bids(*numbers)] if numbers else []
    optional: tuple[tuple[bool, Move], ...] = ((may_pass, PASS), (extra, EXTRA_DIE), (second, SECOND_CHANCE))
    items += [move for offered, move in optional if offered]
    return Choices(*items, *map(Choose, takers))


@cache
def _choose(seats: tuple[Seat, ...]) -> Choices:
    return Choices(*map(Choose, seats))


@cache
def chance_of(dice: int, number: int) -> float:
    """The chance to throw at least a number with so many dice."""
    throws = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return sum(pips >= number for pips in throws) / len(throws)


def average(dice: int, number: int, second: bool, need: int) -> float:
    """What naming a number brings on average; points beyond the goal bring nothing."""
    chance = chance_of(dice, number)
    return min(number, need) * (1 - (1 - chance) ** 2 if second else chance)


@cache
def best_average(dice: int, lowest: int, second: bool, need: int) -> float:
    """The average of the best number that may be named."""
    return max(average(dice, number, second, need) for number in range(lowest, 6 * dice + 1))


GAME = Game(INFO, Neunundneunzig, NeunundneunzigFace, NeunundneunzigAdvice)

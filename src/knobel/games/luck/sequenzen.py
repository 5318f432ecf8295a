"""Sequenzen: up to three throws of three dice for three numbers in a row, the higher the better.

Rulings followed: the last throw counts, so that going on risks what lies there (or, if agreed, the best one counts with
the number of its throw); only 1-2-3 to 4-5-6 are sequences; of equal ones the one in fewer throws is better; the first
player does not lower the number of throws. In the variant exactly two dice may be left lying, others each time. If
nobody has a sequence the round is played again, begun by the left neighbour, twenty times at most; then nobody wins.
"""

from functools import cache
from itertools import product
from typing import Literal

from knobel.parts.rethrow import STOP, LastTurn, Rethrow
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, Name, Phrase, Thrown, Tray, Viewer, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    Choices,
    Did,
    Faces,
    IllegalMove,
    Keep,
    Keeps,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    best_wins,
    d6,
    no_winner,
    up_to,
    with_item,
)

DICE = 3
THREE_DICE = d6(DICE)
MOST_THROWS = 3
MOST_REPLAYS = 20
ALL_AGAIN = Keep(())
STOP_OR_ALL = Choices(STOP, ALL_AGAIN)
STOP_ALL_OR_TWO = Choices(STOP, ALL_AGAIN, Keeps(tuple(range(DICE)), 2, 2))
FRESH = Rethrow()

# A sequence by its lowest number, 0 for none, and less the throws it took: the higher the better.
Key = tuple[int, int]
NOTHING: Key = (0, 0)


class SequenzenOptions(Options, frozen=True):
    keep_two: Literal["off", "on"] = "off"
    count: Literal["last", "best"] = "last"
    if_nobody: Literal["replay", "draw"] = "replay"


class State(Frozen, frozen=True):
    """The turn of whoever is at the dice, with the best sequence of it so far; `done` are the results of the others."""

    former = frozenset(("last", "lying"))

    first: Seat
    seat: Seat
    done: tuple[Key | None, ...]
    turn: Rethrow = FRESH
    best: Key = NOTHING
    replays: int = 0
    over: bool = False


@cache
def sequence(faces: Faces) -> int:
    """The lowest number of a sequence, 0 for anything else."""
    low, middle, high = sorted(faces)
    return low if middle == low + 1 and high == low + 2 else 0


def key_of(turn: Rethrow) -> Key:
    """What the dice of a turn are worth as they lie."""
    low = sequence(turn.faces)
    return (low, -turn.throws) if low else NOTHING


class Sequenzen(Rules[State, SequenzenOptions]):
    def bounds(self) -> Bounds:
        throws, low, less = up_to(MOST_THROWS), up_to(6 - 2), range(-MOST_THROWS, 1)
        keys = {"done.*.0": low, "done.*.1": less, "best.0": low, "best.1": less}
        return {"turn.throws": throws, **keys, "replays": up_to(MOST_REPLAYS)}

    def start(self, first: Seat) -> State:
        return State(first, first, (None,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.over:
            return Over(self.result(state))
        if state.turn.due:
            return state.turn.stage(state.seat, THREE_DICE)
        return ask(state.seat, STOP_ALL_OR_TWO if self.options.keep_two == "on" else STOP_OR_ALL)

    # After the first and second throw a player stops or goes on; the third is the last.

    def thrown(self, state: State, faces: Faces) -> State:
        turn = state.turn.after(faces)
        key = key_of(turn)
        best = max(state.best, key) if self.options.count == "best" else key
        if turn.throws == MOST_THROWS:
            return self._turn_over(state, best)
        return state.but(turn=turn, best=best)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if isinstance(move, Keep):
            return state.but(turn=state.turn.again(move.dice))
        return self._turn_over(state, state.best)

    def _turn_over(self, state: State, key: Key) -> State:
        seat = state.seat
        done = with_item(state.done, seat, key)
        following = (seat + 1) % self.seats
        if following != state.first:
            return state.but(seat=following, done=done, turn=FRESH, best=NOTHING)
        return self._round_over(state.but(done=done))

    # A round in which nobody has a sequence is played again, as long as the table agreed to.

    def _round_over(self, state: State) -> State:
        again = self.options.if_nobody == "replay" and state.replays < MOST_REPLAYS
        if again and all(key == NOTHING for key in state.done):
            return self.start((state.first + 1) % self.seats).but(replays=state.replays + 1)
        return state.but(over=True)

    # The highest sequence wins, of equal ones the one in fewer throws; without any there is no winner.

    def result(self, state: State) -> Result:
        keys = [NOTHING if key is None else key for key in state.done]
        return best_wins(keys) if any(low for low, _ in keys) else no_winner(self.seats)

    # Whoever began the last round begins a play-off (since version 2), and the next game goes on from there.

    def round_first(self, state: State, first: Seat) -> Seat:
        return state.first if self.version > 1 else first

    def next_first(self, state: State, first: Seat) -> Seat:
        return (state.first + 1) % self.seats

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Keep) and self.options.keep_two == "on":
            return IllegalMove("two-dice")
        return None


class SequenzenFace(Face[Sequenzen]):
    last_type = LastTurn

    # The dice of the turn; before its first throw, those of the turn before.

    def left_lying(self, before: State, event: Event, after: State, last: LastTurn | None) -> LastTurn | None:
        turn = before.turn.after(event.faces) if isinstance(event, Thrown) else before.turn
        is_over = turn.throws == MOST_THROWS or (isinstance(event, Did) and event.move == STOP)
        return LastTurn(before.seat, turn.faces, turn) if is_over else last

    def trays(self, state: State, viewer: Viewer, last: LastTurn | None) -> tuple[Tray, ...]:
        turn = state.turn
        if turn.throws and not state.over:
            return (Tray("tray", state.seat, turn.views(THREE_DICE), throws=turn.throws, allowed=MOST_THROWS),)
        owner, turn = (state.first, FRESH) if last is None else (last.seat, last.turn)
        return (Tray("tray", owner, turn.views(THREE_DICE)),)

    def announcements(self, state: State) -> dict[str, Phrase]:
        if not state.replays or state.over:
            return {}
        return {"replay": say("replay", number=state.replays, most=MOST_REPLAYS)}

    def note(self, state: State, seat: Seat) -> Phrase:
        key = state.done[seat]
        if key is None and seat == state.seat and state.turn.throws and self.rules.options.count == "best":
            return say("note-so-far", result=_told(state.best))
        return say("note-waiting") if key is None else _told(key)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = []
        key = self._result_of_turn(before, after)
        if key is not None:
            told.append(say("told-result", who=Name(before.seat), result=_told(key)))
        if after.replays > before.replays:
            told.append(say("told-replay", who=Name(after.first)))
        return tuple(told)

    def _result_of_turn(self, before: State, after: State) -> Key | None:
        """How a turn has ended; an empty round that begins anew has ended with nothing."""
        if after.replays > before.replays:
            return NOTHING
        return after.done[before.seat]


class SequenzenAdvice(Advice[Sequenzen]):
    # Where no dice can be left lying, their faces count by the sequence alone.

    def canonical(self, state: State) -> State:
        if self.rules.options.keep_two == "on" or not state.turn.faces:
            return state
        return state.but(turn=Rethrow((), (), state.turn.throws, state.turn.due))

    # A move looks as good as the sequence to be expected of it; one that is beaten already is worth next to nothing.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        to_beat = max([key for key in state.done if key is not None], default=NOTHING)
        best, throws = state.best, state.turn.throws + 1
        if not isinstance(move, Keep):
            return _worth(best, to_beat)
        secured = best if self.rules.options.count == "best" else NOTHING
        kept = tuple(sorted([state.turn.faces[index] for index in move.dice]))
        return _expected_worth(kept, secured, to_beat, throws)


def _told(key: Key) -> Phrase:
    low, throws = key
    return say("sequence", low=low, middle=low + 1, high=low + 2, throws=-throws) if low else say("nothing")


# Only a sequence that is not beaten counts; the little rest prefers the higher one all the same.


@cache
def _worth(key: Key, to_beat: Key) -> float:
    return key[0] if key >= to_beat else key[0] / 100


@cache
def _expected_worth(kept: Faces, secured: Key, to_beat: Key, throws: int) -> float:
    """What one more throw of the dice that are not kept is worth on average."""
    outcomes = [sequence((*kept, *faces)) for faces in product(range(1, 7), repeat=DICE - len(kept))]
    keys = [max(secured, (low, -throws) if low else NOTHING) for low in outcomes]
    return sum(_worth(key, to_beat) for key in keys) / len(keys)


INFO = Info(id="sequenzen", family=Family.LUCK, dice=("d6",) * DICE, tie_break=True, codes=("two-dice",), version=2)
GAME = Game(INFO, Sequenzen, SequenzenFace, SequenzenAdvice)

"""One turn each: throw, leave dice lying, throw the others again, and whoever ends with the best dice wins.

A game of this kind states its dice, how often they may be thrown, what may be decided between throws, and what the
final dice are worth: a key of two numbers, compared one after the other.
"""

from functools import cached_property
from typing import Any, ClassVar, TypeVar

from knobel.parts._expected_points import ExpectedPoints
from knobel.parts.rethrow import STOP, Rethrow
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Tray, Viewer, say
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    Choices,
    DiceSet,
    Faces,
    Keep,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    best_wins,
    up_to,
    with_item,
)

Key = tuple[int, int]
FRESH = Rethrow()
NOTHING_YET: Key = (-1, 0)
# The first number of a key outweighs the second, however large, where one number has to stand for both.
WEIGHT = 1000
O = TypeVar("O", bound=Options)  # noqa: E741


class OneTurnState(Frozen, frozen=True):
    """The turn of whoever is at the dice (or was last, once all are done), and how the others' turns have ended."""

    first: Seat
    seat: Seat
    done: tuple[Rethrow | None, ...]
    turn: Rethrow = FRESH


class OneTurnRules(Rules[OneTurnState, O]):
    """Games in which everybody has a single turn."""

    dice: ClassVar[DiceSet]

    # What a game of this kind states ---------------------------------------------------------------------------------

    def key(self, faces: Faces) -> Key:
        """What final dice are worth."""
        raise NotImplementedError

    def limit(self, state: OneTurnState) -> int:
        """How often whoever is at the dice may throw."""
        raise NotImplementedError

    def decisions(self, turn: Rethrow) -> Choices:
        """What may be decided after a throw that is not the last: to stop, and how to go on."""
        raise NotImplementedError

    def kept(self, turn: Rethrow, move: AnyMove) -> tuple[int, ...]:
        """The dice that stay when somebody goes on with this move: those that it keeps, or else those set aside."""
        return move.dice if isinstance(move, Keep) else turn.kept

    def fallen(self, turn: Rethrow) -> Rethrow:
        """The turn after a throw, with dice set aside that must be."""
        return turn

    def complete(self, turn: Rethrow) -> bool:
        """Whether nothing better can come, so that the turn is over at once."""
        return False

    # What follows ----------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        most = self.limit(self.start(0))
        return {"turn.throws": up_to(most), "done.*.throws": up_to(most)}

    def start(self, first: Seat) -> OneTurnState:
        return OneTurnState(first, first, (None,) * self.seats)

    def stage(self, state: OneTurnState) -> Stage:
        if state.turn.due:
            return state.turn.stage(state.seat, self.dice)
        if state.done[state.seat] is not None:
            return Over(self.result(state))
        return ask(state.seat, self.decisions(state.turn))

    def thrown(self, state: OneTurnState, faces: Faces) -> OneTurnState:
        turn = self.fallen(state.turn.after(faces))
        if turn.throws == self.limit(state) or self.complete(turn):
            return self._stood(state, turn)
        return state.but(turn=turn)

    def did(self, state: OneTurnState, seat: Seat, move: AnyMove) -> OneTurnState:
        if move == STOP:
            return self._stood(state, state.turn)
        return state.but(turn=state.turn.again(self.kept(state.turn, move)))

    def _stood(self, state: OneTurnState, turn: Rethrow) -> OneTurnState:
        done = with_item(state.done, state.seat, turn)
        following = (state.seat + 1) % self.seats
        if following == state.first:
            return state.but(done=done, turn=turn)
        return state.but(seat=following, done=done, turn=FRESH)

    # The best key wins; whoever has not played yet comes last.

    def result(self, state: OneTurnState) -> Result:
        return best_wins([NOTHING_YET if turn is None else self.key(turn.faces) for turn in state.done])

    def playoff_value(self, faces: Faces) -> Key:
        return self.key(faces)


R = TypeVar("R", bound=OneTurnRules[Any])


class OneTurnFace(Face[R]):
    """The last dice stay on the table until the next player throws; everybody has what lies there in the end."""

    def note(self, state: OneTurnState, seat: Seat) -> Phrase:
        turn = state.done[seat]
        return say("note-waiting") if turn is None else self._layout(turn)

    def trays(self, state: OneTurnState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        before = (state.seat - 1) % self.rules.seats
        ended, turn = state.done[before], state.turn
        if turn.throws or ended is None:
            return (self._tray(state, state.seat, turn),)
        return (self._tray(state.but(seat=before, done=with_item(state.done, before, None)), before, ended),)

    def _tray(self, state: OneTurnState, owner: Seat, turn: Rethrow) -> Tray:
        views, limit = turn.views(self.rules.dice), self.rules.limit(state)
        return Tray("tray", owner, views, throws=turn.throws or None, allowed=limit)

    def _layout(self, turn: Rethrow) -> Phrase:
        high, low = self.rules.key(turn.faces)
        return say("layout", high=high, low=low)

    def consequences(
        self, before: OneTurnState, event: Event, after: OneTurnState, viewer: Viewer
    ) -> tuple[Phrase, ...]:
        turn = after.done[before.seat]
        return () if turn is None else (say("told-layout", who=Name(before.seat), layout=self._layout(turn)),)


class OneTurnAdvice(Advice[R]):
    """What can be advised."""

    # Of a turn that is over nothing counts but its key; how many throws the first player made may be a limit. Dice that
    # were kept may be thrown again: once the others have fallen it is all one which they were.

    def canonical(self, state: OneTurnState) -> OneTurnState:
        first = state.first
        done = tuple([turn and self.stand_in(turn, seat == first) for seat, turn in enumerate(state.done)])
        turn = state.turn if state.turn.due else state.turn.but(kept=())
        return state.but(done=done, turn=done[state.seat] or turn)

    # The better key wins.

    def solo_turn(self, state: OneTurnState, seat: Seat) -> OneTurnState | None:
        if state.first != state.seat and self.rules.limit(state) != self.rules.limit(self.rules.start(0)):
            return None
        return self.rules.start(0).but(turn=state.turn if seat == state.seat else FRESH)

    def turn_score(self, state: OneTurnState, seat: Seat) -> Key | None:
        turn = state.done[seat]
        return None if turn is None else self.rules.key(turn.faces)

    def compare(self, mark: Key, other: Key) -> float:
        return float((mark > other) - (mark < other))

    def stand_in(self, turn: Rethrow, throws_count: bool) -> Rethrow:
        """One and the same turn for all that have come to the same."""
        throws = turn.throws if throws_count else 0
        return self._stand_ins.setdefault((self.rules.key(turn.faces), throws), Rethrow(turn.faces, (), throws, False))

    @cached_property
    def _stand_ins(self) -> dict[tuple[Key, int], Rethrow]:
        return {}

    # A move looks as good as the dice that it keeps promise on average with a single throw.

    def heuristic(self, state: OneTurnState, seat: Seat, move: AnyMove) -> float | None:
        faces = state.turn.faces
        kept = tuple(range(len(faces))) if move == STOP else self.rules.kept(state.turn, move)
        (average,) = self._expected.average(self._expected.marked(faces, kept))
        return average

    @cached_property
    def _expected(self) -> ExpectedPoints:
        return ExpectedPoints(self.rules.dice, self._weighed)

    def _weighed(self, faces: Faces) -> tuple[int]:
        high, low = self.rules.key(faces)
        return (WEIGHT * high + low,)

"""Throwing until a certain face falls, at most so often: the number of throws is what counts.

A game of this kind says how the face of each seat becomes known: fixed from the beginning, named, or thrown.
"""

from typing import TYPE_CHECKING, Any, TypeVar

from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Thrown, Tray, Viewer, say
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
    Bounds,
    Choices,
    Faces,
    IllegalMove,
    Over,
    Result,
    Rules,
    Say,
    Seat,
    Stage,
    ask,
    d6,
    last_loses,
    throw,
    up_to,
    with_item,
)

ONE_DIE = d6(1)


class HitState(Frozen, frozen=True):
    """Who is to name a face or to throw (or threw last, once it is `over`), and who began.

    `wanted` is the face that matters to each seat, 0 while it is not known; `counts` are the throws of each, one more
    than allowed for whoever never hit.
    """

    seat: Seat
    first: Seat
    wanted: tuple[int, ...]
    counts: tuple[int, ...]
    over: bool = False


class UntilHitOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        max_throws: int


O = TypeVar("O", bound=UntilHitOptions)  # noqa: E741


class UntilHit(Rules[HitState, O]):
    """Games of this kind: the most throws lose, unless the game says otherwise."""

    def prepare(self) -> None:
        super().prepare()
        self.most: int = self.options.max_throws

    # What a game of this kind states ---------------------------------------------------------------------------------

    def known_face(self) -> int:
        """The face that matters to everybody from the beginning; 0 where there is none."""
        return 0

    def faces_to_name(self) -> Choices | None:
        """The faces that a seat may name, where faces are named."""
        return None

    # What follows ----------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        return {"wanted.*": up_to(6), "counts.*": up_to(self.most + 1)}

    def start(self, first: Seat) -> HitState:
        return HitState(first, first, wanted=(self.known_face(),) * self.seats, counts=(0,) * self.seats)

    def stage(self, state: HitState) -> Stage:
        if state.over:
            return Over(self.result(state))
        if not state.wanted[state.seat]:
            choices = self.faces_to_name()
            if choices is not None:
                return ask(state.seat, choices)
        return throw(state.seat, ONE_DIE)

    # All throws of a seat are made in a row, until it hits or has used them up.

    def thrown(self, state: HitState, faces: Faces) -> HitState:
        seat = state.seat
        (face,) = faces
        hit = face == state.wanted[seat]
        throws = state.counts[seat] + 1
        if not hit and throws < self.most:
            return state.but(counts=with_item(state.counts, seat, throws))
        counts = with_item(state.counts, seat, throws if hit else self.most + 1)
        following = (seat + 1) % self.seats
        if following == state.first:
            return state.but(counts=counts, over=True)
        return state.but(counts=counts, seat=following)

    def result(self, state: HitState) -> Result:
        """Whoever needed the most throws loses, and so do all who never hit; if all are equal, nobody does."""
        return last_loses(state.counts, lowest_first=True, points=state.counts)

    def refusal(self, state: HitState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        choices = self.faces_to_name()
        if not isinstance(move, Say) or choices is None:
            return None
        allowed = ", ".join(choice.value for choice in choices.moves if isinstance(choice, Say))
        return IllegalMove("no-such-face", face=move.value, allowed=allowed)


R = TypeVar("R", bound=UntilHit[Any])


class UntilHitFace(Face[R]):
    """How throws are counted: the die, the face that is wanted, and how often everybody has thrown."""

    unit = "throws"
    dice_ready = 1

    def waiting(self, state: HitState, seat: Seat) -> Phrase | None:
        """A remark on a seat that has not finished."""
        return None

    def score(self, state: HitState, seat: Seat) -> int:
        return state.counts[seat]

    def throws_made(self, state: HitState, seat: Seat) -> int:
        """How often a seat has thrown: whoever never hit counts one throw more, and has not made it."""
        return min(state.counts[seat], self.rules.most)

    def note(self, state: HitState, seat: Seat) -> Phrase | None:
        if not _finished(state, seat):
            return self.waiting(state, seat)
        return say("note-missed" if state.counts[seat] > self.rules.most else "note-hit")

    def announcements(self, state: HitState) -> dict[str, Phrase]:
        wanted = state.wanted[state.seat]
        return {"wanted": say("wanted", who=Name(state.seat), face=wanted)} if wanted and not state.over else {}

    def trays(self, state: HitState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        (tray,) = super().trays(state, viewer, last)
        assert tray.owner is not None
        return (tray.but(throws=self.throws_made(state, tray.owner) or None, allowed=self.rules.most),)

    def consequences(self, before: HitState, event: Event, after: HitState, viewer: Viewer) -> tuple[Phrase, ...]:
        seat = before.seat
        if not isinstance(event, Thrown) or not _finished(after, seat):
            return ()
        key = "told-missed" if after.counts[seat] > self.rules.most else "told-hit"
        return (say(key, who=Name(seat), throws=self.throws_made(after, seat)),)


def _finished(state: HitState, seat: Seat) -> bool:
    return state.counts[seat] > 0 and (state.over or state.seat != seat)

"""Throwing until a certain face falls, at most so often: the number of throws is what counts.

A game of this kind says how the face of each seat becomes known: fixed from the beginning, named, or thrown.
"""

from typing import TYPE_CHECKING, Any, TypeVar

from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
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
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    AnyMove,
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
)

ONE_DIE = d6(1)


class HitState(Frozen, frozen=True):
    """Who is to name a face or to throw (or threw last, once it is `over`), and who began.

    `wanted` is the face that matters to each seat, 0 while it is not known; `counts` are the throws of each, one more
    than allowed for whoever never hit; `last` threw the `face` that lies on the table.
    """

    seat: Seat
    first: Seat
    wanted: tuple[int, ...]
    counts: tuple[int, ...]
    face: int = 0
    last: Seat = 0
    over: bool = False


class UntilHitOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        max_throws: int


O = TypeVar("O", bound=UntilHitOptions)  # noqa: E741


class UntilHit(Rules[HitState, O]):
    """The base of these games: the most throws lose, unless the game says otherwise."""

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

    def start(self, first: Seat) -> HitState:
        return HitState(first, first, (self.known_face(),) * self.seats, (0,) * self.seats, last=first)

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
            return HitState(seat, state.first, state.wanted, put(state.counts, seat, throws), face, seat)
        counts = put(state.counts, seat, throws if hit else self.most + 1)
        following = (seat + 1) % self.seats
        over = following == state.first
        return HitState(seat if over else following, state.first, state.wanted, counts, face, seat, over)

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
    """What is seen and said."""

    def note(self, state: HitState, seat: Seat) -> Phrase | None:
        """A remark on a seat that has not finished."""
        return None

    def draw(self, state: HitState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(
            Standing(seat, self._made(state, seat), self._remark(state, seat)) for seat in range(self.rules.seats)
        )
        return (self._tray(state), *self._wanted(state), Standings("standings", "throws", rows))

    def _tray(self, state: HitState) -> Tray:
        throws = self._made(state, state.last) or None
        return Tray("tray", state.last, (DieView(0, state.face or None),), throws=throws, allowed=self.rules.most)

    def _wanted(self, state: HitState) -> tuple[Announcement, ...]:
        face = state.wanted[state.seat]
        known = face and not state.over
        return (Announcement("wanted", say("wanted", who=Name(state.seat), face=face)),) if known else ()

    def consequences(self, before: HitState, event: Event, after: HitState, viewer: Viewer) -> tuple[Phrase, ...]:
        seat = before.seat
        if not isinstance(event, Thrown) or not self._finished(after, seat):
            return ()
        key = "told-missed" if after.counts[seat] > self.rules.most else "told-hit"
        return (say(key, who=Name(seat), throws=self._made(after, seat)),)

    def _finished(self, state: HitState, seat: Seat) -> bool:
        return state.counts[seat] > 0 and (state.over or state.seat != seat)

    def _made(self, state: HitState, seat: Seat) -> int:
        return min(state.counts[seat], self.rules.most)

    def _remark(self, state: HitState, seat: Seat) -> Phrase | None:
        if not self._finished(state, seat):
            return self.note(state, seat)
        return say("note-missed" if state.counts[seat] > self.rules.most else "note-hit")


def put(row: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """A row with the value of one seat changed."""
    return (*row[:seat], value, *row[seat + 1 :])

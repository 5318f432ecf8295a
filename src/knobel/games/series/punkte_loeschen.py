"""Punkte löschen: first the lowest throw of every round gets a dot, then the highest erases one of its own.

Rulings followed: ties for the decisive throw are thrown again among the tied until one is left, so every round gives or
takes exactly one dot; whoever has no dot when the erasing begins watches and comes last; whoever has them all wins at
once; each round is begun by the left neighbour of the one who began the last.
"""

from functools import lru_cache
from typing import Annotated

from knobel.parts.playoff import PlayOff
from knobel.writing.face import Event, Face, LastThrow, Name, Names, Phrase, Thrown, Tray, Viewer, dice_tray, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    around,
    best_wins,
    clockwise,
    d6,
    left_of,
    with_item,
)

TWO_DICE = d6(2)


class PunkteLoeschenOptions(Options, frozen=True):
    first_phase_rounds: Annotated[int, whole(3, 20)] = 10


class State(Frozen, frozen=True):
    """The round that is thrown, who began it, and its number; and how many dots each seat has.

    While `erasing`, those with dots take part; the `winner` is the one who has got rid of them.
    """

    former = frozenset(("dice",))
    round: PlayOff
    first: Seat
    number: int
    dots: tuple[int, ...]
    erasing: bool = False
    winner: Seat | None = None


@lru_cache(maxsize=256)
def round_of(first: Seat, seats: int, taking_part: tuple[Seat, ...]) -> PlayOff:
    """A new round: everybody who takes part throws once, clockwise."""
    return PlayOff(around(first, seats, taking_part))


def with_dots(dots: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats that have dots."""
    return tuple(seat for seat, count in enumerate(dots) if count)


class PunkteLoeschen(Rules[State, PunkteLoeschenOptions]):
    ties = False

    def start(self, first: Seat) -> State:
        return State(PlayOff(clockwise(first, self.seats)), first, 1, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        return state.round.stage(TWO_DICE) if state.winner is None else Over(self.result(state))

    def thrown(self, state: State, faces: Faces) -> State:
        after = state.round.after(faces, lowest=not state.erasing)
        if not after.decided:
            return state.but(round=after)
        return self._erased(state, after.winner) if state.erasing else self._given(state, after.winner)

    # First the lowest throw gets a dot. When all rounds are thrown, only those with dots go on.

    def _given(self, state: State, seat: Seat) -> State:
        dots = with_item(state.dots, seat, state.dots[seat] + 1)
        if state.number < self.options.first_phase_rounds:
            return self._next_round(state, dots, clockwise(0, self.seats))
        holders = with_dots(dots)
        if len(holders) == 1:
            return self._won(state, dots, seat)
        return self._next_round(state, dots, holders).but(erasing=True)

    # Then the highest throw erases one, until somebody has none left.

    def _erased(self, state: State, seat: Seat) -> State:
        dots = with_item(state.dots, seat, state.dots[seat] - 1)
        if not dots[seat]:
            return self._won(state, dots, seat)
        return self._next_round(state, dots, with_dots(dots))

    def _won(self, state: State, dots: tuple[int, ...], seat: Seat) -> State:
        return state.but(round=PlayOff((seat,)), dots=dots, erasing=True, winner=seat)

    def _next_round(self, state: State, dots: tuple[int, ...], taking_part: tuple[Seat, ...]) -> State:
        first = left_of(state.first, self.seats, taking_part)
        following = round_of(first, self.seats, taking_part)
        return state.but(round=following, first=first, number=state.number + 1, dots=dots)

    def result(self, state: State) -> Result:
        """The one who erased all of them, then those with fewer dots, then those who had none to erase."""
        return best_wins([self._rank(state, seat) for seat in range(self.seats)])

    def _rank(self, state: State, seat: Seat) -> tuple[bool, bool, int]:
        return seat == state.winner, state.dots[seat] > 0, -state.dots[seat]


class LastThrows(LastThrow, frozen=True):
    """The last throw, and what those have thrown who did so before it, each by its seat."""

    dice: tuple[Faces, ...] = ()


class PunkteLoeschenFace(Face[PunkteLoeschen]):
    unit = "dots"
    last_type = LastThrows

    # Dice lie where they were thrown until the next round, or the throwing of the tied, begins.

    def left_lying(self, before: State, event: Event, after: State, last: LastThrows | None) -> LastThrows:
        assert isinstance(event, Thrown)
        thrown = dict(zip(before.round.seats, (*before.round.thrown, event.faces), strict=False))
        dice = tuple(thrown.get(seat, ()) for seat in range(self.rules.seats))
        return LastThrows(before.round.thrower, event.faces, dice)

    def trays(self, state: State, viewer: Viewer, last: LastThrows | None) -> tuple[Tray, ...]:
        lying = () if last is None else last.dice
        return tuple(dice_tray(seat, faces, f"tray-{seat}") for seat, faces in enumerate(lying) if faces)

    def score(self, state: State, seat: Seat) -> int:
        return state.dots[seat]

    def announcements(self, state: State) -> dict[str, Phrase]:
        if state.winner is not None:
            return {}
        key = "phase-erasing" if state.erasing else "phase-giving"
        phase = {"phase": say(key, number=state.number, rounds=self.rules.options.first_phase_rounds)}
        return phase | {"again": say("told-tie", who=Names(state.round.seats))} if state.round.repeats else phase

    def note(self, state: State, seat: Seat) -> Phrase | None:
        watches = state.erasing and seat != state.winner and not state.dots[seat]
        return say("note-watches") if watches else None

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = []
        if after.round.repeats > before.round.repeats:
            told.append(say("told-tie", who=Names(after.round.seats)))
        for seat, (then, now) in enumerate(zip(before.dots, after.dots, strict=True)):
            if now != then:
                told.append(say("told-dot" if now > then else "told-erased", who=Name(seat), dots=now))
        if after.erasing and not before.erasing:
            told.append(say("told-erasing", who=Names(with_dots(after.dots)), count=len(with_dots(after.dots))))
        return tuple(told)


INFO = Info(id="punkte-loeschen", family=Family.SERIES, players=Players(2, 4), dice=("d6", "d6"), decisions=False)
GAME = Game(INFO, PunkteLoeschen, PunkteLoeschenFace)

"""Hoch gewinnt: one throw with three dice; multiply two of them, divide by the third, and the highest value wins.

Rulings followed: the dice are multiplied, unless the table wants them added; the divisor is the best one, unless the
players are to find it themselves; values are compared exactly and only shown with two decimals; in Tief gewinnt the
lowest value wins; a play-off is scored like the game, with the best divisor.
"""

from fractions import Fraction
from functools import cache
from typing import Literal

from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, Item, Name, Phrase, Viewer, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Preset
from knobel.writing.rules import (
    AnyMove,
    Choices,
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    Take,
    ask,
    best_wins,
    d6,
    throw,
    with_item,
)

THREE_DICE = d6(3)
Operation = Literal["multiply", "add"]


class HochGewinntOptions(Options, frozen=True):
    direction: Literal["hoch", "tief"] = "hoch"
    operation: Operation = "multiply"
    assignment: Literal["auto", "player"] = "auto"


class State(Frozen, frozen=True):
    """Every seat's throw, and the die by which it divides, 0 while that is open; `seat` is the one at the dice."""

    first: Seat
    seat: Seat
    thrown: tuple[Faces, ...]
    divisors: tuple[int, ...]


@cache
def value(faces: Faces, divisor: int, operation: Operation) -> Fraction:
    """The two other dice, multiplied or added, divided by this one."""
    one, other = others(faces, divisor)
    return Fraction(one * other if operation == "multiply" else one + other, divisor)


@cache
def sixtieths(faces: Faces, divisor: int, operation: Operation) -> int:
    """The same value counted in sixtieths, which all dice divide: whole numbers compare exactly and quickly."""
    return int(60 * value(faces, divisor, operation))


def others(faces: Faces, divisor: int) -> tuple[int, int]:
    """The dice beside the divisor, the higher one first."""
    low, high = sorted((*faces[: (at := faces.index(divisor))], *faces[at + 1 :]))
    return high, low


class HochGewinnt(Rules[State, HochGewinntOptions]):
    def start(self, first: Seat) -> State:
        return State(first, first, ((),) * self.seats, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.divisors[state.seat]:
            return Over(self.result(state))
        faces = state.thrown[state.seat]
        return ask(state.seat, _divisors(frozenset(faces), self._high)) if faces else throw(state.seat, THREE_DICE)

    def thrown(self, state: State, faces: Faces) -> State:
        after = state.but(thrown=with_item(state.thrown, state.seat, faces))
        return self._divided(after, self._best_divisor(faces)) if self.options.assignment == "auto" else after

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Take)
        return self._divided(state, int(move.cell))

    def _divided(self, state: State, divisor: int) -> State:
        """The calculation is done, and the dice move on unless all have thrown."""
        divisors = with_item(state.divisors, state.seat, divisor)
        following = (state.seat + 1) % self.seats
        return state.but(seat=state.seat if divisors[following] else following, divisors=divisors)

    # The best divisor is the smallest die, or the largest where low wins.

    @property
    def _high(self) -> bool:
        return self.options.direction == "hoch"

    def _best_divisor(self, faces: Faces) -> int:
        return min(faces) if self._high else max(faces)

    # The highest value wins, or the lowest; whoever has none yet comes last.

    def result(self, state: State) -> Result:
        return best_wins(
            [(bool(d), self.worth(faces, d)) for faces, d in zip(state.thrown, state.divisors, strict=True)]
        )

    def worth(self, faces: Faces, divisor: int) -> int:
        if not divisor:
            return 0
        worth = sixtieths(faces, divisor, self.options.operation)
        return worth if self._high else -worth

    def playoff_value(self, faces: Faces) -> int:
        return self.worth(faces, self._best_divisor(faces))


class HochGewinntFace(Face[HochGewinnt]):
    dice_ready = 3

    def widget_of(self, item: Item) -> str | None:
        return "tray"

    def note(self, state: State, seat: Seat) -> Phrase:
        faces, divisor = state.thrown[seat], state.divisors[seat]
        if not divisor:
            return say("note-thinking" if faces else "note-waiting")
        one, other = others(faces, divisor)
        worth = number(value(faces, divisor, self.rules.options.operation))
        return say(f"calculation-{self.rules.options.operation}", one=one, other=other, divisor=divisor, worth=worth)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        seat = before.seat
        done = after.divisors[seat]
        return (say("told-calculation", who=Name(seat), calculation=self.note(after, seat)),) if done else ()


class HochGewinntAdvice(Advice[HochGewinnt]):
    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        return self.rules.worth(state.thrown[seat], int(move.cell)) if isinstance(move, Take) else None


@cache
def _divisors(faces: frozenset[int], high: bool) -> Choices:
    """The dice to divide by, the best one first."""
    return Choices(*(Take(str(face)) for face in sorted(faces, reverse=not high)))


def number(exact: Fraction) -> Phrase:
    """A value with two decimals at most, marked where it had to be rounded."""
    whole, hundredths = divmod(round(exact * 100), 100)
    if not hundredths:
        return say("number-whole", whole=whole)
    key = "number-exact" if Fraction(100) % exact.denominator == 0 else "number-about"
    return say(key, whole=whole, decimals=f"{hundredths:02}".rstrip("0"))


LOW = Preset("tief-gewinnt", {"direction": "tief"}, fixed=("direction",))
INFO = Info(id="hoch-gewinnt", family=Family.SERIES, dice=("d6",) * 3, tie_break=True, presets=(LOW,))
GAME = Game(INFO, HochGewinnt, HochGewinntFace, HochGewinntAdvice)

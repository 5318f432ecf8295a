"""Stages: what happens now. Exactly one of a throw, a question to one or several seats, or the end."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Annotated

from msgspec import Meta

from knobel.core.choices import Choices
from knobel.core.dice import DiceSet
from knobel.core.events import Thrown
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.results import Result

Seat = Annotated[int, Meta(extra={"mark": "seat"})]
# Rows of seats name everybody once, unless they are these.
SeveralTimes = Annotated[tuple[Seat, ...], Meta(extra={"mark": "several"})]


class Throw(Frozen, frozen=True):
    """Chance: these dice are to be thrown by a seat (None: by the table). `seen_by` None means by everybody."""

    seat: Seat | None
    dice: DiceSet
    seen_by: tuple[Seat, ...] | None = None

    def outcomes(self) -> Iterator[tuple[Thrown, Fraction]]:
        """Everything that can fall now, with its exact chance."""
        for faces, chance in self.dice.outcomes():
            yield Thrown(faces), chance


class Clock(Frozen, frozen=True):
    """Time that runs while the stage lasts. A clock of the same name in the next stage is the same one, running on.

    `otherwise` is the move made for `seat` when time is up, or None where the rules then go on by themselves.
    """

    name: str
    seconds: int
    seat: Seat | None = None
    otherwise: AnyMove | None = None


class Ask(Frozen, frozen=True):
    """These seats are to decide, in any order. `secret` decisions stay unknown to others until the rules show them."""

    choices: dict[Seat, Choices]
    clocks: tuple[Clock, ...] = ()
    secret: bool = False


class Over(Frozen, frozen=True):
    """The game has ended."""

    result: Result


Stage = Throw | Ask | Over


def asked(stage: Stage, seat: Seat) -> Choices:
    """What a seat may do that is asked now."""
    assert isinstance(stage, Ask)
    return stage.choices[seat]


@cache
def throw(seat: Seat | None, dice: DiceSet, seen_by: tuple[Seat, ...] | None = None) -> Throw:
    """The shared stage of a seat throwing these dice."""
    return Throw(seat, dice, seen_by)


@cache
def throw_each(seats: int, dice: DiceSet) -> tuple[Throw, ...]:
    """The stages of each seat throwing these dice: for rules that ask for no other, at hand by the seat."""
    return tuple(throw(seat, dice) for seat in range(seats))


@cache
def ask(seat: Seat, choices: Choices) -> Ask:
    """The shared stage of asking one seat; for choices that recur."""
    return Ask({seat: choices})

"""The play-off (Stechen): tied seats throw once each; whoever is best, or worst, takes the place; ties repeat."""

from collections.abc import Callable
from typing import Any

from knobel.core.dice import DiceSet, Faces
from knobel.core.face import dice_tray
from knobel.core.frozen import Frozen
from knobel.core.stages import Seat, Throw, throw
from knobel.core.widgets import Tray

Value = Callable[[tuple[int, ...]], Any]


class PlayOff(Frozen, frozen=True):
    """Seats still in it, in throwing order; what they have thrown in this repetition; repetitions so far."""

    seats: tuple[Seat, ...]
    thrown: tuple[Faces, ...] = ()
    repeats: int = 0

    @property
    def decided(self) -> bool:
        """Whether one seat is left."""
        return len(self.seats) == 1

    @property
    def thrower(self) -> int:
        """The seat that is to throw."""
        return self.seats[len(self.thrown)]

    @property
    def trays(self) -> tuple[Tray, ...]:
        """The dice in front of those who have thrown."""
        thrown = zip(self.seats, self.thrown, strict=False)
        return tuple(dice_tray(seat, faces, f"playoff-{seat}") for seat, faces in thrown)

    @property
    def winner(self) -> int:
        """The seat that is left."""
        return self.seats[0]

    @property
    def canonical(self) -> "PlayOff":
        """The same play-off, however often it has been repeated and in whatever order dice lie."""
        return PlayOff(self.seats, tuple([tuple(sorted(faces)) for faces in self.thrown]))

    def stage(self, dice: DiceSet) -> Throw:
        """The next throw."""
        return throw(self.thrower, dice)

    def after(self, faces: tuple[int, ...], value: Value = sum, *, lowest: bool = False) -> "PlayOff":
        """The play-off after the next seat's throw; when all have thrown, only the best (or worst) stay in it."""
        thrown = (*self.thrown, faces)
        if len(thrown) < len(self.seats):
            return PlayOff(self.seats, thrown, self.repeats)
        values = list(map(value, thrown))
        decisive = min(values) if lowest else max(values)
        if values.count(decisive) == 1:
            return PlayOff((self.seats[values.index(decisive)],), (), self.repeats + 1)
        left = tuple([seat for seat, each in zip(self.seats, values, strict=True) if each == decisive])
        return PlayOff(left, (), self.repeats + 1)

"""The keep-and-rethrow turn: throw all dice, then keep some and throw the others again, up to a limit."""

from functools import cache

from knobel.core.choices import Choices
from knobel.core.dice import DiceSet, DieIndex, Faces, some_of
from knobel.core.face import LastThrow
from knobel.core.frozen import Frozen
from knobel.core.moves import Press
from knobel.core.spaces import Keeps
from knobel.core.stages import Throw, throw
from knobel.core.widgets import DieView

STOP, THROW = Press("stop"), Press("throw")
STOP_OR_THROW = Choices(STOP, THROW)


class Rethrow(Frozen, frozen=True):
    """The dice of a turn. `kept` were left lying in the last throw, or will be in the one that is due."""

    faces: Faces = ()
    kept: tuple[DieIndex, ...] = ()
    throws: int = 0
    due: bool = True

    def stage(self, seat: int, dice: DiceSet, seen_by: tuple[int, ...] | None = None) -> Throw:
        """The throw that is due."""
        return throw(seat, left_over(dice, self.kept) if self.kept else dice, seen_by)

    def after(self, faces: tuple[int, ...]) -> "Rethrow":
        """The turn once the dice that were due have fallen."""
        together = fallen_beside(self.faces, self.kept, faces) if self.kept else faces
        return Rethrow(together, self.kept, self.throws + 1, False)

    def again(self, kept: tuple[int, ...]) -> "Rethrow":
        """The turn when these dice stay and the others are to be thrown."""
        return Rethrow(self.faces, kept, self.throws, True)

    def fallen(self) -> tuple[int, ...]:
        """The dice of the last throw, by index."""
        return _others(len(self.faces), self.kept)

    def views(self, dice: DiceSet, *, shown: bool = True) -> tuple[DieView, ...]:
        """The dice as they lie: those kept are always open, the others only where `shown`."""
        return tuple(
            DieView(
                die.index,
                self.faces[die.index] if self.faces and (die.index in self.kept or (shown and not self.due)) else None,
                die.kind.name,
                die.colour,
                held=die.index in self.kept,
            )
            for die in dice.dice
        )


class LastTurn(LastThrow, frozen=True):
    """The last throw of a turn that is over, with all dice as the turn has left them until others fall."""

    turn: Rethrow = Rethrow()


def fallen_beside(lying: Faces, kept: tuple[int, ...], fallen: Faces) -> Faces:
    """All dice once those that were thrown have fallen beside those that were kept."""
    together = list(lying)
    for index, face in zip(_others(len(together), kept), fallen, strict=True):
        together[index] = face
    return tuple(together)


@cache
def _others(count: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(index for index in range(count) if index not in kept)


@cache
def left_over(dice: DiceSet, kept: tuple[int, ...]) -> DiceSet:
    """The dice that are not kept."""
    return some_of(dice, tuple(die.index for die in dice.dice if die.index not in kept))


@cache
def kept_beside(count: int, held: tuple[int, ...], least: int = 0) -> Keeps:
    """Keep at least so many of `count` dice beside those held for good, and throw the rest."""
    free = _others(count, held)
    return Keeps(free, least, len(free) - 1, held)


@cache
def stop_or_keep(count: int, held: tuple[int, ...] = (), least: int = 0) -> Choices:
    """Stop, or keep at least so many of `count` dice and throw the rest; `held` dice stay for good."""
    return Choices(STOP, kept_beside(count, held, least)) if len(held) < count else Choices(STOP)

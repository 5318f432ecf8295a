"""Dice under a cup: their owner looks at once; the others see what is laid out and every throw that is given up."""

from functools import cache

from knobel.core.dice import DiceSet, DieIndex, Faces
from knobel.core.frozen import Frozen
from knobel.core.secrets import Secret, Viewer
from knobel.core.stages import Throw, throw
from knobel.core.widgets import DieView
from knobel.parts.rethrow import left_over


class Covered(Frozen, frozen=True):
    """The dice of a turn under the cup.

    `out` are the dice laid out; `shown` is the throw last given up, all its dice, as everybody has seen it; `cup` holds
    all dice as they lie now, and is missing while a throw is due.
    """

    throws: int = 0
    out: tuple[DieIndex, ...] = ()
    shown: Faces = ()
    cup: Secret[Faces] | None = None

    def views(self, dice: DiceSet, viewer: Viewer) -> tuple[DieView, ...]:
        """The dice as this viewer sees them: those laid out are open, the others only to those who may look."""
        seen = None if self.cup is None else self.cup.shown_to(viewer)
        return tuple(
            DieView(index, self.shown[index], held=True)
            if index in self.out
            else DieView(index, None if seen is None else seen[index])
            for index in range(len(dice))
        )


def open_views(faces: Faces, out: tuple[int, ...]) -> tuple[DieView, ...]:
    """Dice that everybody sees, some of them laid out."""
    return tuple(DieView(index, face, held=index in out) for index, face in enumerate(faces))


@cache
def covered_throw(seat: int, dice: DiceSet, out: tuple[int, ...], lifted: bool = False) -> Throw:
    """The throw of the dice not laid out. The cup is `lifted` at once where everything is open after this throw."""
    return throw(seat, left_over(dice, out), None if lifted else (seat,))

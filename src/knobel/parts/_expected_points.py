"""The expected points of kept dice: what every box would bring on average if the other dice were thrown once more."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product

from knobel.core.dice import DiceSet, Faces

# Sets a face of one kind of dice apart from the same face of another kind.
SHIFT = 1000


class ExpectedPoints:
    """Averages over a single throw, exact, and worked out once for every set of kept dice.

    Kept dice are marked faces: the face, shifted by the number of its kind among the kinds of the set.
    """

    def __init__(self, dice: DiceSet, points: Callable[[Faces], tuple[int, ...]]) -> None:
        kinds = list(dict.fromkeys(die.kind for die in dice.dice))
        self._marks = tuple(SHIFT * kinds.index(die.kind) for die in dice.dice)
        self._marked = tuple(tuple(SHIFT * number + face for face in kind.faces) for number, kind in enumerate(kinds))
        self._counts = tuple(sum(die.kind == kind for die in dice.dice) for kind in kinds)
        self._points = points
        self._averages: dict[Faces, tuple[float, ...]] = {}

    def marked(self, faces: Faces, kept: tuple[int, ...]) -> Faces:
        """The kept dice of a throw, in order."""
        marks = self._marks
        return tuple(sorted([faces[index] + marks[index] for index in kept]))

    def average(self, kept: Faces) -> tuple[float, ...]:
        """What the boxes bring on average when these dice are kept, given in order."""
        if kept not in self._averages:
            self._averages[kept] = self._worked_out(kept)
        return self._averages[kept]

    def throws(self) -> Iterator[Faces]:
        """Everything that can fall, whatever the order of dice of one kind."""
        for parts in product(*map(combinations_with_replacement, self._marked, self._counts)):
            yield tuple(face % SHIFT for part in parts for face in part)

    def _worked_out(self, kept: Faces) -> tuple[float, ...]:
        """The points of a full throw, or else the mean over the faces of one more die."""
        for faces, count in zip(self._marked, self._counts, strict=True):
            if sum(face in faces for face in kept) < count:
                rows = [self.average(tuple(sorted((*kept, face)))) for face in faces]
                return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
        return self._points(tuple(face % SHIFT for face in kept))

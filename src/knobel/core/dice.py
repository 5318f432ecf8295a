"""Dice: what can fall, how likely, and nothing about what it means.

A face is an integer. Ordinary dice show 1 to 6, the ten-sided die 0 to 9, a poker die the ordinals 1 (nine) to
6 (ace), a letter die the code points of its letters, and a lot the numbers 0 to n-1.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, prod
from operator import contains
from typing import Annotated

from msgspec import Meta

from knobel.core.events import Thrown
from knobel.core.frozen import Frozen, Unchanging

Faces = Annotated[tuple[int, ...], Meta(extra={"mark": "faces"})]
DieIndex = Annotated[int, Meta(extra={"mark": "die"})]

# A set of dice with at most this many outcomes keeps them all at hand; five ordinary dice have 7776.
OUTCOMES_KEPT = 8000


class Kind(Frozen, frozen=True):
    """A kind of die. A face that stands twice in `faces` falls twice as often."""

    name: str
    faces: Faces


LOT = "lot"
D6 = Kind("d6", (1, 2, 3, 4, 5, 6))
D10 = Kind("d10", (0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
POKER = Kind("poker", (1, 2, 3, 4, 5, 6))


@cache
def letter_kind(letters: str) -> Kind:
    """The letter die with these letters on its faces."""
    return Kind("letter", tuple(map(ord, letters)))


@cache
def lot_kind(size: int) -> Kind:
    """A lot among `size` things: the numbers 0 to size-1, equally likely."""
    return Kind(LOT, tuple(range(size)))


class Die(Frozen, frozen=True):
    """One die on the table, told from the others by its index."""

    index: int
    kind: Kind = D6
    colour: str = "ivory"


class DiceSet(Unchanging):
    """Dice thrown together. Made once by `dice_set` and shared, so that comparing two of them is quick.

    `faces` are those of each die, and `sides` their number where all dice have as many, else 0; `size` says how many
    outcomes there are, told apart die by die; `thrown` has every one of them as an event, each equally likely, where
    there are few enough to list; `legal` are the faces that these dice can show.
    """

    __slots__ = ("dice", "faces", "legal", "sides", "size", "thrown")

    def __init__(self, dice: tuple[Die, ...]) -> None:
        self.dice = dice
        self.faces = tuple(die.kind.faces for die in dice)
        counts = [*map(len, self.faces)]
        self.sides = counts[0] if len(set(counts)) == 1 else 0
        self.size = prod(counts)
        few = self.size <= OUTCOMES_KEPT
        self.thrown = tuple(map(Thrown, product(*self.faces))) if few else ()
        self.legal: Container[Faces] = frozenset(event.faces for event in self.thrown) if few else _AnyFaces(dice)

    def __len__(self) -> int:
        return len(self.dice)

    @property
    def is_lot(self) -> bool:
        """Whether these are lots: drawn, and no dice that anybody could have in hand."""
        return all(die.kind.name == LOT for die in self.dice)

    def __reduce__(self) -> tuple[Callable[..., "DiceSet"], tuple[Die, ...]]:
        """The same dice are the same set everywhere, also after a way through another process."""
        return dice_set, self.dice

    def __repr__(self) -> str:
        return f"DiceSet({', '.join(f'{die.index}:{die.kind.name}' for die in self.dice)})"

    def sample(self, below: Callable[[int], int]) -> Faces:
        """Faces drawn by their weights; `below(n)` is a whole number from 0 to n-1."""
        return tuple([faces[below(len(faces))] for faces in self.faces])

    def outcomes(self) -> Iterator[tuple[Faces, Fraction]]:
        """Every outcome, die by die, with its exact chance."""
        chance = Fraction(1, self.size)
        for faces in product(*self.faces):
            yield faces, chance

    def merged_outcomes(self) -> tuple[tuple[Faces, Fraction], ...]:
        """Outcomes with dice of one kind and colour taken as alike: their faces come sorted, with the joint chance."""
        return _merged(self)


@cache
def _merged(dice: DiceSet) -> tuple[tuple[Faces, Fraction], ...]:
    alike: dict[tuple[Kind, str], list[int]] = {}
    for position, die in enumerate(dice.dice):
        alike.setdefault((die.kind, die.colour), []).append(position)
    groups = tuple(alike.values())
    joint = Counter(_sorted_alike(faces, groups) for faces in product(*dice.faces))
    return tuple((faces, Fraction(ways, dice.size)) for faces, ways in joint.items())


def _sorted_alike(faces: Faces, groups: tuple[list[int], ...]) -> Faces:
    result = list(faces)
    for positions in groups:
        for position, face in zip(positions, sorted([faces[p] for p in positions]), strict=True):
            result[position] = face
    return tuple(result)


class _AnyFaces:
    """The legal faces of a set too large to list."""

    def __init__(self, dice: tuple[Die, ...]) -> None:
        self._faces = tuple(frozenset(die.kind.faces) for die in dice)
        # Dice of one kind are looked at all at once, because this stands in the way of every throw.
        self._alike = self._faces[0] if len(set(self._faces)) == 1 else None

    def __contains__(self, faces: object) -> bool:
        if not isinstance(faces, tuple) or len(faces) != len(self._faces):
            return False
        if self._alike is not None:
            return self._alike.issuperset(faces)
        return all(map(contains, self._faces, faces))


@cache
def dice_set(*dice: Die) -> DiceSet:
    """The one shared set of exactly these dice."""
    return DiceSet(dice)


@cache
def d6(count: int) -> DiceSet:
    """`count` ordinary dice, indexed from 0."""
    return dice_set(*(Die(index) for index in range(count)))


@cache
def poker_dice(count: int) -> DiceSet:
    """`count` poker dice, indexed from 0."""
    return dice_set(*(Die(index, POKER) for index in range(count)))


@cache
def lot(size: int) -> DiceSet:
    """One draw among `size` things."""
    return dice_set(Die(0, lot_kind(size)))


@cache
def some_of(dice: DiceSet, indices: tuple[int, ...]) -> DiceSet:
    """The dice of a set with these indices, in this order."""
    by_index = {die.index: die for die in dice.dice}
    return dice_set(*(by_index[index] for index in indices))


def orderings(faces: Faces) -> int:
    """In how many orders these faces can lie."""
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))

"""What can be kept of some equal dice, numbered: the tables over which keep-and-rethrow turns are worked out.

A keep is a sorted tuple of faces. They are numbered by size, so whole throws come last. A value per keep spreads down
by adding one die at a time, and the best keep spreads up by taking one away at a time.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from knobel.core.dice import Faces, orderings


class Keeps(NamedTuple):
    """The keeps of `dice` dice with `sides` sides.

    `plus[k][f]` is keep k with one more die of face f + 1, for keeps that are no whole throw; `minus[k]` are the keeps
    with one die less. `chances` are those of the whole throws.
    """

    dice: int
    sides: int
    faces: tuple[Faces, ...]
    number: dict[Faces, int]
    first_throw: int
    plus: tuple[tuple[int, ...], ...]
    minus: tuple[tuple[int, ...], ...]
    chances: tuple[float, ...]

    @property
    def throws(self) -> tuple[Faces, ...]:
        """The whole throws."""
        return self.faces[self.first_throw :]


@cache
def keeps_of(dice: int, sides: int = 6) -> Keeps:
    """The tables for so many dice."""
    every = range(1, sides + 1)
    faces = tuple(keep for size in range(dice + 1) for keep in combinations_with_replacement(every, size))
    number = {keep: index for index, keep in enumerate(faces)}
    first_throw = number[(1,) * dice]
    plus = tuple(tuple(number[tuple(sorted((*keep, face)))] for face in every) for keep in faces[:first_throw])
    minus = tuple(tuple(number[_without(keep, face)] for face in sorted(set(keep))) for keep in faces)
    chances = tuple(orderings(keep) / sides**dice for keep in faces[first_throw:])
    return Keeps(dice, sides, faces, number, first_throw, plus, minus, chances)


def _without(keep: Faces, face: int) -> Faces:
    at = keep.index(face)
    return keep[:at] + keep[at + 1 :]

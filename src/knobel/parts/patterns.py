"""Patterns: what dice show together, whatever their order, and formulas that give points for it."""

from collections import Counter
from collections.abc import Callable

from knobel.core.dice import Faces

Pattern = Callable[[Faces], bool]
Formula = Callable[[Faces], int]


def shape(faces: Faces) -> tuple[int, ...]:
    """How often each different face lies there, the most frequent first: 5 3 5 3 5 has the shape (3, 2)."""
    return tuple(sorted(Counter(faces).values(), reverse=True))


def most_alike(faces: Faces) -> tuple[int, int]:
    """How many dice show the same face at most, and which one: (2, 5) for 5 3 5; of several such faces the highest."""
    count, face = max((faces.count(face), face) for face in faces)
    return count, face


def longest_run(faces: Faces) -> int:
    """How many consecutive numbers lie there at most: 4 in 1 3 4 5 6."""
    present = set(faces)
    longest = 0
    for first in present:
        length = 1
        while first + length in present:
            length += 1
        longest = max(longest, length)
    return longest


# Patterns ------------------------------------------------------------------------------------------------------------


def groups(*sizes: int) -> Pattern:
    """At least so many alike for each size, each of another face, the largest first: (3, 2) is a full house."""

    def shown(faces: Faces) -> bool:
        there = shape(faces)
        return len(there) >= len(sizes) and all(have >= need for have, need in zip(there, sizes, strict=False))

    return shown


def run(length: int) -> Pattern:
    """So many consecutive numbers, or more."""
    return lambda faces: longest_run(faces) >= length


def either(one: Pattern, other: Pattern) -> Pattern:
    """One pattern or the other."""
    return lambda faces: one(faces) or other(faces)


# Formulas ------------------------------------------------------------------------------------------------------------


def pips_of(face: int) -> Formula:
    """The pips of all dice that show this face."""
    return lambda faces: face * faces.count(face)


def total_if(pattern: Pattern) -> Formula:
    """The pips of all dice, where the pattern lies there."""
    return lambda faces: sum(faces) if pattern(faces) else 0


def fixed_if(points: int, pattern: Pattern) -> Formula:
    """So many points, where the pattern lies there."""
    return lambda faces: points if pattern(faces) else 0

"""Lots: a row of numbers that follows from a recorded seed, so that everybody can draw again and see the same.

The generator is SplitMix64. It is written out here because a draw must come out the same for ever.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = 2**64 - 1


class Lots:
    """Lots from a seed. The seed may be any text."""

    def __init__(self, seed: str) -> None:
        self._state = 0
        for byte in seed.encode():
            self._state = (self._state ^ byte) * 0x100000001B3 & _MASK
        self._next()

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit-1, all equally likely: what lies beyond the last full row is drawn anew."""
        rest = (_MASK + 1) % limit
        while True:
            number = self._next()
            if number <= _MASK - rest:
                return number % limit

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in an order by lot."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

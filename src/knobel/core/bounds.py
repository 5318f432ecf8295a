"""Bounds: what the numbers of a state can be. They are looked at when a position is read, and never while a game is
played.

Rules name them by place: `{"turn.throws": up_to(3), "sheets.*.0": frozenset({0, 25})}`. A star stands for any place
in a row. What is not named is 0 or more.
"""

from collections.abc import Mapping
from typing import TypeAlias

Bound: TypeAlias = range | frozenset[int]
Bounds: TypeAlias = Mapping[str, Bound]

# Far beyond what anybody gets to in the ten thousand throws after which a game is stopped.
MOST = 99_999
USUAL = range(MOST + 1)
# Balances, and points that can fall below nothing.
SIGNED = range(-MOST, MOST + 1)
ANY = "*"


def up_to(most: int) -> range:
    """From 0 to `most`, both included."""
    return range(most + 1)


def bound_at(bounds: Bounds, place: str) -> Bound:
    """What may stand at a place, by the first name that fits it."""
    steps = place.split(".")
    return next((bound for name, bound in bounds.items() if _fits(name.split("."), steps)), USUAL)


def _fits(name: list[str], steps: list[str]) -> bool:
    return len(name) == len(steps) and all(one in (ANY, other) for one, other in zip(name, steps, strict=True))


def written(bound: Bound) -> str:
    """A bound as an error names it."""
    if isinstance(bound, range) and bound.step == 1:
        return f"{bound.start}–{bound.stop - 1}"
    return ", ".join(map(str, sorted(bound)))

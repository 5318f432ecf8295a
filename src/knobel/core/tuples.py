"""Tuples: what states are made of."""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The items with another value in one place."""
    changed = list(items)  # Much quicker than putting three parts together.
    changed[index] = value
    return tuple(changed)

"""Tuples: what states are made of."""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The items with another value in one place."""
    return (*items[:index], value, *items[index + 1 :])

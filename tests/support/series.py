"""Tables for games that throw series: everybody's throws at once, in a row or round by round."""

from collections.abc import Sequence
from typing import Any

from tests.support.table import Table

Throws = Sequence[tuple[int, ...]]


def in_a_row(id: str, *series: Throws, **options: Any) -> Table:
    """A table at which every seat has thrown its whole series in a row."""
    table = Table(id, max(2, len(series)), **options)
    for throws in series:
        table.throws(*throws)
    return table


def round_by_round(id: str, *series: Throws, **options: Any) -> Table:
    """A table at which the seats have thrown their series in turn, one throw each round."""
    table = Table(id, max(2, len(series)), **options)
    for throws in zip(*series, strict=True):
        table.throws(*throws)
    return table


def points(table: Table) -> tuple[int | None, ...]:
    """How everybody stands, the game being over or not."""
    return table.game.result(table.state).points or ()

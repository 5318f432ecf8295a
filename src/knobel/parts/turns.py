"""Turn orders: whose turn comes next."""

from collections.abc import Collection
from functools import cache, lru_cache


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, from the first on."""
    return tuple((first + step) % seats for step in range(seats))


@cache
def later_in_round(seat: int, first: int, seats: int) -> tuple[int, ...]:
    """The seats that come after this one in a round that the first has begun."""
    return clockwise(seat, seats)[1 : seats - (seat - first) % seats]


def left_of(seat: int, seats: int, active: Collection[int] | None = None) -> int:
    """The left neighbour: the next seat clockwise, or the next one of those still active."""
    if active is None:
        return (seat + 1) % seats
    for following in clockwise((seat + 1) % seats, seats):
        if following in active:
            return following
    raise LookupError("nobody is active")


def next_in(seat: int, seats: int, gone: Collection[int]) -> int:
    """The next seat clockwise that has not gone out."""
    for following in clockwise((seat + 1) % seats, seats):
        if following not in gone:
            return following
    raise LookupError("nobody is left")


@lru_cache(maxsize=4096)
def around(first: int, seats: int, active: tuple[int, ...]) -> tuple[int, ...]:
    """The active seats clockwise from the first, itself included if active."""
    return tuple(seat for seat in clockwise(first, seats) if seat in active)

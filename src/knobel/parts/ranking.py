"""Rankings: competition places (1, 1, 3) from anything that can be compared."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from knobel.core.results import Result

Row = tuple[int, ...] | None


def places(keys: Sequence[Any], *, lowest_first: bool = False) -> tuple[int, ...]:
    """The place of each key: one more than the number of better ones."""
    # Compared one by one: for as few as sit at a table that is quicker than sorting them.
    taken = []
    for key in keys:
        place = 1
        for other in keys:
            if other < key if lowest_first else key < other:
                place += 1
        taken.append(place)
    return tuple(taken)


@lru_cache(maxsize=4096)
def on_place(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The seats on a place."""
    return tuple([seat for seat, taken in enumerate(places) if taken == place])


def best_wins(
    keys: Sequence[Any],
    *,
    lowest_first: bool = False,
    losers: tuple[int, ...] = (),
    points: tuple[int | None, ...] | None = None,
    chips: Row = None,
    nets: Row = None,
    flags: tuple[str, ...] = (),
) -> Result:
    """The result in which the best key wins, shared where keys are equal."""
    taken = places(keys, lowest_first=lowest_first)
    return Result(taken, on_place(taken, 1), losers, points, chips, nets, flags)


def by_points(points: Sequence[int], *, lowest_first: bool = False) -> Result:
    """The result of a game in which the most points win (or the fewest)."""
    return best_wins(points, lowest_first=lowest_first, points=tuple(points))


def by_chips(chips: Sequence[int], start: int = 0) -> Result:
    """The result of a game in which the most chips win; everybody began with `start` of them."""
    return best_wins(chips, chips=tuple(chips), nets=nets(chips, start))


def nets(chips: Sequence[int], start: int) -> tuple[int, ...]:
    """Gains and losses against a common start."""
    return tuple([held - start for held in chips])


def last_loses(
    keys: Sequence[Any],
    *,
    lowest_first: bool = False,
    points: tuple[int | None, ...] | None = None,
    chips: Row = None,
    flags: tuple[str, ...] = (),
) -> Result:
    """The result of a game that names only losers: all on the last place, and nobody if all are equal."""
    taken = places(keys, lowest_first=lowest_first)
    last = max(taken)
    return Result(taken, (), on_place(taken, last) if last > 1 else (), points, chips, None, flags)


def no_winner(seats: int, **more: Any) -> Result:
    """A draw: all share the first place and nobody wins."""
    return Result((1,) * seats, **more)

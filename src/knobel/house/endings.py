"""How a game ended beside its result: the throw of the game, and whether somebody beat the best result so far."""

import msgspec

from knobel.house.highlights import ThrowOfGame
from knobel.house.store import results
from knobel.house.store.operations import ResultRow
from knobel.house.store.store import Store


class BestResult(msgspec.Struct, frozen=True):
    """A result that is better than every one before it, and what the best was until then."""

    seat: int
    points: int
    before: int


class Ending(msgspec.Struct, frozen=True):
    """What is worth telling when a game is over.

    `own` is the best result of whoever asks, `table` the best of everybody at this table. They are told only where
    there was something to beat, and nobody is told of another person's own.
    """

    throw: ThrowOfGame | None
    own: BestResult | None
    table: BestResult | None


async def bests_of(
    store: Store, table: str, number: int, devices: tuple[str, ...]
) -> tuple[BestResult | None, BestResult | None]:
    """The best result of these devices in a finished game, and the best of its table, where they are new."""
    rows: list[ResultRow] = await store.read(results.of_game(table, number))
    told = [row for row in rows if row.points is not None]
    if not told:
        return None, None
    sign = -1 if _fewest_win(told) else 1
    mine = [row for row in told if row.kind == "person" and row.device in devices]
    own = _better(mine, sign, await store.read(results.points_before(told[0], devices))) if mine else None
    return own, _better(told, sign, await store.read(results.points_before(told[0], None)))


def _fewest_win(rows: list[ResultRow]) -> bool:
    """Whether the fewest points win, as this game itself shows."""
    first = [row.points or 0 for row in rows if row.place == 1]
    rest = [row.points or 0 for row in rows if row.place > 1]
    return bool(first and rest) and sum(first) * len(rest) < sum(rest) * len(first)


def _better(rows: list[ResultRow], sign: int, before: tuple[int, int] | None) -> BestResult | None:
    """The best of these rows, if it is better than all points before, of which these are the fewest and the most."""
    if before is None:
        return None
    best = max(rows, key=lambda row: sign * (row.points or 0))
    points, old = best.points or 0, before[0] if sign < 0 else before[1]
    return BestResult(best.seat, points, old) if sign * points > sign * old else None

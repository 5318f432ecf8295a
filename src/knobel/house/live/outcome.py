"""The outcome of a finished game, seat by seat, as the archive keeps it."""

from knobel.core.results import Result
from knobel.house.store.operations import ResultRow
from knobel.house.table.table import Table


def outcome(table: Table, result: Result, at: int) -> tuple[ResultRow, ...]:
    """How each seat has fared. Whoever is covered by a bot has played for themselves as far as anybody counts."""
    return tuple(_row(table, result, seat, at) for seat in range(table.setup.seats))


def _row(table: Table, result: Result, seat: int, at: int) -> ResultRow:
    place = table.places[seat]
    chips = result.nets or result.chips
    return ResultRow(
        table=table.id,
        number=table.games - 1,
        seat=seat,
        game=table.setup.game,
        ended=at,
        seats=table.setup.seats,
        kind=place.kind,
        device=place.device or "",
        mind=place.mind or "",
        place=result.places[seat],
        won=seat in result.winners,
        lost=seat in result.losers,
        points=None if result.points is None else result.points[seat],
        chips=None if chips is None else chips[seat],
        advised=place.advised,
    )

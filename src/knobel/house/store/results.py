"""Results of finished games, one row a seat, written together with the record; statistics are counted from them."""

from typing import Any

from knobel.house.store.logs import Operation, Rows
from knobel.house.store.operations import RESULT_COLUMNS, ResultRow

# Where in a row the columns stand that are true or false, which not every database says.
TRUTHS = (10, 11, 15)
_SUMS = "count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(CASE WHEN lost THEN 1 ELSE 0 END)"


def of_devices(devices: tuple[str, ...]) -> Operation:
    """Every result of these devices, latest first."""
    rows = yield (
        f"SELECT {RESULT_COLUMNS} FROM results WHERE device IN ({_marks(devices)}) ORDER BY ended DESC, table_id, seat",
        devices,
    )
    return [_result(row) for row in rows]


def by_game(devices: tuple[str, ...]) -> Operation:
    """How whoever has these devices has fared, by game. Those who share a device have their own results."""
    own = f"FROM results WHERE kind = 'person' AND device IN ({_marks(devices)})"
    places = yield f"SELECT game, place, count(*) {own} GROUP BY game, place ORDER BY game, place", devices
    rows = yield (
        (
            f"SELECT game, {_SUMS}, sum(CASE WHEN advised > 0 THEN 1 ELSE 0 END),"
            f" avg(points), max(points), avg(chips), max(ended) {own} GROUP BY game ORDER BY game"
        ),
        devices,
    )
    return [
        (game, played, won, lost, _places(places, game), advised, _mean(points), best, _mean(chips), last)
        for game, played, won, lost, advised, points, best, chips, last in rows
    ]


def by_players(game: str) -> Operation:
    """How people and each mind have fared at a game, by dice that this house has thrown."""
    rows = yield (
        (
            "SELECT CASE WHEN kind = 'bot' THEN 'bot' ELSE 'person' END AS who, mind,"
            f" {_SUMS}, avg(place), avg(points), max(points)"
            " FROM results WHERE game = ? AND NOT elsewhere GROUP BY who, mind ORDER BY who DESC, mind"
        ),
        (game,),
    )
    return [
        (who, mind, played, won, lost, float(place), _mean(points), best)
        for who, mind, played, won, lost, place, points, best in rows
    ]


def of_game(table: str, number: int) -> Operation:
    """How every seat of a finished game fared."""
    wanted = f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? AND number = ? ORDER BY seat"
    rows = yield wanted, (table, number)
    return [_result(row) for row in rows]


def points_before(row: ResultRow, devices: tuple[str, ...] | None) -> Operation:
    """The fewest and the most points at a game before it ended this time, of a person's devices or, without any, of
    everybody at its table; None where nobody had any. By another preset it counts for another game."""
    own = "r.table_id = ?" if devices is None else f"r.kind = 'person' AND r.device IN ({_marks(devices)})"
    rows = yield (
        (
            "SELECT min(r.points), max(r.points) FROM results r"
            " LEFT JOIN records p ON p.table_id = r.table_id AND p.number = r.number"
            " WHERE r.game = ? AND r.points IS NOT NULL AND r.ended <= ? AND NOT (r.table_id = ? AND r.number = ?)"
            " AND coalesce(p.preset, '') ="
            " coalesce((SELECT preset FROM records WHERE table_id = ? AND number = ?), '')"
            f" AND {own}"
        ),
        (row.game, row.ended, *2 * (row.table, row.number), *((row.table,) if devices is None else devices)),
    )
    fewest, most = rows[0]
    return None if fewest is None else (fewest, most)


def _result(row: tuple[Any, ...]) -> ResultRow:
    told: list[Any] = [bool(each) if place in TRUTHS else each for place, each in enumerate(row)]
    return ResultRow(*told)


def _places(rows: Rows, game: str) -> dict[str, int]:
    return {str(place): count for each, place, count in rows if each == game}


def _mean(value: Any) -> float | None:
    """An average as a plain number; databases have their own kinds."""
    return None if value is None else float(value)


def _marks(things: tuple[str, ...]) -> str:
    return ", ".join("?" * len(things))

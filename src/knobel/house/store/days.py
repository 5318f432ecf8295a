"""Days with their seeds, and who has played them. A seed serves its dice alone until its day is over."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.house.store.logs import Operation

_COLUMNS = "date, game, seed, commitment, sealed, closes, best"


class DayRow(Frozen, frozen=True):
    """A day: what is played, its secret seed, what was published of it and when, and when it is over."""

    date: str
    game: str
    seed: bytes
    commitment: str
    sealed: int
    closes: int
    best: int | None = None


class PlayRow(Frozen, frozen=True):
    """Somebody's one attempt that counts; without a result while it goes on, or where it came to none in time."""

    date: str
    table: str
    result: int | None
    ended: int | None


def add_days(rows: tuple[DayRow, ...]) -> Operation:
    """Seal these days; one that another node has sealed already stays as it is."""
    for row in rows:
        yield (
            f"INSERT INTO days ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (date) DO NOTHING",
            (row.date, row.game, row.seed, row.commitment, row.sealed, row.closes, row.best),
        )


def days_between(first: str, last: str) -> Operation:
    """The days from one date to another, in order."""
    rows = yield f"SELECT {_COLUMNS} FROM days WHERE date >= ? AND date <= ? ORDER BY date", (first, last)
    return [_day(row) for row in rows]


def seed_of(date: str) -> Operation:
    """The seed of a day, for its dice."""
    rows = yield "SELECT seed FROM days WHERE date = ?", (date,)
    return bytes(rows[0][0]) if rows else None


def keep_best(date: str, best: int) -> Operation:
    """Keep what a strong mind made of a day's dice."""
    yield "UPDATE days SET best = ? WHERE date = ?", (best, date)


def add_play(date: str, device: str, table: str) -> Operation:
    """The one attempt of a device on a day; a second one is a conflict."""
    yield "INSERT INTO day_plays (date, device, table_id) VALUES (?, ?, ?)", (date, device, table)


def keep_result(date: str, table: str, result: int, at: int) -> Operation:
    """How an attempt ended; it counts while its day lasts. A table that is nobody's attempt is left alone."""
    yield (
        (
            "UPDATE day_plays SET result = ?, ended = ? WHERE date = ? AND table_id = ?"
            " AND EXISTS (SELECT 1 FROM days WHERE days.date = day_plays.date AND closes > ?)"
        ),
        (result, at, date, table, at),
    )


def plays_of(devices: tuple[str, ...]) -> Operation:
    """The attempts of whoever has these devices, latest first; the first one of a day where several have one."""
    if not devices:
        return []
    marks = ", ".join("?" * len(devices))
    rows = yield (
        (
            f"SELECT date, table_id, result, ended FROM day_plays WHERE device IN ({marks})"
            " ORDER BY date DESC, result IS NULL, ended, table_id"
        ),
        devices,
    )
    return [PlayRow(*row) for row in rows]


def results_on(date: str) -> Operation:
    """All results of a day, the lowest first."""
    rows = yield "SELECT result FROM day_plays WHERE date = ? AND result IS NOT NULL ORDER BY result", (date,)
    return [row[0] for row in rows]


def counts(first: str, last: str) -> Operation:
    """How many results there are, by date."""
    rows = yield (
        (
            "SELECT date, count(*) FROM day_plays WHERE date >= ? AND date <= ? AND result IS NOT NULL"
            " GROUP BY date ORDER BY date"
        ),
        (first, last),
    )
    return dict(rows)


def _day(row: tuple[Any, ...]) -> DayRow:
    date, game, seed, commitment, sealed, closes, best = row
    return DayRow(date, game, bytes(seed), commitment, sealed, closes, best)

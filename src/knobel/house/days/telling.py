"""What is told of days: the calendar, how a day went, and the file with which its dice are checked."""

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.days.days import Days
from knobel.house.days.rotation import match_of
from knobel.house.store import days as stored
from knobel.house.store.days import DayRow, PlayRow
from knobel.house.store.store import Store
from knobel.match.utility import unit_of

FORMAT = 1


class MyDay(msgspec.Struct, frozen=True):
    """One's own attempt that counts; without a result while it goes on, or where it came to none in time."""

    table: str
    result: int | None


class DayInfo(msgspec.Struct, frozen=True):
    """A day in the calendar. What commits to its seed was published at `sealed`; the seed is told when it is over."""

    date: str
    game: str
    commitment: str
    sealed: int
    seed: str | None
    players: int
    mine: MyDay | None = None


class DaysInfo(msgspec.Struct, frozen=True):
    """The calendar: past days, today and those that are sealed, in order."""

    today: str
    closes: int
    days: tuple[DayInfo, ...]


class DayStanding(msgspec.Struct, frozen=True):
    """How a day went. Results of others, the lowest first, and the best play are told to whoever has played, or when
    the day is over; `best` is None as long as it is worked out."""

    date: str
    game: str
    unit: str
    seats: int
    over: bool
    mine: MyDay | None
    results: tuple[int, ...] | None
    best: int | None


class DayFile(msgspec.Struct, frozen=True):
    """What is needed to check the dice of a past day; `record` is one's own game, where there is one."""

    format: int
    day: str
    game: str
    commitment: str
    seed: str
    record: str | None


async def calendar(days: Days, store: Store, devices: tuple[str, ...]) -> DaysInfo:
    """The days that are told of, with one's own attempts."""
    rows = await days.around()
    mine = _by_date(await store.read(stored.plays_of(devices)))
    counts = await store.read(stored.counts(rows[0].date, rows[-1].date)) if rows else {}
    today = days.today
    closes = next((row.closes for row in rows if row.date == today), 0)
    told = tuple(_told(days, row, counts.get(row.date, 0), mine.get(row.date)) for row in rows)
    return DaysInfo(today, closes, told)


async def standing(days: Days, store: Store, devices: tuple[str, ...], date: str) -> DayStanding:
    """How a day went, as far as whoever has these devices may know."""
    row = await days.day(date)
    if date > days.today:
        raise KnobelError("day-sealed")
    mine = _by_date(await store.read(stored.plays_of(devices))).get(date)
    over = days.is_over(row)
    may_know = over or (mine is not None and mine.result is not None)
    if may_know:
        days.show_best(row)
    match = match_of(row.game)
    return DayStanding(
        date=date,
        game=row.game,
        unit="chips" if unit_of(match.rules) == "chips" else "points",
        seats=match.seats,
        over=over,
        mine=_mine(mine),
        results=tuple(await store.read(stored.results_on(date))) if may_know else None,
        best=row.best if may_know else None,
    )


async def file_of(days: Days, store: Store, devices: tuple[str, ...], date: str) -> DayFile:
    """The file of a day that is over."""
    row = await days.day(date)
    if not days.is_over(row):
        raise KnobelError("day-sealed")
    mine = _by_date(await store.read(stored.plays_of(devices))).get(date)
    record = None if mine is None else await days.record(mine)
    return DayFile(FORMAT, date, row.game, row.commitment, row.seed.hex(), record)


def _told(days: Days, row: DayRow, players: int, mine: PlayRow | None) -> DayInfo:
    seed = row.seed.hex() if days.is_over(row) else None
    return DayInfo(row.date, row.game, row.commitment, row.sealed, seed, players, _mine(mine))


def _mine(play: PlayRow | None) -> MyDay | None:
    return None if play is None else MyDay(play.table, play.result)


def _by_date(plays: list[PlayRow]) -> dict[str, PlayRow]:
    """The first attempt of each day, as the store has them in order."""
    return {play.date: play for play in reversed(plays)}

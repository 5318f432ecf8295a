"""The days of a house: sealed a month ahead, played once by everybody, opened when they are over."""

import asyncio
import contextlib
import datetime as calendar
import logging
from collections.abc import Callable, Coroutine

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.days.rotation import BEST, OPPONENT, PLAYER, game_on, match_of
from knobel.house.live.live_table import LiveTable
from knobel.house.live.resources import Resources
from knobel.house.live.table_registry import TableRegistry
from knobel.house.names import apart_from, clean_name
from knobel.house.store import days as stored
from knobel.house.store import operations
from knobel.house.store.days import DayRow, PlayRow
from knobel.house.store.operations import Device
from knobel.house.store.store import Conflict, Unreachable
from knobel.house.table import day_dice
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import HOUSE, Begin, Close, HandOver, Sit
from knobel.house.work.tasks import PlayDay
from knobel.house.work.work import WorkFailed

LOG = logging.getLogger("knobel")
# So many days are sealed ahead, and so many past ones are told of.
AHEAD, BACK = 31, 62
# How often the house looks whether a new day has to be sealed, in seconds.
LOOK_EVERY = 3600.0
# In whose name the best play is worked out.
OWNER = "days"


class PlayDayRequest(msgspec.Struct, frozen=True):
    """Somebody wants to play a day, by this name at its table; without one, by that of the device."""

    name: str = ""


class Days:
    """The days of this house. Their seeds are drawn, unless `seed_of` says what they are."""

    def __init__(
        self,
        resources: Resources,
        tables: TableRegistry,
        zone: calendar.tzinfo = calendar.UTC,
        seed_of: Callable[[str], bytes] | None = None,
    ) -> None:
        self._resources, self._tables, self._zone, self._seed_of = resources, tables, zone, seed_of
        self._store, self._time, self._source = resources.store, resources.time, resources.source
        self._tasks: set[asyncio.Task[None]] = set()
        self._played_out: set[str] = set()

    async def start(self) -> None:
        """Seal what is to be sealed, now and from day to day."""
        await self.seal()
        self._run(self._keep_sealing())

    async def stop(self) -> None:
        """Let go of everything."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def today(self) -> str:
        """The date in this house."""
        return calendar.datetime.fromtimestamp(self._time.now() / 1000, self._zone).date().isoformat()

    async def seal(self) -> None:
        """Draw seeds for the coming days that have none, and publish what commits to them."""
        first = self.today
        known = {row.date for row in await self._store.read(stored.days_between(first, _later(first, AHEAD)))}
        wanted = [_later(first, days) for days in range(AHEAD + 1)]
        missing = tuple(self._sealed(date) for date in wanted if date not in known)
        if missing:
            await self._store.write(stored.add_days(missing))

    async def around(self) -> list[DayRow]:
        """The days that are told of: past ones, today, and those that are sealed."""
        today = self.today
        rows: list[DayRow] = await self._store.read(stored.days_between(_later(today, -BACK), _later(today, AHEAD)))
        return rows

    async def day(self, date: str) -> DayRow:
        """A day by its date."""
        rows = await self._store.read(stored.days_between(date, date))
        if not rows:
            raise KnobelError("no-such-day")
        found: DayRow = rows[0]
        return found

    def is_over(self, row: DayRow) -> bool:
        """Whether a day's seed may be known."""
        return self._time.now() >= row.closes

    # Playing ---------------------------------------------------------------------------------------------------------

    async def play(self, device: Device, devices: tuple[str, ...], date: str, name: str = "") -> LiveTable:
        """The table of a day: the one attempt that counts, or the same again; after it, and on past days, practice."""
        row = await self.day(date)
        if date > self.today:
            raise KnobelError("day-sealed")
        if self.is_over(row):
            return await self._begun(await self._open(row, device, name))
        mine = _of(await self._store.read(stored.plays_of(devices)), date)
        if mine is None:
            live = await self._open(row, device, name)
            try:
                await self._store.write(stored.add_play(date, device.id, live.id))
                return await self._begun(live)
            except Conflict:
                # Two were opened at once: the other one counts, and at this one nothing is ever thrown.
                await live.request(HOUSE, Close())
                mine = _of(await self._store.read(stored.plays_of(devices)), date)
        going_on = None if mine is None or mine.result is not None else await self._going_on(mine, device)
        return going_on or await self._begun(await self._open(row, device, name))

    async def _going_on(self, play: PlayRow, device: Device) -> LiveTable | None:
        """The table of an attempt that can still come to a result, for whichever device of its player asks."""
        live = await self._tables.table(play.table)
        if live is None or live.table.phase not in ("lobby", "playing"):
            return None
        place = live.table.places.get(PLAYER)
        if place is None or place.kind != "person":
            return None
        if place.device != device.id:
            await live.request(HOUSE, HandOver(PLAYER, place.name, device.id))
        return await self._begun(live)

    async def _begun(self, live: LiveTable) -> LiveTable:
        if live.table.phase == "lobby":
            await live.request(HOUSE, Begin())
        return live

    async def _open(self, row: DayRow, device: Device, called: str) -> LiveTable:
        game = match_of(row.game)
        setup = TableOpened(
            game=game.info.id,
            version=game.info.version,
            options=dict(game.options),
            seats=game.seats,
            host=device.id,
            spectators=False,
            hints=False,
            chat="off",
            day=row.date,
        )
        name = clean_name(called or device.name or "1")
        bots = tuple(Sit(seat, apart_from(f"Bot {seat}", (name,)), "bot", OPPONENT) for seat in range(1, game.seats))
        live, _, _ = await self._tables.create(setup, (Sit(PLAYER, name), *bots))
        return live

    # What can be told ------------------------------------------------------------------------------------------------

    def show_best(self, row: DayRow) -> None:
        """Let a strong mind play a day's dice, once; whoever asks later sees what it made of them."""
        if row.best is None and row.date <= self.today and row.date not in self._played_out:
            self._played_out.add(row.date)
            self._run(self._play_out(row))

    async def _play_out(self, row: DayRow) -> None:
        try:
            found = await self._resources.work.do(PlayDay(row.seed, row.date, row.game, BEST, OPPONENT), OWNER, None)
            await self._store.write(stored.keep_best(row.date, msgspec.json.decode(found, type=int)))
        except (KnobelError, WorkFailed, Unreachable, msgspec.MsgspecError) as trouble:
            LOG.error("a day was not played out: %s", type(trouble).__name__)
            self._played_out.discard(row.date)

    async def record(self, play: PlayRow) -> str | None:
        """The record of an attempt."""
        text: str | None = await self._store.read(operations.record(play.table, 0))
        return text

    # Sealing ---------------------------------------------------------------------------------------------------------

    def _sealed(self, date: str) -> DayRow:
        game = game_on(date)
        seed = self._source.token(32) if self._seed_of is None else self._seed_of(date)
        closes = calendar.datetime.combine(_date(date, 1), calendar.time(), self._zone)
        published = day_dice.commitment(seed, date, game)
        return DayRow(date, game, seed, published, self._time.now(), int(closes.timestamp() * 1000))

    async def _keep_sealing(self) -> None:
        while True:
            await self._time.sleep(LOOK_EVERY)
            with contextlib.suppress(Unreachable):
                await self.seal()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _later(date: str, days: int) -> str:
    return _date(date, days).isoformat()


def _date(date: str, later: int) -> calendar.date:
    return calendar.date.fromisoformat(date) + calendar.timedelta(days=later)


def _of(plays: list[PlayRow], date: str) -> PlayRow | None:
    return next((play for play in plays if play.date == date), None)

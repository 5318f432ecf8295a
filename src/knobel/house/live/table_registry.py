"""All tables of this node, opened when somebody comes and put away when nobody is left."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence

from knobel.core.errors import KnobelError
from knobel.house.live.conversation import HINT_PREFIX
from knobel.house.live.key_locks import KeyLocks
from knobel.house.live.live_log import RELOAD
from knobel.house.live.live_table import LiveTable
from knobel.house.live.log_checks import must_be_a_master, must_stand
from knobel.house.live.resources import Resources
from knobel.house.live.set_aside import SetAside
from knobel.house.live.store_health import StoreHealth
from knobel.house.live.summaries import first_summary
from knobel.house.store import operations
from knobel.house.store.days import seed_of
from knobel.house.store.logs import OF_TABLES, BadEntry, read_entries
from knobel.house.store.operations import NewTable, TableRow
from knobel.house.store.store import Conflict, Unreachable
from knobel.house.table.entries import Entry, TableOpened
from knobel.house.table.requests import Sit
from knobel.house.table.seats import hashed, invitation_of
from knobel.house.work.tasks import Past, as_bytes
from knobel.match import opening
from knobel.match.presets import preset_of

# Without letters and digits that people mix up when they read a code aloud.
CODE_SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
CODE_TRIES = 20
# How often a node that is not alone looks for what others have written, in seconds, and at how many tables at once.
LOOK_AROUND, LOOK_AT_ONCE = 1.0, 500
# A table that has been quiet for so long is put away, in seconds.
PUT_AWAY = 300
# Where a node is not alone, a table counts as attended for so long after the last thing that happened, in seconds.
LATELY = 120
# How often the node writes down that it lives while clocks are running, in seconds.
HEARTBEAT = 0.1
LOG = logging.getLogger("knobel.house")


class TableRegistry:
    """Every table of this node."""

    def __init__(self, resources: Resources) -> None:
        self.store = resources.store
        self.set_aside = SetAside("table")
        self._resources = resources
        self._hints, self._time, self._source = resources.hints, resources.time, resources.source
        self._node = self._source.token(8).hex()
        self.store_health = StoreHealth(self.store, self._time, self._node)
        self._live: dict[str, LiveTable] = {}
        self._opening = KeyLocks()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Let every unfinished table go on."""
        last_alive = await self.store.read(operations.last_heartbeat())
        unfinished = await self.store.read(operations.playing())
        LOG.info("open, with %d games going on", len(unfinished))
        for id in unfinished:
            with contextlib.suppress(KnobelError):
                live = await self.table(id)
                if live is not None and last_alive is not None:
                    await live.credit(last_alive)
        if self._hints.alone:
            # Signs of life from a time that has not come: somebody has set the clock back.
            await self.store.write(operations.forget_heartbeats(self._time.now()))
        self._run(self._beat())
        self._run(self._put_away())
        if not self._hints.alone:
            self._run(self._look_around())

    async def stop(self) -> None:
        """Let go of everything; nothing acknowledged is lost."""
        for task in tuple(self._tasks):
            task.cancel()
        for live in self._live.values():
            live.scheduler.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def create(self, setup: TableOpened, sits: tuple[Sit, ...] = ()) -> tuple[LiveTable, str, str]:
        """A new table at which the host has seated these already, with its code and its invitation."""
        opening.game(setup.game, setup.seats, setup.options, setup.version)
        id, master = self._resources.new_id(), self._source.token(32)
        live = self._new_live(id, master)
        await self._know_day(live, setup)
        first = live.first_entries(setup, sits)
        invitation = invitation_of(master)
        code = await self._write_new(live, first, hashed(invitation))
        self._open(live)
        return live, code, invitation

    async def table(self, id: str) -> LiveTable | None:
        """A table by its id, read from the store if it is not open yet."""
        if id in self._live:
            return self._live[id]
        async with self._opening.hold(id):
            if id not in self._live:
                master = await self.store.read(operations.master_of(id))
                if master is None:
                    return None
                with self.set_aside.unless_it_opens(id):
                    self._open(await self._read(id, master))
            return self._live[id]

    async def _read(self, id: str, master: bytes) -> LiveTable:
        """A table from its log, with everything without which it cannot go on."""
        must_be_a_master(master)
        live = self._new_live(id, master)
        await live.catch_up()
        must_stand(live.table)
        await self._know_day(live, live.table.setup)
        return live

    async def _know_day(self, live: LiveTable, setup: TableOpened) -> None:
        """A table with the dice of a day throws by the seed of that day."""
        if setup.day is not None:
            live.day_seed = await self.store.read(seed_of(setup.day))
            if live.day_seed is None:
                raise KnobelError("no-such-day")

    async def invitation(self, id: str) -> str:
        """The invitation to a table, for somebody who has proved to know its code."""
        master = await self.store.read(operations.master_of(id))
        return invitation_of(master)

    async def row(self, id: str) -> TableRow | None:
        """What is known of a table without its log."""
        row: TableRow | None = await self.store.read(operations.table(id))
        return row

    async def past_game(self, live: LiveTable, number: int, device: str | None) -> Past:
        """All that is needed to look back at a game of a table, for whoever holds this device."""
        begins = live.table.begins
        until = begins[number + 1] if number + 1 < len(begins) else live.seq + 1
        rows = await self.store.read(read_entries(OF_TABLES, live.id, -1, until))
        return Past(live.id, number, device, tuple((seq, at, as_bytes(entry)) for seq, at, entry in rows))

    async def reload(self, tables: Iterable[str]) -> None:
        """Somebody at these tables has been forgotten: let every node read them again, so that the name is nowhere."""
        for id in tables:
            if id in self._live:
                await self._live[id].reload()
            await self._hints.hint(RELOAD + id, 0)

    def has_company(self, row: TableRow) -> bool:
        """Whether somebody at a table would see a guest come: one who sits there, or who set it up.

        Another node may see somebody whom this one does not: there it is enough that something has happened lately.
        """
        live = self._live.get(row.id)
        if live is not None and live.is_attended:
            return True
        return not self._hints.alone and row.changed > self._time.now() - 1000 * LATELY

    @property
    def live_tables(self) -> Mapping[str, LiveTable]:
        """The tables that are open on this node."""
        return self._live

    def _new_live(self, id: str, master: bytes) -> LiveTable:
        return LiveTable(id, master, self._resources, self._put_away_bad)

    def _open(self, live: LiveTable) -> None:
        """Let a table be looked after."""
        self.set_aside.take_back(live.id)
        self._live[live.id] = live
        live.open()

    async def _write_new(self, live: LiveTable, first: tuple[Entry, ...], invitation: str) -> str:
        """Write the table down, all at once, under a code that nobody else has."""
        setup, now = live.table.setup, self._time.now()
        preset = preset_of(live.table.game)
        for _ in range(CODE_TRIES):
            code = self.new_code()
            new = NewTable(
                live.id, setup.game, setup.public, code, invitation, live.master, setup.host, setup.seats, now, preset
            )
            with contextlib.suppress(Conflict):
                await self.store.write(operations.create_with_log(new, first, now, first_summary(live.table, first)))
                return code
        raise KnobelError("no-free-code")

    def new_code(self) -> str:
        """A code to read aloud; somebody else may have it."""
        return "".join(CODE_SYMBOLS[self._source.below(len(CODE_SYMBOLS))] for _ in range(CODE_LENGTH))

    # What goes on by itself ------------------------------------------------------------------------------------------

    async def heard(self, id: str, seq: int) -> None:
        """Another node has hinted at one of its tables."""
        what, slash, table = id.rpartition("/")
        live = self._live.get(table)
        if live is None:
            return
        with contextlib.suppress(Unreachable, KnobelError):
            if what + slash == HINT_PREFIX:
                await live.conversation.goes_to(seq)
            elif what + slash == RELOAD:
                await live.reload()
            elif live.table.seq < seq:
                await live.catch_up()

    def _put_away_bad(self, live: LiveTable, trouble: BadEntry) -> KnobelError:
        """A table whose log goes on in a way that cannot be read is closed here, and tried anew when somebody comes."""
        if self._live.get(live.id) is live:
            self._put_away_one(live.id)
        for listener in tuple(live.listeners):
            listener.dismiss()
        return self.set_aside.note(live.id, trouble)

    async def _look_around(self) -> None:
        """Find out what other nodes have written, for hints get lost: one look for all tables that somebody follows."""
        while True:
            await self._time.sleep(LOOK_AROUND)
            with contextlib.suppress(Unreachable):
                followed = [id for id, live in self._live.items() if live.listeners or live.table.phase == "playing"]
                for some in batched(followed, LOOK_AT_ONCE):
                    for id, seq, number in await self.store.read(operations.latest(some)):
                        await self.heard(id, seq)
                        await self.heard(HINT_PREFIX + id, number)

    async def _beat(self) -> None:
        """While a clock runs anywhere, write down that this node lives."""
        while True:
            await self._time.sleep(HEARTBEAT)
            if any(live.table.deadlines for live in self._live.values()):
                with contextlib.suppress(Unreachable):
                    await self.store.write(operations.heartbeat(self._node, self._time.now()))

    async def _put_away(self) -> None:
        """Forget tables at which nobody is left and nothing is due; the log has them."""
        while True:
            await self._time.sleep(PUT_AWAY)
            now = self._time.now()
            for id, live in tuple(self._live.items()):
                if live.is_quiet(now - 1000 * PUT_AWAY) and not live.scheduler.has_work:
                    self._put_away_one(id)

    def _put_away_one(self, id: str) -> None:
        self._live.pop(id).scheduler.stop()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def batched(things: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    """The things, so many at a time."""
    for start in range(0, len(things), size):
        yield tuple(things[start : start + size])

"""The house: all tables of this node, opened when somebody comes and put away when nobody is left."""

import asyncio
import contextlib
from collections.abc import Coroutine, Mapping

from knobel.core.errors import KnobelError
from knobel.games import registry
from knobel.minds.mind import MINDS
from knobel.server.hub.hub import Hub
from knobel.server.live.caretaker import Caretaker
from knobel.server.live.live_table import LiveTable
from knobel.server.live.time import Source, Timekeeper
from knobel.server.store import operations
from knobel.server.store.operations import NewTable, TableRow
from knobel.server.store.store import Conflict, Store
from knobel.server.table.entries import Began, Committed, Entry, Opened
from knobel.server.table.seats import hashed, invitation_of
from knobel.server.table.table import Table

# Without letters and digits that people mix up when they read a code aloud.
CODE_SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
# How often the node writes down that it lives while clocks are running, in seconds.
HEARTBEAT = 0.1
MINDS_HERE = frozenset(MINDS)


class House:
    """Every table of this node."""

    def __init__(self, store: Store, hub: Hub, time: Timekeeper, source: Source, pace: float = 0.8) -> None:
        self.store = store
        self.time = time
        self.source = source
        self.pace = pace
        self.gives_credit = True
        self.live_table: type[LiveTable] = LiveTable
        self._hub = hub
        self._node = source.token(8).hex()
        self._live: dict[str, LiveTable] = {}
        self._caretakers: dict[str, Caretaker] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the other nodes, and let every unfinished table go on."""
        await self.store.start()
        await self._hub.start(self._heard)
        last_alive = await self.store.read(operations.last_heartbeat())
        away = 0 if last_alive is None else max(0, self.time.now() - last_alive)
        for id in await self.store.read(operations.unfinished()):
            live = await self.table(id)
            if live is not None and self.gives_credit:
                await live.credit(away)
        self._run(self._beat())

    async def stop(self) -> None:
        """Let go of everything; nothing acknowledged is lost."""
        for task in tuple(self._tasks):
            task.cancel()
        for caretaker in self._caretakers.values():
            caretaker.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._hub.close()
        await self.store.close()

    async def create(self, setup: Opened) -> tuple[LiveTable, str, str]:
        """A new table with its code and its invitation."""
        registry.game(setup.game, setup.seats, setup.options, setup.version)
        id, master = self.source.token(9).hex(), self.source.token(32)
        invitation = invitation_of(master)
        code = await self._write_new(id, master, invitation, setup)
        live = self._new_live(id, master)
        first: tuple[Entry, ...] = (setup,)
        if setup.dice == "digital":
            first = (setup, Committed(0, live.trees.root(0)))
        await live.open(first)
        return live, code, invitation

    async def table(self, id: str) -> LiveTable | None:
        """A table by its id, read from the store if it is not open yet."""
        if id in self._live:
            return self._live[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self._live:
                master = await self.store.read(operations.master_of(id))
                if master is None:
                    return None
                live = self._new_live(id, master)
                await live.catch_up()
            return self._live[id]

    async def invitation(self, id: str) -> str:
        """The invitation to a table, for somebody who has proved to know its code."""
        master = await self.store.read(operations.master_of(id))
        return invitation_of(master)

    async def row(self, id: str) -> TableRow | None:
        """What the door knows of a table."""
        row: TableRow | None = await self.store.read(operations.table(id))
        return row

    async def past_game(self, id: str, number: int) -> Table | None:
        """A table as it stood at the end of an earlier game."""
        table = Table(id)
        for row in await self.store.read(operations.read(id, -1)):
            if isinstance(row.entry, Began) and row.entry.number > number:
                break
            table.fold(row.entry, row.at)
        return table if table.games == number + 1 and table.phase in ("over", "closed") else None

    @property
    def live_tables(self) -> Mapping[str, LiveTable]:
        """The tables that are open on this node."""
        return self._live

    def _new_live(self, id: str, master: bytes) -> LiveTable:
        live = self.live_table(id, master, self.store, self._hub, self.time, MINDS_HERE)
        self._live[id] = live
        self._caretakers[id] = Caretaker(live, self.time, self.source, self.pace)
        return live

    async def _write_new(self, id: str, master: bytes, invitation: str, setup: Opened) -> str:
        """Write the table down under a code that nobody else has."""
        for _ in range(20):
            code = "".join(CODE_SYMBOLS[self.source.below(len(CODE_SYMBOLS))] for _ in range(CODE_LENGTH))
            new = NewTable(
                id, setup.game, setup.public, code, hashed(invitation), master, setup.host, setup.seats, self.time.now()
            )
            with contextlib.suppress(Conflict):
                await self.store.write(operations.create(new))
                return code
        raise KnobelError("no-free-code")

    async def _heard(self, id: str, seq: int) -> None:
        live = self._live.get(id)
        if live is not None and live.table.seq < seq:
            await live.catch_up()

    async def _beat(self) -> None:
        """While a clock runs anywhere, write down that this node lives."""
        while True:
            await self.time.sleep(HEARTBEAT)
            if any(live.table.deadlines for live in self._live.values()):
                await self.store.write(operations.heartbeat(self._node, self.time.now()))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

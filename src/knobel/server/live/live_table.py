"""A live table: one log, one order of events, everybody told after it is written down.

The order never changes: check, append, commit, and only then fold, acknowledge and tell. Two nodes may hold the same
table; the key (table, seq) of the log decides who was first, and the other one reads what it missed and asks again.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from knobel.core.records import Record, write_record
from knobel.server.hub.hub import Hub
from knobel.server.live.time import Timekeeper
from knobel.server.live.views import Trees, table_info
from knobel.server.messages import ServerMessage, TableInfo
from knobel.server.store import operations
from knobel.server.store.operations import Row, Summary
from knobel.server.store.store import Conflict, Store
from knobel.server.table import fairness
from knobel.server.table.entries import Began, Committed, Credited, Entry, Happened, Sat
from knobel.server.table.rulings import Actor, Request, Sit, rule
from knobel.server.table.seats import seat_token
from knobel.server.table.table import Step, Table

# So often a request is ruled anew when other nodes write first.
TRIES = 20


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def device(self) -> str | None: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    def went_on(self, table: "LiveTable", entry: Entry, step: Step | None) -> None:
        """The table has one more entry."""
        ...

    def tell(self, message: ServerMessage) -> None:
        """Something beside the log."""
        ...


class LiveTable:
    """A table with its listeners. All requests go through `request`, one at a time."""

    def __init__(self, id: str, master: bytes, store: Store, hub: Hub, time: Timekeeper, minds: frozenset[str]) -> None:
        self.table = Table(id)
        self.trees = Trees(id, master)
        self.listeners: set[Listener] = set()
        self.changed: Callable[[], None] = lambda: None
        self._master = master
        self._store = store
        self._hub = hub
        self._time = time
        self._minds = minds
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def master(self) -> bytes:
        """The secret from which this table's dice and tokens come. It never leaves the house."""
        return self._master

    @property
    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self.table, self.present())

    def now(self) -> int:
        """The time by which this table's clocks run."""
        return self._time.now()

    def present(self) -> frozenset[int]:
        """The seats whose device is connected."""
        return frozenset(seat for listener in self.listeners for seat in listener.seats)

    async def open(self, entries: tuple[Entry, ...]) -> None:
        """Write the first entries of a new table."""
        async with self._lock:
            await self._write(entries, None)

    async def catch_up(self) -> None:
        """Read what others have written, and tell it."""
        async with self._lock:
            await self._catch_up()

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        """Do what is asked, durably; the answer is the number of the last entry that came of it."""
        async with self._lock:
            for _ in range(TRIES):
                if key is not None and (answered := await self._answered(key)) is not None:
                    return answered
                entries = self._entries(actor, request)
                if not entries:
                    return self.table.seq
                try:
                    return await self._write(entries, key)
                except Conflict:
                    await self._catch_up()
            raise Conflict(f"{self.id} is too busy")

    async def credit(self, milliseconds: int) -> None:
        """Give every running clock back the time that the server was away."""
        async with self._lock:
            if self.table.deadlines and milliseconds > 0:
                await self._write((Credited(milliseconds),), None)

    def token_of(self, seat: int) -> str:
        """The token of whoever sits there now."""
        place = self.table.places[seat]
        return seat_token(self._master, seat, place.token or "")

    def _entries(self, actor: Actor, request: Request) -> tuple[Entry, ...]:
        if isinstance(request, Sit) and request.token is None:
            # What the token is made from is new for every sitting, so that an old token never fits again.
            nonce = str(self.table.seq + 1)
            request = Sit(request.seat, request.name, request.kind, request.mind, nonce)
        entries = rule(self.table, actor, request, self._master, self._minds)
        return (*entries, *self._next_block(entries))

    def _next_block(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The root of the next block of throws, published while the current one is half used."""
        begins = any(isinstance(entry, Began) for entry in entries)
        thrown = max((entry.throw or 0 for entry in entries if isinstance(entry, Happened)), default=self.table.throws)
        wanted = (thrown + fairness.BLOCK // 2) // fairness.BLOCK
        if (begins or entries) and wanted not in self.table.roots and self.table.setup.dice == "digital":
            return (Committed(wanted, self.trees.root(wanted)),)
        return ()

    async def _answered(self, key: str) -> int | None:
        answer: int | None = await self._store.read(operations.answer(self.id, key))
        if answer is not None and answer > self.table.seq:
            await self._catch_up()
        return answer

    async def _write(self, entries: tuple[Entry, ...], key: str | None) -> int:
        at = self._time.now()
        after = self.table.seq
        summary = self._summary(entries)
        seq: int = await self._store.write(operations.append(self.id, after, entries, at, key, summary))
        for number, entry in enumerate(entries, start=after + 1):
            self._fold(Row(number, at, entry))
        await self._hub.hint(self.id, seq)
        self.changed()
        return seq

    async def _catch_up(self) -> None:
        rows = await self._store.read(operations.read(self.id, self.table.seq))
        for row in rows:
            self._fold(row)
        if rows:
            self.changed()

    def _fold(self, row: Row) -> None:
        steps = len(self.table.steps)
        self.table.fold(row.entry, row.at)
        step = self.table.steps[-1] if len(self.table.steps) > steps else None
        for listener in tuple(self.listeners):
            listener.went_on(self, row.entry, step)

    def _summary(self, entries: tuple[Entry, ...]) -> Summary:
        """What the lobby and the archive will know of the table after these entries."""
        ahead = self.table.copy()
        for entry in entries:
            ahead.fold(entry, self._time.now())
        sitters = tuple((e.seat, e.device, e.name) for e in entries if isinstance(e, Sat) and e.device is not None)
        ended = ahead.phase == "over" and self.table.phase == "playing"
        return Summary(
            ahead.phase, len(ahead.places), sitters, (ahead.games - 1, self._record(ahead)) if ended else None
        )

    def _record(self, table: Table) -> str:
        """The finished game in the text notation; names stay outside, so that a person can be forgotten."""
        events = tuple(step.event for step in table.steps)
        seats = tuple(f"{seat + 1}" for seat in range(table.setup.seats))
        return write_record(Record(table.setup.game, table.setup.version, seats, table.game.options, events))

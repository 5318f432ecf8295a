"""A live table: a live log with the game on it, its listeners, and what each of them is shown."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.secrets import Viewer
from knobel.house.live.conversation import Conversation
from knobel.house.live.live_log import Draft, LiveLog
from knobel.house.live.past import PastGame, PastGames
from knobel.house.live.resources import Resources
from knobel.house.live.scheduler import Scheduler
from knobel.house.live.slices import in_slices
from knobel.house.live.summaries import summary_after
from knobel.house.live.views import Trees, clocks, proofs, table_info, views
from knobel.house.messages import TableInfo, Update
from knobel.house.store import operations
from knobel.house.store.logs import BadEntry, Operation, following
from knobel.house.store.operations import Row
from knobel.house.table import fairness
from knobel.house.table.entries import Began, Closed, Credited, Entry, Happened, TableOpened
from knobel.house.table.masters import Masters, masters_of
from knobel.house.table.requests import Actor, Request, Sit
from knobel.house.table.rulings import Ruling, rule
from knobel.house.table.seats import seat_token
from knobel.house.table.table import Table
from knobel.house.table.table_state import Step
from knobel.minds.mind import MINDS

ENCODE = msgspec.json.Encoder().encode
# Nodes give a sign of life every now and then: a silence as short as this, in milliseconds, means nothing.
NEVER_AWAY = 150
# Whoever comes back is told of earlier games as long as they have no more entries than this.
MOST_EARLIER = 400
MINDS_HERE = frozenset(MINDS)


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def device(self) -> str | None: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    heard: int | None

    def on_entry(self, table: "LiveTable", entry: Entry, step: Step | None) -> None:
        """The table has one more entry."""
        ...

    def send(self, message: bytes) -> None:
        """Something beside the log, ready to be sent."""
        ...

    def dismiss(self) -> None:
        """The table is not open any more."""
        ...


class LiveTable(LiveLog[Entry]):
    """A table with its listeners. All requests go through `request`, one at a time."""

    def __init__(
        self, id: str, master: bytes, resources: Resources, set_aside: Callable[["LiveTable", BadEntry], KnobelError]
    ) -> None:
        super().__init__(resources, lambda trouble: set_aside(self, trouble))
        self.table = Table(id)
        self.trees = Trees(lambda: self.table, master)
        self.listeners: set[Listener] = set()
        self.conversation = Conversation(id, resources.store, resources.hints, lambda: tuple(self.listeners))
        self.scheduler = Scheduler(self, resources)
        # Of all who have missed something one at a time has it drawn.
        self.drawing = asyncio.Lock()
        self._master = master
        # The seed of its day, where a table has the dice of one.
        self.day_seed: bytes | None = None
        self._latest: Step | None = None
        self._updates: dict[tuple[Viewer, ...], bytes] = {}
        self._opened_at = resources.time.now()
        self._left_at: dict[int, int] = {}
        self._somebody_since: int | None = None

    def open(self) -> None:
        super().open()
        self.scheduler.start()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def master(self) -> bytes:
        """The secret from which this table's dice and tokens come. It never leaves the house."""
        return self._master

    @property
    def masters(self) -> Masters:
        """This secret, and those of the houses in which the table was before."""
        return masters_of(self.table, self._master)

    @property
    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return table_info(self.table, self.present())

    @property
    def this_game(self) -> PastGame:
        """The game on the table."""
        return PastGame(self.table.began_at, self.table.game, self.table.steps)

    # A move, from the request to those who are told of it ----------------------------------------------------------

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        """Do what is asked, durably; the answer is the number of the last entry that came of it."""
        return await self.append_if(lambda: self._draft(self._rule(actor, request), key), key)

    def _rule(self, actor: Actor, request: Request) -> Ruling:
        """What follows from a request, or a refusal."""
        if isinstance(request, Sit) and request.token is None:
            # What the token is made from is new for every sitting, so that an old token never fits again.
            nonce = str(self.table.seq + 1)
            request = Sit(request.seat, request.name, request.kind, request.mind, nonce)
        present = self.present() if self.knows_who_is_there else None
        there = msgspec.structs.replace(actor, present=present)
        ruling = rule(self.table, there, request, self.day_seed or self._master, MINDS_HERE)
        return Ruling((*ruling.entries, *self._next_block(ruling.entries)), ruling.after)

    def _next_block(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The root of the next block of throws, published while the current one is half used."""
        begins = any(isinstance(entry, Began) for entry in entries)
        thrown = max((entry.throw or 0 for entry in entries if isinstance(entry, Happened)), default=self.table.throws)
        wanted = (thrown + fairness.BLOCK // 2) // fairness.BLOCK
        if (begins or entries) and wanted not in self.table.roots and self.table.setup.dice == "digital":
            return (self.trees.published(wanted),)
        return ()

    def _draft(self, ruling: Ruling, key: str | None = None) -> Draft | None:
        """How a ruling is written down, and what is done then; None if nothing follows."""
        if not ruling.entries:
            return None
        at = self._time.now()
        summary = summary_after(self.table, ruling, at)
        operation = operations.append(self.id, self.table.seq, ruling.entries, at, key, summary)
        return Draft(operation, lambda: self._go_on(ruling, at))

    def _go_on(self, ruling: Ruling, at: int) -> None:
        for entry in ruling.entries:
            self._fold_entry(at, entry, ruling.after)

    def _fold_entry(self, at: int, entry: Entry, after: Any = None) -> None:
        """One more entry stands in the log: let the table be so, and tell everybody."""
        steps = len(self.table.steps)
        self.table.fold(entry, at, after)
        self._latest = self.table.steps[-1] if len(self.table.steps) > steps else None
        self._updates.clear()
        for listener in tuple(self.listeners):
            listener.on_entry(self, entry, self._latest)
        self._updates.clear()

    def update_for(self, viewers: tuple[Viewer, ...]) -> bytes:
        """What these viewers are sent about the latest entry; drawn once for all who see alike."""
        if viewers not in self._updates:
            self._updates[viewers] = ENCODE(self._update(viewers))
        return self._updates[viewers]

    def _update(self, viewers: tuple[Viewer, ...]) -> Update:
        """The latest entry as these viewers see it. Within a game the table itself stays as it is."""
        table, step = self.table, self._latest
        return Update(
            seq=table.seq,
            at=0 if step is None else step.at,
            table=None if step is not None and table.phase == "playing" else self.info,
            views=views(table, viewers, step),
            clocks=clocks(table, self.now()),
            proofs=() if step is None else proofs(table.game, table.steps, step, viewers, self.trees),
            notes=table.notes[-1].phrases if table.notes and table.notes[-1].seq == table.seq else (),
        )

    def _on_change(self) -> None:
        self.scheduler.reschedule()
        super()._on_change()

    async def move_to(self, to: str) -> str:
        """Let the table be closed, because it goes on under this id in another house; gives the id that it was first
        said to have there."""

        def draft() -> Draft | None:
            return None if self.table.moved_to else self._draft(Ruling((Closed(to),)))

        await self.append_if(draft)
        return self.table.moved_to or to

    async def credit(self, last_alive: int) -> None:
        """Give every running clock back the time in which no node was there; of several nodes only the first does.

        Where the time of day is earlier than it was, somebody has set it back, and the clocks go back with it. Of
        several nodes one may only be a little behind another: there a clock is no more than held to its length.
        """

        def draft() -> Draft | None:
            away = self._time.now() - max(last_alive, self.table.at)
            if not self.table.deadlines or abs(away) < NEVER_AWAY or (away < 0 and not self._hints.alone):
                return None
            return self._draft(Ruling((Credited(away),)))

        await self.append_if(draft)

    # What is known of it ---------------------------------------------------------------------------------------------

    def is_quiet(self, since: int) -> bool:
        """Whether nobody listens, and nothing has happened since then."""
        return not self.listeners and self.table.at < since and not self._lock.locked()

    def present(self) -> frozenset[int]:
        """The seats whose device is connected."""
        return frozenset(seat for listener in self.listeners for seat in listener.seats)

    @property
    def is_attended(self) -> bool:
        """Whether the device of somebody who sits here, or of the host, is connected."""
        return any(listener.seats or self.table.is_host(listener.device) for listener in self.listeners)

    @property
    def knows_who_is_there(self) -> bool:
        """Whether everybody who is connected is connected here; another node may know more."""
        return self._hints.alone

    def missed_since(self, seat: int) -> int:
        """Since when somebody at the table has been without a seat's player, as far as this node knows."""
        return max(self._left_at.get(seat, self._opened_at), self._somebody_since or 0)

    def note_presence(self) -> None:
        """Somebody has come or gone."""
        present, now = self.present(), self._time.now()
        for seat in self.table.places:
            if seat in present:
                self._left_at.pop(seat, None)
            else:
                self._left_at.setdefault(seat, now)
        self._somebody_since = (self._somebody_since or now) if present else None
        self.scheduler.presence_changed()

    def first_entries(self, setup: TableOpened, sits: tuple[Sit, ...]) -> tuple[Entry, ...]:
        """The first entries of a new table, which nobody knows before they are written."""
        entries: list[Entry] = []

        def note(*more: Entry) -> None:
            for entry in more:
                self.table.fold(entry, self._time.now())
                entries.append(entry)

        note(setup)
        if setup.dice == "digital":
            note(self.trees.published(0))
        for sit in sits:
            note(*self._rule(Actor(setup.host), sit).entries)
        return tuple(entries)

    async def earlier_games(self, last: int) -> tuple[tuple[PastGame, ...], bool]:
        """The games before the one on the table, from the one in which entry `last` was written; and whether that is
        all: of more than anybody would read there are none."""
        begins, table = self.table.begins, self.table
        # Once the host has chosen another game, the last one is an earlier one as well.
        end = begins[-1] if begins and table.state is not None else table.seq + 1
        if last < 0 or not begins or last >= min(end, table.seq):
            return (), True
        first = max((began for began in begins if began <= last), default=begins[0])
        if end - first > MOST_EARLIER:
            return (), False
        games = PastGames(table.setup_at(first))
        with self._unless_bad():
            async for row in in_slices(await self._store.read(operations.read(self.id, first - 1, end))):
                with following(row.seq):
                    games.fold(row)
        return games.all, True

    async def knocking(self) -> dict[int, str]:
        """Who knocks now, by number and name; whoever has no name yet is not told of."""
        devices = tuple(self.table.knocks.values())
        names = await self._store.read(operations.names_of(devices)) if devices else {}
        return {number: names[device] for number, device in self.table.knocks.items() if names.get(device)}

    def sits_at(self, device: str | None, seat: int) -> bool:
        """Whether a seat is this device's own."""
        place = self.table.places.get(seat)
        return place is not None and device is not None and place.device == device

    def token_of(self, seat: int) -> str:
        """The token of whoever sits there now."""
        place = self.table.places[seat]
        return seat_token(self._master, seat, place.token or "")

    # The log ---------------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def hint_id(self) -> str:
        return self.id

    def _read(self) -> Operation:
        return operations.read(self.id, self.table.seq)

    def _read_known(self) -> Operation:
        return operations.read(self.id, -1, self.table.seq + 1)

    async def _refold(self, rows: Sequence[Row]) -> None:
        table = Table(self.id)
        async for row in in_slices(rows):
            with following(row.seq):
                table.fold(row.entry, row.at)
        self.table = table

    def _answer(self, key: str) -> Operation:
        return operations.answer(self.id, key)

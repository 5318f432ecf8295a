"""A live table: a live log with the game on it, its listeners, and what each of them is shown."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from knobel.core.events import Event
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.stages import Over
from knobel.house.change_hints import Hub
from knobel.house.live.conversation import Conversation
from knobel.house.live.live_log import TRIES, LiveLog
from knobel.house.live.outcome import outcome
from knobel.house.live.past import PastGame, PastGames
from knobel.house.live.slices import in_slices
from knobel.house.live.time import Timekeeper
from knobel.house.live.views import Trees, clocks, proofs, table_info, views
from knobel.house.messages import TableInfo, Update
from knobel.house.store import operations
from knobel.house.store.logs import Operation, following
from knobel.house.store.operations import Row, Summary
from knobel.house.store.store import Conflict, Store
from knobel.house.table import fairness
from knobel.house.table.entries import Began, Changed, Closed, Credited, Entry, Happened, Left, Opened, Sat
from knobel.house.table.record_text import record_text
from knobel.house.table.rulings import Actor, Request, Sit, rule
from knobel.house.table.seats import seat_token
from knobel.house.table.table import Step, Table

ENCODE = msgspec.json.Encoder().encode
# Nodes give a sign of life every now and then: a silence as short as this, in milliseconds, means nothing.
NEVER_AWAY = 150
# Whoever comes back is told of earlier games as long as they have no more entries than this.
MOST_EARLIER = 400


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def device(self) -> str | None: ...

    @property
    def seats(self) -> tuple[int, ...]: ...

    heard: int | None

    def went_on(self, table: "LiveTable", entry: Entry, step: Step | None) -> None:
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

    def __init__(self, id: str, master: bytes, store: Store, hub: Hub, time: Timekeeper, minds: frozenset[str]) -> None:
        super().__init__(store, hub, time)
        self.table = Table(id)
        self.trees = Trees(id, master)
        self.listeners: set[Listener] = set()
        self.conversation = Conversation(id, store, hub, lambda: tuple(self.listeners))
        # Of all who have missed something one at a time has it drawn.
        self.drawing = asyncio.Lock()
        self.presence_changed: Callable[[], None] = lambda: None
        self._master = master
        self._minds = minds
        self._latest: Step | None = None
        self._updates: dict[tuple[Viewer, ...], bytes] = {}
        self._opened_at = time.now()
        self._left_at: dict[int, int] = {}
        self._somebody_since: int | None = None

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

    @property
    def this_game(self) -> PastGame:
        """The game on the table."""
        return PastGame(self.table.began_at, self.table.game, self.table.steps)

    def update_for(self, viewers: tuple[Viewer, ...]) -> bytes:
        """What these viewers are sent about the latest entry; drawn once for all who see alike."""
        if viewers not in self._updates:
            self._updates[viewers] = ENCODE(self._update(viewers))
        return self._updates[viewers]

    def is_quiet(self, since: int) -> bool:
        """Whether nobody listens, and nothing has happened since then."""
        return not self.listeners and self.table.at < since and not self._lock.locked()

    def present(self) -> frozenset[int]:
        """The seats whose device is connected."""
        return frozenset(seat for listener in self.listeners for seat in listener.seats)

    @property
    def knows_who_is_there(self) -> bool:
        """Whether everybody who is connected is connected here; another node may know more."""
        return self._hub.alone

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
        self.presence_changed()

    def found(self, setup: Opened, sits: tuple[Sit, ...]) -> tuple[Entry, ...]:
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
            note(*self._entries(Actor(setup.host), sit))
        return tuple(entries)

    def first_summary(self, entries: tuple[Entry, ...]) -> Summary:
        """What the lobby knows of a new table."""
        return Summary("lobby", len(self.table.places), _sitters(entries))

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

    async def request(self, actor: Actor, request: Request, key: str | None = None) -> int:
        """Do what is asked, durably; the answer is the number of the last entry that came of it."""
        return await self.ask(lambda: self._entries(actor, request), key)

    async def knocking(self) -> dict[int, str]:
        """Who knocks now, by number and name; whoever has no name yet is not told of."""
        devices = tuple(self.table.knocks.values())
        names = await self._store.read(operations.names_of(devices)) if devices else {}
        return {number: names[device] for number, device in self.table.knocks.items() if names.get(device)}

    async def credit(self, last_alive: int) -> None:
        """Give every running clock back the time in which no node was there; of several nodes only the first does.

        Where the time of day is earlier than it was, somebody has set it back, and the clocks go back with it. Of
        several nodes one may only be a little behind another: there a clock is no more than held to its length.
        """
        async with self._turn():
            for _ in range(TRIES):
                away = self._time.now() - max(last_alive, self.table.at)
                if not self.table.deadlines or abs(away) < NEVER_AWAY or (away < 0 and not self._hub.alone):
                    return
                try:
                    await self._write((Credited(away),), None)
                    return
                except Conflict:
                    await self._catch_up()

    def sits_at(self, device: str | None, seat: int) -> bool:
        """Whether a seat is this device's own."""
        place = self.table.places.get(seat)
        return place is not None and device is not None and place.device == device

    def token_of(self, seat: int) -> str:
        """The token of whoever sits there now."""
        place = self.table.places[seat]
        return seat_token(self._master, seat, place.token or "")

    def _entries(self, actor: Actor, request: Request) -> tuple[Entry, ...]:
        if isinstance(request, Sit) and request.token is None:
            # What the token is made from is new for every sitting, so that an old token never fits again.
            nonce = str(self.table.seq + 1)
            request = Sit(request.seat, request.name, request.kind, request.mind, nonce)
        present = self.present() if self.knows_who_is_there else None
        there = msgspec.structs.replace(actor, present=present)
        entries = rule(self.table, there, request, self._master, self._minds)
        return (*entries, *self._next_block(entries))

    def _next_block(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """The root of the next block of throws, published while the current one is half used."""
        begins = any(isinstance(entry, Began) for entry in entries)
        thrown = max((entry.throw or 0 for entry in entries if isinstance(entry, Happened)), default=self.table.throws)
        wanted = (thrown + fairness.BLOCK // 2) // fairness.BLOCK
        if (begins or entries) and wanted not in self.table.roots and self.table.setup.dice == "digital":
            return (self.trees.published(wanted),)
        return ()

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def hint_id(self) -> str:
        return self.id

    def _append(self, entries: tuple[Entry, ...], at: int, key: str | None) -> Operation:
        return operations.append(self.id, self.table.seq, entries, at, key, self._summary(entries, at))

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

    def _fold_entry(self, seq: int, at: int, entry: Entry) -> None:
        self._fold(Row(seq, at, entry))

    def _fold(self, row: Row) -> None:
        steps = len(self.table.steps)
        self.table.fold(row.entry, row.at)
        self._latest = self.table.steps[-1] if len(self.table.steps) > steps else None
        self._updates.clear()
        for listener in tuple(self.listeners):
            listener.went_on(self, row.entry, self._latest)
        self._updates.clear()

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

    def _summary(self, entries: tuple[Entry, ...], at: int) -> Summary:
        """What the lobby and the archive will know of the table after these entries."""
        seated = set(self.table.places)
        phase, ending, game = self.table.phase, None, None
        for entry in entries:
            match entry:
                case Sat():
                    seated.add(entry.seat)
                case Left():
                    seated.discard(entry.seat)
                case Began():
                    phase = "playing"
                case Changed():
                    phase, game = "lobby", (entry.game, entry.seats)
                case Closed():
                    phase = "closed"
                case Happened(event) if (result := self._result_of(event)) is not None:
                    phase, ending = "over", (event, result)
                case _:
                    pass
        summary = Summary(phase, len(seated), _sitters(entries), None, game)
        return summary if ending is None else self._with_record(summary, *ending, at)

    def _with_record(self, summary: Summary, last: Event, result: Result, at: int) -> Summary:
        """A game is over: its record and its results are kept."""
        record = self._record((*(step.event for step in self.table.steps), last))
        rows = outcome(self.table, result, at)
        return msgspec.structs.replace(summary, record=(self.table.games - 1, record), results=rows)

    def _result_of(self, event: Event) -> Result | None:
        """How the game ends with an event, if it does."""
        game = self.table.game
        stage = game.stage(game.apply(self.table.state, event))
        return stage.result if isinstance(stage, Over) else None

    def _record(self, events: tuple[Event, ...]) -> str:
        """The finished game in the text notation."""
        return record_text(self.table, self.table.first, events)


def _sitters(entries: tuple[Entry, ...]) -> tuple[tuple[int, str, str], ...]:
    return tuple((e.seat, e.device, e.name) for e in entries if isinstance(e, Sat) and e.device is not None)

"""Two worlds for the proof of leaks: houses behind their real doors, whose dice fall as a script says."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

import knobel
from knobel.core.events import Did, Event, Thrown
from knobel.core.options import Value
from knobel.core.secrets import Viewer
from knobel.core.stages import Ask, Throw
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.lines.open_lines import OpenLines
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import TableRegistry
from knobel.house.live.views import proofs
from knobel.house.messages import Hello, Please, ServerMessage, Trouble, Update
from knobel.house.store import operations
from knobel.house.table.entries import Entry, Happened, TableOpened
from knobel.house.table.rulings import HOUSE, Act, Actor, Begin, Request, Roll, Ruling, Sit
from knobel.house.table.seats import hashed
from knobel.house.table.table_state import Step
from knobel.house.work.tasks import Past
from knobel.house.work.work import Here
from knobel.minds.arena import view_for
from knobel.server.app import application
from knobel.server.http.context import Context
from knobel.server.http.identity import PLAIN_COOKIE
from proofs.asgi import ask
from proofs.exchanging import exchange_tables
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ENCODE = msgspec.json.Encoder().encode
# Everything that can be read over HTTP without changing anything, once a game has been played at the table.
PAGES = (
    "/health",
    "/metrics",
    "/api/tables",
    "/api/me",
    "/api/me/export",
    "/api/tables/{table}/replays/0",
    "/api/tables/{table}/fairness/0",
    "/api/tables/{table}/analysis/0",
    "/api/tables/{table}/endings/0",
)


class ScriptedTable(LiveTable):
    """A table whose dice fall as the script says."""

    script: tuple[int, ...] | None = None

    def _rule(self, actor: Actor, request: Request) -> Ruling:
        if isinstance(request, Roll) and self.script is not None:
            fallen, self.script = Thrown(self.script), None
            after = self.table.game.apply(self.table.state, fallen)
            return Ruling((Happened(fallen, self.table.throws),), after)
        return super()._rule(actor, request)

    async def happen(self, event: Event) -> None:
        """Let an event happen as if somebody had asked for it."""
        if isinstance(event, Thrown):
            self.script = event.faces
            stage = self.table.stage
            seat = -1 if not isinstance(stage, Throw) or stage.seat is None else stage.seat
            await self.request(HOUSE, Roll(seat))
        elif isinstance(event, Did):
            await self.request(HOUSE, Act(event.seat, event.move))


class NosyConnection(Connection):
    """Planted fault: sees for every seat."""

    __slots__ = ()

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return () if self.live is None else tuple(range(self.live.table.setup.seats))


class GossipingConnection(Connection):
    """Planted fault: is sent the proof of every throw at once."""

    __slots__ = ()

    def on_entry(self, live: LiveTable, entry: Entry, step: Step | None) -> None:
        super().on_entry(live, entry, step)
        if step is not None:
            everybody = range(live.table.setup.seats)
            self.tell(
                Update(
                    live.table.seq,
                    step.at,
                    proofs=proofs(live.table.game, live.table.steps, step, everybody, live.trees),
                )
            )


class TalkativeConnection(Connection):
    """Planted fault: an error says more than it should."""

    __slots__ = ()

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Trouble) and self.live is not None:
            message = Trouble(message.code, {**message.facts, "state": str(self.live.table.state)}, message.key)
        super().tell(message)


class TellingLines(OpenLines):
    """Planted fault: health and metrics depend on the dice."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def __len__(self) -> int:
        tables = self._house.tables.live_tables.values()
        events = [step.event for live in tables for step in live.table.steps]
        return sum(sum(event.faces) for event in events if isinstance(event, Thrown))


class OpenBooks(TableRegistry):
    """Planted fault: a replay is for everybody as if they had sat at the first seat."""

    async def past_game(self, live: LiveTable, number: int, device: str | None) -> Past:
        return await super().past_game(live, number, "device-0")


def _telling(context: Context) -> None:
    context.house.lines = TellingLines(context.house)


def _open_books(context: Context) -> None:
    context.house.tables.__class__ = OpenBooks


CONNECTIONS: dict[str, type[Connection]] = {
    "nosy": NosyConnection,
    "gossip": GossipingConnection,
    "talkative": TalkativeConnection,
}
OTHERS: dict[str, Callable[[Context], None]] = {
    "telling-metrics": _telling,
    "open-books": _open_books,
}


class World:
    """One house with one table, its players' connections, and an observer."""

    def __init__(self, fault: str | None) -> None:
        self.time = SimulatedTime()
        store, source = MemoryStore(), SeededSource("world")
        self._app = application(Path(), store=store, hints=LocalHints(), time=self.time, source=source, work=Here())
        self.house: House = self._app.state.house
        exchange_tables(self.house, ScriptedTable)
        self.context: Context = self._app.state.context
        self.observer, self.viewer = Connection(None), cast(Viewer, None)
        self.table: ScriptedTable
        self._connection = CONNECTIONS.get(fault or "", Connection)
        if fault in OTHERS:
            OTHERS[fault](self.context)

    async def open(self, game: str, options: Mapping[str, Value], seats: int, viewer: Viewer) -> None:
        """Set the table up and seat everybody; the observer takes the viewer's place, or only watches."""
        await self.house.resources.store.start()
        version = knobel.declared(game).info.version
        setup = TableOpened(game, version, {"starter": "first_seat", **options}, seats, "device-0", public=True)
        live, _, _ = await self.house.tables.create(setup)
        assert isinstance(live, ScriptedTable)
        self.table = live
        for seat in range(seats):
            await self.house.resources.store.write(
                operations.add_device(f"device-{seat}", hashed(f"token-{seat}"), "", 0)
            )
            await live.request(Actor(f"device-{seat}"), Sit(seat, f"N{seat}"))
        live.scheduler.stop()
        await live.request(Actor("device-0"), Begin())
        self.observer, self.viewer = self.connect(viewer), viewer

    def connect(self, viewer: Viewer) -> Connection:
        """The observer's line, as it is right after connecting."""
        connection = self._connection(None if viewer is None else f"device-{viewer}")
        tokens = () if viewer is None else (self.table.token_of(viewer),)
        connection.attach(self.table, Hello(self.table.id, -1, tokens), None)
        return connection

    async def happen(self, event: Event) -> None:
        """Let an event happen through the same doors as any other."""
        await self.table.happen(event)
        self.time.pass_by(1000)

    async def drained(self) -> list[bytes]:
        """Everything sent to the observer since it was last asked."""
        return _drain(self.observer)

    async def channels(self) -> dict[str, bytes]:
        """Everything else that the observer can get at."""
        viewer = self.viewer
        again = self.connect(viewer)
        reconnect = b"\n".join(_drain(again))
        refused = await self._refusals(again, viewer)
        again.detach()
        _drain(self.observer)
        return {
            "reconnect": reconnect,
            "error": refused,
            "bot": self._bot_input(viewer),
            **await self.pages(),
        }

    async def pages(self) -> dict[str, bytes]:
        """Every page, as the observer's device is answered."""
        cookie = None if self.viewer is None else f"{PLAIN_COOKIE}=token-{self.viewer}"
        paths = [page.format(table=self.table.id) for page in PAGES]
        return {path: ENCODE(await ask(self._app, path, cookie=cookie)) for path in paths}

    async def _refusals(self, connection: Connection, viewer: Viewer) -> bytes:
        """What the observer gets for asking what it may not: nonsense, and what is for another seat to do."""
        before, own = self.table.table.seq, viewer or 0
        other = (own + 1) % self.table.table.setup.seats
        for request in (Act(own, knobel.Press("no-such-button")), Roll(other), Act(other, knobel.Say("nonsense"))):
            await answer(ENCODE(Please("k", request)).decode(), connection, self.context)
        assert self.table.table.seq == before, "what was to be refused has happened"
        return b"\n".join(_drain(connection))

    def _bot_input(self, viewer: Viewer) -> bytes:
        table = self.table.table
        stage = table.stage
        if viewer is None or not isinstance(stage, Ask) or viewer not in stage.choices:
            return b""
        view = view_for(table.game, table.state, viewer, stage.choices[viewer], _Curious(), _always_first)
        return ENCODE((view.scene, view.moves, view.heuristics))


def _always_first(limit: int) -> int:
    return 0


class _Curious:
    """A mind that wants to see everything there is."""

    name = "curious"
    wants = frozenset({"scene", "heuristics"})

    def decide(self, view: Any, below: Any) -> Any:
        raise AssertionError("this mind only looks")


@contextlib.asynccontextmanager
async def two_worlds(
    game: str, options: Mapping[str, Value], seats: int, viewer: Viewer, fault: str | None
) -> AsyncIterator[tuple[World, World]]:
    """Two worlds at the same beginning."""
    worlds = (World(fault), World(fault))
    for world in worlds:
        await world.open(game, options, seats, viewer)
    yield worlds
    for world in worlds:
        await world.house.stop()


def _drain(connection: Connection) -> list[bytes]:
    return [message() if callable(message) else message for message in connection.take_all()]

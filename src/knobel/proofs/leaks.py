"""Worlds that differ only in what an observer may not see: every byte that reaches the observer must be the same.

Two houses run one script. In the second, one throw (or secret decision) that the observer may not see comes out
otherwise. Until the rules show the difference, the observer's updates, what a reconnection brings, refusals, the
replay, health, metrics and what a bot at that seat would be given are compared, byte for byte.
"""

import contextlib
import itertools
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec

import knobel
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Thrown, Unseen
from knobel.core.frozen import Frozen
from knobel.core.secrets import Viewer, veiled
from knobel.core.stages import Ask, Over, Throw
from knobel.minds.arena import view_for
from knobel.proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from knobel.server.doors.connection import Connection
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.replays import replay_steps
from knobel.server.doors.socket import answer
from knobel.server.hub.hub import LocalHub
from knobel.server.live.house import House
from knobel.server.live.live_table import LiveTable
from knobel.server.live.views import proofs
from knobel.server.messages import Hello, Please, ServerMessage, Trouble, Update
from knobel.server.store import operations
from knobel.server.table.entries import Entry, Happened, Opened
from knobel.server.table.rulings import HOUSE, Act, Actor, Begin, Request, Roll, Sit
from knobel.server.table.table import Step

ENCODE = msgspec.json.Encoder().encode
MOST_STEPS = 160


class LeakReport(Frozen, frozen=True):
    """What came of it. `compared` counts the comparisons made while something was hidden."""

    games: tuple[str, ...]
    runs: int
    hidden: int
    compared: int
    leaks: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing leaked, and there was something to leak in every game."""
        return not self.leaks and self.hidden > 0 and self.compared > 10 * len(self.games)


class ScriptedTable(LiveTable):
    """A table whose dice fall as the script says."""

    script: tuple[int, ...] | None = None

    def _entries(self, actor: Actor, request: Request) -> tuple[Entry, ...]:
        if isinstance(request, Roll) and self.script is not None:
            fallen, self.script = Thrown(self.script), None
            self.table.game.apply(self.table.state, fallen)
            return (Happened(fallen, self.table.throws),)
        return super()._entries(actor, request)


class NosyConnection(Connection):
    """Planted fault: sees for every seat."""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return () if self.live is None else tuple(range(self.live.table.setup.seats))


class GossipingConnection(Connection):
    """Planted fault: is sent the proof of every throw at once."""

    def went_on(self, live: LiveTable, entry: Entry, step: Step | None) -> None:
        super().went_on(live, entry, step)
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

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Trouble) and self.live is not None:
            message = Trouble(message.code, {**message.facts, "state": str(self.live.table.state)}, message.key)
        super().tell(message)


FAULTS: dict[str | None, type[Connection]] = {
    None: Connection,
    "nosy": NosyConnection,
    "gossip": GossipingConnection,
    "talkative": TalkativeConnection,
}


class World:
    """One house with one table, its players' connections, and an observer."""

    def __init__(self, fault: str | None) -> None:
        self.time = SimulatedTime()
        self.house = House(MemoryStore(), LocalHub(), self.time, SeededSource("world"))
        self.house.live_table = ScriptedTable
        self.doors = Doors(self.house)
        self.observer = Connection(None)
        self.table: ScriptedTable
        self._line = FAULTS[fault]

    async def open(self, game: str, seats: int, viewer: Viewer) -> None:
        """Set the table up and seat everybody; the observer takes the viewer's place, or only watches."""
        await self.house.store.start()
        version = knobel.rules(game).info.version
        setup = Opened(game, version, {"starter": "first_seat"}, seats, "device-0", public=True)
        live, _, _ = await self.house.create(setup)
        assert isinstance(live, ScriptedTable)
        self.table = live
        for seat in range(seats):
            await live.request(Actor(f"device-{seat}"), Sit(seat, f"N{seat}"))
        self.house._caretakers[live.id].stop()
        await live.request(Actor("device-0"), Begin())
        self.observer = self.connect(viewer)

    def connect(self, viewer: Viewer) -> Connection:
        """The observer's line, as it is right after connecting."""
        connection = self._line(None if viewer is None else f"device-{viewer}")
        tokens = () if viewer is None else (self.table.token_of(viewer),)
        connection.attach(self.table, Hello(self.table.id, -1, tokens), None)
        return connection

    async def happen(self, event: Event) -> None:
        """Let an event happen through the same doors as any other."""
        if isinstance(event, Thrown):
            self.table.script = event.faces
            stage = self.table.table.stage
            seat = -1 if not isinstance(stage, Throw) or stage.seat is None else stage.seat
            await self.table.request(HOUSE, Roll(seat))
        elif isinstance(event, Did):
            await self.table.request(HOUSE, Act(event.seat, event.move))
        self.time.pass_by(1000)

    @property
    def state(self) -> Any:
        return self.table.table.state

    def drained(self) -> list[bytes]:
        """Everything sent to the observer since it was last asked."""
        return _drain(self.observer)

    async def channels(self, viewer: Viewer) -> dict[str, bytes]:
        """Everything else that the observer can get at."""
        again = self.connect(viewer)
        reconnect = b"\n".join(_drain(again))
        refused = await self._refusals(again)
        again.detach()
        _drain(self.observer)
        return {
            "reconnect": reconnect,
            "error": refused,
            "bot": self._bot_input(viewer),
            "metrics": f"{len(self.house.live_tables)} {self.doors.sockets}".encode(),
        }

    async def _refusals(self, connection: Connection) -> bytes:
        """What the observer gets for asking what it may not."""
        for request in (Act(0, knobel.Press("no-such-button")), Roll(0), Act(1, knobel.Say("nonsense"))):
            await answer(ENCODE(Please("k", request)).decode(), connection, self.doors)
        return b"\n".join(_drain(connection))

    def _bot_input(self, viewer: Viewer) -> bytes:
        table = self.table.table
        stage = table.stage
        if viewer is None or not isinstance(stage, Ask) or viewer not in stage.choices:
            return b""
        view = view_for(table.game, table.state, viewer, stage.choices[viewer], _Curious(), _always_first)
        return ENCODE((view.scene, view.moves, view.merits))

    async def replay(self, viewer: Viewer) -> bytes:
        """The replay of the finished game, as the observer may see it."""
        text = await self.house.store.read(operations.record(self.table.id, 0))
        return b"" if text is None else ENCODE(replay_steps(text, viewer))


def _always_first(limit: int) -> int:
    return 0


class _Curious:
    """A mind that wants to see everything there is."""

    name = "curious"
    wants = frozenset({"scene", "merits"})

    def decide(self, view: Any, below: Any) -> Any:
        raise AssertionError("this mind only looks")


@contextlib.asynccontextmanager
async def two_worlds(game: str, seats: int, viewer: Viewer, fault: str | None) -> AsyncIterator[tuple[World, World]]:
    """Two worlds at the same beginning."""
    worlds = (World(fault), World(fault))
    for world in worlds:
        await world.open(game, seats, viewer)
    yield worlds
    for world in worlds:
        await world.house.stop()


class _Run:
    """One script in two worlds."""

    def __init__(self, real: World, shadow: World, viewer: Viewer, seed: str) -> None:
        self.real, self.shadow, self.viewer = real, shadow, viewer
        self.chance = random.Random(seed)
        self.diverged = False
        self.hidden = 0
        self.compared = 0
        self.leaks: list[str] = []

    async def go(self, game: str) -> None:
        """Play the script until the rules show the difference, or to the end."""
        skip = self.chance.randrange(6)
        for number in range(MOST_STEPS):
            stage = self.real.table.table.stage
            if self.real.table.table.phase != "playing" or stage is None:
                break
            event = _random_event(stage, self.chance)
            other = event
            if not self.diverged and self._is_hidden(event):
                skip -= 1
                if skip < 0:
                    other = self._otherwise(stage, event)
            if not await self._step(event, other):
                return
            if not self._looks_alike():
                return
            await self._compare(f"{game} step {number} viewer {self.viewer}")
        await self._compare_replay(game)

    def _is_hidden(self, event: Event) -> bool:
        table = self.real.table.table
        return isinstance(table.game.seen(table.state, event, self.viewer), Unseen)

    def _otherwise(self, stage: Any, event: Event) -> Event:
        table = self.real.table.table
        for _ in range(30):
            other = _random_event(stage, self.chance)
            same_kind = isinstance(other, Thrown) or (
                isinstance(other, Did)
                and isinstance(event, Did)
                and (other.seat, type(other.move)) == (event.seat, type(event.move))
            )
            if other != event and same_kind:
                after, shadow = table.game.apply(table.state, event), table.game.apply(table.state, other)
                if veiled(after, self.viewer) == veiled(shadow, self.viewer):
                    self.diverged = True
                    self.hidden += 1
                    return other
        return event

    async def _step(self, event: Event, other: Event) -> bool:
        await self.real.happen(event)
        try:
            await self.shadow.happen(other)
        except KnobelError:
            return False
        return True

    def _looks_alike(self) -> bool:
        """Whether the rules still hide the difference."""
        return bool(veiled(self.real.state, self.viewer) == veiled(self.shadow.state, self.viewer))

    async def _compare(self, where: str) -> None:
        self._same(f"{where}: update", self.real.drained(), self.shadow.drained())
        if self.diverged and self.chance.random() < 0.3:
            mine, theirs = await self.real.channels(self.viewer), await self.shadow.channels(self.viewer)
            for channel, seen in mine.items():
                self._same(f"{where}: {channel}", seen, theirs[channel])

    async def _compare_replay(self, game: str) -> None:
        if self.diverged and self.real.table.table.phase == "over":
            self._same(f"{game}: replay", await self.real.replay(self.viewer), await self.shadow.replay(self.viewer))

    def _same(self, where: str, one: Any, other: Any) -> None:
        if self.diverged:
            self.compared += 1
            if one != other:
                self.leaks.append(where)


def _random_event(stage: Any, chance: random.Random) -> Event:
    if isinstance(stage, Throw):
        return Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice))
    seat = chance.choice(tuple(stage.choices))
    return Did(seat, stage.choices[seat].sample(chance.randrange))


def _drain(connection: Connection) -> list[bytes]:
    messages, connection.outbox = connection.outbox, []
    return [message() if callable(message) else message for message in messages]


async def prove_leaks(runs: int = 3, fault: str | None = None, games: tuple[str, ...] | None = None) -> LeakReport:
    """Try every hidden game, with every viewer, so many times."""
    hidden = games or tuple(id for id in knobel.ids() if knobel.rules(id).info.hidden or _keeps_secrets(id))
    total, diverged, compared, leaks = 0, 0, 0, []
    for game, number in itertools.product(hidden, range(runs)):
        seats = max(3, knobel.rules(game).info.players.least)
        for viewer in (*range(seats), None):
            async with two_worlds(game, seats, viewer, fault) as (real, shadow):
                run = _Run(real, shadow, viewer, f"{game}/{viewer}/{number}")
                await run.go(game)
            total, diverged, compared = total + 1, diverged + run.hidden, compared + run.compared
            leaks += run.leaks
    return LeakReport(hidden, total, diverged, compared, tuple(leaks))


def _keeps_secrets(id: str) -> bool:
    """Whether something is thrown or decided in secret within the first steps of a game played by chance."""
    game, chance = knobel.game(id), random.Random(id)
    state = game.start()
    for _ in range(MOST_STEPS):
        stage = game.stage(state)
        if isinstance(stage, Over):
            return False
        if stage.secret if isinstance(stage, Ask) else stage.seen_by is not None:
            return True
        state = game.apply(state, _random_event(stage, chance))
    return False

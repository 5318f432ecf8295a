"""How many people one core can serve: idle and playing connections, and how long a move takes to reach the others.

A move is timed from the moment one player sends it until the other one, who must then answer, has it: checked, written
to the disk, and told. The same load is put on a server that commits on its event loop; the ratio is the point.
"""

import asyncio
import contextlib
import os
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.messages import Hello, Please
from knobel.house.table.rulings import Begin, Roll, Sit
from knobel.server.listening.budget import raise_file_limit
from proofs.client import Person, browser
from proofs.lean_socket import LeanSocket, lean_socket
from proofs.node import NodeSettings
from proofs.processes import Node, free_port

ENCODE = msgspec.json.Encoder().encode
# A table has a move every second: a brisk game.
THINK = 1.0
WARM_UP = 3.0
# So many idle people watch each quiet table.
WATCHERS = 10
# So many connections are opened at a time.
AT_ONCE = 50
# Files beside the sockets.
OTHER_FILES = 200
PATIENCE = 30.0


class Load(Frozen, frozen=True):
    """What came of a load; times in milliseconds, memory in KiB, shares of one core."""

    moves: int
    p50: float
    p99: float
    p999: float
    cpu: float
    idle_cpu: float
    memory_per_connection: float


class TablesReport(Frozen, frozen=True):
    """The server, and the naive one under the same load on the same disk."""

    idle: int
    active: int
    seconds: float
    commit_milliseconds: float
    usual: Load
    naive: Load

    @property
    def ratio(self) -> float:
        """How much longer the slowest moves take when commits are made on the event loop."""
        return self.naive.p99 / self.usual.p99


async def bench_tables(idle: int, active: int, seconds: float, commit_milliseconds: float = 0.0) -> TablesReport:
    """Measure both servers. `commit_milliseconds` makes the disk slower than it is, for both alike."""
    _demand_files(idle + active)
    usual = await _measured(idle, active, seconds, commit_milliseconds / 1000, on_loop=False)
    naive = await _measured(idle, active, seconds, commit_milliseconds / 1000, on_loop=True)
    return TablesReport(idle, active, seconds, commit_milliseconds, usual, naive)


def _demand_files(connections: int) -> None:
    needed, allowed = connections + OTHER_FILES, raise_file_limit()
    if allowed < needed:
        raise KnobelError("too-few-files", needed=needed, allowed=allowed)


async def _measured(idle: int, active: int, seconds: float, commit_seconds: float, on_loop: bool) -> Load:
    with tempfile.TemporaryDirectory(prefix="knobel-bench-") as data, _apart() as core:
        settings = NodeSettings(free_port(), data, core=core, commit_seconds=commit_seconds, commits_on_loop=on_loop)
        node = Node(settings)
        await asyncio.to_thread(node.start)
        try:
            return await _under_load(node, idle, active, seconds)
        finally:
            await asyncio.to_thread(node.stop)


@contextlib.contextmanager
def _apart() -> Iterator[int | None]:
    """One core for the server; whoever makes the load stays away from it, if there is another one."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    cores = os.sched_getaffinity(0)
    servers = min(cores)
    os.sched_setaffinity(0, cores - {servers} or cores)
    try:
        yield servers
    finally:
        os.sched_setaffinity(0, cores)


async def _under_load(node: Node, idle: int, active: int, seconds: float) -> Load:
    assert node.pid is not None
    process = _Process(node.pid)
    before = process.memory
    async with browser(node.base, None) as http:
        duels = [await Duel.open(node.base, http) for _ in range(active // 2)]
        quiet = await _watch_quiet_tables(node.base, http, idle)
    memory = (process.memory - before) / max(1, idle + 2 * len(duels))
    idle_cpu = await process.share_for(min(5.0, seconds))
    for duel in duels:
        duel.begin()
    await asyncio.sleep(min(WARM_UP, seconds))
    for duel in duels:
        duel.times.clear()
    cpu = await process.share_for(seconds)
    times = sorted(time for duel in duels for time in duel.times)
    for duel in duels:
        duel.end()
    for socket in quiet:
        socket.hang_up()
    p50, p99, p999 = (1000 * _quantile(times, share) for share in (0.5, 0.99, 0.999))
    return Load(len(times), p50, p99, p999, cpu, idle_cpu, memory)


def _quantile(times: list[float], share: float) -> float:
    if not times:
        raise KnobelError("no-moves")
    return times[min(len(times) - 1, int(share * len(times)))]


class _Process:
    """What the system knows of the server's process."""

    def __init__(self, pid: int) -> None:
        self._folder = Path(f"/proc/{pid}")

    @property
    def memory(self) -> float:
        """Memory in use, in KiB."""
        status = (self._folder / "status").read_text(encoding="utf-8")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    async def share_for(self, seconds: float) -> float:
        """The share of a core that the process uses in that time."""
        before, begun = self._worked(), time.monotonic()
        await asyncio.sleep(seconds)
        return (self._worked() - before) / (time.monotonic() - begun)

    def _worked(self) -> float:
        user, system = (self._folder / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


# People ------------------------------------------------------------------------------------------------------------


class Lean(msgspec.Struct):
    """As much of a message as the load needs to know."""

    type: str
    seq: int = -1
    token: str | None = None
    tokens: dict[str, str] = {}
    views: tuple["LeanView", ...] = ()


class LeanView(msgspec.Struct):
    """A scene, as far as it says who is to do what."""

    scene: "LeanScene"


class LeanScene(msgspec.Struct):
    """Whose turn it is, and what they may do."""

    turn: tuple[int, ...]
    throws: int
    offers: tuple["LeanOffer", ...]
    result: msgspec.Raw


class LeanOffer(msgspec.Struct):
    """A move, to be sent back as it came."""

    choice: msgspec.Raw


DECODE = msgspec.json.Decoder(Lean).decode


async def _new_person(base: str, http: httpx.AsyncClient) -> Person:
    http.cookies.clear()
    answer = await http.get("/api/me")
    return Person("; ".join(f"{name}={value}" for name, value in answer.cookies.items()))


async def _new_table(http: httpx.AsyncClient, person: Person, **setup: Any) -> dict[str, str]:
    answer = await http.post("/api/tables", json={"game": "maexchen", **setup}, headers={"cookie": person.cookie})
    answer.raise_for_status()
    return dict(answer.json())


async def _watch_quiet_tables(base: str, http: httpx.AsyncClient, idle: int) -> list[LeanSocket]:
    """Open so many connections, ten to a table at which nothing happens."""
    person = await _new_person(base, http)
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    tables = [await _new_table(http, person, seats=seats, public=True) for _ in range(-(-idle // WATCHERS))]
    sockets: list[LeanSocket] = []
    for first in range(0, idle, AT_ONCE):
        numbers = range(first, min(idle, first + AT_ONCE))
        sockets += await asyncio.gather(*(_watch(base, tables[number // WATCHERS]["table"]) for number in numbers))
    return sockets


async def _watch(base: str, table: str) -> LeanSocket:
    welcome = asyncio.Event()

    def hear(text: bytes) -> None:
        welcome.set()

    socket = await lean_socket(base, None, hear)
    socket.say(ENCODE(Hello(table)))
    await asyncio.wait_for(welcome.wait(), PATIENCE)
    return socket


class Duel:
    """Two people at a table, each of whom moves after a while of thinking when it is their turn."""

    def __init__(self) -> None:
        self.sockets: list[LeanSocket] = []
        self.times: list[float] = []
        self._answers: dict[tuple[int, str], Lean] = {}
        self._sent: tuple[int, int, float] | None = None
        self._news = asyncio.Event()
        self._chance = random.Random()
        self._next: asyncio.TimerHandle | None = None

    @classmethod
    async def open(cls, base: str, http: httpx.AsyncClient) -> "Duel":
        """Set the table up, with both players at it."""
        duel = cls()
        host, guest = await _new_person(base, http), await _new_person(base, http)
        seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        link = await _new_table(http, host, seats=seats, options={"starter": "first_seat"})
        for seat, person in enumerate((host, guest)):
            duel.sockets.append(await lean_socket(base, person.cookie, duel._listener(seat)))
        table, invitation = link["table"], link["invitation"]
        duel.sockets[0].say(ENCODE(Hello(table)))
        welcome = await duel._until(0, "welcome")
        duel.sockets[0].say(ENCODE(Hello(table, -1, tuple(welcome.tokens.values()))))
        duel.sockets[1].say(ENCODE(Hello(table, -1, (), invitation)))
        await duel._until(1, "welcome")
        duel.sockets[1].say(ENCODE(Please("sit", Sit(1, "B"))))
        await duel._until(1, "done")
        return duel

    def begin(self) -> None:
        """Start the game, some time within the first seconds."""
        self._next = asyncio.get_running_loop().call_later(THINK * self._chance.random(), self._begin)

    def end(self) -> None:
        """Stand up and go."""
        if self._next is not None:
            self._next.cancel()
        for socket in self.sockets:
            socket.hang_up()

    def _begin(self) -> None:
        self.sockets[0].say(ENCODE(Please(secrets.token_hex(8), Begin())))

    def _listener(self, seat: int) -> Any:
        return lambda text: self._hear(seat, text)

    def _hear(self, seat: int, text: bytes) -> None:
        message = DECODE(text)
        if message.type == "update" and message.views:
            self._went_on(seat, message)
        else:
            self._answers[seat, message.type] = message
            self._news.set()

    def _went_on(self, seat: int, update: Lean) -> None:
        if self._sent is not None and seat != self._sent[0] and update.seq > self._sent[1]:
            self.times.append(time.perf_counter() - self._sent[2])
            self._sent = None
        scene = update.views[0].scene
        pause = THINK * (0.5 + self._chance.random())
        if bytes(scene.result) != b"null":
            if seat == 0:
                self._next = asyncio.get_running_loop().call_later(pause, self._begin)
        elif seat in scene.turn:
            self._next = asyncio.get_running_loop().call_later(pause, self._move, seat, update.seq, scene)

    def _move(self, seat: int, seq: int, scene: LeanScene) -> None:
        key = secrets.token_hex(8)
        if scene.throws:
            text = ENCODE(Please(key, Roll(seat, None, seq)))
        else:
            move = bytes(self._chance.choice(scene.offers).choice)
            text = b'{"type":"please","key":"%s","request":{"type":"act","seat":%d,"seq":%d,"move":%s}}' % (
                key.encode(),
                seat,
                seq,
                move,
            )
        self._sent = (seat, seq, time.perf_counter())
        self.sockets[seat].say(text)

    async def _until(self, seat: int, kind: str) -> Lean:
        async with asyncio.timeout(PATIENCE):
            while (seat, kind) not in self._answers:
                self._news.clear()
                await self._news.wait()
        return self._answers[seat, kind]

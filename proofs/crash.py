"""Pull the plug again and again: nothing acknowledged is lost, nothing is doubled, and clocks go on where they were.

Tables are played, a club's book is kept and tournaments of every format are run while the server is killed at random
instants and started again. Every client keeps what it was told and repeats, with the same key, whatever was not
answered. In the end the logs are read from the disk and compared with what the clients were told.
"""

import asyncio
import contextlib
import random
import secrets
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from knobel.core.frozen import Frozen
from knobel.core.spaces import COUNTED, OPEN
from knobel.house.messages import Done, Update, View
from knobel.house.store import operations
from knobel.house.store.logs import Operation
from knobel.house.table.entries import Credited
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import Act, Begin, Roll
from knobel.house.table.table import Table
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import connect, run
from proofs.client import LINE_TROUBLE, PATIENCE, Line, Person, TableLink, arrive, open_table
from proofs.crash_clubs import Treasurer, compared_book, treasurers_of_a_club
from proofs.crash_desks import DeskOrganiser, compared_desks, organisers_of_every_format
from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from proofs.strand import Truth, answers_of, unanswered

TABLES = 4
TREASURERS = 2
LIFE = (0.15, 0.6)
# How long there is no server, beside the time it takes to start: longer than a clock may be wrong.
DEATH = (0.3, 0.5)
CLOCK_TOLERANCE = 250
NAP = 0.01
CLOCK_SECONDS = 120


class Told(Frozen, frozen=True):
    """What a client was told of a request: its key, and where it stands in the log."""

    table: str
    key: str
    seq: int


class CrashReport(Frozen, frozen=True):
    """What came of it; times in milliseconds. `silence` is how old the last sign of life was at most kills."""

    kills: int
    acknowledged: int
    lost: int
    doubled: int
    clock_error: int
    silence: int

    @property
    def ok(self) -> bool:
        """Whether every promise was kept, and the proof saw enough to say so."""
        clocks_right = max(self.clock_error, self.silence) <= CLOCK_TOLERANCE
        return self.acknowledged > self.kills and not self.lost + self.doubled and clocks_right


async def prove_crash(kills: int, fault: str | None = None, seed: int | None = None) -> CrashReport:
    """Kill a server under load so many times and compare what it knows with what it said."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="knobel-crash-") as data:
        node = Node(NodeSettings(free_port(), data, fault=fault))
        node.start()
        try:
            players = [await LonePlayer.sit_down(node.base, chance.random()) for _ in range(TABLES)]
            treasurers = await treasurers_of_a_club(node.base, TREASURERS)
            organisers = await organisers_of_every_format(node.base, chance)
            watch = await _ClockWatch.begin(node.base, Path(data) / FILE)
            metronome = asyncio.create_task(watch.feel_the_machine())
            for _ in range(kills):
                await _live_and_die(node, (players, treasurers, organisers), watch, chance)
            metronome.cancel()
            node.stop()
        finally:
            node.kill()
        return _compare(Path(data) / FILE, (players, treasurers, organisers), kills, watch)


async def _live_and_die(
    node: Node,
    workers: "Workers",
    watch: "_ClockWatch",
    chance: random.Random,
) -> None:
    groups: Groups = workers
    told = list(map(_told, groups))
    async with at_work(groups):
        await until(lambda: all(_told(group) > before for group, before in zip(groups, told, strict=True)))
        await asyncio.sleep(chance.uniform(*LIFE))
        before = await watch.deadline()
        await asyncio.to_thread(node.kill)
    watch.look_for_signs_of_life()
    await asyncio.sleep(chance.uniform(*DEATH))
    await asyncio.to_thread(node.start)
    watch.compare(before, await watch.deadline(), node)


@contextlib.asynccontextmanager
async def at_work(groups: "Groups") -> AsyncIterator[None]:
    """Everybody plays until the block ends, however it ends: nobody goes on for ever at a server that is gone."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(worker.play(stop)) for group in groups for worker in group]
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*tasks, return_exceptions=True)


def _told(workers: "Sequence[LonePlayer | Treasurer | DeskOrganiser]") -> int:
    return sum(len(worker.told) for worker in workers)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so, on a machine that may have a lot to do."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


Workers = tuple[list["LonePlayer"], list[Treasurer], list[DeskOrganiser]]
Groups = tuple[Sequence["LonePlayer | Treasurer | DeskOrganiser"], ...]


class LonePlayer:
    """Somebody who plays against bots for ever, and repeats whatever was not answered."""

    def __init__(self, base: str, person: Person, link: TableLink, seed: float) -> None:
        self.base, self.person, self.link = base, person, link
        self.told: list[Told] = []
        self._tokens: dict[int, str] = {}
        self._open: tuple[str, ClientRequest] | None = None
        self._chance = random.Random(seed)

    @classmethod
    async def sit_down(cls, base: str, seed: float) -> "LonePlayer":
        person = await arrive(base)
        seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B", "mind": "random"}]
        link = await open_table(base, person, "maexchen", seats)
        return cls(base, person, link, seed)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop, over as many lines as it takes."""
        while not stop.is_set():
            line = Line(self.base, self.person)
            line.tokens = dict(self._tokens)
            with contextlib.suppress(*LINE_TROUBLE):
                await line.connect(self.link)
                self._tokens = dict(line.tokens)
                await self._play_on(line, stop)
            await line.hang_up()

    async def _play_on(self, line: Line, stop: asyncio.Event) -> None:
        if self._open is not None:
            await self._ask(line, *self._open)
        while not stop.is_set() and not line.dead:
            request = self._next(line)
            if request is not None:
                await self._ask(line, secrets.token_hex(8), request)
                continue
            line.news.clear()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(line.news.wait(), 0.2)

    async def _ask(self, line: Line, key: str, request: ClientRequest) -> None:
        self._open = (key, request)
        answer = await line.ask(request, key)
        if isinstance(answer, Done):
            self.told.append(Told(self.link.table, key, answer.seq))
            await line.until(lambda: line.seq >= answer.seq or line.dead)
        self._open = None

    def _next(self, line: Line) -> ClientRequest | None:
        update = next((m for m in reversed(line.heard) if isinstance(m, Update) and m.views), None)
        if line.welcome is not None and update is None:
            return Begin()
        if update is None:
            return None
        scene = update.views[0].scene
        if scene.result is not None:
            return Begin()
        if 0 not in scene.turn:
            return None
        return Roll(0, None, update.seq) if scene.throws else self._decide(update.views[0], update.seq)

    def _decide(self, view: View, seq: int) -> ClientRequest | None:
        offers = [offer.choice for offer in view.scene.offers if not isinstance(offer.choice, COUNTED + OPEN)]
        return Act(0, self._chance.choice(offers), seq) if offers else None


class _ClockWatch:
    """A table with a long clock at which nobody moves: what is left of the clock must not depend on crashes."""

    def __init__(self, base: str, person: Person, link: TableLink, path: Path) -> None:
        self._base, self._person, self._link, self._path = base, person, link, path
        self._seen = -1
        self.worst = 0
        self.last_alive = 0
        self._late = 0.0
        self._silences: list[int] = []

    @classmethod
    async def begin(cls, base: str, path: Path) -> "_ClockWatch":
        person = await arrive(base)
        seats = [{"kind": "me", "name": "A"}, {"kind": "local", "name": "B"}]
        options = {"starter": "first_seat", "decision_seconds": CLOCK_SECONDS}
        link = await open_table(base, person, "chicago", seats, options=options)
        line = Line(base, person)
        await line.connect(link)
        await line.ask(Begin())
        await line.ask(Roll(0))
        await line.hang_up()
        return cls(base, person, link, path)

    async def deadline(self) -> int:
        """When the clock runs out, by the server's own time."""
        line = Line(self._base, self._person)
        await line.connect(self._link)
        await line.until(lambda: any(isinstance(m, Update) and m.table and m.clocks for m in line.heard))
        update = next(m for m in reversed(line.heard) if isinstance(m, Update) and m.table and m.clocks)
        await line.hang_up()
        return update.at + update.clocks[0].left

    @property
    def silence(self) -> int:
        """How old the last sign of life was when the server was killed, in the median."""
        return round(median(self._silences))

    def compare(self, before: int, after: int, node: Node) -> None:
        """The deadline must move by the time in which there was no server: from the kill until clocks went on.

        A machine that has let the server wait before it was killed has made its last sign of life older than it
        should be; that is no fault of the server, as long as it is not usually so. Nor is it one that a busy machine
        lets everybody wait: by as much as it does so here, all the times may be off.
        """
        on_entry = self._credited_at() or round(time.time() * 1000)
        moved = after - before
        error = max(moved - (on_entry - node.killed_at), (on_entry - node.gone_at) - moved, 0)
        silence = max(0, node.killed_at - self.last_alive)
        self._silences.append(silence)
        allowed = max(0, silence - CLOCK_TOLERANCE) + round(1000 * self._late)
        self.worst = max(self.worst, error - allowed)
        self._late = 0.0

    async def feel_the_machine(self) -> None:
        """Ask again and again to be woken shortly, and remember the longest delay since the last comparison."""
        while True:
            asked = time.monotonic()
            await asyncio.sleep(NAP)
            self._late = max(self._late, time.monotonic() - asked - NAP)

    def look_for_signs_of_life(self) -> None:
        """Remember the last one that the dead server has left behind."""
        self.last_alive = self._read(operations.last_heartbeat()) or 0

    def _read(self, operation: Operation) -> Any:
        database = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)
        try:
            return run(database, operation)
        finally:
            database.close()

    def _credited_at(self) -> int | None:
        """When the server, back again, gave the clock its time back."""
        rows = self._read(operations.read(self._link.table, self._seen))
        self._seen += len(rows)
        return next((row.at for row in rows if isinstance(row.entry, Credited)), None)


def _compare(path: Path, workers: "Workers", kills: int, watch: "_ClockWatch") -> CrashReport:
    """What the clients were told against what is on the disk."""
    players, treasurers, organisers = workers
    database = connect(path)
    lost = doubled = acknowledged = 0
    for player in players:
        table = player.link.table
        answers = {key.split("/")[-1]: seq for key, seq in run(database, answers_of(table))}
        truth = Truth(Table(table), run(database, operations.read(table, -1)))
        acknowledged += len(player.told)
        lost += sum(answers.get(each.key) != each.seq or truth.table.seq < each.seq for each in player.told)
        doubled += unanswered(truth, answers, (0,)) + truth.gaps + _told_twice(player.told)
    for wrong in (compared_book(database, treasurers), compared_desks(database, organisers)):
        lost, doubled = lost + wrong.lost, doubled + wrong.doubled
    acknowledged += _told(treasurers) + _told(organisers)
    database.close()
    return CrashReport(kills, acknowledged, lost, doubled, watch.worst, watch.silence)


def _told_twice(told: list[Told]) -> int:
    """How often two requests were told the same place in the log."""
    return len(set(told)) - len({each.seq for each in told})

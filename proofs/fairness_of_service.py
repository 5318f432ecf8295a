"""Fairness of service: whatever one visitor asks for, the others play on.

Two servers run side by side. One has visitors who do the worst that can be done at every door and over every socket;
nobody visits the other. The same probes go to both in turn: a look at `/health`, and a move at a table. What the
visitors cost everybody else is the difference between the two at the 99th percentile. Where the machine has so much to
do that the server without visitors is slow as well, clocks say nothing; there it is how long the visited server's own
processor was busy before anybody got a turn.
"""

import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import httpx
import msgspec

from knobel.core.frozen import Frozen
from knobel.desk.actions import Announce, Create, Undo
from knobel.desk.desk import Desk
from knobel.desk.options import DeskOptions
from knobel.house.live.live_table import MOST_EARLIER
from knobel.house.messages import Done, Update
from knobel.house.table.requests import Act, Begin, ClientRequest, Roll
from proofs.client import Line, Person, TableLink, arrive, browser, open_table
from proofs.node import NodeSettings
from proofs.processes import ROOT, Node, children_of, free_port
from proofs.pulse import Pulse
from proofs.visitors import WORST, Ground, Job, VisitOutcome

# By how many milliseconds others may be delayed, at the 99th percentile.
MOST_DELAY = 50.0
# What delays others does so again and again; a machine that has a lot to do does not. (A planted fault is counted.)
TRIES = 3
# Between two rounds of probes, in seconds: a fast machine must not make players of them who say more than one may.
PAUSE = 0.06
GAMES = 6
# A file with so much undone took a server that looks through it by itself several seconds.
UNDONE = 250
# Until all unfinished requests and silent sockets must have been cut off, in seconds.
CUT_WITHIN = 20.0
# Those that are worked on elsewhere, and those of whom some must have been refused.
HEAVY = ("reads-replays", "checks-dice", "brings-a-file", "keeps-a-large-club", "asks-for-advice")
FLOODS = ("talks-without-end", "comes-back-again-and-again")
MEASURED = tuple(name for name in WORST if name != "only-counts")
# Where a planted fault shows.
SHOWN_BY = {
    "on-the-loop": HEAVY,
    "no-prices": ("talks-without-end",),
    "whole-backlog": ("comes-back-again-and-again",),
    "patient": ("never-finishes", "says-nothing"),
}


class FairnessReport(Frozen, frozen=True):
    """What came of it; times in milliseconds.

    `percentiles` are the 99th for each visitor: of probes at its server and at the other one, and of how long its
    server was busy at a time; `delayed` are the visitors who delayed others, and `delay` is by how much the worst did.
    `at_home` counts those whose work the server did by itself, `unrefused` floods that were let through, `too_much`
    steps that one hello brought beyond what it may, `held` connections that were not cut off in time, `turned_away`
    strangers who found the door closed.
    """

    probes: int
    asked: int
    refused: int
    worst: str
    delay: float
    percentiles: tuple[str, ...]
    delayed: tuple[str, ...]
    at_home: int
    unrefused: int
    too_much: int
    held: int
    turned_away: int

    @property
    def kept(self) -> bool:
        """Whether everything that can be counted is as it was promised."""
        broken = self.at_home + self.unrefused + self.too_much + self.held + self.turned_away
        return not broken and min(self.probes, self.asked, self.refused) > 0

    @property
    def ok(self) -> bool:
        """Whether nobody was delayed either."""
        return self.kept and not self.delayed


async def prove_fairness_of_service(seconds: int, fault: str | None = None) -> FairnessReport:
    """Let every visitor be at work for so many seconds while others play."""
    with tempfile.TemporaryDirectory(prefix="knobel-fairness-") as data:
        visited = Node(NodeSettings(free_port(), f"{data}/visited", fault=fault, strict=True))
        quiet = Node(NodeSettings(free_port(), f"{data}/quiet", strict=True))
        for node in (visited, quiet):
            node.start()
        try:
            ground = await _prepared(visited, data)
            probes = await _Probes.begin(visited.base, quiet.base)
            crowd = await _Crowd.begin(ground)
            try:
                trial = _Trial(visited, probes, crowd, tries=TRIES if fault is None else 1)
                return await trial.run(SHOWN_BY.get(fault or "", MEASURED), seconds)
            finally:
                await crowd.end()
                await probes.end()
        finally:
            for node in (visited, quiet):
                node.kill()


class _Trial:
    """Every visitor in turn, and what it did to the others."""

    def __init__(self, visited: Node, probes: "_Probes", crowd: "_Crowd", tries: int) -> None:
        self._visited, self._probes, self._crowd, self._tries = visited, probes, crowd, tries
        self._outcomes: dict[str, VisitOutcome] = {}
        self._found: dict[str, _Times] = {}
        self._pulse = Pulse(visited.settings.data)
        self._at_home = 0

    async def run(self, names: tuple[str, ...], seconds: int) -> FairnessReport:
        began = time.monotonic()
        for name in names:
            await self._measure(name, seconds)
            self._at_home += name in HEAVY and not children_of(self._visited.pid)
        held = await self._held(began + CUT_WITHIN)
        worst = max(self._found, key=lambda name: self._found[name].delay)
        back = self._outcomes.get("comes-back-again-and-again", VisitOutcome())
        return FairnessReport(
            probes=self._probes.count,
            asked=sum(each.asked for each in self._outcomes.values()),
            refused=sum(each.refused for each in self._outcomes.values()),
            worst=worst,
            delay=round(self._found[worst].delay, 1),
            percentiles=tuple(map(self._told, self._found)),
            delayed=tuple(self._told(name) for name, times in self._found.items() if times.delay > MOST_DELAY),
            at_home=self._at_home,
            unrefused=sum(not self._outcomes[name].refused for name in FLOODS if name in self._outcomes),
            too_much=max(0, back.frames - MOST_EARLIER),
            held=held,
            turned_away=self._probes.turned_away,
        )

    async def _measure(self, name: str, seconds: int) -> None:
        for _ in range(self._tries):
            outcome, times = await self._at_work(name, seconds)
            self._outcomes.setdefault(name, outcome)
            self._found[name] = min(times, self._found.get(name, times), key=lambda each: each.delay)
            if times.delay <= MOST_DELAY:
                return

    async def _at_work(self, name: str, seconds: int) -> "tuple[VisitOutcome, _Times]":
        self._pulse.since()
        work = asyncio.create_task(self._crowd.send(Job(name, seconds)))
        visited, quiet = await self._probes.measure(work)
        busy = self._pulse.since() or [0.0]
        return await work, _Times(percentile(visited), percentile(quiet), percentile(busy))

    async def _held(self, until: float) -> int:
        """How many are held after the time at which all must have been cut off."""
        while (outcome := await self._crowd.send(Job("only-counts", 0))).held and time.monotonic() < until:
            await asyncio.sleep(0.5)
        return outcome.held

    def _told(self, name: str) -> str:
        times = self._found[name]
        return f"{name} {times.visited:.0f}/{times.quiet:.0f}/{times.busy:.0f} ms"


class _Times(Frozen, frozen=True):
    """The 99th percentiles while a visitor was at work, in milliseconds."""

    visited: float
    quiet: float
    busy: float

    @property
    def delay(self) -> float:
        """By how much others were delayed. A machine on which nobody is answered in time does not tell by the clock."""
        return self.visited - self.quiet if self.quiet <= MOST_DELAY else self.busy


def percentile(times: list[float], share: float = 0.99) -> float:
    """The time within which so many were answered, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# Those who are not to be delayed -------------------------------------------------------------------------------------


class _Probes:
    """Somebody who looks at the health of both servers, and plays at a table of each."""

    def __init__(self, players: "tuple[_Player, _Player]") -> None:
        self._players = players
        self.count = 0
        self.turned_away = 0

    @classmethod
    async def begin(cls, visited: str, quiet: str) -> "_Probes":
        return cls((await _Player.begin(visited), await _Player.begin(quiet)))

    async def measure(self, work: "asyncio.Task[VisitOutcome]") -> tuple[list[float], list[float]]:
        """Probe both servers in turn for as long as the visitor is at work."""
        times: tuple[list[float], list[float]] = ([], [])
        while not work.done() or not times[0]:
            for player, found in zip(self._players, times, strict=True):
                for probe in (player.look, player.move):
                    began = time.monotonic()
                    self.turned_away += not await probe()
                    found.append(time.monotonic() - began)
                    self.count += 1
            await asyncio.sleep(PAUSE)
        return times

    async def end(self) -> None:
        for player in self._players:
            await player.end()


class _Player:
    """Two people at one device who play on and on."""

    def __init__(self, http: httpx.AsyncClient, person: Person, link: TableLink, line: Line) -> None:
        self._http, self._person, self._link, self._line = http, person, link, line

    @classmethod
    async def begin(cls, base: str) -> "_Player":
        person = await arrive(base)
        seats = [{"kind": "me", "name": "A"}, {"kind": "local", "name": "B"}]
        link = await open_table(base, person, "chicago", seats)
        line = Line(base, person)
        await line.connect(link)
        return cls(browser(base, person), person, link, line)

    async def look(self) -> bool:
        """Whether the server is well, and says so."""
        try:
            return (await self._http.get("/health", timeout=30)).status_code == 200
        except httpx.HTTPError:
            return False

    async def move(self) -> bool:
        """Whether the next move is made."""
        answer = await self._line.ask(self._next())
        if not isinstance(answer, Done):
            return False
        await self._line.until(lambda: self._line.seq >= answer.seq)
        del self._line.heard[:-2], self._line.raw[:-2]
        return True

    async def end(self) -> None:
        await self._line.hang_up()
        await self._http.aclose()

    def _next(self) -> ClientRequest:
        view = self._line.view
        if view is None or view.scene.result is not None:
            return Begin()
        update = next(m for m in reversed(self._line.heard) if isinstance(m, Update) and m.views)
        seat = view.scene.turn[0]
        shown = next(each for each in update.views if each.viewer == seat)
        return Roll(seat) if shown.scene.throws else Act(seat, shown.scene.offers[0].choice)  # type: ignore[arg-type]


# Those who do their worst --------------------------------------------------------------------------------------------


class _Crowd:
    """The process in which the visitors live."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, ground: Ground) -> "_Crowd":
        command = (sys.executable, "-m", "proofs.visitors", msgspec.json.encode(ground).decode())
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe))

    async def send(self, job: Job) -> VisitOutcome:
        """Let one of them be at work, and hear what came of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(job) + b"\n")
        return msgspec.json.decode(await self._process.stdout.readline(), type=VisitOutcome)

    async def end(self) -> None:
        self._process.kill()
        await self._process.wait()


async def _prepared(node: Node, data: str) -> Ground:
    """A device with a long evening behind it, a table that gives advice, and a tournament with a long file."""
    person = await arrive(node.base)
    bots = [{"kind": "bot", "name": name, "mind": "random"} for name in ("A", "B")]
    evening = await open_table(node.base, person, "kniffel", bots, pace="instant", public=True)
    tokens = await _play_on(node.base, person, evening)
    alone = [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B", "mind": "strong"}]
    options = {"starter": "first_seat"}
    advised = await open_table(node.base, person, "kniffel", alone, hints=True, options=options)
    async with browser(node.base, person) as http:
        made = (await http.post("/api/desks", json={"name": "T", "start": 4 * 10**12})).json()
    file = Path(data) / "tournament.json"
    file.write_bytes(await asyncio.to_thread(_long_file))
    return Ground(
        base=node.base,
        cookie=person.cookie,
        table=evening.table,
        tokens=tokens,
        games=GAMES,
        advised=advised.table,
        advised_tokens=await _be_asked(node.base, person, advised),
        desk=made["desk"],
        link=made["links"]["organiser"],
        file=str(file),
    )


async def _play_on(base: str, person: Person, link: TableLink) -> tuple[str, ...]:
    """Let the bots of a table play one game after the other."""
    line = Line(base, person)
    await line.connect(link)
    for number in range(GAMES):
        await line.ask(Begin())
        await line.until(lambda number=number: _is_over(line, number + 1))
    await line.hang_up()
    return tuple(line.tokens.values())


def _is_over(line: Line, games: int) -> bool:
    infos = (message.table for message in reversed(line.heard) if isinstance(message, Update) and message.table)
    latest: Any = next(infos, None)
    return latest is not None and latest.games == games and latest.phase == "over"


async def _be_asked(base: str, person: Person, link: TableLink) -> tuple[str, ...]:
    line = Line(base, person)
    await line.connect(link)
    await line.ask(Begin())
    await line.ask(Roll(0))
    await line.hang_up()
    return tuple(line.tokens.values())


def _long_file() -> bytes:
    """A tournament in which one thing after the other was announced and taken back."""
    desk = Desk.opened(Create("T", 0, "schocken", DeskOptions()), 0)
    for number in range(UNDONE):
        desk.do(Announce(f"{number}"), number)
        desk.do(Undo(len(desk.rows) - 1), number)
    return desk.export()

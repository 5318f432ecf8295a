"""Visitors who do the worst that one visitor can: `python -m proofs.visitors GROUND-AS-JSON`.

They live in a process of their own, so that whoever measures is not measured. Each line of the input names one of them
and for how many seconds it is at work; each line of the output says what came of it.
"""

import asyncio
import contextlib
import itertools
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from knobel.core.frozen import Frozen
from knobel.games import registry
from knobel.house.lines.connection import POLICY_VIOLATION
from proofs.flooding import flood
from proofs.further_visitors import keeps_a_large_club, plays_the_day_and_moves_house

# Where they come from, each from an address of its own: on this machine all of the loopback network is one's own.
NETWORK = "127.0.1"
AT_ONCE = 16
UNFINISHED, SILENT = 600, 64
HELLOS = 8
# So many messages are said at least, however slow the machine is, and so many at most.
LEAST_SAID, MOST_SAID = 300, 3000
# The last of them: once it is answered, all others are.
LAST = {"type": "ping", "number": 10**6}
PATIENCE = 30.0
# Those who come as the host of the tables; all others are strangers.
AS_HOST = ("asks-for-advice", "leaves-for-good")
TROUBLE = (OSError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)


class Ground(Frozen, frozen=True):
    """What they find: a server, a device with a long evening at a table behind it, and a tournament."""

    base: str
    cookie: str
    table: str
    tokens: tuple[str, ...]
    games: int
    advised: str
    advised_tokens: tuple[str, ...]
    desk: str
    link: str
    file: str


class VisitOutcome(Frozen, frozen=True):
    """What came of a visitor: how often it asked, how often it was refused, and how many frames one hello brought."""

    asked: int = 0
    refused: int = 0
    frames: int = 0
    held: int = 0


class Job(Frozen, frozen=True):
    """Who is to be at work, and for how many seconds."""

    name: str
    seconds: float


class Visitors:
    """All of them."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.asked = self.refused = self.frames = self._count = 0
        self.address = self.cookie = ""
        self.link = ground.link
        self._until = 0.0
        self._unfinished: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._silent: list[Any] = []
        self._reading: list[asyncio.Task[None]] = []

    async def work(self, job: Job) -> VisitOutcome:
        """Let one be at work."""
        self.asked = self.refused = self.frames = 0
        self.address = f"{NETWORK}.{1 + self._count % 250}"
        self._count += 1
        self._until = time.monotonic() + job.seconds
        self.link = self.ground.link
        with contextlib.suppress(*TROUBLE):
            self.cookie = self.ground.cookie if job.name in AS_HOST else await self._arrive()
            await WORST[job.name](self)
        return VisitOutcome(self.asked, self.refused, self.frames, self.held)

    async def _arrive(self) -> str:
        """A device that nobody has seen before."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        async with httpx.AsyncClient(base_url=self.ground.base, transport=transport, timeout=PATIENCE) as http:
            met = await http.get("/api/me")
            return "; ".join(f"{name}={value}" for name, value in met.cookies.items())

    @property
    def held(self) -> int:
        """How many of the unfinished requests and silent sockets are still held."""
        half = sum(not reader.at_eof() and reader.exception() is None for reader, _ in self._unfinished)
        return half + sum(socket.state is websockets.State.OPEN for socket in self._silent)

    # Pages ---------------------------------------------------------------------------------------------------------

    async def ask(self, *pages: tuple[str, str, Any], at_once: int = AT_ONCE) -> None:
        """Ask for these pages again and again, many at once."""
        headers = {"origin": self.ground.base, "cookie": self.cookie}
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        turns = itertools.cycle(pages)
        async with httpx.AsyncClient(
            base_url=self.ground.base, headers=headers, transport=transport, timeout=PATIENCE
        ) as http:
            await asyncio.gather(*(self._ask(http, turns) for _ in range(at_once)))

    async def bring(self, path: str, content: bytes) -> dict[str, Any]:
        """What is told of a file that is brought once."""
        headers = {"origin": self.ground.base, "cookie": self.cookie}
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        async with httpx.AsyncClient(base_url=self.ground.base, transport=transport, timeout=PATIENCE) as http:
            answer = await http.post(path, content=content, headers=headers)
            return dict(answer.json())

    async def _ask(self, http: httpx.AsyncClient, turns: "itertools.cycle[tuple[str, str, Any]]") -> None:
        while time.monotonic() < self._until:
            method, path, body = next(turns)
            bearer = {"authorization": f"Bearer {self.link}"}
            sent: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"json": body}
            with contextlib.suppress(*TROUBLE):
                answer = await http.request(method, path, headers=bearer, **(sent if body is not None else {}))
                self.refused += answer.status_code == 429
            self.asked += 1

    # Sockets -------------------------------------------------------------------------------------------------------

    async def plug_in(self, path: str) -> Any:
        """A socket of this device."""
        base = self.ground.base
        try:
            return await self._connect(base, path)
        except websockets.InvalidStatus:
            self.refused += 1
            raise

    async def _connect(self, base: str, path: str) -> Any:
        return await websockets.connect(
            base.replace("http", "ws", 1) + path,
            origin=websockets.Origin(base),
            additional_headers={"cookie": self.cookie},
            local_addr=(self.address, 0),
            max_queue=1,
        )

    async def say(self, path: str, *messages: dict[str, Any]) -> None:
        """Say these again and again, and read what comes of it."""
        socket = await self.plug_in(path)
        reading = asyncio.create_task(self._read(socket))
        try:
            for number in itertools.count():
                if number >= MOST_SAID or (number >= LEAST_SAID and time.monotonic() >= self._until):
                    break
                await socket.send(msgspec.json.encode(messages[number % len(messages)]).decode())
                self.asked += 1
            await socket.send(msgspec.json.encode(LAST).decode())
            await asyncio.wait_for(reading, PATIENCE)
        except websockets.ConnectionClosed as closed:
            # Who goes on after many refusals is shown the door. Who does not read is told to try again, or cut off.
            self.refused += closed.rcvd is not None and closed.rcvd.code == POLICY_VIOLATION
        finally:
            reading.cancel()
            await socket.close()

    async def _read(self, socket: Any) -> None:
        async for text in socket:
            self.refused += "too-many-requests" in text
            if str(LAST["number"]) in text:
                return

    async def say_hello(self) -> None:
        """Say hello once, as somebody who has missed everything, and read all that comes."""
        socket = await self.plug_in("/api/socket")
        await socket.send(msgspec.json.encode(self.hello).decode())
        self.asked += 1
        async for text in socket:
            self.frames += '"type":"update"' in text
            if '"type":"presence"' in text:
                break
        await socket.close()

    @property
    def hello(self) -> dict[str, Any]:
        """Somebody is back who has heard nothing since the beginning."""
        return {"type": "hello", "table": self.ground.table, "last": 0, "tokens": self.ground.tokens}

    def past(self, what: str) -> list[tuple[str, str, Any]]:
        """A page of every game of the table."""
        return [
            ("GET", f"/api/tables/{self.ground.table}/{what}/{number}", None) for number in range(self.ground.games)
        ]


# Who they are --------------------------------------------------------------------------------------------------------

LOOKED_AT = (
    "/", "/assets/none", "/health", "/metrics", "/api/games", "/api/minds", "/api/addresses", "/api/me",
    "/api/me/tables", "/api/me/statistics", "/api/tables", "/api/games/kniffel/statistics",
    "/api/account/passkeys", "/api/desks/form", "/api/me/favourites", "/api/me/games", "/api/me/clubs",
    "/api/schema", "/api/schema/openapi.json",
)  # fmt: skip


async def looks_at_everything(v: Visitors) -> None:
    await v.ask(*(("GET", path, None) for path in LOOKED_AT))


async def reads_rules(v: Visitors) -> None:
    await v.ask(
        *(("GET", f"/api/games/{id}/rules?lang={lang}", None) for id in registry.ids() for lang in ("de", "en"))
    )


async def reads_replays(v: Visitors) -> None:
    await v.ask(*v.past("replays"))


async def has_positions_advised(v: Visitors) -> None:
    empty = ",".join("-" * 13)
    lines = (
        f"kniffel/1/seat=0,sheets=(({empty})),turn=(faces=({die},6,6,2,1),throws=1,due=no),extra=(0)"
        for die in "123456"
    )
    await v.ask(*(("POST", "/api/positions", {"line": line}) for line in lines))


async def checks_dice(v: Visitors) -> None:
    await v.ask(*v.past("fairness"))


async def has_games_analysed(v: Visitors) -> None:
    await v.ask(*v.past("analysis"))


async def opens_everything(v: Visitors) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "mind": "strong"}]
    passkey: dict[str, Any] = {"credential": {}, "name": ""}
    await v.ask(
        ("POST", "/api/tables", {"game": "kniffel", "seats": seats}),
        ("POST", "/api/desks", {"name": "T", "start": 0}),
        ("POST", "/api/join", {"code": "AAAAAAAA"}),
        ("PUT", "/api/me", {"name": "Anna"}),
        ("POST", "/api/account/register/begin", None),
        ("POST", "/api/account/register/finish", passkey),
        ("POST", "/api/account/sign-in/begin", None),
        ("POST", "/api/account/sign-in/finish", passkey),
        ("POST", "/api/account/sign-out", {"everywhere": False}),
        ("DELETE", "/api/account/passkeys/none", None),
        ("GET", "/api/me/export", None),
    )


async def brings_a_file(v: Visitors) -> None:
    await v.ask(("POST", "/api/desks/import", Path(v.ground.file).read_bytes()), at_once=4)


async def keeps_the_desk_busy(v: Visitors) -> None:
    desk = f"/api/desks/{v.ground.desk}"
    names = "\n".join(f"Somebody {number}" for number in range(900))
    await v.ask(
        ("GET", f"{desk}/export", None),
        ("GET", f"{desk}/results.csv", None),
        ("GET", f"{desk}/results.xlsx", None),
        ("GET", f"{desk}/results.json", None),
        ("GET", f"{desk}/page", None),
        ("GET", f"{desk}/players", None),
        ("POST", f"{desk}/players", {"text": names}),
        ("POST", f"{desk}/sign-up", {"name": "A", "key": "k"}),
        ("GET", f"{desk}/links", None),
        ("POST", f"{desk}/lists", names.encode()),
        ("POST", f"{desk}/recovery", None),
        ("POST", "/api/desks/recover", {"code": "none"}),
        ("DELETE", desk, {"name": "none"}),
    )


async def comes_back_again_and_again(v: Visitors) -> None:
    await v.say_hello()
    first = v.frames
    await asyncio.gather(*(v.say("/api/socket", v.hello) for _ in range(HELLOS)), return_exceptions=True)
    v.frames = first


async def never_reads(v: Visitors) -> None:
    sockets = [await v.plug_in("/api/socket") for _ in range(SILENT)]
    for socket in sockets:
        await socket.send(msgspec.json.encode(v.hello).decode())
        v.asked += 1
    await asyncio.sleep(max(0.0, v._until - time.monotonic()))
    for socket in sockets:
        socket.transport.abort()


async def talks_without_end(v: Visitors) -> None:
    roll = {"type": "please", "key": "k", "request": {"type": "roll", "seat": 0}}
    said = (v.hello, {"type": "ping"}, {"type": "talk", "text": "x" * 500}, roll)
    await asyncio.gather(*(v.say("/api/socket", *said) for _ in range(HELLOS)), return_exceptions=True)


async def asks_for_advice(v: Visitors) -> None:
    ground = v.ground
    hello = {"type": "hello", "table": ground.advised, "tokens": ground.advised_tokens}
    asked = (
        {"type": "please", "key": f"k{time.monotonic()}{n}", "request": {"type": "advise", "seat": 0}} for n in range(9)
    )
    await v.say("/api/socket", hello, *asked)


async def previews_at_the_desk(v: Visitors) -> None:
    hello = {"type": "hello", "desk": v.ground.desk, "token": v.ground.link}
    undo = {"type": "undo", "entry": 1}
    said = (
        hello,
        {"type": "preview", "key": "k", "request": undo},
        {"type": "please", "key": "k", "request": {"type": "announce", "text": "x"}},
        {"type": "ping"},
    )
    await asyncio.gather(*(v.say("/api/desks/socket", *said) for _ in range(HELLOS)), return_exceptions=True)


async def never_finishes(v: Visitors) -> None:
    """Half a request on each of many connections; they are kept, to see what becomes of them."""
    port = int(v.ground.base.rpartition(":")[2])
    for _ in range(UNFINISHED):
        with contextlib.suppress(OSError):
            ends = await asyncio.open_connection("127.0.0.1", port, local_addr=(v.address, 0))
            ends[1].write(b"GET / HTTP/1.1\r\nHost: knobel\r\n")
            v._reading.append(asyncio.create_task(_read_off(ends[0])))
            v._unfinished.append(ends)
        v.asked += 1
    await asyncio.sleep(max(0.0, v._until - time.monotonic()))


async def sends_crumbs(v: Visitors) -> None:
    v.asked += await flood(v.ground.base, v.address, v.cookie, v._until)


async def says_nothing(v: Visitors) -> None:
    for _ in range(SILENT):
        v._silent.append(await v.plug_in("/api/socket"))
        v.asked += 1
    await asyncio.sleep(max(0.0, v._until - time.monotonic()))


async def only_counts(v: Visitors) -> None:
    """Nobody: to see what is still held."""


async def leaves_for_good(v: Visitors) -> None:
    """Takes everything back: last of all, for nobody is left then."""
    await v.ask(("DELETE", "/api/me", None), at_once=2)


async def _read_off(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(4096):
            pass


WORST: dict[str, Callable[[Visitors], Awaitable[None]]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        comes_back_again_and_again, never_finishes, says_nothing, sends_crumbs, looks_at_everything, reads_rules,
        reads_replays, has_positions_advised,
        checks_dice, has_games_analysed, opens_everything, brings_a_file, keeps_the_desk_busy, never_reads,
        keeps_a_large_club, plays_the_day_and_moves_house,
        talks_without_end, asks_for_advice, previews_at_the_desk, leaves_for_good, only_counts,
    )
}  # fmt: skip


async def main() -> None:
    """Be at work as the input says."""
    visitors = Visitors(msgspec.json.decode(sys.argv[1], type=Ground))
    while line := await asyncio.to_thread(sys.stdin.readline):
        outcome = await visitors.work(msgspec.json.decode(line, type=Job))
        sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    asyncio.run(main())

"""A client for proofs: speaks the protocol, remembers every answer it was given, and never gives up."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import websockets

from knobel.core.frozen import Frozen
from knobel.house.messages import (
    ClientMessage,
    Done,
    Hello,
    Please,
    ServerMessage,
    Trouble,
    Update,
    View,
    Welcome,
)
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import Sit

DECODE = msgspec.json.Decoder(ServerMessage).decode
ENCODE = msgspec.json.Encoder().encode
PATIENCE = 20.0
# Whatever can happen to a line; whoever meets it connects anew.
LINE_TROUBLE = (
    ConnectionError,
    OSError,
    EOFError,
    TimeoutError,
    asyncio.TimeoutError,
    httpx.HTTPError,
    websockets.WebSocketException,
)


class Person(Frozen, frozen=True):
    """A device as the server knows it: its cookie."""

    cookie: str


class TableLink(Frozen, frozen=True):
    """Where a table is, and what opens it."""

    table: str
    invitation: str | None
    code: str
    tokens: dict[str, str] = msgspec.field(default_factory=dict)


def browser(base: str, person: Person | None) -> httpx.AsyncClient:
    """Somebody's browser, at a page of the server's own. All is on this machine, so there is nothing to verify."""
    headers = {"origin": base} | ({} if person is None else {"cookie": person.cookie})
    return httpx.AsyncClient(base_url=base, headers=headers, verify=False, timeout=3 * PATIENCE)


async def arrive(base: str) -> Person:
    """Become a new device."""
    async with browser(base, None) as http:
        answer = await http.get("/api/me")
        return Person("; ".join(f"{name}={value}" for name, value in answer.cookies.items()))


async def open_table(base: str, person: Person, game: str, seats: list[dict[str, str]], **more: Any) -> TableLink:
    """Set up a table."""
    async with browser(base, person) as http:
        answer = await http.post("/api/tables", json={"game": game, "seats": seats, **more})
        answer.raise_for_status()
        return msgspec.convert(answer.json(), TableLink)


class Line:
    """A socket to one table. Everything that comes is kept; answers are matched with their requests."""

    def __init__(self, base: str, person: Person | None) -> None:
        self.base = base
        self.person = person
        self.welcome: Welcome | None = None
        self.tokens: dict[int, str] = {}
        self.seq = -1
        self.heard: list[ServerMessage] = []
        self.raw: list[bytes] = []
        self.news = asyncio.Event()
        self._socket: Any = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Done | Trouble]] = {}

    async def open(self) -> None:
        """Connect, without a word."""
        headers = {} if self.person is None else {"cookie": self.person.cookie}
        url = self.base.replace("http", "ws", 1) + "/api/socket"
        self._socket = await websockets.connect(
            url, origin=websockets.Origin(self.base), additional_headers=headers, open_timeout=PATIENCE
        )
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def connect(self, link: TableLink) -> Welcome:
        """Listen to a table, from where this line left off, for the seats whose tokens it has."""
        await self.open()
        welcome = await self._greet(link)
        own = {int(seat): token for seat, token in welcome.tokens.items()}
        if own != self.tokens:
            # The device sits here but has not shown its tokens: it is given them, and shows them now. What comes with
            # the first welcome is waited for, else it would be asked for, and sent, once more.
            first = welcome.seq
            await self.until(lambda: self.seq >= first)
            self.tokens = own
            welcome = await self._greet(link)
        return welcome

    async def _greet(self, link: TableLink) -> Welcome:
        count = sum(isinstance(message, Welcome) for message in self.heard)
        await self.say(Hello(link.table, self.seq, tuple(self.tokens.values()), link.invitation))
        await self.until(lambda: sum(isinstance(message, Welcome) for message in self.heard) > count)
        assert self.welcome is not None
        return self.welcome

    async def say(self, message: ClientMessage) -> None:
        """Send a message."""
        await self._socket.send(ENCODE(message).decode())

    async def ask(self, request: ClientRequest, key: str | None = None) -> Done | Trouble:
        """Ask something of the table and wait for the answer."""
        key = key or secrets.token_hex(8)
        answer: asyncio.Future[Done | Trouble] = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        await self.say(Please(key, request))
        told = await asyncio.wait_for(answer, PATIENCE)
        if isinstance(request, Sit) and isinstance(told, Done) and told.token is not None:
            self.tokens[request.seat] = told.token
        return told

    async def until(self, condition: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.news.clear()
                await self.news.wait()
                if self._reader is not None and self._reader.done() and not condition():
                    raise ConnectionError("the line is dead")

    async def hang_up(self) -> None:
        """Close the line."""
        if self._reader is not None:
            self._reader.cancel()
            # Its end is waited for, not its outcome: whoever is cancelled meanwhile hears of it.
            await asyncio.wait([self._reader])
        if self._socket is not None:
            with contextlib.suppress(Exception):
                await self._socket.close()

    async def closed(self) -> None:
        """Wait until the other side has closed the line."""
        if self._reader is not None:
            await asyncio.shield(self._reader)

    @property
    def view(self) -> View | None:
        """What the line's first viewer sees now."""
        return next((m.views[0] for m in reversed(self.heard) if isinstance(m, Update) and m.views), None)

    @property
    def dead(self) -> bool:
        """Whether the line has been cut."""
        return self._reader is None or self._reader.done()

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                self._take(text.encode() if isinstance(text, str) else text)
        except websockets.ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the line is dead"))
                    answer.exception()
            self.news.set()

    def _take(self, raw: bytes) -> None:
        message = DECODE(raw)
        self.raw.append(raw)
        self.heard.append(message)
        match message:
            case Welcome():
                self.welcome = message
            case Update():
                self.seq = max(self.seq, message.seq)
            case Done() | Trouble():
                waiting = self._answers.pop(message.key or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case _:
                pass
        self.news.set()


@contextlib.asynccontextmanager
async def line(base: str, person: Person | None, link: TableLink) -> AsyncIterator[Line]:
    """A line that is closed again."""
    one = Line(base, person)
    await one.connect(link)
    try:
        yield one
    finally:
        await one.hang_up()

"""The door of a pocket: what a page asks and says comes in as text, and what it is told goes out as text.

Whoever runs it opens it, calls it with what comes from the page, and is called for every answer. Requests and lines
have numbers that the page has given them. A line carries the messages that a socket to a server would.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from knobel.core.errors import KnobelError
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.charges import FreeOfCharge
from knobel.house.lines.connection import TRY_AGAIN, Connection
from knobel.house.lines.errands import Errands
from knobel.house.live.time import SystemSource, WallTime
from knobel.pocket.beside import Fetch, FilesBeside
from knobel.pocket.days import DeviceZone, day_seed
from knobel.pocket.routes import MISTAKE, Requests, ask
from knobel.pocket.store import FileStore
from knobel.pocket.visitor import visitor
from knobel.pocket.work import HereBetween

LOG = logging.getLogger("knobel")
# Before the id of everything in a pocket: whoever holds such an id knows where to ask.
HERE = "hier-"
# Where a line leads, by the path of its socket.
TABLES, DESKS = "/api/socket", "/api/desks/socket"
# How long a bot takes in the middle, in seconds.
PACE = 0.8
# Told what (`answer`, `message` or `closed`), for which request or line, with which status or code, and in which words.
Tell = Callable[[str, int, int, str], None]


class Door:
    """A house for one page, over one file. `fetch` brings files that lie beside the box, and says `fetched` then."""

    def __init__(
        self,
        path: str,
        tell: Tell,
        pace: float = PACE,
        flush: Callable[[], None] | None = None,
        fetch: Fetch | None = None,
    ) -> None:
        store = FileStore(path, flush)
        self._beside = FilesBeside(fetch)
        work, zone = HereBetween(self._beside), DeviceZone()
        self.house = House(
            store,
            LocalHints(),
            WallTime(),
            SystemSource(),
            work,
            pace,
            zone,
            prefix=HERE,
            seals_days=False,
            day_seed=day_seed,
        )
        self.charges = FreeOfCharge()
        self._requests = Requests(self.house, self._beside)
        self._tell = tell
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._store = store
        self._refused = ""

    async def open(self) -> None:
        """Let every unfinished table go on."""
        try:
            await self.house.start()
        except KnobelError as trouble:
            self._refused = trouble.code
            raise

    def trouble(self) -> str:
        """Why the house could not be opened, or what is wrong with its file; empty where nothing is."""
        return self._refused or self._store.trouble or ""

    async def close(self) -> None:
        """Let go of everything; nothing acknowledged is lost."""
        for number in tuple(self._lines):
            self.hang_up(number)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._requests.stop()
        await self.house.stop()

    def ask(self, number: int, method: str, path: str, body: str, token: str = "") -> None:
        """A request, with the link that goes along with it; its answer is told later."""
        self._run(self._ask(number, method, path, body, token))

    def connect(self, number: int, path: str = TABLES) -> None:
        """A new line to the tables, or to a desk."""
        line = self._lines[number] = Line(number, self._tell)
        self._run(self._talk(line, self._to_desks if path == DESKS else self._to_tables))

    def say(self, number: int, text: str) -> None:
        """A message on a line; on one that is closed by now it is lost, as on a socket."""
        if number in self._lines:
            self._lines[number].said.put_nowait(text)

    def hang_up(self, number: int) -> None:
        """The page has closed a line."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.said.put_nowait(None)

    def fetched(self, path: str) -> None:
        """A file that was to be fetched lies in its place now, or could not be had."""
        self._beside.settle(path)

    async def _ask(self, number: int, method: str, path: str, body: str, token: str) -> None:
        try:
            status, told = await ask(self._requests, method, path, body, token)
        except Exception:
            LOG.exception("unhandled")
            status, told = MISTAKE, b'{"code":"mistake","facts":{}}'
        self._tell("answer", number, status, told.decode())

    async def _talk(self, line: "Line", serve: "Serve") -> None:
        """Deal with what comes on a line until one side has had enough."""
        device, code = await visitor(self.house.resources), None
        try:
            code = await serve(line, device.id)
        finally:
            self._lines.pop(line.number, None)
            self._tell("closed", line.number, code or 0, "")

    async def _to_tables(self, line: "Line", device: str) -> int | None:
        """One message after the other; what takes long goes on beside them. The code is why the house hung up."""
        connection = Connection(device, line, all_unread=self.house.lines.unread)
        self.house.lines.opened(connection)
        try:
            async with Errands() as errands:
                while connection.closing_with != TRY_AGAIN and (text := await line.said.get()) is not None:
                    await answer(text, connection, self, errands.run)
        finally:
            connection.hang_up()
            self.house.lines.closed(connection)
        return connection.closing_with

    async def _to_desks(self, line: "Line", device: str) -> int | None:
        """The same for one page of a tournament."""
        from knobel.house.lines import desk_answering
        from knobel.house.lines.desk_connection import DeskConnection

        connection = DeskConnection(device, all_unread=self.house.lines.unread)
        self.house.lines.opened(connection)
        sending = asyncio.get_running_loop().create_task(connection.send_all(line))
        try:
            while connection.closing_with is None and (text := await line.said.get()) is not None:
                await desk_answering.answer(text, connection, self.charges, self.house.desks)
        finally:
            connection.hang_up()
            self.house.lines.closed(connection)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return connection.closing_with

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("unhandled", exc_info=task.exception())


# Serves a line for a device, and says why the house hung up.
Serve = Callable[["Line", str], Coroutine[Any, Any, int | None]]


class Line:
    """The page's end of a line."""

    def __init__(self, number: int, tell: Tell) -> None:
        self.number = number
        # What the page has said and nobody has dealt with; None once it has hung up.
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self._tell = tell

    async def send(self, message: bytes) -> None:
        """Tell the page."""
        self._tell("message", self.number, 0, message.decode())

    async def close(self, code: int) -> None:
        """The house does not want to hear more on this line."""
        self.said.put_nowait(None)

"""A line that cannot be trusted: a proxy that delays, stalls and cuts, also in the middle of a frame, or opens late.

What somebody sent before hanging up still arrives, later, as it does on real networks: an old line can speak after the
new one.
"""

import asyncio
import contextlib
import random
from collections.abc import Callable

from knobel.core.frozen import Frozen

CHUNK = 4096


class Fate(Frozen, frozen=True):
    """How a connection fares; times in seconds.

    It is opened so `late`, each piece is delayed up to `delay`, after `stalls_after` bytes it stands still for
    `stall`, after `cut_after` bytes it is cut, rudely or not. Bytes are counted in both directions together.
    """

    late: float = 0.0
    delay: float = 0.0
    stalls_after: int | None = None
    stall: float = 0.0
    cut_after: int | None = None
    rude: bool = False


CALM = Fate()


def troubled(chance: random.Random) -> Fate:
    """One of the ways in which lines are bad."""
    kind = chance.random()
    delay = chance.choice((0.0, 0.002, 0.02))
    if kind < 0.3:
        return Fate(delay=delay, cut_after=chance.randint(10_000, 60_000))
    if kind < 0.65:
        return Fate(delay=delay, cut_after=chance.randint(1, 12_000), rude=chance.random() < 0.5)
    if kind < 0.85:
        cut = chance.choice((None, chance.randint(1, 12_000)))
        return Fate(0.0, delay, chance.randint(1, 8_000), chance.uniform(0.2, 1.5), cut)
    return Fate(chance.uniform(0.05, 0.8), delay)


class Proxy:
    """Stands between clients and a server; `fate` decides how each new connection fares."""

    def __init__(self, host: str, port: int | None, fate: Callable[[], Fate] = lambda: CALM) -> None:
        self.fate = fate
        self.port = 0
        self.opened = 0
        self.cuts = 0
        self._upstream = (host, port)
        self._server: asyncio.Server | None = None
        self._links: set[_Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refusing = False

    async def start(self) -> None:
        """Open the door."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    @property
    def base(self) -> str:
        """The address of the proxy."""
        return f"http://127.0.0.1:{self.port}"

    def cut_off(self) -> None:
        """Cut every connection, and take no new one."""
        self._refusing = True
        for link in tuple(self._links):
            link.cut(rude=True)

    def freeze(self) -> None:
        """Let every connection stand still, as if a cable were out: nobody is told."""
        for link in self._links:
            link.moving.clear()
        self.fate = lambda: Fate(late=3600.0)

    def restore(self) -> None:
        """Let everything pass again."""
        self._refusing = False
        self.fate = lambda: CALM
        for link in self._links:
            link.moving.set()

    async def close(self) -> None:
        """Close the door, and everything that is open."""
        if self._server is not None:
            self._server.close()
        self.cut_off()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._pass_through(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _pass_through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        fate = self.fate()
        await asyncio.sleep(fate.late)
        if self._refusing:
            return
        host, port = self._upstream
        opened = asyncio.open_unix_connection(host) if port is None else asyncio.open_connection(host, port)
        up_reader, up_writer = await opened
        link = _Link(self, fate, (reader, writer), (up_reader, up_writer))
        self.opened += 1
        self._links.add(link)
        try:
            await link.run()
        finally:
            self._links.discard(link)


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Link:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, fate: Fate, near: Ends, far: Ends) -> None:
        self._proxy, self._fate = proxy, fate
        self._near, self._far = near, far
        self._passed = 0
        self._stalled = False
        self._chance = random.Random(proxy.opened)
        self.moving = asyncio.Event()
        self.moving.set()

    async def run(self) -> None:
        """Carry bytes until both sides are done, or the line is cut."""
        up = asyncio.create_task(self._carry(self._near[0], self._far[1]))
        down = asyncio.create_task(self._carry(self._far[0], self._near[1]))
        try:
            await asyncio.gather(up, down)
        finally:
            up.cancel()
            down.cancel()
            self._close(self._near[1], rude=False)
            self._close(self._far[1], rude=False)

    def cut(self, rude: bool) -> None:
        """Cut the line in both directions."""
        self._proxy.cuts += 1
        for _, writer in (self._near, self._far):
            self._close(writer, rude)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(CHUNK):
                if self._fate.delay:
                    await asyncio.sleep(self._chance.uniform(0.0, self._fate.delay))
                await self._maybe_stall()
                await self.moving.wait()
                left = None if self._fate.cut_after is None else self._fate.cut_after - self._passed
                self._passed += len(piece)
                if left is not None and left < len(piece):
                    # Part of a frame still arrives.
                    writer.write(piece[: max(0, left)])
                    self.cut(self._fate.rude)
                    return
                writer.write(piece)
                await writer.drain()
        # The other side has nothing more to say; what it said is delivered, and then the line is closed.
        self._close(writer, rude=False)

    async def _maybe_stall(self) -> None:
        fate = self._fate
        if fate.stalls_after is not None and self._passed >= fate.stalls_after and not self._stalled:
            self._stalled = True
            await asyncio.sleep(fate.stall)

    @staticmethod
    def _close(writer: asyncio.StreamWriter, rude: bool) -> None:
        if rude:
            writer.transport.abort()
        else:
            writer.close()

"""A house in simulated time, from a seed and in memory: the same script gives the same bytes, at once."""

import asyncio
import random
import sqlite3
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from knobel.house.store.logs import Operation
from knobel.server.store.schema import metadata
from knobel.server.store.sqlite import in_savepoint, run


class SimulatedTime:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self._now + int(seconds * 1000), future))
        await future

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass, and wake those whose time has come."""
        self._now += milliseconds
        due = [future for at, future in self._waiting if at <= self._now]
        self._waiting = [(at, future) for at, future in self._waiting if at > self._now and not future.done()]
        for future in due:
            if not future.done():
                future.set_result(None)


class SeededSource:
    """Chance that comes out the same every time."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def token(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def below(self, limit: int) -> int:
        return self._random.randrange(limit)


class MemoryStore:
    """The same statements, in memory. It outlives the houses over it, as a disk does."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for table in metadata.sorted_tables:
            self.connection.execute(str(CreateTable(table).compile(dialect=sqlite.dialect())))

    trouble: str | None = None

    async def start(self) -> None:
        pass

    async def write(self, operation: Operation) -> Any:
        result, failure = in_savepoint(self.connection, operation)
        if failure is not None:
            raise failure
        return result

    async def read(self, operation: Operation) -> Any:
        return run(self.connection, operation)

    async def purge(self) -> None:
        pass

    async def close(self) -> None:
        pass

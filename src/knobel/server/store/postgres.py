"""The grown store: PostgreSQL, for several nodes over one database."""

import asyncio
from typing import Any

import asyncpg

from knobel.house.store.logs import Operation, Rows
from knobel.house.store.store import Conflict, Unreachable
from knobel.server.store.episodes import Episode

# A database that has not answered for so long is away, in seconds.
PATIENCE = 5.0
# Somebody else was first: the transaction has been rolled back.
FIRST = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
# The line is dead, or the database starts, stops, or takes nobody any more: what became of a transaction is not known.
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


class PostgresStore:
    """A store over a PostgreSQL database. The unique keys of the schema are the only lock between nodes."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._episode = Episode()
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    @property
    def trouble(self) -> str | None:
        return self._episode.code

    async def start(self) -> None:
        from knobel.server.store.migrating import migrate_database

        await migrate_database(self._url)
        self._pool = await asyncpg.create_pool(
            self._url, min_size=1, max_size=10, timeout=PATIENCE, command_timeout=PATIENCE
        )

    async def write(self, operation: Operation) -> Any:
        assert self._pool is not None
        try:
            async with asyncio.timeout(PATIENCE), self._pool.acquire() as connection, connection.transaction():
                result = await _run(connection, operation)
        except FIRST as trouble:
            raise Conflict(str(trouble)) from trouble
        except AWAY as trouble:
            code = "store-full" if isinstance(trouble, asyncpg.DiskFullError) else "unreachable"
            self._episode.failed(code)
            raise Unreachable(str(trouble), code) from trouble
        self._episode.fine()
        return result

    async def read(self, operation: Operation) -> Any:
        assert self._pool is not None
        try:
            async with asyncio.timeout(PATIENCE), self._pool.acquire() as connection:
                return await _run(connection, operation)
        except AWAY as trouble:
            raise Unreachable(str(trouble)) from trouble

    async def purge(self) -> None:
        """What the database keeps of deleted rows is its own affair, and in time it vacuums them away."""

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except AWAY:
                self._pool.terminate()


async def _run(connection: Any, operation: Operation) -> Any:
    rows: Rows | None = None
    while True:
        try:
            statement, values = operation.send(rows) if rows is not None else next(operation)
        except StopIteration as finished:
            return finished.value
        rows = [tuple(row) for row in await connection.fetch(_numbered(statement), *values)]


def _numbered(statement: str) -> str:
    """The statement with its question marks as numbered placeholders."""
    pieces = statement.split("?")
    return pieces[0] + "".join(f"${number}{piece}" for number, piece in enumerate(pieces[1:], start=1))

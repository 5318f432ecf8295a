"""Connections for work on a whole database: migrations, backups. No limit of time, and never the server's own."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from knobel.core.errors import KnobelError

T = TypeVar("T")
# What PostgreSQL answers whom it does not let in, by its codes.
REASONS = {"28000": "login", "28P01": "login", "3D000": "missing"}


async def in_store(where: Path | str, work: Callable[[Connection], T], *, writes: bool = True) -> T:
    """Work in a SQLite file or in the PostgreSQL database at an address."""
    if isinstance(where, Path):
        return await asyncio.to_thread(in_file, where, work, writes=writes)
    return await in_database(where, work, writes=writes)


def in_file(path: Path, work: Callable[[Connection], T], *, writes: bool = True) -> T:
    """Work in a SQLite file, in one transaction; one that only reads sees the file as it stands at one moment."""
    engine = _file_engine(path, "BEGIN IMMEDIATE" if writes else "BEGIN")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def in_database(url: str, work: Callable[[Connection], T], *, writes: bool = True) -> T:
    """Work in a PostgreSQL database, in one transaction; one that only reads sees it as it stands at one moment."""
    engine = _database_engine(url)
    reading = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        connection = await _connected(engine, url)
        try:
            await connection.execution_options(**({} if writes else reading))
            async with connection.begin():
                return await connection.run_sync(work)
        finally:
            await connection.close()
    finally:
        await engine.dispose()


def _database_engine(url: str) -> AsyncEngine:
    try:
        return create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            poolclass=NullPool,
            connect_args={"server_settings": {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}},
        )
    except (ArgumentError, ValueError) as trouble:
        raise KnobelError("bad-database-url", url=url.split(":", 1)[0]) from trouble


async def _connected(engine: AsyncEngine, url: str) -> AsyncConnection:
    """A connection; whoever starts a house is told in words why there is none."""
    try:
        return await engine.connect().start()
    except (OSError, DBAPIError) as trouble:
        reason = REASONS.get(str(getattr(getattr(trouble, "orig", None), "sqlstate", "")), "unreachable")
        raise KnobelError("no-database", place=_place(url), reason=reason) from trouble


def _place(url: str) -> str:
    """Which database is meant, without the name and the password by which it is opened."""
    address = urlsplit(url)
    return f"{address.netloc.rpartition('@')[2]}{address.path}"


def _file_engine(path: Path, begin: str) -> Engine:
    """An engine that leaves transactions to us: SQLite can change its schema in one, Python's default cannot."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)), poolclass=NullPool, connect_args={"isolation_level": None}
    )

    @event.listens_for(engine, "connect")
    def connected(raw: Any, _: object) -> None:
        for pragma in (
            "busy_timeout = 10000",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "secure_delete = ON",
        ):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine

"""The store in a file: one writer thread, group commit, never on the event loop.

Exactly one connection writes. Requests that arrive while a commit is under way are written together by the next one,
each in a savepoint of its own, so that a conflict undoes only the request that met it.
"""

import asyncio
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from knobel.house.store.logs import Operation, Rows
from knobel.house.store.store import Conflict, Unreachable
from knobel.server.store.data_folder import make_data_folder
from knobel.server.store.episodes import Episode
from knobel.server.store.folder_lock import FolderLock
from knobel.server.store.high_water import check, set_mark
from knobel.server.store.revisions import must_be_known, newest

MOST_AT_ONCE = 256
# How often it is marked how far the house has come, in seconds.
MARK_EVERY = 1.0
# So many bytes must be free on a disk that was full.
ROOM = 2**20
# What is wrong with the file or its disk, and not with what was asked.
AWAY = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_IOERR: "store-disk",
    sqlite3.SQLITE_CANTOPEN: "store-disk",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
}
Done = Callable[[Any, BaseException | None], None]


class SqliteStore:
    """A store in one file, for one process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FolderLock(path)
        self._episode = Episode()
        self._jobs: queue.SimpleQueue[tuple[Operation, Done] | None] = queue.SimpleQueue()
        self._looks: queue.SimpleQueue[tuple[Operation, Done] | None] = queue.SimpleQueue()
        self._threads = (
            threading.Thread(target=self._write_forever, name="knobel-writer", daemon=True),
            threading.Thread(target=self._look_forever, name="knobel-reader", daemon=True),
        )

    @property
    def trouble(self) -> str | None:
        return self._episode.code

    async def start(self) -> None:
        make_data_folder(self._path.parent)
        self._lock.take()
        try:
            await asyncio.to_thread(_prepare, self._path)
        except BaseException:
            self._lock.release()
            raise
        for thread in self._threads:
            thread.start()

    async def write(self, operation: Operation) -> Any:
        return await self._ask(self._jobs, operation)

    async def read(self, operation: Operation) -> Any:
        return await self._ask(self._looks, operation)

    async def purge(self) -> None:
        """Deleted rows are overwritten at once; what the journal has of them goes now, or as soon as nobody reads."""
        await asyncio.to_thread(_empty_journal, self._path)

    async def close(self) -> None:
        self._jobs.put(None)
        self._looks.put(None)
        for thread in self._threads:
            if thread.ident is not None:
                await asyncio.to_thread(thread.join)
        self._lock.release()

    async def _ask(self, jobs: "queue.SimpleQueue[Any]", operation: Operation) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()

        def done(result: Any, trouble: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, future, result, trouble)

        jobs.put((operation, done))
        return await future

    def open(self) -> sqlite3.Connection:
        """A connection of this store."""
        return connect(self._path)

    def _write_forever(self) -> None:
        connection = self.open()
        marked = 0.0
        while (job := self._jobs.get()) is not None:
            batch, stopping = self._batch(job)
            commit_together(connection, batch, self._note)
            if stopping:
                break
            if time.monotonic() - marked >= MARK_EVERY:
                self._mark(connection)
                marked = time.monotonic()
        self._mark(connection)
        connection.close()

    def _mark(self, connection: sqlite3.Connection) -> None:
        """Without space there is no mark; the last one holds."""
        try:
            set_mark(connection, self._path)
        except (OSError, sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _note(self, trouble: Unreachable | None) -> None:
        """A disk that has taken something small after it was full is no good before there is room for more."""
        if trouble is not None:
            self._episode.failed(trouble.code)
        elif self._episode.code != "store-full" or shutil.disk_usage(self._path.parent).free >= ROOM:
            self._episode.fine()

    def _batch(self, first: tuple[Operation, Done]) -> tuple[list[tuple[Operation, Done]], bool]:
        """Everything that waits by now, and whether the store is to stop after it."""
        batch = [first]
        while len(batch) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _look_forever(self) -> None:
        connection = self.open()
        connection.execute("PRAGMA query_only = ON")
        while (job := self._looks.get()) is not None:
            operation, done = job
            try:
                result = run(connection, operation)
            except sqlite3.Error as trouble:
                # Whoever writes where only looking is allowed has made a mistake; that is no fault of the file.
                writes = getattr(trouble, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY
                done(None, trouble if writes else away(trouble) or trouble)
            except Exception as trouble:
                done(None, trouble)
            else:
                done(result, None)
        connection.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that forgets nothing: write-ahead log, and the disk asked to confirm every commit."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten: nobody finds in the file whom the house was to forget.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def _empty_journal(path: Path) -> None:
    connection = connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _prepare(path: Path) -> None:
    """Bring the file up to the schema; the tools for that are opened only when there is something to do."""
    check(path)
    connection = connect(path)
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    connection.close()
    revision = None if row is None else row[0]
    must_be_known(revision)
    if revision != newest():
        from knobel.server.store.migrating import migrate_file

        migrate_file(path)


def away(trouble: sqlite3.Error) -> Unreachable | None:
    """What it means for those who ask that something is wrong with the file or its disk; None if nothing is."""
    code = AWAY.get(getattr(trouble, "sqlite_errorcode", 0) & 0xFF)
    return None if code is None else Unreachable(str(trouble), code)


def commit_together(
    connection: sqlite3.Connection,
    batch: list[tuple[Operation, Done]],
    note: Callable[[Unreachable | None], None],
) -> None:
    """Write a batch of operations, each all or nothing, and confirm them with one commit; whether that has worked is
    noted before anybody is told."""
    failed: Unreachable | None = None
    results: list[tuple[Done, Any, BaseException | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for operation, done in batch:
            results.append((done, *in_savepoint(connection, operation)))
        connection.execute("COMMIT")
    except sqlite3.Error as trouble:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failed = away(trouble) or Unreachable(str(trouble))
        results = [(done, None, failed) for _, done in batch]
    note(failed)
    for done, result, failure in results:
        done(result, failure)


def in_savepoint(connection: sqlite3.Connection, operation: Operation) -> tuple[Any, BaseException | None]:
    """The result of an operation, or why it has not happened."""
    connection.execute("SAVEPOINT request")
    try:
        result = run(connection, operation)
    except sqlite3.IntegrityError as trouble:
        connection.execute("ROLLBACK TO request")
        connection.execute("RELEASE request")
        return None, Conflict(str(trouble))
    except Exception as trouble:
        if isinstance(trouble, sqlite3.Error) and away(trouble) is not None:
            # Nothing of the whole batch can be kept.
            raise
        connection.execute("ROLLBACK TO request")
        connection.execute("RELEASE request")
        return None, trouble
    connection.execute("RELEASE request")
    return result, None


def run(connection: sqlite3.Connection, operation: Operation) -> Any:
    """The result of an operation, in whatever transaction there is."""
    rows: Rows | None = None
    while True:
        try:
            statement, values = operation.send(rows) if rows is not None else next(operation)
        except StopIteration as finished:
            return finished.value
        rows = connection.execute(statement, values).fetchall()


def _settle(future: "asyncio.Future[Any]", result: Any, trouble: BaseException | None) -> None:
    if future.cancelled():
        return
    if trouble is None:
        future.set_result(result)
    else:
        future.set_exception(trouble)

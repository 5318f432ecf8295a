"""The store of one device: one SQLite file, written by nobody else, each operation a transaction of its own.

There is no thread to wait for and no other connection: the file is locked once, and its write-ahead log needs no shared
memory. SQLite asks for its commits to be durable; where that request goes nowhere, as in a browser, whoever opens the
store hands it a `flush` that is called after every commit, before anybody is told.
"""

import sqlite3
from collections.abc import Callable
from importlib.resources import files
from typing import Any, NoReturn

from knobel.core.errors import KnobelError
from knobel.house.store.logs import Operation, Rows
from knobel.house.store.store import Conflict, Unreachable

# What is wrong with the file or its storage, and not with what was asked.
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
# The first two go before any other: a log that is opened by one connection alone keeps its index in memory.
PRAGMAS = (
    "locking_mode = EXCLUSIVE",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    # What is deleted is overwritten: nobody finds in the file whom the house was to forget.
    "secure_delete = ON",
    # The log is brought into the file often and little by little: whoever's commit that falls to waits for it.
    "wal_autocheckpoint = 200",
)

# Before the revision that a step leads to.
STEP = "-- To revision "


def schema() -> str:
    """The statements that make an empty file a house; the last one writes down the revision of the schema."""
    return (files("knobel.pocket") / "schema.sql").read_text(encoding="utf-8")


def newest() -> str:
    """The revision that this program works with, by the name that a server has for it."""
    return schema().rsplit("'", 2)[1]


def steps() -> list[tuple[str, str]]:
    """What brings an older file up: every revision after the first one that a pocket had, and its statements.

    The first one has none: its file begins with it.
    """
    text = (files("knobel.pocket") / "steps.sql").read_text(encoding="utf-8")
    sections = [part.partition("\n") for part in text.split(STEP)[1:]]
    return [(revision.strip(), statements) for revision, _, statements in sections]


class FileStore:
    """A store in one file, for one device."""

    def __init__(self, path: str, flush: Callable[[], None] | None = None) -> None:
        self._path = path
        self._flush = flush
        self._connection: sqlite3.Connection | None = None
        self.trouble: str | None = None

    async def start(self) -> None:
        """Open the file; an empty one gets the schema, an older one is brought up, a newer one is left as it is."""
        try:
            self._connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
            self._must_be_whole()
            self._bring_up()
            self._make_durable()
        except (sqlite3.Error, KnobelError, Unreachable) as trouble:
            self._let_go()
            if not isinstance(trouble, sqlite3.Error):
                raise
            self._fail(trouble)

    def _let_go(self) -> None:
        """A file that is not opened is nobody's: whoever comes next may look at it, or put it aside."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def write(self, operation: Operation) -> Any:
        try:
            self._open.execute("BEGIN IMMEDIATE")
            result = self._run(operation)
            self._open.execute("COMMIT")
        except sqlite3.IntegrityError as trouble:
            self._undo()
            raise Conflict(str(trouble)) from trouble
        except sqlite3.Error as trouble:
            self._undo()
            self._fail(trouble)
        except BaseException:
            self._undo()
            raise
        self._make_durable()
        self.trouble = None
        return result

    async def read(self, operation: Operation) -> Any:
        try:
            return self._run(operation)
        except sqlite3.Error as trouble:
            self._fail(trouble)

    async def purge(self) -> None:
        """Deleted rows are overwritten at once; what the log has of them goes now."""
        self._open.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._make_durable()

    async def close(self) -> None:
        if self._connection is not None:
            self._let_go()
            self._make_durable()

    @property
    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise Unreachable("closed")
        return self._connection

    def _must_be_whole(self) -> None:
        """What is damaged is found before anybody plays on in it. A pocket is small: it is looked through at once."""
        (found,) = self._open.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            self.trouble = "store-damaged"
            raise Unreachable(found, self.trouble)

    def _bring_up(self) -> None:
        known = self._open.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if known is None:
            self._open.executescript(f"BEGIN IMMEDIATE; {schema()} COMMIT;")
            return
        (revision,) = self._open.execute("SELECT version_num FROM alembic_version").fetchone()
        path = steps()
        names = [name for name, _ in path]
        if revision not in names:
            raise KnobelError("store-too-new", revision=revision, newest=newest())
        missing = "".join(statements for _, statements in path[names.index(revision) + 1 :])
        if missing:
            # All of them or none: whoever pulls the plug finds the old file or the new one.
            self._open.executescript(f"BEGIN IMMEDIATE; {missing} COMMIT;")

    def _run(self, operation: Operation) -> Any:
        rows: Rows | None = None
        while True:
            try:
                statement, values = operation.send(rows) if rows is not None else next(operation)
            except StopIteration as finished:
                return finished.value
            rows = self._open.execute(statement, values).fetchall()

    def _make_durable(self) -> None:
        if self._flush is None:
            return
        try:
            self._flush()
        except Exception as trouble:
            self.trouble = "store-disk"
            raise Unreachable(str(trouble), self.trouble) from trouble

    def _undo(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _fail(self, trouble: sqlite3.Error) -> NoReturn:
        """What is wrong with the file is told to those who ask; what is wrong with a statement is our own mistake."""
        code = AWAY.get(getattr(trouble, "sqlite_errorcode", 0) & 0xFF)
        if code is None:
            raise trouble
        self.trouble = code
        raise Unreachable(str(trouble), code) from trouble

"""Disks for comparison: one that takes its time to confirm a commit, and a store that waits on the event loop."""

import sqlite3
import time
from pathlib import Path
from typing import Any, cast

from knobel.house.store.logs import Operation
from knobel.server.store.sqlite import SqliteStore, commit_together, run


class SlowConnection:
    """A connection that confirms a commit only after so many seconds."""

    def __init__(self, connection: sqlite3.Connection, seconds: float) -> None:
        self._connection = connection
        self._seconds = seconds

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        if statement == "COMMIT" and self._seconds:
            time.sleep(self._seconds)
        return self._connection.execute(statement, values)


class SlowStore(SqliteStore):
    """The usual store, on a slower disk."""

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__(path)
        self._seconds = seconds

    def open(self) -> sqlite3.Connection:
        return cast(sqlite3.Connection, SlowConnection(super().open(), self._seconds))


class OnLoopStore(SlowStore):
    """Deliberately naive: every request is committed by itself, and everybody waits until it is."""

    async def start(self) -> None:
        await super().start()
        self._connection = self.open()

    async def write(self, operation: Operation) -> Any:
        answers: list[tuple[Any, BaseException | None]] = []
        job = (operation, lambda result, failure: answers.append((result, failure)))
        commit_together(self._connection, [job], self._note)
        ((result, failure),) = answers
        if failure is not None:
            raise failure
        return result

    async def read(self, operation: Operation) -> Any:
        return run(self._connection, operation)

    async def close(self) -> None:
        self._connection.close()
        await super().close()

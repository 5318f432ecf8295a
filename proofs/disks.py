"""Disks for comparison: one that takes its time to confirm a commit, and a store that waits on the event loop."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from knobel.house.store.logs import Operation
from knobel.server.store.sqlite import SqliteStore, commit_together, connect, run


class SlowConnection(sqlite3.Connection):
    """Confirms a commit only after so many seconds."""

    seconds = 0.0

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        if statement == "COMMIT" and self.seconds:
            time.sleep(self.seconds)
        return super().execute(statement, values)


def slow(seconds: float) -> type[SlowConnection]:
    """A connection to a disk that takes so long."""
    return type("SlowConnection", (SlowConnection,), {"seconds": seconds})


class SlowStore(SqliteStore):
    """The usual store, on a slower disk."""

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__(path)
        self._kind = slow(seconds)

    def open(self) -> sqlite3.Connection:
        return connect(self._path, self._kind)


class OnLoopStore(SlowStore):
    """Deliberately naive: every request is committed by itself, and everybody waits until it is."""

    async def start(self) -> None:
        await super().start()
        self._connection = self.open()

    async def write(self, operation: Operation) -> Any:
        answers: list[tuple[Any, BaseException | None]] = []
        commit_together(self._connection, [(operation, lambda result, failure: answers.append((result, failure)))])
        ((result, failure),) = answers
        if failure is not None:
            raise failure
        return result

    async def read(self, operation: Operation) -> Any:
        return run(self._connection, operation)

    async def close(self) -> None:
        self._connection.close()
        await super().close()

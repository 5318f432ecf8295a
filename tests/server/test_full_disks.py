"""A disk without space: health says so, the log has one line, nothing acknowledged is lost, and service resumes."""

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from knobel.house.store import operations
from knobel.house.store.store import Store, Unreachable
from knobel.server.app import application
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import SqliteStore
from tests.server.visits import ORIGIN
from tests.support.waiting import PATIENCE

NUMBERS = count()


class SmallStore(SqliteStore):
    """A store that may have so many pages and no more, until it is told otherwise."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.connections: list[sqlite3.Connection] = []

    def open(self) -> sqlite3.Connection:
        connection = super().open()
        self.connections.append(connection)
        return connection


@asynccontextmanager
async def house(data: Path, store: Store | None = None) -> AsyncIterator[tuple[Any, AsyncClient]]:
    app: Any = application(data, store=store)
    async with app.lifespan(), AsyncClient(transport=ASGITransport(app), base_url=ORIGIN) as client:
        yield app.state.house, client


async def health(client: AsyncClient, wanted: int) -> str:
    """What health says once it has another status; it is tried once a second."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await client.get("/health")).status_code != wanted:
            await asyncio.sleep(0.05)
    return str(answer.json()["status"])


async def write_until_refused(store: Store) -> list[str]:
    """Write until the store refuses; gives what it has acknowledged."""
    acknowledged: list[str] = []
    with suppress(Unreachable):
        while True:
            device = f"d{next(NUMBERS)}"
            await store.write(operations.add_device(device, f"t{device}", "x" * 3000, 1))
            acknowledged.append(device)
    return acknowledged


async def all_are_there(store: Store, devices: list[str]) -> bool:
    found = [await store.read(operations.device_by_token(f"t{device}")) for device in devices]
    return [device.id for device in found] == devices


def lines(records: Iterable[logging.LogRecord]) -> list[tuple[int, str]]:
    return [(record.levelno, record.getMessage()) for record in records if record.name == "knobel.store"]


EPISODE = [(logging.ERROR, "cannot write: store-full"), (logging.WARNING, "writes again")]


def small_disk(folder: Path) -> list[str]:
    """The command that fills a file system of two megabytes; its mounts are its own and go with it, however it ends."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        pytest.skip("only root can mount a file system, and unshare has to be there")
    unshare = ["unshare", "--mount", "--propagation", "private"]
    if subprocess.run([*unshare, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("no file system can be mounted here")
    return [*unshare, sys.executable, "-m", "tests.server.small_disk", str(folder)]


def test_a_full_file_system_is_told_once_and_service_resumes(tmp_path: Path) -> None:
    filled = subprocess.run(small_disk(tmp_path), capture_output=True, text=True, check=False)
    assert filled.returncode == 0, filled.stderr


def test_nothing_stays_mounted_when_the_tests_are_killed(tmp_path: Path) -> None:
    with subprocess.Popen(small_disk(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as filling:
        assert filling.stdout is not None
        assert filling.stdout.readline() == b"mounted\n"
        filling.kill()
    assert not os.path.ismount(tmp_path)
    tmp_path.rmdir()


def test_a_file_that_may_not_grow_is_told_once_and_service_resumes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        store = SmallStore(tmp_path / FILE)
        async with house(tmp_path, store) as (_, client):
            await store.write(operations.heartbeat("a", 1))
            pages = store.connections[0].execute("PRAGMA page_count").fetchone()[0]
            for connection in store.connections:
                connection.execute(f"PRAGMA max_page_count = {pages + 20}")
            acknowledged = await write_until_refused(store)
            # What fits into a page that is there is still taken: only whoever needs more is refused.
            assert await all_are_there(store, acknowledged)
            assert lines(caplog.records) == EPISODE[:1]
            for connection in store.connections:
                connection.execute("PRAGMA max_page_count = 1000000")
            assert await health(client, 200) == "ok"
            assert lines(caplog.records) == EPISODE

    asyncio.run(scene())


def test_what_cannot_be_written_refuses_all_that_would_have_been_written_with_it(tmp_path: Path) -> None:
    """Requests that are committed together fail together, and none of them stops the writer."""

    async def scene() -> None:
        store = SmallStore(tmp_path / FILE)
        await store.start()
        await store.write(operations.heartbeat("a", 1))
        pages = store.connections[0].execute("PRAGMA page_count").fetchone()[0]
        for connection in store.connections:
            connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        large = [operations.add_device(f"d{n}", f"t{n}", "x" * 30_000, 1) for n in range(20)]
        results = await asyncio.gather(*map(store.write, large), return_exceptions=True)
        assert {getattr(result, "code", None) for result in results} == {"store-full"}
        await store.write(operations.heartbeat("a", 2))
        await store.close()

    asyncio.run(scene())

"""The file of a pocket: brought up from any older schema as a server would, and left alone where it cannot be read."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from knobel.core.errors import KnobelError
from knobel.house.store.logs import Operation
from knobel.house.store.store import Unreachable
from knobel.pocket import store
from knobel.pocket.store import FileStore, newest
from knobel.server.store import revisions
from knobel.server.store.engines import in_file
from knobel.server.store.migrating import migrate_file
from tests.pocket import schema_file
from tests.server.filled_house import filled_rows, rows_at

# Older than any pocket: so there are steps to be tried, whatever the newest revision is.
BEFORE = "0006"


def opened(path: Path) -> None:
    async def scene() -> None:
        file = FileStore(str(path))
        await file.start()
        await file.close()

    asyncio.run(scene())


def content(path: Path) -> dict[str, object]:
    """Every table and index, with its columns and rows."""
    connection = sqlite3.connect(path)
    names = connection.execute("SELECT type, name FROM sqlite_master ORDER BY name").fetchall()
    tables = [name for kind, name in names if kind == "table"]
    found: dict[str, object] = {
        name: (
            [row[1:] for row in connection.execute(f"PRAGMA table_info({name})")],
            sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr),
        )
        for name in tables
    }
    connection.close()
    return {**found, "names": names}


def test_schema_and_steps_are_those_of_the_servers_migrations() -> None:
    assert schema_file.FILE.read_text(encoding="utf-8") == schema_file.schema(), "make types writes it anew"
    assert schema_file.STEPS.read_text(encoding="utf-8") == schema_file.steps(), "make types writes it anew"
    assert newest() == revisions.newest() == store.steps()[-1][0]


def test_a_filled_pocket_of_every_revision_becomes_what_a_server_makes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "steps.sql").write_text(schema_file.steps(BEFORE), encoding="utf-8")
    monkeypatch.setattr(store, "files", lambda _: tmp_path)
    monkeypatch.setattr(store, "schema", schema_file.schema)
    _, rows = filled_rows(tmp_path)
    for revision in (each for each in revisions.revisions() if each >= BEFORE):
        here, there = tmp_path / f"{revision}.db", tmp_path / f"{revision}-server.db"
        for path in (here, there):
            migrate_file(path, revision)
            in_file(path, lambda connection: rows_at(connection, rows))
        opened(here)
        migrate_file(there)
        assert content(here) == content(there)
        assert len(content(here)["log"][1]) > 5  # type: ignore[index]


def test_a_file_by_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    opened(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = content(path)
    with pytest.raises(KnobelError, match="store-too-new"):
        opened(path)
    assert content(path) == before


@pytest.mark.parametrize("at", [0, 4096 * 3], ids=["head", "middle"])
def test_a_damaged_file_is_told_by_its_code_left_as_it_is_and_let_go(tmp_path: Path, at: int) -> None:
    path = tmp_path / "house.db"
    opened(path)
    damaged = bytearray(path.read_bytes())
    damaged[at : at + 2000] = b"\xff" * 2000
    path.write_bytes(damaged)
    with pytest.raises(Unreachable) as trouble:
        opened(path)
    assert trouble.value.code == "store-damaged"
    assert path.read_bytes() == damaged
    path.rename(tmp_path / "aside.db")
    opened(path)
    assert content(path)["devices"]


def test_the_log_beside_the_file_is_brought_in_little_by_little(tmp_path: Path) -> None:
    path, log = tmp_path / "house.db", tmp_path / "house.db-wal"
    sizes = []

    def one(statement: str) -> Operation:
        yield statement, ()

    async def scene() -> None:
        file = FileStore(str(path))
        await file.start()
        await file.write(one("CREATE TABLE kept (page)"))
        for _ in range(600):
            await file.write(one("INSERT INTO kept VALUES (zeroblob(4000))"))
            sizes.append(log.stat().st_size)
        await file.close()

    asyncio.run(scene())
    # By itself SQLite waits for a thousand pages, and writes them all while one commit is waited for.
    assert max(sizes) < 400 * 4096

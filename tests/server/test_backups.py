"""Backups: as the house stands at one moment, from one store to another, of either kind, with nothing lost."""

import asyncio
import base64
import gzip
import hashlib
import json
import sqlite3
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from knobel.core.errors import KnobelError
from knobel.house.store import operations
from knobel.house.store.operations import NewTable, Summary
from knobel.house.store.store import Store
from knobel.house.table.entries import Left, TableOpened
from knobel.server.store.backups import TABLES, back_up, restore
from knobel.server.store.engines import in_store
from knobel.server.store.migrating import migrate_file
from knobel.server.store.postgres import PATIENCE, PostgresStore
from knobel.server.store.revisions import newest, revisions
from knobel.server.store.schema import metadata
from knobel.server.store.sqlite import SqliteStore
from tests.server.filled_house import Filled, Rows, fill, filled_rows, plays_on, rows_at, rows_in
from tests.server.test_migrations import of_its_time

Where = Path | str


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Filled, Rows]:
    return filled_rows(tmp_path_factory.mktemp("filled"))


@pytest.fixture
def backup(before: tuple[Filled, Rows], tmp_path: Path) -> Path:
    """A good backup of a filled house."""
    path, file = tmp_path / "house.sqlite", tmp_path / "good.gz"
    filled_at(path, before[1], newest())
    asyncio.run(back_up(path, file))
    return file


def filled_at(path: Path, rows: Rows, revision: str) -> None:
    migrate_file(path, revision)
    asyncio.run(in_store(path, lambda connection: rows_at(connection, rows)))


def kept(where: Where) -> dict[str, list[dict[str, Any]]]:
    """Everything that a backup is to take along."""
    rows = asyncio.run(in_store(where, rows_in, writes=False))
    return {table.name: sorted(rows[table.name], key=repr) for table in TABLES}


def store_at(where: Where) -> Store:
    return SqliteStore(where) if isinstance(where, Path) else PostgresStore(where)


def test_a_backup_moves_a_house_from_a_file_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    first, third = tmp_path / "a", tmp_path / "b"
    filled = asyncio.run(fill(SqliteStore(first)))
    asyncio.run(back_up(first, tmp_path / "one.gz"))
    rows = asyncio.run(restore(database, tmp_path / "one.gz"))
    assert rows == sum(map(len, kept(first).values())) > 50
    asyncio.run(back_up(database, tmp_path / "two.gz"))
    assert asyncio.run(restore(third, tmp_path / "two.gz")) == rows
    assert kept(first) == kept(database) == kept(third)
    for where in (database, third):
        asyncio.run(plays_on(store_at(where), filled))


@pytest.mark.parametrize("revision", revisions())
def test_a_house_of_every_schema_can_be_backed_up_as_it_is_and_restored_up_to_date(
    revision: str, before: tuple[Filled, Rows], tmp_path: Path
) -> None:
    filled, rows = before
    old, new = tmp_path / "old", tmp_path / "new"
    filled_at(old, rows, revision)
    asyncio.run(back_up(old, tmp_path / "b.gz"))
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (revision,)
    asyncio.run(restore(new, tmp_path / "b.gz"))
    asyncio.run(plays_on(SqliteStore(new), of_its_time(filled, revision)))


# Files of the first format -------------------------------------------------------------------------------------------


def first_format(rows: Rows, revision: str, tmp_path: Path) -> bytes:
    """A backup as it was written in the time of a schema."""
    filled_at(tmp_path / "then.sqlite", rows, revision)
    lines: list[Any] = [{"format": "knobel-backup-1"}]
    with sqlite3.connect(tmp_path / "then.sqlite") as connection:
        for table in metadata.sorted_tables:
            found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table.name,)).fetchone()
            if found and table.name not in ("heartbeats", "analyses"):
                lines += [[table.name, *map(_told, row)] for row in connection.execute(f"SELECT * FROM {table.name}")]
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def _told(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_files_of_the_first_format_are_still_read(
    revision: str, kind: str, before: tuple[Filled, Rows], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    filled, rows = before
    (tmp_path / "old.gz").write_bytes(first_format(rows, revision, tmp_path))
    where = tmp_path / "new.sqlite" if kind == "sqlite" else request.getfixturevalue("database")
    asyncio.run(restore(where, tmp_path / "old.gz"))
    asyncio.run(plays_on(store_at(where), of_its_time(filled, revision)))


# Damage --------------------------------------------------------------------------------------------------------------


def test_a_house_with_people_in_it_is_not_overwritten(backup: Path, tmp_path: Path) -> None:
    with pytest.raises(KnobelError) as trouble:
        asyncio.run(restore(tmp_path / "house.sqlite", backup))
    assert trouble.value.code == "store-not-empty"


def without_a_row(lines: list[bytes]) -> list[bytes]:
    return lines[:-2] + lines[-1:]


def with_another_name(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"Ben", b"Bob") for line in lines]


def without_the_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def with_more_behind(lines: list[bytes]) -> list[bytes]:
    return [*lines, lines[-2]]


def of_a_newer_schema(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(newest().encode(), b"9999"), *lines[1:]]


def with_a_foreign_row(lines: list[bytes]) -> list[bytes]:
    """Whole by its own account, with a row that no house can have."""
    group, row = b'{"table":"log","columns":["table_id","seq","at","entry"]}\n', b'["nowhere",0,0,{"bytes":""}]\n'
    told = json.loads(lines[-1])
    inside = [*lines[:-1], group, row]
    end = {"rows": told["rows"] + 1, "sha256": hashlib.sha256(b"".join(inside)).hexdigest()}
    return [*inside, json.dumps(end).encode() + b"\n"]


EDITS: dict[Callable[[list[bytes]], list[bytes]], str] = {
    without_a_row: "backup-damaged",
    with_another_name: "backup-damaged",
    without_the_end: "backup-damaged",
    with_more_behind: "backup-damaged",
    of_a_newer_schema: "store-too-new",
    with_a_foreign_row: "backup-damaged",
}


def must_refuse(where: Path, file: Path, *codes: str) -> None:
    with pytest.raises(KnobelError) as trouble:
        asyncio.run(restore(where, file))
    assert trouble.value.code in codes
    if where.exists():
        with sqlite3.connect(where) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
def test_a_backup_that_somebody_has_changed_is_refused_and_nothing_is_restored(
    edit: Callable[[list[bytes]], list[bytes]], backup: Path, tmp_path: Path
) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    (tmp_path / "bad.gz").write_bytes(gzip.compress(b"".join(edit(lines))))
    must_refuse(tmp_path / "empty.sqlite", tmp_path / "bad.gz", EDITS[edit])


def test_a_backup_cut_off_anywhere_or_with_any_byte_changed_is_refused(backup: Path, tmp_path: Path) -> None:
    good = backup.read_bytes()
    bad = tmp_path / "bad.gz"
    places = range(0, len(good), max(1, len(good) // 60))
    for place in places:
        bad.write_bytes(good[:place])
        must_refuse(tmp_path / "empty.sqlite", bad, "backup-damaged", "not-a-backup")
    # What stands in the head of the packed file beside its kind says nothing about what is in it.
    for place in (0, 1, 2, *(each for each in places if each > 20), len(good) - 6):
        bad.write_bytes(good[:place] + bytes((good[place] ^ 0x41,)) + good[place + 1 :])
        must_refuse(tmp_path / "empty.sqlite", bad, "backup-damaged", "not-a-backup")


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", gzip.compress(b"{}\n"), gzip.compress(b"")],
    ids=["empty", "nonsense", "packed", "packed-empty"],
)
def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.gz").write_bytes(content)
    must_refuse(tmp_path / "empty.sqlite", tmp_path / "bad.gz", "not-a-backup")


def test_there_is_nothing_to_back_up_where_no_house_is(tmp_path: Path) -> None:
    with pytest.raises(KnobelError) as trouble:
        asyncio.run(back_up(tmp_path / "k.sqlite", tmp_path / "b.gz"))
    assert trouble.value.code == "no-house"
    assert list(tmp_path.iterdir()) == []


# One moment ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_backups_of_a_house_in_which_much_is_written_hold_one_moment_each(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Every table is written with its log: a backup that holds one without the other is of no moment at all."""
    where = tmp_path / "k.sqlite" if kind == "sqlite" else request.getfixturevalue("database")

    async def scene() -> None:
        store = store_at(where)
        await store.start()
        writing = asyncio.create_task(_write_for_ever(store))
        for number in range(6):
            file, copy = tmp_path / f"{number}.gz", tmp_path / f"{number}.sqlite"
            await back_up(where, file)
            await restore(copy, file)
            ids, logs = await in_store(copy, _tables_and_logs, writes=False)
            assert logs == dict.fromkeys(ids, 3)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        assert len(ids) > 0
        await store.close()

    asyncio.run(scene())


async def _write_for_ever(store: Store) -> None:
    number = 0
    while True:
        table = NewTable(f"t{number}", "chicago", True, f"C{number}", "hash", bytes(32), "anna", 2, 1)
        entries = (TableOpened("chicago", 1, {}, 2, "anna"), Left(0), Left(1))
        await store.write(operations.create_with_log(table, entries, 1, Summary("lobby", 0)))
        number += 1


def _tables_and_logs(connection: Connection) -> tuple[list[str], dict[str, int]]:
    logs: dict[str, int] = {}
    for (id,) in connection.execute(select(metadata.tables["log"].c.table_id)):
        logs[id] = logs.get(id, 0) + 1
    return list(connection.scalars(select(metadata.tables["tables"].c.id))), logs


def test_a_large_house_is_written_and_read_in_little_memory(tmp_path: Path) -> None:
    """Sixteen megabytes of log pass through a few."""
    path, copy = tmp_path / "k.sqlite", tmp_path / "copy.sqlite"
    migrate_file(path)
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO tables VALUES ('t', 'g', 'over', 1, 'c', 'i', x'00', 'h', 2, 2, 1, 1, NULL)")
        rows = (("t", number, 1, bytes(4000)) for number in range(4000))
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    tracemalloc.start()
    try:
        asyncio.run(back_up(path, tmp_path / "b.gz"))
        asyncio.run(restore(copy, tmp_path / "b.gz"))
        assert tracemalloc.get_traced_memory()[1] < 8_000_000
    finally:
        tracemalloc.stop()
    assert kept(path) == kept(copy)


def test_a_backup_of_a_database_may_take_longer_than_a_request(
    database: str, tmp_path: Path, before: tuple[Filled, Rows]
) -> None:
    """A request is given up after some seconds; nothing that works on a whole house is."""

    def slowly(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_sleep({PATIENCE + 0.5})")

    asyncio.run(in_store(database, slowly))

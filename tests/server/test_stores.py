"""Stores: durable, atomic, and strict about numbers and keys; the same for SQLite and PostgreSQL."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from knobel.house.store import chat, forgetting, operations
from knobel.house.store.chat import ChatLine
from knobel.house.store.logs import Operation
from knobel.house.store.operations import NewTable, Row, Summary
from knobel.house.store.store import Conflict, Store
from knobel.house.table.entries import Closed, Left, Sat, TableOpened
from knobel.server.store.migrating import migrate_file
from knobel.server.store.schema import metadata
from knobel.server.store.sqlite import SqliteStore, connect
from tests.support.stores import Play

OPENED = TableOpened("chicago", 1, {"lives": 2}, 2, "anna")
LOBBY = Summary("lobby", 0)


_number = iter(range(10_000))


def new_table(**fields: object) -> NewTable:
    """A table that no other test uses."""
    number = next(_number)
    usual: dict[str, object] = {
        "id": f"t{number}",
        "game": "chicago",
        "public": True,
        "code": f"CODE{number:04}",
        "invitation": "hash",
        "master": bytes(32),
        "host": f"anna{number}",
        "seats": 2,
        "created": 1000 + number,
    }
    return NewTable(**{**usual, **fields})  # type: ignore[arg-type]


async def opened(store: Store) -> NewTable:
    table = new_table()
    await store.write(operations.create(table))
    await store.write(operations.append(table.id, -1, (OPENED,), 1, None, LOBBY))
    return table


def test_what_was_written_is_read_again(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        sat = Sat(0, "person", "Änna", "anna", None, "1")
        seq = await store.write(operations.append(table.id, 0, (sat, Left(0)), 7, "k", LOBBY))
        assert seq == 2
        assert await store.read(operations.read(table.id, 0)) == [Row(1, 7, sat), Row(2, 7, Left(0))]
        assert await store.read(operations.answer(table.id, "k")) == 2
        assert await store.read(operations.answer(table.id, "other")) is None
        assert await store.read(operations.master_of(table.id)) == bytes(32)

    play(scene)


def test_a_number_that_is_taken_is_a_conflict_and_nothing_is_written(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        with pytest.raises(Conflict):
            await store.write(operations.append(table.id, -1, (OPENED, Left(0)), 9, "k", LOBBY))
        assert await store.read(operations.answer(table.id, "k")) is None
        assert len(await store.read(operations.read(table.id, -1))) == 1

    play(scene)


def test_a_key_that_was_used_is_a_conflict_and_nothing_is_written(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        await store.write(operations.append(table.id, 0, (Left(0),), 9, "k", LOBBY))
        with pytest.raises(Conflict):
            await store.write(operations.append(table.id, 1, (Left(1),), 9, "k", LOBBY))
        assert len(await store.read(operations.read(table.id, -1))) == 2

    play(scene)


def test_of_many_writers_at_one_number_exactly_one_is_first(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        tries = [store.write(operations.append(table.id, 0, (Left(n),), 9, f"k{n}", LOBBY)) for n in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result == 1 for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.read(operations.read(table.id, -1))) == 2

    play(scene)


def test_a_conflict_does_not_harm_those_committed_with_it(play: Play) -> None:
    async def scene(store: Store) -> None:
        tables = [await opened(store) for _ in range(10)]
        tries = [
            store.write(operations.append(t.id, n % 2 - 1, (Left(0),), 9, None, LOBBY)) for n, t in enumerate(tables)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [True, False] * 5
        lengths = [len(await store.read(operations.read(table.id, -1))) for table in tables]
        assert lengths == [1, 2] * 5

    play(scene)


def test_the_lobby_shows_public_tables_and_a_code_leads_to_one(play: Play) -> None:
    async def scene(store: Store) -> None:
        shown, hidden = new_table(created=10**12), new_table(public=False, created=10**12)
        for table in (shown, hidden):
            await store.write(operations.create(table))
        rows = await store.read(operations.public_tables(5))
        assert shown.id in {row.id for row in rows}
        assert hidden.id not in {row.id for row in rows}
        found = await store.read(operations.table_by_code(hidden.code))
        assert (found.id, found.public, found.phase) == (hidden.id, False, "lobby")
        assert await store.read(operations.table_by_code("NOCODE42")) is None

    play(scene)


def test_a_closed_table_gives_back_its_code_and_forgets_its_chat(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        await store.write(chat.add_chat(table.id, 5, "anna", "Anna", "Moin"))
        await store.write(chat.add_chat(table.id, 6, "anna", "Anna", "", 1, "hello"))
        said = [ChatLine(0, "Anna", "Moin", 5, None, None), ChatLine(1, "Anna", "", 6, 1, "hello")]
        assert await store.read(chat.chat_of(table.id, -1, 10)) == said
        assert await store.read(chat.chat_of(table.id, 0, 10)) == said[1:]
        assert await store.read(chat.chat_of(table.id, -1, 1)) == said[1:]
        await store.write(operations.append(table.id, 0, (Closed(),), 9, None, Summary("closed", 0)))
        assert await store.read(operations.table_by_code(table.code)) is None
        assert await store.read(chat.chat_of(table.id, -1, 10)) == []
        assert table.id not in await store.read(operations.unfinished())

    play(scene)


def names_at(table: str) -> Operation:
    """Who sat where at a table."""
    rows = yield "SELECT seat, name FROM sitters WHERE table_id = ? ORDER BY seat", (table,)
    return {row[0]: row[1] for row in rows}


def test_a_person_can_be_forgotten_while_the_game_stays(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await opened(store)
        device = f"device-{table.id}"
        await store.write(operations.add_device(device, f"hash-{table.id}", "Anna", 1))
        summary = Summary("over", 1, ((0, device, "Anna"),), (0, "the record"))
        sat = Sat(0, "person", "Anna", device)
        await store.write(operations.append(table.id, 0, (sat, Left(0)), 9, None, summary))
        assert await store.read(operations.sittings_of((device,))) == [(table.id, 0, "Anna")]
        await store.write(forgetting.forget((device,), None, "–"))
        assert await store.read(operations.device_by_token(f"hash-{table.id}")) is None
        assert await store.read(operations.sittings_of((device,))) == []
        assert await store.read(names_at(table.id)) == {0: "–"}
        assert await store.read(operations.record(table.id, 0)) == "the record"

    play(scene)


def test_the_latest_heartbeat_of_any_node_counts(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.write(operations.heartbeat("a", 10**15))
        await store.write(operations.heartbeat("a", 10**15 + 5))
        await store.write(operations.heartbeat("b", 10**15 + 3))
        assert await store.read(operations.last_heartbeat()) == 10**15 + 5

    play(scene)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrated, made = tmp_path / "migrated.sqlite", tmp_path / "made.sqlite"
    migrate_file(migrated)
    engine = create_engine(f"sqlite:///{made}")
    metadata.create_all(engine)
    engine.dispose()
    assert _shape(migrated) == _shape(made)


def _shape(path: Path) -> dict[str, list[tuple[str, str, bool]]]:
    engine = create_engine(f"sqlite:///{path}")
    looking = inspect(engine)
    shape = {
        name: sorted(
            (column["name"], str(column["type"]), bool(column["nullable"])) for column in looking.get_columns(name)
        )
        + sorted((str(index["name"]), str(index["column_names"]), False) for index in looking.get_indexes(name))
        for name in looking.get_table_names()
        if name != "alembic_version"
    }
    engine.dispose()
    return shape


def test_sqlite_asks_the_disk_to_confirm_every_commit(tmp_path: Path) -> None:
    connection = connect(tmp_path / "k.sqlite")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_the_reader_of_a_file_cannot_write(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "k.sqlite")
        await store.start()
        with pytest.raises(sqlite3.OperationalError):
            await store.read(operations.create(new_table()))
        await store.close()

    asyncio.run(scene())

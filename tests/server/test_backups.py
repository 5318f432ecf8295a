"""Backups: from one store to another, of either kind, with nothing lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from knobel.core.errors import KnobelError
from knobel.server.store import chat, operations
from knobel.server.store.backups import back_up, restore
from knobel.server.store.logs import Operation
from knobel.server.store.operations import NewTable, Summary
from knobel.server.store.postgres import PostgresStore
from knobel.server.store.sqlite import SqliteStore
from knobel.server.store.store import Store
from knobel.server.table.entries import Opened, Sat
from tests.support.services import postgres

ENTRIES = (Opened("chicago", 1, {"lives": 2}, 2, "anna"), Sat(0, "person", "Änna", "anna", None, "1"))
TABLE = NewTable("t1", "chicago", True, "CODE2345", "hash", bytes(range(32)), "anna", 2, 1000)


async def filled(store: Store) -> None:
    await store.start()
    await store.write(operations.create(TABLE))
    summary = Summary("lobby", 1, ((0, "anna", "Änna"),))
    await store.write(operations.append("t1", -1, ENTRIES, 7, "key", summary))
    await store.write(operations.add_device("anna", "token", "Änna", 5))
    await store.write(chat.add_chat("t1", 9, "anna", "Änna", "Moin"))


async def compare(one: Store, other: Store) -> None:
    questions: tuple[Callable[[], Operation], ...] = (
        lambda: operations.read("t1", -1),
        lambda: operations.table("t1"),
        lambda: operations.master_of("t1"),
        lambda: operations.answer("t1", "key"),
        lambda: chat.chat_of("t1", -1, 5),
        lambda: operations.device_by_token("token"),
        lambda: operations.names_at("t1"),
    )
    for ask in questions:
        assert await one.read(ask()) == await other.read(ask())


def test_a_backup_moves_a_house_from_a_file_to_postgresql_and_back(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        first, second, third = SqliteStore(tmp_path / "a"), PostgresStore(url), SqliteStore(tmp_path / "b")
        await filled(first)
        await second.start()
        await third.start()
        assert await back_up(first, tmp_path / "one.gz") == await restore(second, tmp_path / "one.gz") > 5
        await back_up(second, tmp_path / "two.gz")
        await restore(third, tmp_path / "two.gz")
        await compare(first, second)
        await compare(first, third)
        for store in (first, second, third):
            await store.close()

    with postgres() as url:
        asyncio.run(scene(url))


def test_a_house_with_people_in_it_is_not_overwritten(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a")
        await filled(store)
        await back_up(store, tmp_path / "one.gz")
        with pytest.raises(KnobelError) as trouble:
            await restore(store, tmp_path / "one.gz")
        assert trouble.value.code == "store-not-empty"
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("content", [b"", b"nonsense"])
def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a")
        await store.start()
        (tmp_path / "bad.gz").write_bytes(content)
        with pytest.raises(KnobelError):
            await restore(store, tmp_path / "bad.gz")
        assert await store.read(operations.unfinished()) == []
        await store.close()

    asyncio.run(scene())

"""Damage from outside is noticed at the start: a house that has lost something does not open as if nothing had been."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.house.store import operations
from knobel.server.store.backups import back_up, restore
from knobel.server.store.high_water import mark_beside
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import SqliteStore
from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from tests.server.filled_house import fill, plays_on

Damage = Callable[[Path], None]


def removed(path: Path) -> None:
    path.unlink()


def cut_to_nothing(path: Path) -> None:
    path.write_bytes(b"")


def without_rows(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if name != "alembic_version":
                connection.execute(f"DELETE FROM {name}")


def of_another_house(path: Path) -> None:
    other = path.with_name("other") / FILE
    asyncio.run(fill(SqliteStore(other)))
    shutil.copy(other, path)


def cut_in_half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:-4096] = bytes(len(content) - 8192)
    path.write_bytes(content)


def no_database(path: Path) -> None:
    path.write_bytes(b"nonsense " * 1000)


DAMAGES: dict[Damage, str] = {
    removed: "store-emptied",
    cut_to_nothing: "store-emptied",
    without_rows: "store-emptied",
    of_another_house: "store-behind",
    cut_in_half: "store-damaged",
    overwritten: "store-damaged",
    no_database: "store-damaged",
}


async def refusal(path: Path) -> KnobelError:
    store = SqliteStore(path)
    with pytest.raises(KnobelError) as trouble:
        await store.start()
    await store.close()
    return trouble.value


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_house_that_was_damaged_does_not_open_and_says_why(damage: Damage, tmp_path: Path) -> None:
    path = tmp_path / FILE
    asyncio.run(fill(SqliteStore(path)))
    damage(path)
    before = path.read_bytes() if path.exists() else None
    trouble = asyncio.run(refusal(path))
    assert trouble.code == DAMAGES[damage]
    assert (path.read_bytes() if path.exists() else None) == before
    for language in ("de", "en"):
        assert str(tmp_path) in Voice(language).trouble(trouble)


def test_an_older_copy_is_noticed(tmp_path: Path) -> None:
    path, copy = tmp_path / FILE, tmp_path / "copy"
    filled = asyncio.run(fill(SqliteStore(path)))
    shutil.copy(path, copy)
    asyncio.run(plays_on(SqliteStore(path), filled))
    shutil.copy(copy, path)
    assert asyncio.run(refusal(path)).code == "store-behind"
    # Whoever knows better goes on with what is there.
    mark_beside(path).unlink()
    asyncio.run(plays_on(SqliteStore(path), filled))


@pytest.mark.parametrize("cut", ["deleted", "emptied", "cut"])
def test_a_journal_that_was_cut_off_is_noticed(cut: str, tmp_path: Path) -> None:
    """The server is killed with everything still in the journal."""
    node = Node(NodeSettings(free_port(), str(tmp_path)))
    node.start()
    path, journal = tmp_path / FILE, tmp_path / f"{FILE}-wal"
    try:
        for _ in range(2):
            number = _marked(path)
            while _marked(path) == number:
                _visit(node)
    finally:
        node.kill()
    if cut == "deleted":
        journal.unlink()
    else:
        journal.write_bytes(b"" if cut == "emptied" else journal.read_bytes()[: journal.stat().st_size // 2])
    assert asyncio.run(refusal(path)).code in ("store-behind", "store-emptied")


def _marked(path: Path) -> bytes:
    mark = mark_beside(path)
    return mark.read_bytes() if mark.exists() else b""


def _visit(node: Node) -> None:
    assert httpx.get(f"{node.base}/health").status_code == 200


def test_a_killed_server_opens_again_without_a_complaint(tmp_path: Path) -> None:
    node = Node(NodeSettings(free_port(), str(tmp_path)))
    for _ in range(3):
        node.start()
        _visit(node)
        node.kill()


def test_a_backup_can_be_restored_where_the_database_was_lost(tmp_path: Path) -> None:
    path, file = tmp_path / FILE, tmp_path / "b.gz"
    filled = asyncio.run(fill(SqliteStore(path)))
    asyncio.run(back_up(path, file))
    path.unlink()
    assert asyncio.run(refusal(path)).code == "store-emptied"
    asyncio.run(restore(path, file))
    asyncio.run(plays_on(SqliteStore(path), filled))


def test_the_mark_is_never_ahead_of_the_database(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / FILE)
        for number in range(3):
            await store.start()
            await store.write(operations.heartbeat("a", number))
            await store.close()
            store = SqliteStore(tmp_path / FILE)

    asyncio.run(scene())

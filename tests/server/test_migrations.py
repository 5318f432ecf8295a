"""Upgrades: a filled house of every earlier schema is brought up to the newest one and goes on, in both databases."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import replace

from knobel.core.errors import KnobelError
from knobel.house.store.store import Store
from knobel.server.store.engines import in_database, in_file
from knobel.server.store.migrating import migrate_database, migrate_file
from knobel.server.store.postgres import PostgresStore
from knobel.server.store.revisions import FOLDER, newest, revisions
from knobel.server.store.sqlite import SqliteStore
from tests.server.conftest import told
from tests.server.filled_house import Filled, Rows, filled_rows, plays_on, rows_at


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Filled, Rows]:
    return filled_rows(tmp_path_factory.mktemp("filled"))


def of_its_time(filled: Filled, revision: str) -> Filled:
    """Tournaments came with revision 0003."""
    return filled if revision >= "0003" else replace(filled, desk="")


def test_the_newest_revision_is_that_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [newest()]
    assert [each.revision for each in script.walk_revisions()] == list(reversed(revisions()))


@pytest.mark.parametrize("revision", revisions())
def test_a_filled_file_of_every_revision_is_upgraded_and_goes_on(
    revision: str, before: tuple[Filled, Rows], tmp_path: Path
) -> None:
    filled, rows = before
    path = tmp_path / "k.sqlite"
    migrate_file(path, revision)
    in_file(path, lambda connection: rows_at(connection, rows))
    asyncio.run(plays_on(SqliteStore(path), of_its_time(filled, revision)))
    assert _revision(path) == newest()


@pytest.mark.parametrize("revision", revisions())
def test_a_filled_database_of_every_revision_is_upgraded_and_goes_on(
    revision: str, before: tuple[Filled, Rows], database: str
) -> None:
    filled, rows = before

    async def scene() -> None:
        await migrate_database(database, revision)
        await in_database(database, lambda connection: rows_at(connection, rows))
        await plays_on(PostgresStore(database), of_its_time(filled, revision))

    asyncio.run(scene())


def test_a_file_that_a_newer_program_has_changed_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    migrate_file(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert asyncio.run(_refusal(SqliteStore(path))) == ("store-too-new", "9999")
    assert _revision(path) == "9999"


def test_a_database_that_a_newer_program_has_changed_is_refused(database: str) -> None:
    asyncio.run(migrate_database(database))
    asyncio.run(told(database, "UPDATE alembic_version SET version_num = '9999'"))
    assert asyncio.run(_refusal(PostgresStore(database))) == ("store-too-new", "9999")


async def _refusal(store: Store) -> tuple[str, object]:
    with pytest.raises(KnobelError) as trouble:
        await store.start()
    await store.close()
    return trouble.value.code, trouble.value.facts["revision"]


def test_two_nodes_that_start_together_migrate_once(database: str) -> None:
    """Without the lock both would make the same tables, and one of them would fail."""

    async def scene() -> None:
        stores = [PostgresStore(database) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_an_upgrade_that_fails_half_way_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "k.sqlite"
    migrate_file(path, "0001")
    with sqlite3.connect(path) as connection:
        # In the way of the third step, when the second one has been made.
        connection.execute("CREATE TABLE desks (id)")
    with suppress(Exception):
        migrate_file(path)
    assert _revision(path) == "0001"
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'results'").fetchone() == (0,)
        connection.execute("DROP TABLE desks")
    migrate_file(path)
    assert _revision(path) == newest()


def _revision(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])

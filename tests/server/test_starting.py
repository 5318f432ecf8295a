"""Starting the server: what stands against it is said in one sentence, and nothing is changed."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from knobel.core.errors import KnobelError
from knobel.server.store.backups import back_up, restore
from knobel.server.store.migrating import migrate_file
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import SqliteStore
from proofs.node import NodeSettings
from proofs.processes import Node, free_port

ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "200"}


def refused(data: Path) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "knobel", "serve", "--data", str(data), "--port", str(free_port())]
    told = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, check=False, timeout=60
    )
    assert told.returncode == 2, told.stderr
    assert "Traceback" not in told.stderr
    (line,) = told.stderr.splitlines()
    return line


def test_data_that_a_newer_program_has_changed_are_refused_in_a_sentence(tmp_path: Path) -> None:
    migrate_file(tmp_path / FILE)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "A newer Knobel has changed these data (schema 9999;" in refused(tmp_path)


def test_a_second_server_on_the_same_folder_is_refused_and_a_dead_one_is_in_nobodys_way(tmp_path: Path) -> None:
    node = Node(NodeSettings(free_port(), str(tmp_path)))
    node.start()
    try:
        assert f"Another Knobel is open on {tmp_path}." in refused(tmp_path)
        node.kill()
        node.start()
    finally:
        node.kill()


def test_nothing_is_restored_into_a_house_that_is_open(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.start()
        await back_up(tmp_path / FILE, tmp_path / "b.gz")
        with pytest.raises(KnobelError) as trouble:
            await restore(tmp_path / FILE, tmp_path / "b.gz")
        assert trouble.value.code == "folder-in-use"
        await store.close()
        assert await restore(tmp_path / FILE, tmp_path / "b.gz") == 0

    asyncio.run(scene())

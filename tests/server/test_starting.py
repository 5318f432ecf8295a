"""Starting the server: what stands against it is said in one sentence, and nothing is changed."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from knobel.proofs.processes import free_port
from knobel.server.store.migrating import migrate_file
from knobel.server.store.opening import FILE

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

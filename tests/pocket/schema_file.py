"""The schema of a pocket, and the steps to it, as a server's migrations have them.

`python -m tests.pocket.schema_file` writes both anew.
"""

import sqlite3
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from knobel.pocket.store import STEP
from knobel.server.store.engines import in_file
from knobel.server.store.migrating import migrate_file, upgrade
from knobel.server.store.revisions import revisions

FOLDER = Path(str(files("knobel.pocket")))
FILE, STEPS = FOLDER / "schema.sql", FOLDER / "steps.sql"
# The first revision that pockets were written with.
FIRST = "0008"
HEAD = "-- The schema of a house, as the server's migrations make it. Written by `make types`; do not edit.\n"
STEPS_HEAD = (
    "-- What a server's migrations do to a house, revision by revision. Written by `make types`; do not edit.\n"
)
CHANGES = ("CREATE", "ALTER", "DROP", "INSERT", "UPDATE", "DELETE")


def schema() -> str:
    """Every statement that makes a new house what a server's would be, its revision included."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        migrate_file(path)
        connection = sqlite3.connect(path)
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rootpage").fetchall()
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.close()
    statements = ["\n".join(map(str.rstrip, row[0].replace("\t", "  ").splitlines())) for row in rows]
    mark = f"INSERT INTO alembic_version VALUES ('{revision}')"
    return "\n".join([HEAD, *(f"{each};\n" for each in (*statements, mark))])


def steps(first: str = FIRST) -> str:
    """Every statement of every migration after this revision."""
    wanted = [revision for revision in revisions() if revision >= first]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        migrate_file(path, first)
        parts = [f"{STEP}{first}\n", *(f"{STEP}{each}\n{_statements(path, each)}" for each in wanted[1:])]
    return "\n".join([STEPS_HEAD, *parts])


def _statements(path: Path, revision: str) -> str:
    """What a migration does. What it makes of the rows that are there is not among it: see the test of these steps."""
    said: list[str] = []

    def work(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        driver.set_trace_callback(said.append)
        upgrade(connection, revision)

    in_file(path, work)
    changes = [" ".join(each.split()) for each in said if each.lstrip().upper().startswith(CHANGES)]
    return "".join(f"{each};\n" for each in changes)


if __name__ == "__main__":
    FILE.write_text(schema(), encoding="utf-8")
    STEPS.write_text(steps(), encoding="utf-8")

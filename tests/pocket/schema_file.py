"""The schema of a pocket, as a server's migrations have it. `python -m tests.pocket.schema_file` writes it anew."""

import sqlite3
import tempfile
from importlib.resources import files
from pathlib import Path

from knobel.server.store.migrating import migrate_file

FILE = Path(str(files("knobel.pocket") / "schema.sql"))
HEAD = "-- The schema of a house, as the server's migrations make it. Written by `make types`; do not edit.\n"


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


if __name__ == "__main__":
    FILE.write_text(schema(), encoding="utf-8")

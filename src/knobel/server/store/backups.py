"""Backups: everything in a store as one compressed file, the same for SQLite and PostgreSQL, so that one can become
the other. A backup holds the secrets of running tables: keep it as you keep the database."""

import base64
import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Table

from knobel.core.errors import KnobelError
from knobel.server.store.logs import Operation
from knobel.server.store.schema import metadata
from knobel.server.store.store import Store

FORMAT = "knobel-backup-1"
# Signs of life mean nothing later, and analyses can be made anew.
LEFT_OUT = ("heartbeats", "analyses")
# In an order in which every row finds the rows it refers to.
TABLES = [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


async def back_up(store: Store, path: Path) -> int:
    """Write everything to a file, as it stands at one moment; gives the number of rows."""
    rows = await store.read(_dump())
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"format": FORMAT}) + "\n")
        file.writelines(json.dumps(row) + "\n" for row in rows)
    return len(rows)


async def restore(store: Store, path: Path) -> int:
    """Fill an empty store from a file, completely or not at all; gives the number of rows."""
    if not await store.read(_is_empty()):
        raise KnobelError("store-not-empty")
    rows = list(_read(path))
    await store.write(_load(rows))
    return len(rows)


def _read(path: Path) -> Iterable[list[Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
    except OSError as trouble:
        raise KnobelError("cannot-read", file=str(path)) from trouble
    except (ValueError, EOFError) as trouble:
        raise KnobelError("not-a-backup", file=str(path)) from trouble
    if not lines or lines[0] != {"format": FORMAT}:
        raise KnobelError("not-a-backup", file=str(path))
    return lines[1:]


def _dump() -> Operation:
    found: list[list[Any]] = []
    for table in TABLES:
        columns = ", ".join(column.name for column in table.columns)
        rows = yield f"SELECT {columns} FROM {table.name}", ()
        found += [[table.name, *map(_plain, row)] for row in rows]
    return found


def _load(rows: list[list[Any]]) -> Operation:
    columns = {table.name: [column.name for column in table.columns] for table in TABLES}
    booleans = {table.name: [str(column.type) == "BOOLEAN" for column in table.columns] for table in TABLES}
    needed = {table.name: _least_columns(table) for table in TABLES}
    for name, *values in rows:
        # A backup made before a column was added lacks it at the end of the row; what is missing gets its default.
        if name not in columns or not needed[name] <= len(values) <= len(columns[name]):
            raise KnobelError("not-a-backup", file=name)
        marks = ", ".join("?" * len(values))
        told = [bool(v) if is_bool else _value(v) for v, is_bool in zip(values, booleans[name], strict=False)]
        yield f"INSERT INTO {name} ({', '.join(columns[name][: len(values)])}) VALUES ({marks})", tuple(told)


def _least_columns(table: Table) -> int:
    """How many columns of a row must be there: all up to the last one without a default."""
    must = [i for i, column in enumerate(table.columns, start=1) if not column.nullable and not column.server_default]
    return max(must)


def _is_empty() -> Operation:
    rows = yield "SELECT count(*) FROM tables", ()
    desks = yield "SELECT count(*) FROM desks", ()
    devices = yield "SELECT count(*) FROM devices", ()
    return rows[0][0] == desks[0][0] == devices[0][0] == 0


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

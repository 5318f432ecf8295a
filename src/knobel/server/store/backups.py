"""Backups: everything in a store as it stands at one moment, in one file, the same for SQLite and PostgreSQL, so that
one can become the other. A backup holds the secrets of running tables: keep it as you keep the database."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Connection, MetaData, Table, func, inspect, select
from sqlalchemy.exc import DBAPIError, StatementError

from knobel.core.errors import KnobelError
from knobel.server.store import backup_file
from knobel.server.store.backup_file import Contents, Group
from knobel.server.store.engines import in_store
from knobel.server.store.folder_lock import FolderLock
from knobel.server.store.high_water import mark_beside
from knobel.server.store.migrating import revision_of, upgrade
from knobel.server.store.revisions import newest
from knobel.server.store.schema import metadata

# Signs of life mean nothing later, and analyses can be made anew.
LEFT_OUT = ("heartbeats", "analyses")
# In an order in which every row finds the rows it refers to.
TABLES = [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]
# A house in which none of these has a row is empty.
TELLING = ("tables", "desks", "clubs", "devices")
# So many rows are in memory at once.
AT_ONCE = 500


async def back_up(where: Path | str, file: Path) -> int:
    """Write everything to a file; gives the number of rows. The house may be open, and may have an older schema."""
    if isinstance(where, Path) and not where.exists():
        raise KnobelError("no-house", folder=str(where.parent))
    return await in_store(where, lambda connection: dump(connection, file), writes=False)


async def restore(where: Path | str, file: Path) -> int:
    """Fill an empty store from a file, completely or not at all; gives the number of rows."""
    contents = backup_file.checked(file)
    with FolderLock(where) if isinstance(where, Path) else nullcontext():
        await in_store(where, lambda connection: load(connection, file, contents))
        if isinstance(where, Path):
            # Whatever was here before, this is a new house.
            mark_beside(where).unlink(missing_ok=True)
    return contents.rows


def dump(connection: Connection, file: Path) -> int:
    """Write every row that the transaction of this connection sees."""
    looking = inspect(connection)
    there = set(looking.get_table_names())
    with backup_file.written(file, revision_of(connection) or newest()) as writer:
        for table in TABLES:
            if table.name in there:
                known = {column["name"] for column in looking.get_columns(table.name)}
                columns = [column for column in table.columns if column.name in known]
                writer.group(table.name, [column.name for column in columns])
                rows = connection.execution_options(yield_per=AT_ONCE).execute(select(*columns))
                for some in rows.partitions():
                    writer.write(some)
    return writer.rows


def load(connection: Connection, file: Path, contents: Contents) -> None:
    """Write the rows of a file into an empty house of the file's own schema, and bring that up to the newest."""
    _must_be_empty(connection)
    before = MetaData()
    before.reflect(connection, only=lambda name, _: name in metadata.tables or name == "alembic_version")
    before.drop_all(connection)
    upgrade(connection, contents.schema)
    tables = MetaData()
    tables.reflect(connection)
    try:
        for table, rows in _batches(tables, file):
            connection.execute(table.insert(), rows)
    except (DBAPIError, StatementError) as trouble:
        raise KnobelError("backup-damaged", file=str(file)) from trouble
    upgrade(connection, newest())


def _must_be_empty(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    for name in TELLING:
        if name in there and connection.scalar(select(func.count()).select_from(metadata.tables[name])):
            raise KnobelError("store-not-empty")


def _batches(tables: MetaData, file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a file in their order, some of one table at a time."""
    last: tuple[Group, int] | None = None
    waiting: list[dict[str, Any]] = []
    for group, values in backup_file.rows_of(file):
        if (group, len(values)) != last or len(waiting) == AT_ONCE:
            if last is not None and waiting:
                yield tables.tables[last[0].table], waiting
            last, waiting = (group, len(values)), []
        waiting.append(_row(tables, file, group, values))
    if last is not None and waiting:
        yield tables.tables[last[0].table], waiting


def _row(tables: MetaData, file: Path, group: Group, values: list[Any]) -> dict[str, Any]:
    """A row by its columns. What a column has that is not in the file is its default."""
    table = tables.tables.get(group.table)
    if table is None or group.table not in metadata.tables:
        raise KnobelError("backup-damaged", file=str(file))
    names = group.columns or tuple(column.name for column in table.columns)[: len(values)]
    if len(names) != len(values) or not all(name in table.columns for name in names):
        raise KnobelError("backup-damaged", file=str(file))
    return {name: _typed(table.columns[name].type, value) for name, value in zip(names, values, strict=True)}


def _typed(kind: Any, value: Any) -> Any:
    """Files of the first format have 0 and 1 for false and true where they come from SQLite."""
    return bool(value) if isinstance(kind, Boolean) and value is not None else value

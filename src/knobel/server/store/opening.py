"""Opening a store: a file in the data folder, or a database by its address."""

from pathlib import Path

from knobel.core.errors import KnobelError
from knobel.house.store.store import Store
from knobel.server.store.sqlite import SqliteStore

FILE = "knobel.sqlite"


def place(data: Path, database_url: str | None) -> Path | str:
    """Where a house keeps everything: a file in its folder, or a database by its address."""
    if database_url is None:
        return data / FILE
    if not database_url.startswith(("postgresql://", "postgres://")):
        raise KnobelError("bad-database-url", url=database_url.split(":", 1)[0])
    return database_url.replace("postgres://", "postgresql://", 1)


def open_store(data: Path, database_url: str | None) -> Store:
    """The store that was asked for; it starts with the house."""
    where = place(data, database_url)
    if isinstance(where, Path):
        return SqliteStore(where)
    from knobel.server.store.postgres import PostgresStore

    return PostgresStore(where)

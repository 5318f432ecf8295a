"""Opening a store: a file in the data folder, or a database by its address."""

from pathlib import Path

from knobel.core.errors import KnobelError
from knobel.server.store.sqlite import SqliteStore
from knobel.server.store.store import Store

FILE = "knobel.sqlite"


def open_store(data: Path, database_url: str | None) -> Store:
    """The store that was asked for; it starts with the house."""
    if database_url is None:
        return SqliteStore(data / FILE)
    if not database_url.startswith(("postgresql://", "postgres://")):
        raise KnobelError("bad-database-url", url=database_url.split(":", 1)[0])
    from knobel.server.store.postgres import PostgresStore

    return PostgresStore(database_url.replace("postgres://", "postgresql://", 1))

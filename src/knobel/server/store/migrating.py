"""Bringing a database up to the schema, in one transaction: whoever pulls the plug finds the old one or the new one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from knobel.server.store.engines import in_database, in_file
from knobel.server.store.revisions import FOLDER, must_be_known, newest

# The name of the lock that nodes take which start together.
LOCK = 7261736


def migrate_file(path: Path, to: str | None = None) -> None:
    """Bring a SQLite file up to the newest schema, or to an older one."""
    in_file(path, lambda connection: upgrade(connection, to or newest()))


async def migrate_database(url: str, to: str | None = None) -> None:
    """Bring a PostgreSQL database up to the schema; nodes that start together take turns."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        upgrade(connection, to or newest())

    await in_database(url, work)


def revision_of(connection: Connection) -> str | None:
    """The revision of a database, if it is one that this program knows."""
    revision = MigrationContext.configure(connection).get_current_revision()
    must_be_known(revision)
    return revision


def upgrade(connection: Connection, to: str) -> None:
    """Bring the database of this connection up to a revision."""
    if revision_of(connection) == to:
        return
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)

"""Bringing a database up to the schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

FOLDER = Path(__file__).parent / "migrations"


def migrate_file(path: Path) -> None:
    """Bring a SQLite file up to the schema."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


async def migrate_database(url: str) -> None:
    """Bring a PostgreSQL database up to the schema; nodes that start together take turns."""
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7261736)")
        await connection.run_sync(_upgrade)
    await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

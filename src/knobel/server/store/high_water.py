"""Noticing what happened to a database file while nobody was there: that it was emptied, replaced, cut or damaged.

Beside the file lies a mark that says how far the house had come: which house it is, how often it has been marked, and
whether anything was in it. The database holds the same numbers, in its head; it is marked first and the file then, at
most once a second. A database that is behind its mark has lost something.
"""

import secrets
import sqlite3
from pathlib import Path

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen


class Mark(Frozen, frozen=True):
    """How far a house has come."""

    house: int
    number: int
    filled: bool


def mark_beside(database: Path) -> Path:
    """The file of the mark."""
    return database.with_name(database.name + ".mark")


def set_mark(connection: sqlite3.Connection, database: Path) -> None:
    """Mark how far the house has come, in the database and then beside it."""
    before = _mark_in(connection)
    after = Mark(before.house or 1 + secrets.randbelow(2**31 - 1), before.number + 1, before.filled)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {after.house}")
    connection.execute(f"PRAGMA user_version = {after.number}")
    connection.execute("COMMIT")
    file = mark_beside(database)
    new = file.with_name(file.name + ".new")
    new.write_bytes(msgspec.json.encode(after))
    new.replace(file)


def check(database: Path) -> None:
    """Refuse a database that is not whole, or has lost something since it was last marked."""
    mark = _mark_at(mark_beside(database))
    facts = {"folder": str(database.parent.absolute()), "mark": mark_beside(database).name}
    if not database.exists() or not database.stat().st_size:
        if mark is not None:
            raise KnobelError("store-emptied", **facts)
        return
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        found = _mark_in(connection)
    except sqlite3.DatabaseError as trouble:
        raise KnobelError("store-damaged", **facts) from trouble
    finally:
        connection.close()
    if not sound:
        raise KnobelError("store-damaged", **facts)
    if mark is not None and mark.filled and not found.filled:
        raise KnobelError("store-emptied", **facts)
    if mark is not None and (found.house != mark.house or found.number < mark.number):
        raise KnobelError("store-behind", **facts)


def _mark_at(file: Path) -> Mark | None:
    """The mark beside a database; one that cannot be read says nothing."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Mark)
    except (OSError, msgspec.MsgspecError):
        return None


def _mark_in(connection: sqlite3.Connection) -> Mark:
    (house,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    filled = any(
        connection.execute(f"SELECT EXISTS (SELECT 1 FROM {name})").fetchone()[0]
        for name in ("tables", "desks", "clubs")
        if name in known
    )
    return Mark(house, number, filled)

"""Looking at what is kept of tables, desks and clubs, entry by entry, without opening a house."""

from collections.abc import Iterator

from sqlalchemy import Connection, Table, inspect, select

from knobel.core.frozen import Frozen
from knobel.server.store.migrating import revision_of
from knobel.server.store.schema import club_log, clubs, desk_log, desks, log, tables


class StoredLog(Frozen, frozen=True):
    """A log as it is kept: of which kind, whose, its secret and its entries, each with its number and its time."""

    kind: str
    id: str
    master: bytes
    entries: tuple[tuple[int, int, bytes], ...]


def stored_logs(connection: Connection, id: str | None) -> Iterator[StoredLog]:
    """Every log of a house, or only one."""
    revision_of(connection)
    yield from _logs(connection, "table", tables, log, "table_id", id)
    yield from _logs(connection, "desk", desks, desk_log, "desk_id", id)
    yield from _logs(connection, "club", clubs, club_log, "club_id", id)


def _logs(
    connection: Connection, kind: str, owners: Table, entries: Table, owner: str, id: str | None
) -> Iterator[StoredLog]:
    if not inspect(connection).has_table(owners.name):
        return
    found = select(owners.c.id, owners.c.master)
    for each, master in connection.execute(found if id is None else found.where(owners.c.id == id)).all():
        of_it = select(entries.c.seq, entries.c.at, entries.c.entry).where(entries.c[owner] == each)
        rows = connection.execute(of_it.order_by(entries.c.seq)).all()
        yield StoredLog(kind, each, bytes(master or b""), tuple((seq, at, bytes(entry)) for seq, at, entry in rows))

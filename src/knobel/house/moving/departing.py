"""Leaving this house: a table of one's own is closed here, and its log given to whoever takes it along.

It is closed before anybody has the log, so that it never goes on in two places; asked again, the same file comes, until
the table has arrived.
"""

from knobel.core.errors import KnobelError
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import TableRegistry
from knobel.house.moving.files import MOST_BYTES, MOST_ENTRIES, is_id, written
from knobel.house.names import is_plain
from knobel.house.store.logs import OF_TABLES, read_entries
from knobel.house.work.tasks import as_bytes


async def depart(tables: TableRegistry, device: str, table: str, to: str) -> bytes:
    """The file of a table that goes on under this id in another house; it is closed here."""
    live = await tables.table(table) if is_plain(table) else None
    if live is None or not live.table.is_host(device):
        raise KnobelError("no-such-table")
    await live.catch_up_with_others()
    _must_be_ones_own(live, device)
    if not is_id(to) or to == table:
        raise KnobelError("bad-table-file")
    if live.table.moved_to is None and len(await _file(tables, live, to, live.seq + 1)) > MOST_BYTES:
        raise KnobelError("table-too-long")
    there = await live.move_to(to)
    # All but the entry that says where it went.
    return await _file(tables, live, there, live.seq)


def _must_be_ones_own(live: LiveTable, device: str) -> None:
    """The log holds what was under everybody's cup: only whoever has always been alone with bots may have it."""
    if live.table.setup.day is not None:
        raise KnobelError("not-allowed")
    if live.table.visitors - {device}:
        raise KnobelError("not-alone")
    if live.seq > MOST_ENTRIES:
        raise KnobelError("table-too-long")


async def _file(tables: TableRegistry, live: LiveTable, to: str, before: int) -> bytes:
    rows = await tables.store.read(read_entries(OF_TABLES, live.id, -1, before))
    return written(live.id, to, live.master, ((at, as_bytes(entry)) for _, at, entry in rows))

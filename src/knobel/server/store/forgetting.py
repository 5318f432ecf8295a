"""Forgetting a person: names, talk, devices, passkeys. Finished games stay, with another name in them."""

import msgspec

from knobel.server.store import chat
from knobel.server.store.logs import Operation
from knobel.server.store.operations import decoded, encoded
from knobel.server.table.entries import Sat


def forget(devices: tuple[str, ...], account: str | None, instead: str) -> Operation:
    """Forget these devices and their account, everywhere."""
    marks = ", ".join("?" * len(devices))
    tables = yield f"SELECT DISTINCT table_id FROM sitters WHERE device IN ({marks})", devices
    played = yield f"SELECT DISTINCT table_id FROM results WHERE device IN ({marks})", devices
    for (table,) in sorted({*tables, *played}):
        yield from _rename_in_log(table, devices, instead)
    yield f"UPDATE sitters SET name = ?, device = '' WHERE device IN ({marks})", (instead, *devices)
    yield f"UPDATE results SET device = '' WHERE device IN ({marks})", devices
    yield from chat.forget_said(devices)
    yield f"DELETE FROM challenges WHERE device IN ({marks})", devices
    yield f"DELETE FROM devices WHERE id IN ({marks})", devices
    if account is not None:
        yield "DELETE FROM passkeys WHERE account = ?", (account,)


def _rename_in_log(table: str, devices: tuple[str, ...], instead: str) -> Operation:
    """The log keeps who sat where by a number that means nothing any more, and not by name."""
    rows = yield "SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", (table,)
    for seq, entry in rows:
        sat = decoded(entry)
        if isinstance(sat, Sat) and sat.device in devices:
            nameless = encoded(msgspec.structs.replace(sat, name=instead))
            yield "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", (nameless, table, seq)

"""Forgetting a person: names, talk, devices, passkeys. Finished games stay, with another name in them."""

from typing import Any

import msgspec

from knobel.house.store import chat
from knobel.house.store.logs import Operation

# The entry with which a table was set up.
FIRST = 0


def forget(devices: tuple[str, ...], account: str | None, instead: str) -> Operation:
    """Forget these devices and their account, everywhere. What desks have of them is in their own hands."""
    marks = ", ".join("?" * len(devices))
    sat = yield f"SELECT table_id, seq FROM seatings WHERE device IN ({marks})", devices
    hosted = yield f"SELECT id FROM tables WHERE host IN ({marks})", devices
    played = yield f"SELECT DISTINCT table_id FROM results WHERE device IN ({marks})", devices
    entries = {*sat, *((table, FIRST) for (table,) in hosted)}
    for table, seq in sorted(entries):
        yield from _rewrite(table, seq, devices, instead)
    for table in sorted({table for table, _ in entries} | {table for (table,) in played}):
        for device in devices:
            yield "DELETE FROM answers WHERE table_id = ? AND key LIKE ?", (table, f"{device}/%")
    for where in ("seatings", "sitters"):
        yield f"UPDATE {where} SET name = ?, device = '' WHERE device IN ({marks})", (instead, *devices)
    yield f"UPDATE tables SET host = '' WHERE host IN ({marks})", devices
    yield f"UPDATE results SET device = '' WHERE device IN ({marks})", devices
    for kept in ("day_plays", "favourites"):
        yield f"DELETE FROM {kept} WHERE device IN ({marks})", devices
    yield from chat.forget_said(devices)
    yield f"DELETE FROM challenges WHERE device IN ({marks})", devices
    yield f"DELETE FROM devices WHERE id IN ({marks})", devices
    if account is not None:
        yield "DELETE FROM challenges WHERE account = ?", (account,)
        yield "DELETE FROM passkeys WHERE account = ?", (account,)


def forget_kept_seats(keeper: str, names: tuple[str, ...], instead: str) -> Operation:
    """The seats that somebody has kept for people of these names are nobody's in particular; gives the tables."""
    marks = ", ".join("?" * len(names))
    of_these = f"device = ? AND name IN ({marks})"
    rows = yield f"SELECT table_id, seq FROM seatings WHERE {of_these}", (keeper, *names)
    for table, seq in rows:
        yield from _rewrite(table, seq, (keeper,), instead, keeper)
    for where in ("seatings", "sitters"):
        yield f"UPDATE {where} SET name = ? WHERE {of_these}", (instead, keeper, *names)
    return sorted({table for table, _ in rows})


def _rewrite(table: str, seq: int, devices: tuple[str, ...], instead: str, device: str = "") -> Operation:
    """Let an entry of a log speak of nobody. Nothing in a game follows from names or devices."""
    rows = yield "SELECT entry FROM log WHERE table_id = ? AND seq = ?", (table, seq)
    for (entry,) in rows:
        nameless = _without(bytes(entry), devices, instead, device)
        yield "UPDATE log SET entry = ? WHERE table_id = ? AND seq = ?", (nameless, table, seq)


def _without(entry: bytes, devices: tuple[str, ...], instead: str, device: str) -> bytes:
    """An entry that cannot be read can neither be played on nor mended; then nothing of it stays."""
    try:
        told: dict[str, Any] = msgspec.json.decode(entry, type=dict[str, Any])
    except msgspec.MsgspecError:
        return b"" if any(each.encode() in entry for each in devices) else entry
    if told.get("device") in devices:
        told |= {"device": device} | ({"name": instead} if "name" in told else {})
    if told.get("host") in devices:
        told["host"] = ""
    return msgspec.json.encode(told)

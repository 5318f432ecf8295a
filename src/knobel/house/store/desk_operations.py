"""Everything that the tournament desks ask of the store."""

import msgspec

from knobel.core.frozen import Frozen
from knobel.desk.actions import Entry, Row
from knobel.house.store.logs import NO_END, OF_DESKS, Operation, answered, read_entries, read_entry, write_entries

_ENCODE = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(Entry).decode


class NewDesk(Frozen, frozen=True):
    """What the store keeps of a desk beside its log. `master`, from which its links come, never leaves the house."""

    id: str
    name: str
    master: bytes
    host: str
    online: bool
    created: int


class KnownDesk(Frozen, frozen=True):
    """What the store says of a desk without looking into its log."""

    id: str
    name: str
    created: int
    host: str
    online: bool


def create_with_log(desk: NewDesk, rows: tuple[Row, ...], phase: str) -> Operation:
    """Set up a desk together with the first entries of its log, each with its own time."""
    yield (
        ("INSERT INTO desks (id, name, master, host, phase, online, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        (desk.id, desk.name, desk.master, desk.host, phase, desk.online, desk.created, desk.created),
    )
    for row in rows:
        yield from write_entries(OF_DESKS, desk.id, row.seq - 1, (_ENCODE(row.entry),), row.at, None)


def append(desk: str, after: int, entries: tuple[Entry, ...], at: int, key: str | None, phase: str) -> Operation:
    """Write entries behind entry `after`."""
    encoded = tuple(_ENCODE(entry) for entry in entries)
    seq = yield from write_entries(OF_DESKS, desk, after, encoded, at, key)
    yield "UPDATE desks SET phase = ?, changed = ? WHERE id = ?", (phase, at, desk)
    return seq


def answer(desk: str, key: str) -> Operation:
    """The number at which a request with this key was answered, if it was."""
    return (yield from answered(OF_DESKS, desk, key))


def read(desk: str, after: int, before: int = NO_END) -> Operation:
    """The entries of a desk's log behind entry `after` and, if asked so, only those before another."""
    rows = yield from read_entries(OF_DESKS, desk, after, before)
    return [Row(seq, at, read_entry(seq, entry, decoded)) for seq, at, entry in rows]


def master_of(desk: str) -> Operation:
    """The secret from which a desk's links come."""
    rows = yield "SELECT master FROM desks WHERE id = ?", (desk,)
    return bytes(rows[0][0]) if rows else None


def beginning_with(digits: str) -> Operation:
    """The ids of all desks that begin like this."""
    rows = yield "SELECT id FROM desks WHERE id LIKE ? ORDER BY id", (f"{digits}%",)
    return [row[0] for row in rows]


def delete(desk: str) -> Operation:
    """A desk with everything that is known of it."""
    yield "DELETE FROM desk_answers WHERE desk_id = ?", (desk,)
    yield "DELETE FROM desk_log WHERE desk_id = ?", (desk,)
    yield "DELETE FROM desks WHERE id = ?", (desk,)


def online_and_unfinished() -> Operation:
    """The ids of all tournaments that are played at tables of the house and not over."""
    rows = yield "SELECT id FROM desks WHERE online AND phase <> 'over'", ()
    return [row[0] for row in rows]


def online_desks() -> Operation:
    """The ids of all tournaments that are or were played at tables of the house."""
    rows = yield "SELECT id FROM desks WHERE online", ()
    return [row[0] for row in rows]


def perhaps_of(devices: tuple[str, ...]) -> Operation:
    """The tournaments that these devices have set up, and all in which they can have taken part, latest first.

    Each with its name, its time, who has set it up, and whether it is played at tables of the house.
    """
    marks = ", ".join("?" * len(devices))
    rows = yield (
        f"SELECT id, name, created, host, online FROM desks WHERE online OR host IN ({marks}) ORDER BY created DESC",
        devices,
    )
    return [KnownDesk(id, name, created, host, bool(online)) for id, name, created, host, online in rows]


def rewrite(desk: str, rows: tuple[Row, ...]) -> Operation:
    """Put other entries in the place of these. Only for forgetting a person."""
    for row in rows:
        yield "UPDATE desk_log SET entry = ? WHERE desk_id = ? AND seq = ?", (_ENCODE(row.entry), desk, row.seq)


def forget_devices(devices: tuple[str, ...]) -> Operation:
    """Who announced tournaments, and which device asked for what."""
    for device in devices:
        yield "UPDATE desks SET host = '' WHERE host = ?", (device,)
        yield "DELETE FROM desk_answers WHERE key LIKE ?", (f"%/{device}/%",)


def latest(desks: tuple[str, ...]) -> Operation:
    """These desks with the number of their latest entry."""
    marks = ", ".join("?" * len(desks))
    rows = yield f"SELECT desk_id, max(seq) FROM desk_log WHERE desk_id IN ({marks}) GROUP BY desk_id", desks
    return [(row[0], row[1]) for row in rows]

"""Everything the house asks of its store, written once for every database.

An operation is a generator that yields statements and is sent their rows; the store that runs it brings the
connection and the transaction. Placeholders are question marks.
"""

from typing import Any

import msgspec

from knobel.core.frozen import Frozen
from knobel.house.store.days import keep_result
from knobel.house.store.logs import NO_END, OF_TABLES, Operation, answered, read_entries, read_entry, write_entries
from knobel.house.table.entries import Entry, Knocked, Sat

# The phase of a table that goes on in another house; at the table itself it is closed.
MOVED = "moved"
# In the list of sittings: knocked, and had no seat.
NO_SEAT = -1
encoded = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(Entry).decode


class Row(Frozen, frozen=True):
    """An entry of a log, with its number and the time at which it was written."""

    seq: int
    at: int
    entry: Any


class NewTable(Frozen, frozen=True):
    """What the store keeps of a table beside its log. Tokens come as hashes; `master` never leaves the store's side."""

    id: str
    game: str
    public: bool
    code: str
    invitation: str
    master: bytes
    host: str
    seats: int
    created: int
    preset: str | None = None


class TableRow(Frozen, frozen=True):
    """A table as it is known without its log."""

    id: str
    game: str
    phase: str
    public: bool
    code: str | None
    invitation: str
    host: str
    seats: int
    taken: int
    created: int
    changed: int
    preset: str | None = None


class ResultRow(Frozen, frozen=True):
    """How a seat fared in a finished game; one that was played `elsewhere` has been handed over to this house."""

    table: str
    number: int
    seat: int
    game: str
    ended: int
    seats: int
    kind: str
    device: str
    mind: str
    place: int
    won: bool
    lost: bool
    points: int | None
    chips: int | None
    advised: int
    elsewhere: bool = False


class Summary(Frozen, frozen=True):
    """What of a table has changed with its log. `game` is what will be played next: the game, for how many,
    and by which preset.

    `day` is what somebody made of the dice of a day.
    """

    phase: str
    taken: int
    sitters: tuple[tuple[int, str, str], ...] = ()
    record: tuple[int, str] | None = None
    game: tuple[str, int, str | None] | None = None
    results: tuple[ResultRow, ...] = ()
    day: tuple[str, int] | None = None


RESULT_COLUMNS = (
    "table_id, number, seat, game, ended, seats, kind, device, mind, place, won, lost, points, chips, advised,"
    " elsewhere"
)
_COLUMNS = "id, game, phase, public, code, invitation, host, seats, taken, created, changed, preset"


def create(table: NewTable) -> Operation:
    """Set up a table; its log follows by `append`."""
    yield (
        (
            "INSERT INTO tables"
            " (id, game, phase, public, code, invitation, master, host, seats, taken, created, changed, preset)"
            " VALUES (?, ?, 'lobby', ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)"
        ),
        (
            table.id,
            table.game,
            table.public,
            table.code,
            table.invitation,
            table.master,
            table.host,
            table.seats,
            table.created,
            table.created,
            table.preset,
        ),
    )


def create_with_log(table: NewTable, entries: tuple[Entry, ...], at: int, summary: "Summary") -> Operation:
    """Set up a table together with the first entries of its log."""
    yield from create(table)
    return (yield from append(table.id, -1, entries, at, None, summary))


def append(table: str, after: int, entries: tuple[Entry, ...], at: int, key: str | None, summary: Summary) -> Operation:
    """Write entries behind entry `after`; a number already taken or a key already used is a conflict."""
    seq = yield from write_entries(OF_TABLES, table, after, tuple(map(encoded, entries)), at, key)
    for number, entry in enumerate(entries, start=after + 1):
        named = _named_in(entry)
        if named is not None:
            yield (
                "INSERT INTO seatings (table_id, seq, seat, device, name) VALUES (?, ?, ?, ?, ?)",
                (table, number, *named),
            )
    yield "UPDATE tables SET phase = ?, taken = ?, changed = ? WHERE id = ?", (summary.phase, summary.taken, at, table)
    if summary.game is not None:
        yield "UPDATE tables SET game = ?, seats = ?, preset = ? WHERE id = ?", (*summary.game, table)
    if summary.phase in ("closed", MOVED):
        yield "UPDATE tables SET code = NULL WHERE id = ?", (table,)
        yield "DELETE FROM chat WHERE table_id = ?", (table,)
    for seat, device, name in summary.sitters:
        yield "DELETE FROM sitters WHERE table_id = ? AND seat = ?", (table, seat)
        yield (
            "INSERT INTO sitters (table_id, seat, device, name) VALUES (?, ?, ?, ?)",
            (table, seat, device, name),
        )
    if summary.record is not None:
        number, text = summary.record
        yield (
            (
                "INSERT INTO records (table_id, number, game, ended, record, preset)"
                " SELECT id, ?, game, ?, ?, preset FROM tables WHERE id = ?"
            ),
            (number, at, text, table),
        )
    for result in summary.results:
        values = tuple(getattr(result, name) for name in result.__struct_fields__)
        yield f"INSERT INTO results ({RESULT_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values
    if summary.day is not None:
        yield from keep_result(summary.day[0], table, summary.day[1], at)
    return seq


def _named_in(entry: Entry) -> tuple[int, str, str] | None:
    """Whom an entry speaks of: the seat, the device and the name. Whoever only knocks has neither seat nor name."""
    match entry:
        case Sat(seat=seat, device=device, name=name) if device:
            return seat, device, name
        case Knocked(device):
            return NO_SEAT, device, ""
        case _:
            return None


def answer(table: str, key: str) -> Operation:
    """The number at which a request with this key was answered, if it was."""
    return (yield from answered(OF_TABLES, table, key))


def read(table: str, after: int, before: int = NO_END) -> Operation:
    """The entries of a log behind entry `after` and, if asked so, only those before another."""
    rows = yield from read_entries(OF_TABLES, table, after, before)
    return [Row(seq, at, read_entry(seq, entry, decoded)) for seq, at, entry in rows]


def master_of(table: str) -> Operation:
    """The secret from which a table's dice come."""
    rows = yield "SELECT master FROM tables WHERE id = ?", (table,)
    return bytes(rows[0][0]) if rows else None


def table(id: str) -> Operation:
    """A table by its id."""
    rows = yield f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (id,)
    return TableRow(*rows[0]) if rows else None


def table_by_code(code: str) -> Operation:
    """A table by the code people read out to each other."""
    rows = yield f"SELECT {_COLUMNS} FROM tables WHERE code = ?", (code,)
    return TableRow(*rows[0]) if rows else None


def public_tables(limit: int) -> Operation:
    """Tables that anybody may join, latest first."""
    rows = yield (
        f"SELECT {_COLUMNS} FROM tables WHERE phase = 'lobby' AND public ORDER BY changed DESC LIMIT ?",
        (limit,),
    )
    return [TableRow(*row) for row in rows]


def unfinished() -> Operation:
    """The ids of all tables that are not closed."""
    rows = yield "SELECT id FROM tables WHERE phase NOT IN ('closed', 'moved')", ()
    return [row[0] for row in rows]


def playing() -> Operation:
    """The ids of all tables at which a game is going on."""
    rows = yield "SELECT id FROM tables WHERE phase = 'playing'", ()
    return [row[0] for row in rows]


def latest(tables: tuple[str, ...]) -> Operation:
    """These tables with the number of their latest entry, and of the last thing said there (-1 for nothing)."""
    marks = ", ".join("?" * len(tables))
    rows = yield (
        (
            "SELECT id, (SELECT max(seq) FROM log WHERE table_id = tables.id),"
            " (SELECT coalesce(max(number), -1) FROM chat WHERE table_id = tables.id)"
            f" FROM tables WHERE id IN ({marks})"
        ),
        tables,
    )
    return [(row[0], row[1], row[2]) for row in rows if row[1] is not None]


def tables_of(devices: tuple[str, ...], limit: int, *, knocked: bool = False) -> Operation:
    """The tables at which these devices sit or sat, latest first; also those at which they only knocked, if asked."""
    marks = ", ".join("?" * len(devices))
    rows = yield (
        (
            f"SELECT {_COLUMNS} FROM tables WHERE id IN"
            f" (SELECT table_id FROM seatings WHERE device IN ({marks}) AND seat >= ?)"
            f" OR id IN (SELECT table_id FROM results WHERE device IN ({marks}))"
            f" OR host IN ({marks}) ORDER BY changed DESC LIMIT ?"
        ),
        (*devices, NO_SEAT if knocked else 0, *devices, *devices, limit),
    )
    return [TableRow(*row) for row in rows]


def record(table: str, number: int) -> Operation:
    """The record of a finished game."""
    rows = yield "SELECT record FROM records WHERE table_id = ? AND number = ?", (table, number)
    return rows[0][0] if rows else None


def records_of(table: str) -> Operation:
    """The numbers of the finished games of a table."""
    rows = yield "SELECT number FROM records WHERE table_id = ? ORDER BY number", (table,)
    return [row[0] for row in rows]


def heartbeat(node: str, at: int) -> Operation:
    """A node is alive."""
    yield (
        "INSERT INTO heartbeats (node, at) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at = excluded.at",
        (node, at),
    )


def forget_heartbeats(after: int) -> Operation:
    """Forget signs of life that are later than this."""
    yield "DELETE FROM heartbeats WHERE at > ?", (after,)


def last_heartbeat() -> Operation:
    """When any node was last known to live."""
    rows = yield "SELECT max(at) FROM heartbeats", ()
    return rows[0][0]


# Devices and their people ----------------------------------------------------------------------------------------


class Device(Frozen, frozen=True):
    """A device that has been here before, and the account it belongs to, if any."""

    id: str
    account: str | None
    name: str


def add_device(id: str, token: str, name: str, at: int) -> Operation:
    """A new device; its token comes as a hash."""
    yield (
        "INSERT INTO devices (id, token, account, name, created, seen) VALUES (?, ?, NULL, ?, ?, ?)",
        (id, token, name, at, at),
    )


def device_by_token(token: str) -> Operation:
    """The device with this token, given as a hash."""
    rows = yield "SELECT id, account, name FROM devices WHERE token = ?", (token,)
    return Device(*rows[0]) if rows else None


def rename_device(id: str, name: str) -> Operation:
    """Remember the nickname of a device."""
    yield "UPDATE devices SET name = ? WHERE id = ?", (name, id)


def names_of(devices: tuple[str, ...]) -> Operation:
    """What these devices want to be called."""
    marks = ", ".join("?" * len(devices))
    rows = yield f"SELECT id, name FROM devices WHERE id IN ({marks})", devices
    return {row[0]: row[1] for row in rows}


def devices_of(account: str) -> Operation:
    """All devices of an account."""
    rows = yield "SELECT id FROM devices WHERE account = ?", (account,)
    return [row[0] for row in rows]


def sittings_of(devices: tuple[str, ...]) -> Operation:
    """Where these devices have sat down, for whoever wants to take their data along."""
    marks = ", ".join("?" * len(devices))
    rows = yield f"SELECT table_id, seat, name FROM seatings WHERE device IN ({marks}) ORDER BY table_id, seq", devices
    return [(row[0], row[1], row[2]) for row in rows]

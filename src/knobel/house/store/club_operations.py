"""Everything that clubs ask of the store."""

import msgspec

from knobel.club.actions import ClubEntry, ClubRow
from knobel.core.frozen import Frozen
from knobel.house.store.logs import NO_END, OF_CLUBS, Operation, answered, read_entries, read_entry, write_entries

_ENCODE = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(ClubEntry).decode


class NewClub(Frozen, frozen=True):
    """What the store keeps of a club beside its log. `master`, from which its links come, never leaves the house."""

    id: str
    master: bytes
    founder: str
    created: int


def create_with_log(club: NewClub, rows: tuple[ClubRow, ...]) -> Operation:
    """Found a club together with the first entries of its log, each with its own time."""
    yield (
        "INSERT INTO clubs (id, master, founder, created, changed) VALUES (?, ?, ?, ?, ?)",
        (club.id, club.master, club.founder, club.created, club.created),
    )
    for row in rows:
        yield from write_entries(OF_CLUBS, club.id, row.seq - 1, (_ENCODE(row.entry),), row.at, None)


def append(club: str, after: int, entry: ClubEntry, at: int, key: str | None) -> Operation:
    """Write an entry behind entry `after`."""
    seq = yield from write_entries(OF_CLUBS, club, after, (_ENCODE(entry),), at, key)
    yield "UPDATE clubs SET changed = ? WHERE id = ?", (at, club)
    return seq


def answer(club: str, key: str) -> Operation:
    """The number at which a request with this key was answered, if it was."""
    return (yield from answered(OF_CLUBS, club, key))


def read(club: str, after: int, before: int = NO_END) -> Operation:
    """The entries of a club's log behind entry `after` and, if asked so, only those before another."""
    rows = yield from read_entries(OF_CLUBS, club, after, before)
    return [ClubRow(seq, at, read_entry(seq, entry, decoded)) for seq, at, entry in rows]


def master_of(club: str) -> Operation:
    """The secret from which a club's links come."""
    rows = yield "SELECT master FROM clubs WHERE id = ?", (club,)
    return bytes(rows[0][0]) if rows else None


def rewrite(club: str, rows: tuple[ClubRow, ...]) -> Operation:
    """Put other entries in the place of these. Only for forgetting a person."""
    for row in rows:
        yield "UPDATE club_log SET entry = ? WHERE club_id = ? AND seq = ?", (_ENCODE(row.entry), club, row.seq)


def delete(club: str) -> Operation:
    """Nothing of a club stays."""
    for table in ("club_ties", "club_answers", "club_log"):
        yield f"DELETE FROM {table} WHERE club_id = ?", (club,)
    yield "DELETE FROM clubs WHERE id = ?", (club,)


def tie(club: str, device: str, link: str, at: int) -> Operation:
    """Remember by which link a device has come."""
    known = yield "SELECT at FROM club_ties WHERE club_id = ? AND device = ? AND link = ?", (club, device, link)
    if not known:
        yield "INSERT INTO club_ties (club_id, device, link, at) VALUES (?, ?, ?, ?)", (club, device, link, at)


def untie(club: str, devices: tuple[str, ...]) -> Operation:
    """Forget that these devices have been at a club."""
    for device in devices:
        yield "DELETE FROM club_ties WHERE club_id = ? AND device = ?", (club, device)


def untie_links(club: str, beginning: str) -> Operation:
    """Forget who has come by the links whose names begin so."""
    yield "DELETE FROM club_ties WHERE club_id = ? AND link LIKE ?", (club, f"{beginning}%")


def ties_of(devices: tuple[str, ...]) -> Operation:
    """The clubs that these devices are tied to, and the names of the links, the earliest first."""
    marks = ", ".join("?" * len(devices))
    rows = yield f"SELECT club_id, link FROM club_ties WHERE device IN ({marks}) ORDER BY at, link", devices
    return [(row[0], row[1]) for row in rows]


def ties_at(club: str) -> Operation:
    """The devices that are tied to a club, and the names of the links."""
    rows = yield "SELECT device, link FROM club_ties WHERE club_id = ? ORDER BY at, link", (club,)
    return [(row[0], row[1]) for row in rows]


def created(club: str) -> Operation:
    """When a club was founded here."""
    rows = yield "SELECT created FROM clubs WHERE id = ?", (club,)
    return rows[0][0] if rows else 0


def forget_devices(devices: tuple[str, ...]) -> Operation:
    """Who has founded clubs or been at them, and which device asked for what."""
    for device in devices:
        yield "DELETE FROM club_ties WHERE device = ?", (device,)
        yield "UPDATE clubs SET founder = '' WHERE founder = ?", (device,)
        yield "DELETE FROM club_answers WHERE key LIKE ?", (f"%/{device}/%",)


def founded_by(devices: tuple[str, ...]) -> Operation:
    """The clubs that these devices have founded, latest first."""
    marks = ", ".join("?" * len(devices))
    rows = yield f"SELECT id, created FROM clubs WHERE founder IN ({marks}) ORDER BY created DESC", devices
    return [(row[0], row[1]) for row in rows]

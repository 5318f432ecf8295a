"""What a log must hold so that it can go on."""

from collections.abc import Callable, Iterable
from typing import Any

from knobel.club.actions import ClubRow, Found
from knobel.club.club_log import ClubLog
from knobel.desk.actions import Create
from knobel.desk.actions import Row as DeskRow
from knobel.desk.desk import Desk
from knobel.desk.formats.registry import check_format
from knobel.house.store import club_operations, desk_operations, operations
from knobel.house.store.logs import BadEntry, read_entry
from knobel.house.table.table import Table

MASTER_BYTES = 32
# An entry as it is kept: its number, its time, its bytes.
KeptEntry = tuple[int, int, bytes]


class BadLog(Exception):
    """A log without something that it cannot go on without."""


def must_be_a_master(master: bytes) -> None:
    """The secret of a log is there and whole."""
    if len(master) != MASTER_BYTES:
        raise BadLog(f"its secret has {len(master)} bytes instead of {MASTER_BYTES}")


def must_stand(table: Table) -> None:
    """A table has been set up, with a game that can be played here."""
    if table.opened is None or 0 not in table.setups:
        raise BadLog("it does not begin with setting the table up")
    table.game  # noqa: B018 - raises if there is no such game, or not in this version


def must_be_a_tournament(desk: Desk) -> None:
    """A desk has been set up, with a game that can be played here."""
    create = desk.rows[0].entry.action if desk.rows else None
    if not isinstance(create, Create):
        raise BadLog("it does not begin with setting the tournament up")
    check_format(create)


def must_be_a_club(log: ClubLog) -> None:
    """A club has been founded."""
    if not log.rows or not isinstance(log.rows[0].entry.action, Found):
        raise BadLog("it does not begin with founding the club")


def trouble_with_table(id: str, master: bytes, entries: Iterable[KeptEntry]) -> Exception | None:
    """Why a table does not open, if it does not."""
    table = Table(id)

    def fold(seq: int, at: int, entry: bytes) -> None:
        table.fold(read_entry(seq, entry, operations.decoded), at)

    return _trouble(master, entries, fold, lambda: must_stand(table))


def trouble_with_desk(master: bytes, entries: Iterable[KeptEntry]) -> Exception | None:
    """Why a desk does not open, if it does not."""
    desk = Desk()

    def fold(seq: int, at: int, entry: bytes) -> None:
        desk.add(DeskRow(seq, at, read_entry(seq, entry, desk_operations.decoded)))

    return _trouble(master, entries, fold, lambda: must_be_a_tournament(desk))


def trouble_with_club(master: bytes, entries: Iterable[KeptEntry]) -> Exception | None:
    """Why a club does not open, if it does not."""
    log = ClubLog()

    def fold(seq: int, at: int, entry: bytes) -> None:
        log.add(ClubRow(seq, at, read_entry(seq, entry, club_operations.decoded)))

    return _trouble(master, entries, fold, lambda: must_be_a_club(log))


def _trouble(
    master: bytes, entries: Iterable[KeptEntry], fold: Callable[[int, int, bytes], Any], check: Callable[[], Any]
) -> Exception | None:
    try:
        must_be_a_master(master)
        for number, (seq, at, entry) in enumerate(entries):
            if seq != number:
                raise BadEntry(seq, f"entry {number} is missing")
            try:
                fold(seq, at, entry)
            except BadEntry:
                raise
            except Exception as trouble:
                raise BadEntry(seq, f"{type(trouble).__name__}: {trouble}") from trouble
        check()
    except Exception as trouble:
        return trouble
    return None

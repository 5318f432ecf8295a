"""Logs: entries under the key (owner, number), and the keys of the requests that they answer. Tables, desks and clubs
each have their own; what is done with them is the same."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from knobel.core.frozen import Frozen

Statement = tuple[str, tuple[Any, ...]]
Rows = list[tuple[Any, ...]]
Operation = Generator[Statement, Rows, Any]
T = TypeVar("T")


class BadEntry(Exception):
    """An entry of a log that cannot be read, or that cannot follow on those before it."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"entry {seq}: {what}")
        self.seq = seq
        self.what = what


@contextmanager
def following(seq: int) -> Iterator[None]:
    """Whatever goes wrong in going on by an entry is the entry's own fault."""
    try:
        yield
    except Exception as trouble:
        raise BadEntry(seq, str(trouble)) from trouble


# Larger than any number of an entry.
NO_END = 2**31 - 1


class Log(Frozen, frozen=True):
    """Where a kind of log is kept: the names of its two tables, and of the column that says whose entry it is."""

    entries: str
    answers: str
    owner: str


OF_TABLES = Log("log", "answers", "table_id")
OF_DESKS = Log("desk_log", "desk_answers", "desk_id")
OF_CLUBS = Log("club_log", "club_answers", "club_id")


def write_entries(log: Log, owner: str, after: int, entries: Sequence[bytes], at: int, key: str | None) -> Operation:
    """Write entries behind entry `after`; a number already taken or a key already used is a conflict."""
    for number, entry in enumerate(entries, start=after + 1):
        yield (
            f"INSERT INTO {log.entries} ({log.owner}, seq, at, entry) VALUES (?, ?, ?, ?)",
            (owner, number, at, entry),
        )
    seq = after + len(entries)
    if key is not None:
        yield f"INSERT INTO {log.answers} ({log.owner}, key, seq) VALUES (?, ?, ?)", (owner, key, seq)
    return seq


def answered(log: Log, owner: str, key: str) -> Operation:
    """The number at which a request with this key was answered, if it was."""
    rows = yield f"SELECT seq FROM {log.answers} WHERE {log.owner} = ? AND key = ?", (owner, key)
    return rows[0][0] if rows else None


def read_entries(log: Log, owner: str, after: int, before: int = NO_END) -> Operation:
    """The entries behind entry `after` and, if asked so, only those before another."""
    return (
        yield (
            f"SELECT seq, at, entry FROM {log.entries} WHERE {log.owner} = ? AND seq > ? AND seq < ? ORDER BY seq",
            (owner, after, before),
        )
    )


def read_entry(seq: int, entry: bytes, decode: Callable[[bytes], T]) -> T:
    """An entry as what it means."""
    try:
        return decode(entry)
    except msgspec.MsgspecError as trouble:
        raise BadEntry(seq, str(trouble)) from trouble

"""The file of a table on its way from one house to another."""

import re
from collections.abc import Iterable

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.table.entries import Entry

FORMAT = 1
# More than an evening at one table; whoever sends more is told so, and nothing is read of it.
MOST_ENTRIES, MOST_BYTES = 5000, 2 * 1024 * 1024
# So often a table changes houses at most.
MOST_MOVES = 16

_SECRET = re.compile(r"[0-9a-f]{64}")
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
# As houses give them.
_ID = re.compile(r"(hier-)?[0-9a-f]{18}")


class BadTableFile(KnobelError):
    """A file that is none of a table, or of one that cannot have been played so. Nothing has changed."""


class Departure(msgspec.Struct, frozen=True):
    """The id under which a table goes on in another house."""

    to: str


class TableFile(Frozen, frozen=True):
    """A table as it leaves a house: its id there, the id under which it goes on, the secret of its dice, and its log,
    each entry with its time."""

    format: int
    table: str
    to: str
    secret: str
    rows: tuple[tuple[int, Entry], ...]


_read = msgspec.json.Decoder(TableFile).decode


def is_id(text: str, prefix: str | None = None) -> bool:
    """Whether a text is an id as tables have them; with a prefix, as that house gives them."""
    if _ID.fullmatch(text) is None:
        return False
    return prefix is None or (text.startswith(prefix) and "-" not in text[len(prefix) :])


def is_secret(text: str) -> bool:
    """Whether a text is a secret of dice."""
    return _SECRET.fullmatch(text) is not None


def is_name(text: str) -> bool:
    """Whether dice can be thrown under this name."""
    return _NAME.fullmatch(text) is not None


def written(table: str, to: str, master: bytes, rows: Iterable[tuple[int, bytes]]) -> bytes:
    """The file of a table; its entries are as the store has them."""
    log = b",".join(b"[%d,%s]" % (at, entry) for at, entry in rows)
    head = msgspec.json.encode({"format": FORMAT, "table": table, "to": to, "secret": master.hex()})
    return head[:-1] + b',"rows":[' + log + b"]}"


def read(text: bytes, to: str) -> TableFile:
    """A file that can be one of a table on its way here; its log is another matter."""
    if len(text) > MOST_BYTES:
        raise BadTableFile("table-too-long")
    try:
        file = _read(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as trouble:
        raise BadTableFile("bad-table-file") from trouble
    if file.format != FORMAT or file.to != to or not is_name(file.table) or not is_secret(file.secret):
        raise BadTableFile("bad-table-file")
    if len(file.rows) > MOST_ENTRIES:
        raise BadTableFile("table-too-long")
    return file

"""The file of a backup: compressed lines of JSON, each group of rows under the name of its table, and at the end how
many there were and what they amount to. It is read as it is written, line by line, so that a house of any size fits.

    {"format": "knobel-backup-2", "schema": "0004"}
    {"table": "devices", "columns": ["id", "token", …]}
    ["d1", "t1", …]
    {"rows": 1, "sha256": "…"}

Files of the first format have the table's name at the head of every row, no schema and no end.
"""

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_read, cannot_write
from knobel.core.frozen import Frozen
from knobel.server.store.revisions import must_be_known

FORMAT, FIRST_FORMAT = "knobel-backup-2", "knobel-backup-1"
# The schema of the last program that wrote files of the first format.
FIRST_SCHEMA = "0004"
PART = ".part"


class Contents(Frozen, frozen=True):
    """What a file has turned out to hold."""

    schema: str
    rows: int


class Group(Frozen, frozen=True):
    """The rows that follow belong to this table. Without columns they have as many of its first ones as they fill."""

    table: str
    columns: tuple[str, ...] | None = None


class Writer:
    """Writes a backup; what it is worth is counted on the way."""

    def __init__(self, file: Any, schema: str) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self.rows = 0
        self._line({"format": FORMAT, "schema": schema})

    def group(self, table: str, columns: Sequence[str]) -> None:
        """The rows that follow belong to this table."""
        self._line({"table": table, "columns": list(columns)})

    def write(self, rows: Iterable[Sequence[Any]]) -> None:
        """Some rows of the table."""
        for row in rows:
            self._line([_plain(value) for value in row])
            self.rows += 1

    def end(self) -> None:
        """That was all."""
        self._line({"rows": self.rows, "sha256": self._sum.hexdigest()})

    def _line(self, told: Any) -> None:
        line = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


class Count:
    """What the lines of a backup after its head amount to, counted as they are read."""

    def __init__(self, head: bytes) -> None:
        self._sum = hashlib.sha256(head)
        self.rows = 0
        self.has_ended = False

    def takes(self, line: bytes, told: Any) -> bool:
        """Whether such a line can stand here: a row, the name of a table, or the end of all that was counted."""
        is_end = isinstance(told, dict) and told == {"rows": self.rows, "sha256": self._sum.hexdigest()}
        is_row = isinstance(told, list)
        is_table = isinstance(told, dict) and told.keys() == {"table", "columns"}
        if self.has_ended or not (is_end or is_row or is_table):
            return False
        self._sum.update(line)
        self.rows += is_row
        self.has_ended = is_end
        return True


def _for_its_owner(name: str, flags: int) -> int:
    """A backup holds what the data folder holds: nobody else on the machine reads it."""
    return os.open(name, flags, 0o600)


@contextmanager
def written(path: Path, schema: str) -> Iterator[Writer]:
    """Write a file that has its name only once it is complete and on the disk."""
    part = path.with_name(path.name + PART)
    try:
        with open(part, "wb", opener=_for_its_owner) as raw:
            with gzip.open(raw, "wb", compresslevel=6) as file:
                writer = Writer(file, schema)
                yield writer
                writer.end()
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except OSError as trouble:
        raise cannot_write(path, trouble) from trouble
    finally:
        part.unlink(missing_ok=True)


def checked(path: Path) -> Contents:
    """What a file holds, once every line of it has been read and found right."""
    lines = ((line, _read(path, number, line)) for number, line in enumerate(_lines(path)))
    head = next(lines, None)
    if head is None:
        raise KnobelError("not-a-backup", file=str(path))
    schema = _schema(path, head[1])
    count = Count(head[0])
    is_right = all(count.takes(line, told) for line, told in lines)
    if not is_right or not (count.has_ended or schema == FIRST_FORMAT):
        raise KnobelError("backup-damaged", file=str(path))
    return Contents(FIRST_SCHEMA if schema == FIRST_FORMAT else schema, count.rows)


def rows_of(path: Path) -> Iterator[tuple[Group, list[Any]]]:
    """Every row of a file, with the group to which it belongs."""
    group: Group | None = None
    for number, line in enumerate(_lines(path)):
        told = _read(path, number, line)
        if isinstance(told, dict):
            group = Group(told["table"], tuple(told["columns"])) if "table" in told else None
        elif group is not None:
            yield group, [_value(value) for value in told]
        else:
            yield Group(str(told[0])), [_value(value) for value in told[1:]]


def _schema(path: Path, head: Any) -> str:
    """The schema of a file; of one of the first format the name of that."""
    if head == {"format": FIRST_FORMAT}:
        return FIRST_FORMAT
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("schema"), str):
        raise KnobelError("not-a-backup", file=str(path))
    must_be_known(head["schema"])
    return str(head["schema"])


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, unpacked; packed bytes say themselves whether they are whole."""
    number = 0
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield line
                number += 1
    except (EOFError, zlib.error, gzip.BadGzipFile) as trouble:
        raise KnobelError("backup-damaged" if number else "not-a-backup", file=str(path)) from trouble
    except OSError as trouble:
        raise cannot_read(path, trouble) from trouble


def _read(path: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError as trouble:
        raise KnobelError("backup-damaged" if number else "not-a-backup", file=str(path)) from trouble


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value

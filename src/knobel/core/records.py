"""Records: a whole game as a header and its events. Replaying one gives every state again."""

import json
import re
from typing import Any

from msgspec import field

from knobel.core.errors import BadRecord
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.frozen import Frozen
from knobel.core.notation import read_event, write_event
from knobel.core.options import Value

FORMAT = "1"
_HEADER = re.compile(r'\[(\w+)(?: ([\w-]+))? ("(?:[^"\\]|\\.)*")\]')


class Record(Frozen, frozen=True):
    """A game from its set-up to its last event. `remarks` are header lines without meaning for the rules.

    `first` is the seat that begins, where an earlier game at the same table has decided it. `words` is the title of the
    word list at hand, in games with words.
    """

    game: str
    version: int
    seats: tuple[str, ...]
    options: dict[str, Value]
    events: tuple[Thrown | Did | Expired, ...]
    remarks: dict[str, str] = field(default_factory=dict)
    first: int | None = None
    words: str | None = None


def write_record(record: Record) -> str:
    """A record in the text notation."""
    lines = [
        _header("Knobel", FORMAT),
        _header("Game", record.game),
        _header("Rules", str(record.version)),
        *([] if record.words is None else [_header("Words", record.words)]),
        *(_header("Option", json.dumps(value), name) for name, value in record.options.items()),
        *(_header("Seat", name, str(seat)) for seat, name in enumerate(record.seats)),
        *([] if record.first is None else [_header("First", str(record.first))]),
        *(_header("Remark", text, name) for name, text in record.remarks.items()),
        "",
        *map(write_event, record.events),
        "",
    ]
    return "\n".join(lines)


def read_record(text: str) -> Record:
    """The record that a text in the notation stands for."""
    single: dict[str, str] = {}
    named: dict[str, dict[str, str]] = {"Option": {}, "Seat": {}, "Remark": {}}
    events: list[Event] = []
    for line in map(str.strip, text.splitlines()):
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            _read_header(line, single, named)
        elif "Knobel" not in single:
            raise BadRecord("not-a-record")
        else:
            events.append(read_event(line))
    return _record(single, named, tuple(events))


def _record(single: dict[str, str], named: dict[str, dict[str, str]], events: tuple[Event, ...]) -> Record:
    if single.get("Knobel") != FORMAT:
        raise BadRecord("not-a-record")
    try:
        return Record(
            game=single["Game"],
            version=int(single["Rules"]),
            seats=tuple(named["Seat"][str(seat)] for seat in range(len(named["Seat"]))),
            options={name: _option(value) for name, value in named["Option"].items()},
            events=events,
            remarks=named["Remark"],
            first=_first(single, len(named["Seat"])),
            words=single.get("Words"),
        )
    except (KeyError, ValueError) as trouble:
        raise BadRecord("bad-header", line=str(trouble)) from trouble


def _first(single: dict[str, str], seats: int) -> int | None:
    if "First" not in single:
        return None
    first = int(single["First"])
    if not 0 <= first < seats:
        raise ValueError(first)
    return first


def _text(quoted: str, line: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError as trouble:
        raise BadRecord("bad-header", line=line) from trouble


def _option(text: str) -> Value:
    value: Any = json.loads(text)
    if not isinstance(value, bool | int | str):
        raise ValueError(text)
    return value


def _header(key: str, value: str, name: str | None = None) -> str:
    return f"[{key} {'' if name is None else name + ' '}{json.dumps(value, ensure_ascii=False)}]"


def _read_header(line: str, single: dict[str, str], named: dict[str, dict[str, str]]) -> None:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise BadRecord("bad-header", line=line)
    key, name, value = match[1], match[2], _text(match[3], line)
    if name is None:
        single[key] = value
    elif key in named:
        named[key][name] = value
    else:
        raise BadRecord("bad-header", line=line)

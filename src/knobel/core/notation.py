"""The text notation of events and moves: one line each, the same everywhere. `docs/notation.md` describes it.

~ 4 2 6            three dice have fallen
0 keep 1 2         seat 0 keeps dice 1 and 2
! hourglass-1      a clock has run out
0 press stop { HAUS }    and of the words asked about the word list has this one
"""

import json
import re
from typing import Any

from knobel.core.errors import BadRecord
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.moves import (
    AnyMove,
    Bid,
    Choose,
    Keep,
    Lay,
    Link,
    Mark,
    Place,
    Press,
    Say,
    Stake,
    Take,
    Tile,
    Write,
)

THROW_SIGN = "~"
CLOCK_SIGN = "!"
# Around what a word list has said. No fact begins with a brace unless it is in quotes.
WORDS_BEGIN, WORDS_END = "{", "}"
# Seats and faces: no longer than any of them is, since Python refuses to read numbers of thousands of digits.
_NUMBER = re.compile("[0-9]{1,9}")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_PLAIN = re.compile(r'[^\s"{};][^\s"]*')
_TILE = re.compile(r"(\d+):(-?\d+),(-?\d+):(.)")


def write_event(event: Event) -> str:
    """An event as one line."""
    match event:
        case Thrown(faces):
            return " ".join([THROW_SIGN, *map(_write_face, faces)])
        case Did(seat, move, words):
            return f"{seat} {write_move(move)}{_write_words(words)}"
        case Expired(clock, words):
            return f"{CLOCK_SIGN} {_quoted(clock)}{_write_words(words)}"


def read_event(line: str) -> Event:
    """The event on a line."""
    tokens, words = _without_words(line)
    if not tokens:
        raise BadRecord("unreadable-event", line=line)
    head, rest = tokens[0], tokens[1:]
    if head == THROW_SIGN and words is None:
        return Thrown(tuple(_read_face(token, line) for token in rest))
    if head == CLOCK_SIGN and len(rest) == 1:
        return Expired(rest[0], words)
    if _is_number(head) and rest:
        return Did(int(head), _move(rest, line), words)
    raise BadRecord("unreadable-event", line=line)


def write_move(move: AnyMove) -> str:
    """A move as its verb and its facts."""
    return " ".join([type(move).__name__.lower(), *map(_quoted, _facts_of(move))])


def read_move(text: str) -> AnyMove:
    """The move that a text stands for."""
    tokens = _tokens(text)
    if not tokens:
        raise BadRecord("unreadable-move", line=text)
    return _move(tokens, text)


def _facts_of(move: AnyMove) -> list[str]:
    match move:
        case Keep(dice):
            return [str(die) for die in dice]
        case Place(cells):
            return list(cells)
        case Lay(tiles):
            return [f"{tile.die}:{tile.column},{tile.row}:{tile.letter}" for tile in tiles]
        case _:
            return [str(getattr(move, name)) for name in move.__struct_fields__]


_FIXED: dict[str, tuple[type[Any], tuple[type, ...]]] = {
    "press": (Press, (str,)),
    "take": (Take, (str,)),
    "say": (Say, (str,)),
    "bid": (Bid, (int,)),
    "stake": (Stake, (str, int)),
    "choose": (Choose, (int,)),
    "write": (Write, (str, str)),
    "mark": (Mark, (str, str)),
    "link": (Link, (str, str)),
}


def _move(tokens: list[str], line: str) -> AnyMove:
    verb, facts = tokens[0], tokens[1:]
    try:
        if verb == "keep":
            return Keep(tuple(map(int, facts)))
        if verb == "place":
            return Place(tuple(facts))
        if verb == "lay":
            return Lay(tuple(_read_tile(fact) for fact in facts))
        shape, kinds = _FIXED[verb]
        move: AnyMove = shape(*(kind(fact) for kind, fact in zip(kinds, facts, strict=True)))
    except (KeyError, ValueError) as trouble:
        raise BadRecord("unreadable-move", line=line) from trouble
    return move


def _read_tile(fact: str) -> Tile:
    match = _TILE.fullmatch(fact)
    if match is None:
        raise ValueError(fact)
    return Tile(int(match[1]), int(match[2]), int(match[3]), match[4])


def _write_face(face: int) -> str:
    return chr(face) if face >= ord("A") else str(face)


def _read_face(token: str, line: str) -> int:
    if _is_number(token):
        return int(token)
    if len(token) != 1:
        raise BadRecord("unreadable-event", line=line)
    return ord(token)


def _is_number(token: str) -> bool:
    return _NUMBER.fullmatch(token) is not None


def _quoted(fact: str) -> str:
    return fact if _PLAIN.fullmatch(fact) else json.dumps(fact, ensure_ascii=False)


def _write_words(words: tuple[str, ...] | None) -> str:
    return "" if words is None else " ".join(["", WORDS_BEGIN, *map(_quoted, words), WORDS_END])


def _without_words(line: str) -> tuple[list[str], tuple[str, ...] | None]:
    """The facts on a line, and apart from them what a word list has said."""
    raw = _TOKEN.findall(line)
    if not raw or raw[-1] != WORDS_END or WORDS_BEGIN not in raw:
        return _read_tokens(raw, line), None
    begin = raw.index(WORDS_BEGIN)
    return _read_tokens(raw[:begin], line), tuple(_read_tokens(raw[begin + 1 : -1], line))


def _tokens(line: str) -> list[str]:
    return _read_tokens(_TOKEN.findall(line), line)


def _read_tokens(raw: list[str], line: str) -> list[str]:
    try:
        return [json.loads(token) if token.startswith('"') else token for token in raw]
    except json.JSONDecodeError as trouble:
        raise BadRecord("unreadable-event", line=line) from trouble

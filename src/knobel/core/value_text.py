"""Values as text, read back by their types: what a position is written in. `docs/notation.md` has the grammar.

seat=1,chips=(3,0,2),turn=(faces=(4,4,1),kept=(0,1)),called=-

Nothing in it must be escaped in an address, and what stands at its default is left out.
"""

import re
from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NoReturn, Union, get_args, get_origin

import msgspec

from knobel.core.errors import BadPosition
from knobel.core.secrets import UNKNOWN, Secret, Unknown

NONE, YES, NO, HIDDEN, EMPTY = "-", "yes", "no", "?", "~~"
# No state has larger numbers, longer rows or longer words; what does is not worth looking at.
MOST, LONGEST = 999_999, 2_000
_NUMBER = re.compile(r"-?[0-9]{1,6}")
_WORD = re.compile(r"(?:[A-Za-z0-9_.-]|~[0-9a-f]{1,6}~)+")
_PLAIN = re.compile(r"[A-Za-z0-9_.-]")
_ESCAPE = re.compile(r"~([0-9a-f]{1,6})~")


def write_value(value: Any) -> str:
    """A value as it stands inside another."""
    if isinstance(value, Unknown):
        return HIDDEN
    if isinstance(value, msgspec.Struct):
        return f"({write_fields(value)})"
    if isinstance(value, tuple):
        return f"({','.join(map(write_value, value))})"
    if value is None:
        return NONE
    if isinstance(value, bool):
        return YES if value else NO
    return str(value) if isinstance(value, int) else _write_word(value)


def write_fields(value: msgspec.Struct) -> str:
    """The fields of a value that are not at their defaults."""
    told = ((field, getattr(value, field.name)) for field in _fields(type(value)))
    return ",".join(f"{field.name}={write_value(each)}" for field, each in told if each != field.usual)


def _write_word(text: str) -> str:
    if text == NONE:
        return _escaped(text)
    return "".join(sign if _PLAIN.fullmatch(sign) else _escaped(sign) for sign in text) or EMPTY


def _escaped(sign: str) -> str:
    return f"~{ord(sign):x}~"


def read_fields(text: str, kind: Any, place: str) -> Any:
    """The value of this type whose fields a text names; what such values had in an earlier release is passed over."""
    fields = {field.name: field for field in _fields(kind)}
    former: frozenset[str] = getattr(get_origin(kind) or kind, "former", frozenset())
    given: dict[str, Any] = {}
    for part in _parts(text, place):
        name, sign, told = part.partition("=")
        if sign and name in former:
            continue
        if not sign or name not in fields:
            raise BadPosition("position-no-such-field", place=place, field=name, known=", ".join(fields) or NONE)
        if name in given:
            raise BadPosition("position-field-twice", place=f"{place}.{name}")
        unknown = fields[name].hidden and told == HIDDEN
        given[name] = UNKNOWN if unknown else read_value(told, fields[name].kind, f"{place}.{name}")
    for name, field in fields.items():
        if name not in given:
            if field.usual is msgspec.NODEFAULT:
                raise BadPosition("position-field-missing", place=f"{place}.{name}")
            given[name] = field.usual
    return (get_origin(kind) or kind)(**given)


def read_value(text: str, kind: Any, place: str) -> Any:
    """The value of this type that a text stands for."""
    origin = get_origin(kind)
    if origin is Annotated:
        value = read_value(text, get_args(kind)[0], place)
        for meta in kind.__metadata__:
            _check_bounds(value, meta, text, place)
        return value
    if origin in (Union, UnionType):
        return _read_one_of(text, get_args(kind), place)
    if origin is Literal:
        found = [value for value in get_args(kind) if write_value(value) == text]
        return found[0] if found else _wrong(text, place, ", ".join(map(write_value, get_args(kind))))
    if origin is tuple:
        return _read_row(text, get_args(kind), place)
    struct = origin or kind
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
        return read_fields(_inside(text, place, "(…)"), kind, place)
    return _read_plain(text, kind, place)


def _read_plain(text: str, kind: Any, place: str) -> Any:
    if kind is NoneType:
        return None if text == NONE else _wrong(text, place, NONE)
    if kind is bool:
        return text == YES if text in (YES, NO) else _wrong(text, place, f"{YES}, {NO}")
    if kind is int:
        return int(text) if _NUMBER.fullmatch(text) else _wrong(text, place, f"-{MOST}–{MOST}")
    if kind is str:
        return _read_word(text, place)
    raise TypeError(f"{place}: no state has a {kind}")


def _read_word(text: str, place: str) -> str:
    if text == EMPTY:
        return ""
    if text == NONE or len(text) > LONGEST or not _WORD.fullmatch(text):
        return _wrong(text, place, "A–Z a–z 0–9 _ . - ~hex~")
    try:
        return _ESCAPE.sub(lambda match: _sign(int(match[1], 16)), text)
    except ValueError:
        return _wrong(text, place, "A–Z a–z 0–9 _ . - ~hex~")


def _sign(code: int) -> str:
    if 0xD800 <= code < 0xE000:
        raise ValueError(code)
    return chr(code)


def _read_one_of(text: str, kinds: tuple[Any, ...], place: str) -> Any:
    """What may be of several types is the first that it can be read as; none is looked for first."""
    if NoneType in kinds and text == NONE:
        return None
    *others, last = [kind for kind in kinds if kind is not NoneType]
    for kind in others:
        try:
            return read_value(text, kind, place)
        except BadPosition:
            continue
    return read_value(text, last, place)


def _read_row(text: str, kinds: tuple[Any, ...], place: str) -> tuple[Any, ...]:
    parts = _parts(_inside(text, place, "(…,…)"), place)
    if len(parts) > LONGEST:
        _wrong(text[:20], place, f"0–{LONGEST}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(read_value(part, kinds[0], f"{place}.{number}") for number, part in enumerate(parts))
    if len(parts) != len(kinds):
        _wrong(text, place, f"({','.join('…' for _ in kinds)})")
    return tuple(
        read_value(part, kind, f"{place}.{n}") for n, (part, kind) in enumerate(zip(parts, kinds, strict=True))
    )


def _inside(text: str, place: str, allowed: str) -> str:
    if not (text.startswith("(") and text.endswith(")")):
        _wrong(text, place, allowed)
    return text[1:-1]


def _parts(text: str, place: str) -> list[str]:
    """What stands between the commas that are not inside of brackets."""
    if not text:
        return []
    parts, begin, depth = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            break
        if sign == "," and not depth:
            parts.append(text[begin:at])
            begin = at + 1
    if depth:
        raise BadPosition("position-brackets", place=place, value=text)
    return [*parts, text[begin:]]


def _check_bounds(value: Any, meta: Any, text: str, place: str) -> None:
    low, high = getattr(meta, "ge", None), getattr(meta, "le", None)
    if isinstance(value, int) and ((low is not None and value < low) or (high is not None and value > high)):
        _wrong(text, place, f"{'' if low is None else low}–{'' if high is None else high}")


def _wrong(text: str, place: str, allowed: str) -> NoReturn:
    raise BadPosition("position-wrong-value", place=place, value=text, allowed=allowed)


def marked(value: Any, kind: Any, place: str) -> Iterator[tuple[str, str, Any]]:
    """What the types of a value say about the things in it, each with its place and its mark: seats, rows of seats,
    dice, faces of dice, and every number."""
    origin = get_origin(kind)
    if isinstance(value, Unknown):
        return
    if origin is Annotated:
        yield from ((place, mark, value) for mark in _marks(kind))
        yield from marked(value, get_args(kind)[0], place)
    elif origin in (Union, UnionType):
        members = [each for each in get_args(kind) if each is not NoneType]
        if value is not None and len(members) == 1:
            yield from marked(value, members[0], place)
    elif kind is int:
        yield place, "number", value
    elif isinstance(value, tuple):
        kinds = get_args(kind) or (Any, ...)
        if "seat" in _marks(kinds[0]):
            yield place, "seats", value
        for number, each in enumerate(value):
            yield from marked(each, kinds[0] if kinds[-1] is Ellipsis else kinds[number], f"{place}.{number}")
    elif isinstance(value, msgspec.Struct):
        for field in _fields(kind):
            yield from marked(getattr(value, field.name), field.kind, f"{place}.{field.name}")


def _marks(kind: Any) -> list[str]:
    metas = kind.__metadata__ if get_origin(kind) is Annotated else ()
    return [meta.extra["mark"] for meta in metas if meta.extra is not None]


class _Field(NamedTuple):
    """A field of a type: `usual` is its default, and what is `hidden` may be unknown."""

    name: str
    kind: Any
    usual: Any
    hidden: bool


@cache
def _fields(kind: Any) -> tuple[_Field, ...]:
    hidden = (get_origin(kind) or kind) is Secret
    return tuple(
        _Field(field.name, field.type, field.default, hidden and field.name == "value")
        for field in msgspec.structs.fields(kind)
    )

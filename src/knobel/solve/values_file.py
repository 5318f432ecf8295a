"""Values as files: numbers that took a while to work out, in a form that the standard library reads.

A file is bound to a game, a part of it, the version of its rules and the options that bear on the values, and ends with
its checksum. The layout is described in docs/values.md.
"""

import hashlib
import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any, TypeVar

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen

MAGIC = b"knobel values 1\n"
CHECKSUM = 32
H = TypeVar("H", bound=msgspec.Struct)
Numbers = Any  # an array of floats or of whole numbers


class Key(Frozen, frozen=True):
    """What values are bound to; `edition` is raised when those worked out before must not be used any more."""

    game: str
    part: str
    version: int
    edition: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """What a file with these values is called."""
        return f"{self.game}-{self.part}-{hashlib.sha256(msgspec.json.encode(self, order='sorted')).hexdigest()[:8]}"


class Header(Frozen, frozen=True):
    """What stands before the numbers: they are `count` whole numbers, each a value times 2 to the power of `bits`."""

    key: Key
    bits: int
    count: int


class Label(msgspec.Struct, frozen=True):
    """What every header has, whatever else it says about the numbers."""

    key: Key


def pack(key: Key, values: Sequence[float], bits: int) -> bytes:
    """A file with these values, rounded to so many binary places."""
    whole = [round(value * (1 << bits)) for value in values]
    steps = array("q", (after - before for before, after in pairwise((0, *whole))))
    return seal(Header(key, bits, len(whole)), planes(steps))


def header_of(data: bytes, file: str) -> Header:
    """What a file is about, once its checksum has been found right."""
    return unseal(data, Header, file)[0]


def key_of(data: bytes, file: str) -> Key:
    """What a file is bound to, once its checksum has been found right, however its numbers are packed."""
    return unseal(data, Label, file)[0].key


def unpack(data: bytes, key: Key, file: str) -> "array[float]":
    """The values of a file, which must be those of this key."""
    header, body = unseal(data, Header, file)
    if header.key != key:
        raise bad_values(file, "other-key")
    steps = from_planes("q", decompress(body, file))
    if len(steps) != header.count:
        raise bad_values(file, "unreadable")
    unit = 1 / (1 << header.bits)
    return array("d", (number * unit for number in accumulate(steps)))


def bad_values(file: str, reason: str) -> KnobelError:
    """The refusal of a file; `reason` is a code that clients translate."""
    return KnobelError("bad-values", file=file, reason=reason)


def seal(header: Frozen, numbers: bytes) -> bytes:
    """A file with this header and these numbers, and its checksum."""
    whole = MAGIC + msgspec.json.encode(header, order="sorted") + b"\n" + zlib.compress(numbers, 9)
    return whole + hashlib.sha256(whole).digest()


def unseal(data: bytes, kind: type[H], file: str) -> tuple[H, bytes]:
    """The header of a file and its packed numbers, once its checksum has been found right."""
    if not data.startswith(MAGIC):
        raise bad_values(file, "no-values")
    whole, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    if hashlib.sha256(whole).digest() != checksum:
        raise bad_values(file, "checksum")
    head, _, body = whole[len(MAGIC) :].partition(b"\n")
    try:
        return msgspec.json.decode(head, type=kind), body
    except (msgspec.DecodeError, msgspec.ValidationError) as trouble:
        raise bad_values(file, "unreadable") from trouble


def decompress(body: bytes, file: str) -> bytes:
    """The numbers of a file as they were packed."""
    try:
        return zlib.decompress(body)
    except zlib.error as trouble:
        raise bad_values(file, "unreadable") from trouble


def planes(numbers: Numbers) -> bytes:
    """The lowest bytes of all numbers, then the next ones: those that hardly change lie together and pack well."""
    raw, width = _little(numbers).tobytes(), numbers.itemsize
    return b"".join(raw[place::width] for place in range(width))


def from_planes(code: str, packed: bytes) -> Numbers:
    """The numbers of planes, in an array of this type."""
    width = array(code).itemsize
    count, raw = len(packed) // width, bytearray(len(packed) // width * width)
    for place in range(width):
        raw[place::width] = packed[place * count : (place + 1) * count]
    return _little(array(code, bytes(raw)))


def _little(numbers: Numbers) -> Numbers:
    """The same numbers with their lowest byte first, or back again."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers

"""Reading a fairness file: strictly, so that nothing in it can be taken for something else."""

import itertools
import json
from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from knobel.core.frozen import Frozen

# No game comes near this; a file that is larger is something else.
MOST_BYTES = 64 * 1024 * 1024
FORMAT, FORMAT_WITHOUT_RECORD = 2, 1
BLOCK = 1024

Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Promise = Annotated[str, Meta(pattern=r"\A[0-9a-fA-F]{64}\Z")]
# The dice depend on how a seed is written: whoever could choose between small letters and capitals, could choose dice.
Seed = Annotated[str, Meta(pattern=r"\A([0-9a-f]{32})?\Z")]
Path = Annotated[tuple[Hash, ...], Meta(min_length=10, max_length=10)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Sides = Annotated[tuple[int, ...], Meta(min_length=1, max_length=256)]
Block = Annotated[str, Meta(pattern=r"\A(0|[1-9][0-9]{0,12})\Z")]


class Throw(Frozen, frozen=True):
    """A throw: open with faces, key and path, or sealed without any of them."""

    throw: Count
    seat: Annotated[int, Meta(ge=-1, le=1000)]
    dice: tuple[Sides, ...]
    faces: tuple[int, ...] | None
    key: Hash | None
    path: Path | None

    @property
    def is_sealed(self) -> bool:
        """Whether the rules never showed it to the reader of the file."""
        return self.key is None


class Border(Frozen, frozen=True):
    """Where a game began or ended: before this throw."""

    throw: Count
    key: Hash
    path: Path


class File(Frozen, frozen=True):
    """A fairness file. The first format had neither a record nor, at the beginning, borders."""

    format: int
    table: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,64}\Z")]
    game: Annotated[str, Meta(max_length=64)]
    version: Count
    number: Count
    roots: dict[Block, Hash]
    promises: tuple[Promise | None, ...]
    seeds: tuple[Seed, ...]
    throws: tuple[Throw, ...]
    borders: dict[Block, Hash] = field(default_factory=dict)
    start: Border | None = None
    end: Border | None = None
    record: str | None = None
    handed_over: Annotated[tuple[tuple[Count, Count], ...], Meta(max_length=64)] = ()

    def goes_on_with(self, number: int) -> list[int]:
        """The numbers that the throw after all before this one can have: where the table changed houses then, the
        first one of the next house, and so on."""
        moves, chain = dict(self.handed_over), [number]
        while chain[-1] in moves:
            chain.append(moves[chain[-1]])
        return chain


def read_file(data: bytes) -> File | None:
    """The file that these bytes stand for; None if they are no fairness file."""
    if len(data) > MOST_BYTES:
        return None
    try:
        file = msgspec.convert(json.loads(data.decode(), object_pairs_hook=_once, parse_constant=_refuse), File)
        (file.record or "").encode()
    except (ValueError, RecursionError, msgspec.ValidationError):
        return None
    return file if _is_sound(file) else None


def _is_sound(file: File) -> bool:
    """Whether the parts of a file belong together."""
    moves = [number for move in file.handed_over for number in move]
    # The throws of every house are behind those of the one before, and begin with a block.
    forward = all(one <= other for one, other in itertools.pairwise(moves)) and all(
        throw < to and to % BLOCK == 0 for throw, to in file.handed_over
    )
    whole = forward and all((each.key is None) == (each.faces is None) == (each.path is None) for each in file.throws)
    known = file.record is not None if file.format == FORMAT else file.format == FORMAT_WITHOUT_RECORD
    return whole and known and len(file.promises) == len(file.seeds) and (file.format == FORMAT or file.record is None)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which every name stands once: of two values readers would choose differently."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(constant)

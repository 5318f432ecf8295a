"""The values of Kniffel Extreme as they come with the package: a sum of a few products, read without any library.

The layout of the file is described in docs/values.md.
"""

from array import array
from itertools import chain
from operator import mul
from pathlib import Path
from typing import NamedTuple

from knobel.core.frozen import Frozen
from knobel.minds.experts.kniffel_extreme.sheets import BOXES, LOWERS, bonus_of, uppers
from knobel.solve.values_file import Key, Numbers, bad_values, decompress, from_planes, planes, seal, unseal

# Raised whenever values worked out before must not be used any more.
EDITION = 1
PART = "products"


class Facts(Frozen, frozen=True):
    """The header of the file: the shape of its table, and what was found out about it.

    There is room for no chips up to `chips`. The first `wide` components have two bytes for a number, the others one;
    `steps` are what a product of two of their numbers is worth. `worth` are the exact values of an empty sheet by
    chips, `loss` is what it costs to play by this file, `error` by how much its values are off (root mean square).
    """

    key: Key
    chips: int
    wide: int
    steps: tuple[float, ...]
    worth: tuple[float, ...]
    loss: tuple[float, ...]
    error: float


class Table(NamedTuple):
    """Numbers as they lie in the file: means, then for every component its rows and its columns."""

    row_means: Numbers
    column_means: Numbers
    rows: tuple[Numbers, ...]
    columns: tuple[Numbers, ...]


class LowRankValues:
    """What every position is still worth, bonus included, to some hundredths of a point."""

    def __init__(self, facts: Facts, table: Table) -> None:
        self.facts = facts
        self.table = table
        self._bonus = tuple(float(bonus_of(upper)) for upper in uppers())
        self._open_above = tuple(BOXES - upper.filled.bit_count() for upper in uppers())

    def worth(self, upper: int, lower: int, chips: int) -> float:
        """What is still to come with this sheet and so many chips; more of them than open boxes are of no use."""
        left = self._open_above[upper] - lower.bit_count()
        if not left:
            return self._bonus[upper]
        table, row = self.table, upper * (self.facts.chips + 1) + min(chips, left)
        factors = map(mul, self.facts.steps, [numbers[row] for numbers in table.rows])
        products = map(mul, factors, [numbers[lower] for numbers in table.columns])
        return float(table.row_means[row] + table.column_means[lower] + sum(products))


def key_of(version: int) -> Key:
    """What the values are bound to: they hold for every number of chips at the start."""
    return Key("kniffel-extreme", PART, version, EDITION, {})


def pack(facts: Facts, table: Table) -> bytes:
    """A file with these numbers."""
    components = chain.from_iterable(zip(table.rows, table.columns, strict=True))
    return seal(facts, b"".join(map(planes, (table.row_means, table.column_means, *components))))


def read(file: Path, key: Key) -> LowRankValues:
    """The values of a file, which must be those of this key."""
    facts, body = unseal(file.read_bytes(), Facts, str(file))
    if facts.key != key:
        raise bad_values(str(file), "other-key")
    data, rows = decompress(body, str(file)), len(uppers()) * (facts.chips + 1)
    codes = ["h" if place < facts.wide else "b" for place in range(len(facts.steps))]
    lengths = [("f", rows), ("f", LOWERS), *((code, count) for code in codes for count in (rows, LOWERS))]
    if sum(array(code).itemsize * count for code, count in lengths) != len(data):
        raise bad_values(str(file), "unreadable")
    arrays, at = [], 0
    for code, count in lengths:
        size = array(code).itemsize * count
        arrays.append(from_planes(code, data[at : at + size]))
        at += size
    return LowRankValues(facts, Table(arrays[0], arrays[1], tuple(arrays[2::2]), tuple(arrays[3::2])))

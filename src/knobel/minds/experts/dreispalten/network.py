"""What is left of a sheet of three columns is worth, by a network with one hidden layer, in plain Python.

What a column shows has rows of numbers: one for every open box, one for which upper boxes are open, one for which lower
ones, one for the sum above; a further row stands for how many boxes are open in all. The rows of a sheet are summed up.
What is above nought in the sum is weighed, and its last number comes on top. One box more changes few rows, so what
follows a turn costs little. The layout of the file is described in docs/values.md.
"""

from array import array
from collections.abc import Iterator
from operator import add, mul, sub
from pathlib import Path
from typing import NamedTuple

from knobel.core.frozen import Frozen
from knobel.solve.values_file import Key, bad_values, decompress, from_planes, planes, seal, unseal

# Raised whenever a network trained before must not be used any more.
EDITION = 1
PART = "network"
COLUMNS, ABOVE, BELOW = 3, 6, 7
BOXES = ABOVE + BELOW
# A sum above from which the bonus is earned; higher ones count the same.
ENOUGH = 63
MOST_OF_A_KIND = 5
Row = list[float]


class Facts(Frozen, frozen=True):
    """The header of the file.

    `hidden` is the width of the hidden layer, `unit` how many points its outcome counts, `steps` what a whole number of
    each list is worth. `played` are the points that games by this network bring on average; nobody exceeds `bound`.
    """

    key: Key
    hidden: int
    unit: float
    steps: tuple[float, ...]
    played: float
    bound: float


class Column(NamedTuple):
    """What bears on the rest of a column: its open boxes above and below, as bits, and the sum above."""

    above: int
    below: int
    total: int


EMPTY = Column((1 << ABOVE) - 1, (1 << BELOW) - 1, 0)
Sheet = tuple[Column, Column, Column]


class Rows(NamedTuple):
    """The rows of the network: by column for what it shows, and by how many boxes are open; then the weights."""

    boxes: list[list[Row]]
    above: list[list[Row]]
    below: list[list[Row]]
    totals: list[list[Row]]
    left: list[Row]
    weights: Row


# How many rows every list has in a column, or in all.
LISTS = (BOXES, 1 << ABOVE, 1 << BELOW, ENOUGH + 1)


class Followers(NamedTuple):
    """What a sheet is worth once a box is filled: by column and lower box, and by column, upper box and count."""

    below: list[list[float]]
    above: list[list[list[float]]]


class Network:
    """What is still to come on a sheet, in points, each column as often as it counts."""

    def __init__(self, facts: Facts, rows: Rows) -> None:
        self.facts, self._rows = facts, rows

    def worth(self, sheet: Sheet) -> float:
        """What is still to come."""
        left = open_boxes(sheet)
        return self._head(self._sum(sheet, left)) if left else 0.0

    def followers(self, sheet: Sheet) -> Followers:
        """What is still to come after every way to fill a box; nonsense for boxes that are not open."""
        left = open_boxes(sheet) - 1
        if not left:
            nothing = [[0.0] * (MOST_OF_A_KIND + 1)] * ABOVE
            return Followers([[0.0] * BELOW] * COLUMNS, [nothing] * COLUMNS)
        whole = self._sum(sheet, left)
        columns = range(COLUMNS)
        return Followers(
            [self._below(whole, column, sheet[column]) for column in columns],
            [self._above(whole, column, sheet[column]) for column in columns],
        )

    def _sum(self, sheet: Sheet, left: int) -> Row:
        rows = self._rows
        parts = [rows.left[left]]
        for column, (above, below, total) in enumerate(sheet):
            bits = above | below << ABOVE
            parts += [rows.above[column][above], rows.below[column][below], rows.totals[column][total]]
            parts += [row for box, row in enumerate(rows.boxes[column]) if bits >> box & 1]
        return [sum(numbers) for numbers in zip(*parts, strict=True)]

    def _below(self, whole: Row, column: int, shown: Column) -> list[float]:
        rows = self._rows
        without = list(map(sub, whole, rows.below[column][shown.below]))
        values = []
        for box in range(BELOW):
            after = map(add, without, rows.below[column][shown.below & ~(1 << box)])
            values.append(self._head(list(map(sub, after, rows.boxes[column][ABOVE + box]))))
        return values

    def _above(self, whole: Row, column: int, shown: Column) -> list[list[float]]:
        rows, totals = self._rows, self._rows.totals[column]
        without = [
            number - above - total
            for number, above, total in zip(whole, rows.above[column][shown.above], totals[shown.total], strict=True)
        ]
        values = []
        for box in range(ABOVE):
            row, after = rows.boxes[column][box], rows.above[column][shown.above & ~(1 << box)]
            filled = [number + more - less for number, more, less in zip(without, after, row, strict=True)]
            sums = [min(ENOUGH, shown.total + count * (box + 1)) for count in range(MOST_OF_A_KIND + 1)]
            values.append([self._head(list(map(add, filled, totals[total]))) for total in sums])
        return values

    def _head(self, numbers: Row) -> float:
        on_top = numbers.pop()
        weighed = sum(map(mul, self._rows.weights, [number if number > 0 else 0.0 for number in numbers]))
        return float(self.facts.unit * (on_top + weighed))


def open_boxes(sheet: Sheet) -> int:
    """How many boxes are open."""
    return sum(column.above.bit_count() + column.below.bit_count() for column in sheet)


def key_of(version: int) -> Key:
    """What the network is bound to."""
    return Key("dreispalten-kniffel", PART, version, EDITION, {})


def pack(facts: Facts, lists: list["array[int]"]) -> bytes:
    """A file with these lists of whole numbers: those of the columns, the counts, and the weights."""
    return seal(facts, b"".join(map(planes, lists)))


def read(file: Path, key: Key) -> Network:
    """The network of a file, which must be that of this key."""
    facts, body = unseal(file.read_bytes(), Facts, str(file))
    if facts.key != key:
        raise bad_values(str(file), "other-key")
    width, raw = facts.hidden + 1, decompress(body, str(file))
    sizes = [*(COLUMNS * count * width for count in LISTS), (COLUMNS * BOXES + 1) * width, facts.hidden]
    if 2 * sum(sizes) != len(raw) or len(facts.steps) != len(sizes):
        raise bad_values(str(file), "unreadable")
    lists, at = [], 0
    for size, step in zip(sizes, facts.steps, strict=True):
        lists.append([number * step for number in from_planes("h", raw[at : at + 2 * size])])
        at += 2 * size
    boxes, above, below, totals = (
        [list(_rows(lists[place], width, column * count, count)) for column in range(COLUMNS)]
        for place, count in enumerate(LISTS)
    )
    left = list(_rows(lists[4], width, 0, COLUMNS * BOXES + 1))
    return Network(facts, Rows(boxes, above, below, totals, left, lists[5]))


def _rows(numbers: list[float], width: int, first: int, count: int) -> Iterator[Row]:
    return (numbers[at * width : (at + 1) * width] for at in range(first, first + count))

"""Values made small: a table of sheets as a sum of a few products, each number in one or two bytes.

The table has a row for every upper with every count of chips, and a column for every lower. Taken off are the means of
its rows and then of its columns; what is left is nearly of low rank. The array library is numpy or CuPy.
"""

from typing import Any, NamedTuple

from knobel.minds.experts.kniffel_extreme.sheets import ABOVE, BOXES, LOWERS, bonus_of, uppers

# Components with the greatest weight have two bytes for a number, the others one.
WIDE = 6
# Some more directions than asked for, looked for again and again, find those that are asked for.
MORE, TIMES = 16, 4
# A position with more chips than are usual is rarely met; it counts so much less for the products.
USUAL_COUNTS, RARE = 4, 0.5


class Component(NamedTuple):
    """A product: whole numbers for rows and columns, and what a step of each is worth together."""

    rows: Any
    columns: Any
    step: float


class Products(NamedTuple):
    """A table made small."""

    chips: int
    row_means: Any
    column_means: Any
    components: tuple[Component, ...]


def made_small(values: Any, rank: int, arrays: Any) -> Products:
    """A table of values (by upper, lower and chips) as so many products."""
    chips = values.shape[2] - 1
    table = values.transpose(0, 2, 1).reshape(-1, values.shape[1])
    row_means = table.mean(1, keepdims=True)
    rest = table - row_means
    column_means = rest.mean(0, keepdims=True)
    rest -= column_means
    weights = arrays.full((values.shape[0], chips + 1), RARE, values.dtype)
    weights[:, :USUAL_COUNTS] = 1
    weights = weights.reshape(-1, 1)
    rest *= weights
    rows, columns = _leading(rest, rank, arrays)
    components = [_component(rows[:, place] / weights[:, 0], columns[place], place, arrays) for place in range(rank)]
    return Products(chips, row_means[:, 0], column_means[0], tuple(components))


def _leading(table: Any, rank: int, arrays: Any) -> tuple[Any, Any]:
    """The leading directions of a table: its product with them, by weight."""
    seeds = arrays.random.RandomState(1).standard_normal((table.shape[1], rank + MORE)).astype(table.dtype)
    found = _orthogonal(table @ seeds, arrays)
    for _ in range(TIMES):
        found = _orthogonal(table @ _orthogonal(table.T @ found, arrays), arrays)
    columns = found.T @ table
    _, turn = arrays.linalg.eigh((columns @ columns.T).astype("float64"))
    turn = turn[:, ::-1][:, :rank].astype(table.dtype)
    return found @ turn, turn.T @ columns


def _orthogonal(tall: Any, arrays: Any) -> Any:
    return arrays.linalg.qr(tall)[0]


def _component(rows: Any, columns: Any, place: int, arrays: Any) -> Component:
    size = "int16" if place < WIDE else "int8"
    rows, row_step = _rounded(rows, size, arrays)
    columns, column_step = _rounded(columns, size, arrays)
    return Component(rows, columns, row_step * column_step)


def _rounded(numbers: Any, size: str, arrays: Any) -> tuple[Any, float]:
    step = float(arrays.abs(numbers).max()) / arrays.iinfo(size).max
    return arrays.rint(numbers / step).astype(size), step


def as_table(products: Products, arrays: Any) -> Any:
    """The table that the products stand for, by upper, lower and chips, read as it is when a game is played."""
    rows = arrays.stack([each.rows.astype("float32") * each.step for each in products.components], 1)
    columns = arrays.stack([each.columns.astype("float32") for each in products.components])
    flat = rows @ columns
    flat += products.row_means[:, None]
    flat += products.column_means[None]
    table = arrays.ascontiguousarray(flat.reshape(len(uppers()), products.chips + 1, LOWERS).transpose(0, 2, 1))
    _settle(table, arrays)
    return table


def _settle(table: Any, arrays: Any) -> None:
    """Full sheets are worth their bonus, and more chips than open boxes are worth as much as so many."""
    above = arrays.asarray([upper.filled.bit_count() for upper in uppers()])
    below = arrays.asarray([lower.bit_count() for lower in range(LOWERS)])
    left = BOXES - above[:, None] - below[None]
    for number, upper in enumerate(uppers()):
        if upper.filled == (1 << ABOVE) - 1:
            table[number, LOWERS - 1] = bonus_of(upper)
    for chips in range(1, table.shape[2]):
        table[:, :, chips] = arrays.where(left >= chips, table[:, :, chips], table[:, :, chips - 1])

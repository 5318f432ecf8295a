"""The values of Kniffel Extreme, made and checked on a graphics card: `python -m tools.kniffel_extreme make | check`.

`make` solves the game for every number of chips, makes the values small, finds by a second sweep what it costs to play
by them, and writes the file of the package. `check` solves it in float64 beside float32, and plays many games by the
exact values and by those of the file; `check --only float64` solves it in float64 alone. Both need CuPy; packages are
found by PYTHONPATH, so nothing need be installed.
"""

import argparse
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import knobel
from knobel.minds.experts.kniffel_extreme import gpu
from knobel.minds.experts.kniffel_extreme.compressing import WIDE, Component, Products, as_table, made_small
from knobel.minds.experts.kniffel_extreme.low_rank import Facts, LowRankValues, Table, key_of, pack, read
from knobel.minds.experts.kniffel_extreme.sheets import BOXES, MOST_CHIPS, USUAL_CHIPS, numbers, upper_of
from knobel.minds.experts.kniffel_extreme.simulating import Lookup, simulated
from knobel.minds.experts.kniffel_extreme.solution import file_of

RANK = 32
START = numbers()[upper_of(0, 0)], 0


def make(out: Path) -> None:
    """Solve, make small, judge and write."""
    cp = import_module("cupy")
    values = timed("solved", lambda: gpu.solved(MOST_CHIPS))
    products = timed("made small", lambda: made_small(values, RANK, cp))
    beliefs = as_table(products, cp)
    error = float(cp.sqrt(((beliefs - values) ** 2).mean(dtype="float64")))
    policy = timed("judged", lambda: gpu.worth_of_policy(beliefs))
    worth, earned = (table[START].astype("float64").get() for table in (values, policy))
    host = products._replace(
        row_means=products.row_means.get(),
        column_means=products.column_means.get(),
        components=tuple(Component(each.rows.get(), each.columns.get(), each.step) for each in products.components),
    )
    data = packed(host, [*map(float, worth)], [*map(float, worth - earned)], error)
    (out / file_of(version()).name).write_bytes(data)
    print(f"{len(data)} bytes, values off by {error:.4f} (root mean square)")
    for chips, (exact, lost) in enumerate(zip(worth, worth - earned, strict=True)):
        print(f"{chips:2} chips: {exact:.4f} points, played by the file {lost:.4f} less")


def packed(products: Products, worth: list[float], loss: list[float], error: float) -> bytes:
    """The file with these products, which lie in the machine's memory."""
    steps = tuple(each.step for each in products.components)
    facts = Facts(key_of(version()), products.chips, WIDE, steps, tuple(worth), tuple(loss), error)
    rows, columns = ([_array(each[place]) for each in products.components] for place in (0, 1))
    return pack(facts, Table(_array(products.row_means), _array(products.column_means), tuple(rows), tuple(columns)))


def _array(numbers: Any) -> Any:
    return array({"float32": "f", "int16": "h", "int8": "b"}[str(numbers.dtype)], numbers.tobytes())


def check(games: int) -> None:
    """Compare float32 with float64, and values with the points of many games."""
    in_float32(games)
    in_float64()


def in_float32(games: int) -> None:
    """Solve, and play many games by these values and by those of the file."""
    cp = import_module("cupy")
    values = timed("solved in float32", lambda: gpu.solved(USUAL_CHIPS))
    told(values)
    print(timed("played by exact values", lambda: simulated(by_table(values), USUAL_CHIPS, games, 1, cp)), flush=True)
    beliefs = as_table(products_of(read(file_of(version()), key_of(version())), cp), cp)
    print(timed("played by the file", lambda: simulated(by_table(beliefs), USUAL_CHIPS, games, 2, cp)), flush=True)


def in_float64() -> None:
    """Solve with twice the digits, and set what comes of it beside the values that the file gives as exact."""
    layer = count(1)
    began = time.perf_counter()

    def done() -> None:
        print(f"{next(layer)} of {BOXES} layers after {time.perf_counter() - began:.1f} s", flush=True)

    values = timed("solved in float64", lambda: gpu.solved(USUAL_CHIPS, "float64", done))
    printed = read(file_of(version()), key_of(version())).facts.worth
    for line in beside([float(worth) for worth in values[START].get()], printed):
        print(line, flush=True)


def beside(exact: Sequence[float], printed: Sequence[float]) -> Iterator[str]:
    """By chips, a value in float64, the one that is printed, and by how much that is too high."""
    for chips, worth in enumerate(exact):
        yield f"{chips} chips: {worth:.6f} in float64, {printed[chips]:.6f} printed ({printed[chips] - worth:+.6f})"


def products_of(values: LowRankValues, arrays: Any) -> Products:
    """The products of a file as arrays."""
    table, steps = values.table, values.facts.steps
    pairs = zip(table.rows, table.columns, steps, strict=True)
    components = tuple(Component(arrays.asarray(rows), arrays.asarray(columns), step) for rows, columns, step in pairs)
    row_means, column_means = (arrays.asarray(each, "float32") for each in (table.row_means, table.column_means))
    return Products(values.facts.chips, row_means, column_means, components)


def by_table(table: Any) -> Lookup:
    """How positions are looked up in a table of values."""

    def lookup(upper: Any, lower: Any, chips: Any) -> Any:
        return table[upper, lower, chips]

    return lookup


def told(values: Any) -> None:
    """The values of an empty sheet."""
    print(", ".join(f"{worth:.6f}" for worth in values[START].get()), "points with 0, 1 … chips", flush=True)


def timed(what: str, work: Callable[[], Any]) -> Any:
    """Do something, and say how long it took."""
    began = time.perf_counter()
    done = work()
    print(f"{what}: {time.perf_counter() - began:.1f} s", flush=True)
    return done


def version() -> int:
    """The version of the game's rules."""
    return knobel.game("kniffel-extreme").info.version


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--only", choices=("float64",))
    given = parser.parse_args()
    if given.what == "make":
        make(given.out)
    elif given.only:
        in_float64()
    else:
        check(given.games)


if __name__ == "__main__":
    main()

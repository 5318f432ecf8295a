"""Kniffel Extreme worked out on a graphics card: kernels compiled at run time by CuPy, layer by layer."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from knobel.minds.experts.kniffel_extreme.cuda_source import (
    COLUMNS,
    LATE_ROWS,
    Shape,
    classes,
    policy_source,
    table_size,
    values_source,
    words,
)
from knobel.minds.experts.kniffel_extreme.sheets import (
    ABOVE,
    BELOW,
    BOXES,
    COUNTS,
    KEEPS,
    LOWERS,
    TEN,
    THROWS,
    bonus_of,
    followers,
    points_below,
    uppers,
)

# Told after every layer.
Done = Callable[[], None]
CUDA_TYPES = {"float32": "float", "float64": "double"}
# Sheets of a block: what the shared memory of a multiprocessor holds when it has two blocks.
SHEETS = {"float32": 10, "float64": 5}
SHEETS_OF_POLICY = 5
BLOCKS = 2


def is_here() -> bool:
    """Whether there is a graphics card that can be used."""
    if find_spec("cupy") is None:
        return False
    cupy = _cupy()
    try:
        return bool(cupy.cuda.runtime.getDeviceCount())
    except cupy.cuda.runtime.CUDARuntimeError:
        return False


def solved(chips: int, real: str = "float32", done: Done = lambda: None) -> Any:
    """What every position with up to so many chips is worth: an array on the card, by upper, lower and chips."""
    cp = _cupy()
    shape = Shape(CUDA_TYPES[real], SHEETS[real], BLOCKS, chips + 1)
    kernel = _Kernel(values_source(shape), shape, table_size(LATE_ROWS) * shape.states, real)
    scratch = cp.zeros(kernel.grid * len(THROWS) * shape.threads, real)
    values = full_sheets(chips, real)
    index = _index(np.dtype(real).itemsize, len(classes()))
    scores, chances = np.array(classes(), real), _chances().astype(real)
    tables = [cp.asarray(table) for table in (index, _counts(), scores, _up(), _filled(), chances)]
    for left, sheets in layers():
        for us, ls in sheets:
            kernel.launch(us, ls, (values,), (np.int32(min(chips, left) + 1), *tables, scratch))
        cp.cuda.Device().synchronize()
        done()
    return values


def worth_of_policy(beliefs: Any, done: Done = lambda: None) -> Any:
    """What every position is worth to whoever plays by these values (float32, on the card) as if they were true."""
    cp = _cupy()
    chips = beliefs.shape[2] - 1
    shape = Shape("float", SHEETS_OF_POLICY, BLOCKS, chips + 1)
    kernel = _Kernel(policy_source(shape), shape, 2 * table_size(0) * shape.states, "float32")
    scratch = cp.zeros(kernel.grid * 4 * len(THROWS) * shape.threads, "float32")
    choices = cp.zeros(kernel.grid * words() * shape.threads, "uint32")
    truth = full_sheets(chips, "float32")
    scores, chances = np.array(classes(), np.float32), _chances().astype(np.float32)
    tables = [cp.asarray(table) for table in (_index(), _counts(), scores, _up(), _filled(), chances)]
    for left, sheets in layers():
        for us, ls in sheets:
            rest = (np.int32(min(chips, left) + 1), *tables, scratch, choices)
            kernel.launch(us, ls, (beliefs, truth), rest)
        cp.cuda.Device().synchronize()
        done()
    return truth


def full_sheets(chips: int, real: str) -> Any:
    """Room for all values, of which those of full sheets are known."""
    values = _cupy().zeros((len(uppers()), LOWERS, chips + 1), real)
    for number, upper in enumerate(uppers()):
        if upper.filled == (1 << ABOVE) - 1:
            values[number, LOWERS - 1] = bonus_of(upper)
    return values


def layers() -> Iterator[tuple[int, list[tuple[Any, Any]]]]:
    """The sheets with 1, 2 … 22 open boxes, as uppers and lowers of which each goes with each."""
    cp = _cupy()
    above = np.array([upper.filled.bit_count() for upper in uppers()])
    below = np.array([lower.bit_count() for lower in range(LOWERS)])
    us = [cp.asarray(np.flatnonzero(above == count).astype(np.int32)) for count in range(ABOVE + 1)]
    ls = [cp.asarray(np.flatnonzero(below == count).astype(np.int32)) for count in range(BELOW + 1)]
    for left in range(1, BOXES + 1):
        filled = BOXES - left
        yield left, [(us[count], ls[filled - count]) for count in range(ABOVE + 1) if 0 <= filled - count <= BELOW]


class _Kernel:
    """A compiled kernel and how it is launched."""

    def __init__(self, source: str, shape: Shape, numbers: int, real: str) -> None:
        cp = _cupy()
        self._function = cp.RawModule(code=source).get_function("layer")
        self._shared = numbers * np.dtype(real).itemsize
        self._function.max_dynamic_shared_size_bytes = self._shared
        self._shape = shape
        self.grid = cp.cuda.Device().attributes["MultiProcessorCount"] * shape.blocks

    def launch(self, us: Any, ls: Any, values: tuple[Any, ...], rest: tuple[Any, ...]) -> None:
        blocks = min(self.grid, -(-len(us) * len(ls) // self._shape.states))
        given = (*values, us, np.int32(len(us)), ls, np.int32(len(ls)), *rest)
        self._function((blocks,), (self._shape.threads,), given, shared_mem=self._shared)


# The tables of the description as the kernels read them.


def _index(size: int = 1, first_upper: int = 0) -> NDArray[np.uint32]:
    """By whole throw, two places in 16 bits each: its class, and the upper box that the ten-sided die raises.

    Upper boxes lie behind `first_upper` other numbers, eight places apart; a number has so many bytes.
    """
    number = {row: place for place, row in enumerate(classes())}
    table = np.zeros((len(THROWS), TEN), np.uint32)
    for at, throw in enumerate(THROWS):
        for face in range(TEN):
            raised = (face - 1) * 8 + throw.count(face) + 1 if 1 <= face <= ABOVE else 8 * ABOVE
            table[at, face] = number[points_below()[at * TEN + face]] * size | (first_upper + raised) * size << 16
    return table


def _counts() -> NDArray[np.uint32]:
    """How many of the five dice show each face, three bits each."""
    return np.array([sum(throw.count(box + 1) << 3 * box for box in range(ABOVE)) for throw in THROWS], np.uint32)


def _up() -> NDArray[np.int32]:
    return np.array([[row or (0,) * COUNTS for row in rows] for rows in followers()], np.int32)


def _filled() -> NDArray[np.int32]:
    return np.array([upper.filled for upper in uppers()], np.int32)


def _chances() -> NDArray[np.float64]:
    return np.array(KEEPS.chances) / TEN


def _cupy() -> Any:
    return import_module("cupy")


assert len(classes()) + 8 * ABOVE + 1 + BELOW <= LATE_ROWS * COLUMNS

"""Kniffel Extreme worked out on ordinary processors: for hours, layer by layer, and going on where it was stopped.

The values lie in a file that is mapped into memory; a note beside it says how many pieces of the work are done. A piece
is some uppers with all lowers that have equally many filled boxes.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from knobel.core.frozen import Frozen
from knobel.minds.experts.kniffel_extreme.sheets import ABOVE, BELOW, BOXES, LOWERS, bonus_of, uppers

VALUES, NOTE = "values.npy", "done.json"
# Raised whenever work that was begun before must not be gone on with.
EDITION = 1
PIECE = 200_000
# Written to disk so often, in seconds: no more than this is lost when the work is stopped.
PAUSE = 60.0

Done = Callable[[int], None]


class Piece(NamedTuple):
    """Sheets with `left` open boxes: each of these uppers with each of these lowers."""

    left: int
    uppers: NDArray[np.int32]
    lowers: NDArray[np.int32]

    @property
    def sheets(self) -> int:
        return len(self.uppers) * len(self.lowers)


class Note(Frozen, frozen=True):
    """How far the work has got."""

    edition: int
    chips: int
    pieces: int


def pieces() -> Iterator[Piece]:
    """All the work, in an order in which whatever can follow a sheet comes before it."""
    above = np.array([upper.filled.bit_count() for upper in uppers()])
    below = np.array([lower.bit_count() for lower in range(LOWERS)])
    for left in range(1, BOXES + 1):
        for count in range(ABOVE + 1):
            if 0 <= BOXES - left - count <= BELOW:
                us = np.flatnonzero(above == count).astype(np.int32)
                ls = np.flatnonzero(below == BOXES - left - count).astype(np.int32)
                size = max(1, PIECE // len(ls))
                yield from (Piece(left, us[first : first + size], ls) for first in range(0, len(us), size))


def solved(chips: int, folder: Path, done: Done, most_left: int = BOXES) -> Any:
    """What every position with up to so many chips is worth, by upper, lower and chips.

    Work that lies in the folder is gone on with. `done` is told of so many more sheets; sheets with more open boxes
    than `most_left` are left out.
    """
    from knobel.minds.experts.kniffel_extreme.kernel import fill

    folder.mkdir(parents=True, exist_ok=True)
    values, begun = _opened(chips, folder)
    written = time.monotonic()
    for number, piece in enumerate(piece for piece in pieces() if piece.left <= most_left):
        if number >= begun:
            fill(values, piece.uppers, piece.lowers, min(chips, piece.left) + 1)
            if time.monotonic() - written > PAUSE:
                _note(values, folder, Note(EDITION, chips, number + 1))
                written = time.monotonic()
        done(piece.sheets)
    _note(values, folder, Note(EDITION, chips, max(begun, number + 1)))
    return values


def sheets() -> int:
    """How many sheets there are to be worked out, whatever the chips."""
    return sum(piece.sheets for piece in pieces())


def _opened(chips: int, folder: Path) -> tuple[Any, int]:
    """The values as far as they are known, and how many pieces that is."""
    note = _note_in(folder)
    if note is not None and (note.edition, note.chips) == (EDITION, chips):
        return np.lib.format.open_memmap(folder / VALUES, mode="r+"), note.pieces
    shape = (len(uppers()), LOWERS, chips + 1)
    values = np.lib.format.open_memmap(folder / VALUES, mode="w+", dtype=np.float32, shape=shape)
    for number, upper in enumerate(uppers()):
        if upper.filled == (1 << ABOVE) - 1:
            values[number, LOWERS - 1] = bonus_of(upper)
    return values, 0


def _note_in(folder: Path) -> Note | None:
    try:
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=Note)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def _note(values: Any, folder: Path, note: Note) -> None:
    """First the values, then how many of them hold."""
    values.flush()
    part = folder / (NOTE + ".part")
    part.write_bytes(msgspec.json.encode(note))
    part.replace(folder / NOTE)

"""What the tables of two at Schocken are worth, as a file by the usual options; its layout is in docs/values.md."""

from array import array
from collections.abc import Sequence
from pathlib import Path

import msgspec

from knobel.games.cup.schocken.state import SchockenOptions
from knobel.solve.disk_cache import ENDING, write_whole
from knobel.solve.values_file import Key, pack, unpack

# Raised whenever values worked out before must not be used any more.
EDITION = 1
BITS = 32
FOLDER = Path(__file__).parent / "data"


def key_of(options: SchockenOptions, version: int) -> Key:
    """What the values are bound to."""
    return Key("schocken", "tables", version, EDITION, msgspec.to_builtins(options))


def file_of(key: Key) -> Path:
    """Where values that are bound to a key would lie."""
    return FOLDER / f"{key.name}{ENDING}"


def read_standings(options: SchockenOptions, version: int) -> "array[float] | None":
    """What tables are worth to the first seat, in the order in which they are found; None where no file says so."""
    key = key_of(options, version)
    file = file_of(key)
    return unpack(file.read_bytes(), key, str(file)) if file.is_file() else None


def write_standings(options: SchockenOptions, version: int, values: Sequence[float]) -> Path:
    """Write the file of these values."""
    key = key_of(options, version)
    write_whole(file_of(key), pack(key, values, BITS))
    return file_of(key)

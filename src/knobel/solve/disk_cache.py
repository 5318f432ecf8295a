"""Values on disk: some come with the package; others were worked out here and lie in the user's cache."""

import logging
import os
import tempfile
from array import array
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from knobel.core.errors import KnobelError
from knobel.solve.values_file import Key, pack, unpack

LOG = logging.getLogger("knobel.solve")
SHIPPED = Path(__file__).parent / "data"
ENDING = ".values"


class ValueTable(NamedTuple):
    """Values that can be worked out: what they are bound to, to how many binary places, and how."""

    key: Key
    bits: int
    make: Callable[[], Sequence[float]]

    @property
    def file_name(self) -> str:
        """What their file is called, wherever it lies."""
        return self.key.name + ENDING


def cache_folder() -> Path | None:
    """Where the user's programs keep what they can make anew; `KNOBEL_CACHE` names another place.

    None where nobody says what is usual on this system: that is for a library which comes with the extra `solve`.
    """
    if named := os.environ.get("KNOBEL_CACHE"):
        return Path(named)
    if find_spec("platformdirs") is None:
        return None
    from platformdirs import user_cache_path

    return user_cache_path("knobel", appauthor=False)


def folders() -> Iterator[Path]:
    """Where values are looked for, in this order."""
    yield SHIPPED
    if (cache := cache_folder()) is not None:
        yield cache


def is_stored(table: ValueTable) -> bool:
    """Whether there is a file of these values."""
    return any((folder / table.file_name).is_file() for folder in folders())


def load_or_compute(table: ValueTable) -> "array[float]":
    """The values from disk, or worked out now and put there."""
    for folder in folders():
        if (found := _read(folder / table.file_name, table.key)) is not None:
            return found
    made = pack(table.key, table.make(), table.bits)
    if (cache := cache_folder()) is not None:
        _store(cache / table.file_name, made)
    return unpack(made, table.key, table.file_name)


def build(table: ValueTable, folder: Path) -> Path:
    """Work values out anew and write their file."""
    file = folder / table.file_name
    write_whole(file, pack(table.key, table.make(), table.bits))
    return file


def write_whole(file: Path, data: bytes) -> None:
    """Written beside and moved into place, so that nobody ever reads half a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
        part.write(data)
    Path(part.name).chmod(0o644)
    Path(part.name).replace(file)


def _read(file: Path, key: Key) -> "array[float] | None":
    """The values of a file that is there and whole. One that is refused is named, and counts as not there."""
    try:
        return unpack(file.read_bytes(), key, str(file))
    except FileNotFoundError:
        return None
    except OSError as trouble:
        LOG.warning("Values cannot be read: %s", trouble)
    except KnobelError as trouble:
        LOG.warning("Values are not used: %s", trouble, extra={"trouble": trouble})
    return None


def _store(file: Path, data: bytes) -> None:
    """A cache that cannot be written is no trouble."""
    try:
        write_whole(file, data)
    except OSError:
        LOG.info("Values could not be kept in %s", file.parent)

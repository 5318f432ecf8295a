"""The shelf: tables that took a while to work out, kept in the user's cache folder for the next time."""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Real = NDArray[np.float64]


def cache_folder() -> Path:
    """Where the user's programs keep what they can make anew; `KNOBEL_CACHE` names another place."""
    if named := os.environ.get("KNOBEL_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "knobel"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "knobel"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "knobel"


def kept(name: str, shape: tuple[int, ...], make: Callable[[], Real]) -> Real:
    """The table of this name from the shelf, or made now and put there. A shelf that cannot be used is no trouble."""
    file = cache_folder() / f"{name}.npy"
    try:
        table: Real = np.load(file, allow_pickle=False)
        if table.shape == shape and table.dtype == np.float64:
            return table
    except (OSError, ValueError, EOFError):
        pass
    table = make()
    _put(file, table)
    return table


def _put(file: Path, table: Real) -> None:
    """Written beside and moved into place, so that nobody ever reads half a table."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
            np.save(part, table)
        Path(part.name).replace(file)
    except OSError:
        pass

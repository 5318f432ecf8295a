"""One server a data folder: a lock that the system itself takes back when its holder dies, however it dies."""

import fcntl
from pathlib import Path
from typing import IO

from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_write


class FolderLock:
    """A lock beside a database file."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Take it, or say which folder somebody else has."""
        try:
            file = self._path.open("ab")
        except OSError as trouble:
            raise cannot_write(self._path.parent, trouble) from trouble
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as trouble:
            file.close()
            raise KnobelError("folder-in-use", folder=str(self._path.parent.absolute())) from trouble
        self._file = file

    def release(self) -> None:
        """Give it back, if it was taken."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *trouble: object) -> None:
        self.release()

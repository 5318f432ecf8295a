"""Logs that cannot be opened: each is set aside with one line in the log, and all others go on."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from knobel.core.errors import KnobelError
from knobel.house.store.logs import BadEntry
from knobel.house.store.store import Unreachable

LOG = logging.getLogger("knobel.house")


class SetAside:
    """What does not open, of one kind: tables or desks. It is tried anew whenever somebody comes: it may be mended."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._known: set[str] = set()

    def __len__(self) -> int:
        return len(self._known)

    @contextmanager
    def unless_it_opens(self, id: str) -> Iterator[None]:
        """Whatever goes wrong in reading a log is its own affair; a store that is away is not."""
        try:
            yield
        except Unreachable:
            raise
        except Exception as trouble:
            raise self.note(id, trouble) from trouble

    def take_back(self, id: str) -> None:
        """It has opened."""
        self._known.discard(id)

    def note(self, id: str, trouble: Exception) -> KnobelError:
        """One line for each that does not open; it says where to look, and holds nothing of what is written there.

        Gives the refusal for whoever comes.
        """
        if id not in self._known:
            self._known.add(id)
            where = f"entry {trouble.seq}" if isinstance(trouble, BadEntry) else "as a whole"
            what = type(trouble.__cause__ or trouble).__name__
            LOG.error("%s %s is set aside: %s, %s. See: knobel look %s", self._kind, id, where, what, id)
        return KnobelError(f"{self._kind}-set-aside", id=id)

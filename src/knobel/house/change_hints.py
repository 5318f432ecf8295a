"""Hints that something has changed, from node to node; and those of a house that has one node."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


class ChangeHints(Protocol):
    """Carries "log L is at N" to all nodes. A hint that is lost costs a look into the store, never a move."""

    @property
    def alone(self) -> bool:
        """Whether there is no other node: what this one knows is then all there is."""
        ...

    async def start(self, heard: Heard) -> None:
        """Begin to listen; `heard(log, seq)` is called for every hint from another node."""
        ...

    async def hint(self, log: str, seq: int) -> None:
        """Tell the others."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class LocalHints:
    """Hints for one process: there is nobody else to tell."""

    alone = True

    async def start(self, heard: Heard) -> None:
        pass

    async def hint(self, log: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass

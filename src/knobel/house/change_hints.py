"""What a hub promises, and the one for a single process."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, int], Awaitable[None]]


class Hub(Protocol):
    """Carries "table T is at N" to all nodes. A hint that is lost costs a look into the store, never a move."""

    @property
    def alone(self) -> bool:
        """Whether there is no other node: what this one knows is then all there is."""
        ...

    async def start(self, heard: Heard) -> None:
        """Begin to listen; `heard(table, seq)` is called for every hint from another node."""
        ...

    async def hint(self, table: str, seq: int) -> None:
        """Tell the others."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class LocalHub:
    """A hub for one process: there is nobody else to tell."""

    alone = True

    async def start(self, heard: Heard) -> None:
        pass

    async def hint(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass

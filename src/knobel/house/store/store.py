"""What a store promises: an operation is done, durably, or it has not happened."""

from typing import Any, Protocol

from knobel.house.store.logs import Operation


class Conflict(Exception):
    """Somebody else wrote first: a number or a key is taken. Nothing of the operation has happened."""


class Unreachable(Exception):
    """The database does not answer. Whether the operation has happened is not known: ask again, with the same key.

    `code` says why, as far as that is known.
    """

    def __init__(self, what: str = "", code: str = "unreachable") -> None:
        super().__init__(what)
        self.code = code


class Store(Protocol):
    """A database that runs operations."""

    @property
    def trouble(self) -> str | None:
        """Why nothing could be written lately, as a code; None while all is well."""
        ...

    async def start(self) -> None:
        """Open the database and bring it up to the schema."""
        ...

    async def write(self, operation: Operation) -> Any:
        """Run an operation in a transaction; it is durable when this returns."""
        ...

    async def read(self, operation: Operation) -> Any:
        """Run an operation that only looks."""
        ...

    async def purge(self) -> None:
        """Leave nothing of what was deleted in files that are the store's own, as far as that is in its hands."""
        ...

    async def close(self) -> None:
        """Let go of the database, with everything written that was acknowledged."""
        ...

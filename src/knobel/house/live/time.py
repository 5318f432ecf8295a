"""Time and chance, handed in from outside, so that the whole server can run in simulated time from a seed."""

import asyncio
import secrets
import time
from typing import Protocol

# A machine with a lot to do may let others run between a look at one clock and a look at the other. What was compared
# in the shortest time is right.
COMPARISONS = 5


class Timekeeper(Protocol):
    """Knows what time it is, and waits."""

    def now(self) -> int:
        """The time in milliseconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class Source(Protocol):
    """A source of chance."""

    def token(self, size: int) -> bytes:
        """Bytes that nobody can guess."""
        ...

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit-1."""
        ...


def _compared() -> tuple[int, int]:
    """How long it took to look at both clocks, and how far apart they are."""
    before, wall, after = time.monotonic_ns(), time.time_ns(), time.monotonic_ns()
    return after - before, wall - (before + after) // 2


class WallTime:
    """The time of day at the start, carried on by a clock that never jumps."""

    def __init__(self) -> None:
        self._offset = min(_compared() for _ in range(COMPARISONS))[1]

    def now(self) -> int:
        return (time.monotonic_ns() + self._offset) // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SystemSource:
    """The system's own source of chance."""

    def token(self, size: int) -> bytes:
        return secrets.token_bytes(size)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)

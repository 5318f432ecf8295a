"""A house in simulated time and from a seed: the same script gives the same bytes."""

import asyncio
import random


class SimulatedTime:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self._now

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self._now + int(seconds * 1000), future))
        await future

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass, and wake those whose time has come."""
        self._now += milliseconds
        due = [future for at, future in self._waiting if at <= self._now]
        self._waiting = [(at, future) for at, future in self._waiting if at > self._now and not future.done()]
        for future in due:
            if not future.done():
                future.set_result(None)


class SeededSource:
    """Chance that comes out the same every time."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def token(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def below(self, limit: int) -> int:
        return self._random.randrange(limit)

"""Whether the store takes what is written, found out by writing something; asked often, tried once a second."""

import asyncio

from knobel.house.live.time import Timekeeper
from knobel.house.store import operations
from knobel.house.store.store import Store, Unreachable

# An answer holds for so long, in milliseconds, and a store that takes longer than this is none, in seconds.
FRESH, PATIENCE = 1000, 5.0


class StoreHealth:
    """The state of the store by the last try."""

    def __init__(self, store: Store, time: Timekeeper, node: str) -> None:
        self._store, self._time, self._node = store, time, node
        self._tried_at: int | None = None
        self._trouble: str | None = None
        self._lock = asyncio.Lock()

    async def trouble(self) -> str | None:
        """What is wrong with the store, as a code; None if nothing is."""
        async with self._lock:
            now = self._time.now()
            if self._tried_at is None or not 0 <= now - self._tried_at < FRESH:
                self._trouble = await self._try(now)
                self._tried_at = now
            return self._trouble

    async def _try(self, now: int) -> str | None:
        """A sign of life is small, means something, and goes the same way as every move."""
        try:
            await asyncio.wait_for(self._store.write(operations.heartbeat(self._node, now)), PATIENCE)
        except Unreachable as trouble:
            return trouble.code
        except TimeoutError:
            return "store-slow"
        return self._store.trouble

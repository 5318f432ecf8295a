"""The gate: what comes in is read in turn, so that a crowd from one network is no crowd to the others.

However many connections have something to say at once, so few of them are heard before everything else that is due gets
its turn; of those, each network has the same share.
"""

import asyncio
from collections.abc import Callable

from knobel.server.work.queueing import FairQueue

# So many pieces are read before others get a turn.
AT_ONCE = 4
# More than all connections together can send before they are read.
MOST_WAITING = 10**6


class Gate:
    """Lets one piece after the other through."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._queue: FairQueue[Callable[[], None]] = FairQueue(MOST_WAITING)
        self._scheduled = False

    def __len__(self) -> int:
        return len(self._queue)

    def enter(self, network: str, read: Callable[[], None]) -> None:
        """Read this when it is its network's turn; what comes from one connection is read in order."""
        self._queue.put(network, read)
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._open)

    def _open(self) -> None:
        try:
            for _ in range(self._at_once):
                read = self._queue.take()
                if read is None:
                    return
                read()
        finally:
            # Whoever has more to say enters again while being read: there is one next turn, and no second beside it.
            self._scheduled = bool(len(self._queue))
            if self._scheduled:
                asyncio.get_running_loop().call_soon(self._open)

"""The gate: what comes in is read in turn, so that a crowd from one network is no crowd to the others.

However many connections have something to say at once, so few of them are heard before everything else that is due gets
its turn; of those, each network has the same share. Whoever says more than fits into one piece has the rest of it read
on the side, in short bites with a rest after each. Without the rest those who wait for other threads, such as that of
the store, would wait long: a thread that is never idle hardly lets another one have Python's lock.
"""

import asyncio
import time
from collections.abc import Callable

from knobel.server.work.queueing import FairQueue

# So many pieces are read before others get a turn.
AT_ONCE = 4
# More than all connections together can send before they are read.
MOST_WAITING = 10**6
# How long what is read on the side is read at a time, and how long nothing of it is afterwards, in seconds.
BITE, REST = 0.002, 0.002


class Gate:
    """Lets one piece after the other through."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._queue: FairQueue[Callable[[], None]] = FairQueue(MOST_WAITING)
        self._scheduled = False
        self._aside: FairQueue[Callable[[], None]] = FairQueue(MOST_WAITING)
        self._resting = False

    def __len__(self) -> int:
        return len(self._queue) + len(self._aside)

    def enter(self, network: str, read: Callable[[], None]) -> None:
        """Read this when it is its network's turn; what comes from one connection is read in order."""
        self._queue.put(network, read)
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._open)

    def enter_aside(self, network: str, read: Callable[[], None]) -> None:
        """Read this, which goes on with what has been read before, on the side."""
        self._aside.put(network, read)
        self._rest()

    def _rest(self) -> None:
        if len(self._aside) and not self._resting:
            self._resting = True
            asyncio.get_running_loop().call_later(REST, self._bite)

    def _bite(self) -> None:
        until = time.perf_counter() + BITE
        try:
            while (read := self._aside.take()) is not None:
                read()
                if time.perf_counter() >= until:
                    return
        finally:
            self._resting = False
            self._rest()

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

"""Errands: what takes long is done beside a line, so that it goes on to answer; it ends with the line."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from types import TracebackType

from knobel.core.errors import KnobelError
from knobel.house.store.store import Unreachable

LOG = logging.getLogger("knobel")
# So many errands of one line may wait for each other; nobody who reads the answers has more.
MOST_ERRANDS = 20
Run = Callable[[Coroutine[None, None, None]], Awaitable[None]]


async def at_once(errand: Coroutine[None, None, None]) -> None:
    """Wait until it is done."""
    await errand


class Errands:
    """What is being done beside one line."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def __aenter__(self) -> "Errands":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def run(self, errand: Coroutine[None, None, None]) -> None:
        """Let something be done after what is being done already, and do not wait for it."""
        if len(self._tasks) >= MOST_ERRANDS:
            errand.close()
            raise KnobelError("too-many-requests")
        task = asyncio.get_running_loop().create_task(self._in_turn(errand))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        # Also where the line ends before the task was ever run: an errand that nobody awaits would complain.
        task.add_done_callback(lambda _: errand.close())

    async def _in_turn(self, errand: Coroutine[None, None, None]) -> None:
        async with self._turn:
            await errand

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        trouble = None if task.cancelled() else task.exception()
        if trouble is not None and not isinstance(trouble, Unreachable):
            LOG.error("unhandled", exc_info=trouble)

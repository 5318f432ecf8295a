"""Reads finished games for what is worth remembering in them: one after the other, when somebody asks, and once."""

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.store import operations
from knobel.house.store.feats import keep_feats
from knobel.house.store.store import Store, Unreachable
from knobel.house.work.tasks import ReadFeats
from knobel.house.work.work import Work, WorkFailed

LOG = logging.getLogger("knobel")
Game = tuple[str, int]
# In whose name the work is done: nobody's, so that it takes no visitor's turn.
OWNER = "feats"
# Raised whenever games read before must be read again.
EDITION = 1
# So many games wait at most; whoever has more asks again.
MOST_WAITING = 500
_DECODE = msgspec.json.Decoder(tuple[dict[str, int], ...]).decode


class FeatReader:
    """The games that wait to be read, and whoever reads them."""

    def __init__(self, store: Store, work: Work) -> None:
        self._store, self._work = store, work
        self._waiting: dict[Game, int] = {}
        self._task: asyncio.Task[None] | None = None

    def read_soon(self, games: Iterable[tuple[Game, int]]) -> None:
        """Let these games be read, each with its number of seats."""
        for game, seats in games:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.setdefault(game, seats)
        if self._waiting and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._read_all())

    async def stop(self) -> None:
        """Let go of what is being read; whoever asks the next time has it read then."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                game, seats = next(iter(self._waiting.items()))
                await self._read(game, seats)
                self._waiting.pop(game, None)
        except (Unreachable, WorkFailed) as trouble:
            # Nothing is lost: the next who asks has them read.
            LOG.warning("games were not read for feats: %s", type(trouble).__name__)
            self._waiting.clear()
        finally:
            self._task = None

    async def _read(self, game: Game, seats: int) -> None:
        record: str | None = await self._store.read(operations.record(*game))
        try:
            found = _DECODE(await self._work.do(ReadFeats(record or ""), OWNER, None))
        except KnobelError:
            # A record by rules that this version does not know has nothing to tell, today or tomorrow.
            found = ({},) * seats
        await self._store.write(keep_feats(*game, EDITION, found))

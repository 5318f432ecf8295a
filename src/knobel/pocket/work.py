"""Heavy work in a pocket: done on the spot, a piece at a time, so that whoever asks is answered in between."""

import asyncio
import logging

import msgspec

from knobel.house.work.tasks import PlayDay, Task
from knobel.house.work.work import MOST_PER_OWNER, Here
from knobel.match.match import Match
from knobel.pocket.beside import WORTH_WAITING, FilesBeside

LOG = logging.getLogger("knobel.minds")
# So many seconds a mind looks for a move: nobody else thinks on a device, and the page waits until it has.
THINKS_FOR = 0.12


class HereBetween(Here):
    """Does everything itself, and other things in between, but thinks without a break."""

    answers_meanwhile = False

    def __init__(self, beside: FilesBeside | None = None) -> None:
        self._beside = beside or FilesBeside()
        super().__init__(THINKS_FOR, self._beside.want)
        self._rehearsing: set[asyncio.Task[None]] = set()

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        if not isinstance(task, PlayDay):
            return await super().do(task, owner, most)
        from knobel.house.days.best_play import playing
        from knobel.house.days.rotation import match_of

        self._beside.try_again()
        await self._beside.fetched(match_of(task.game), WORTH_WAITING)
        steps = playing(task.seed, task.date, task.game, (task.mind, task.opponent), self.knowledge)
        while True:
            try:
                next(steps)
            except StopIteration as finished:
                return msgspec.json.encode(finished.value)
            await asyncio.sleep(0)

    def rehearse(self, game: Match) -> None:
        """A bot's first decision opens rooms and reads values: that is done while people still look at the table."""
        task = asyncio.get_running_loop().create_task(self._rehearse(game))
        self._rehearsing.add(task)
        task.add_done_callback(self._rehearsing.discard)

    async def _rehearse(self, game: Match) -> None:
        """What can be done now, and once more by the values that lie beside the box when they have come."""
        await asyncio.sleep(0)
        self._beside.try_again()
        try:
            await self._first_decisions(game)
            if await self._beside.fetched(game):
                await self._first_decisions(game)
        except Exception as trouble:
            # The decision itself says what is wrong.
            LOG.warning("no rehearsal of %s: %s", game.info.id, type(trouble).__name__)

    async def _first_decisions(self, game: Match) -> None:
        from knobel.minds.rehearsal import rehearsing

        await asyncio.sleep(0)
        for _ in rehearsing(game, self.knowledge):
            await asyncio.sleep(0)

    async def stop(self) -> None:
        for task in tuple(self._rehearsing):
            task.cancel()

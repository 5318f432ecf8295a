"""The caretaker of a live table: lets bots play, clocks run out, and throws that nobody makes happen."""

import asyncio

from knobel.core.errors import KnobelError
from knobel.core.stages import Ask, Throw
from knobel.minds.arena import minds_named, view_for
from knobel.server.live.live_table import LiveTable
from knobel.server.live.time import Source, Timekeeper
from knobel.server.store.store import Unreachable
from knobel.server.table.rulings import HOUSE, TABLE, Act, Expire, Request, Roll

# When the store does not answer, the caretaker tries again after so many seconds.
TRY_AGAIN_AFTER = 0.5


class Caretaker:
    """Looks at the table whenever it has changed, and does what is due."""

    def __init__(self, live: LiveTable, time: Timekeeper, source: Source, pace: float) -> None:
        self._live = live
        self._time = time
        self._source = source
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        live.changed = self.look

    def look(self) -> None:
        """Something has changed: think again about what is due, and when."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None
        if not self._stopped and self._live.table.phase == "playing":
            pause, request = self._due()
            if request is not None:
                self._task = asyncio.get_running_loop().create_task(self._attend(pause, request))

    def stop(self) -> None:
        """Do nothing any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    @property
    def has_work(self) -> bool:
        """Whether something is due now or later."""
        return self._task is not None and not self._task.done()

    async def _attend(self, pause: float, request: Request) -> None:
        """Wait for the next thing that is due, and do it; the change it makes calls the caretaker anew."""
        await self._time.sleep(pause)
        if isinstance(request, Act):
            request = self._decision(request.seat)
        while not await self._done(request):
            await self._time.sleep(TRY_AGAIN_AFTER)

    async def _done(self, request: Request) -> bool:
        """Whether a request is dealt with; if the store does not answer, it has to be made again.

        It says which entry it answers, so that what another node has done meanwhile is not done twice.
        """
        try:
            await self._live.request(HOUSE, request)
        except Unreachable:
            return False
        except KnobelError:
            # Somebody was quicker; the change they made has called the caretaker already.
            return True
        return True

    def _due(self) -> tuple[float, Request | None]:
        bot = self._bot_turn()
        clock = self._next_clock()
        if bot is not None and (clock is None or bot[0] <= clock[0]):
            return bot
        return clock or (0.0, None)

    def _bot_turn(self) -> tuple[float, Request] | None:
        """What a bot, or nobody in particular, is to do; its pause is drawn before it looks at anything."""
        table = self._live.table
        stage, seq = table.stage, table.seq
        pause = self._pace * (0.5 + self._source.below(1000) / 1000)
        if isinstance(stage, Throw) and table.setup.dice == "digital":
            if stage.seat is None:
                return pause, Roll(TABLE, None, seq)
            return (pause, Roll(stage.seat, None, seq)) if table.places[stage.seat].played_by else None
        if isinstance(stage, Ask):
            for seat in stage.choices:
                if table.places[seat].played_by:
                    return pause, Act(seat, stage.choices[seat].mildest, seq)
        return None

    def _next_clock(self) -> tuple[float, Request] | None:
        running = {clock.name for clock in self._live.table.clocks}
        deadlines = {name: due for name, due in self._live.table.deadlines.items() if name in running}
        if not deadlines:
            return None
        name = min(deadlines, key=lambda clock: deadlines[clock])
        return max(0.0, (deadlines[name] - self._time.now()) / 1000), Expire(name, deadlines[name])

    def _decision(self, seat: int) -> Request:
        """What the bot at a seat does: decided from its own view, when its pause is over."""
        table = self._live.table
        stage = table.stage
        assert isinstance(stage, Ask)
        (mind,) = minds_named([table.places[seat].played_by or "random"])
        view = view_for(table.game, table.state, seat, stage.choices[seat], mind, self._source.below)
        return Act(seat, mind.decide(view, self._source.below), table.seq)

"""The scheduler of a live table: lets bots play, clocks run out, and throws that nobody makes happen."""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator
from functools import cache
from typing import Protocol

from knobel.core.errors import KnobelError
from knobel.core.events import Did
from knobel.core.frozen import Frozen
from knobel.core.spaces import Words
from knobel.core.stages import Ask, Throw
from knobel.house.live.resources import Resources
from knobel.house.live.thinking import decided
from knobel.house.store.store import Unreachable
from knobel.house.table.luck import is_quick
from knobel.house.table.real_dice import is_drawn
from knobel.house.table.requests import HOUSE, TABLE, Act, Actor, Cover, Expire, Request, Roll, Uncover
from knobel.house.table.seat_rulings import STAND_IN
from knobel.house.table.table import Table
from knobel.match.match import Match
from knobel.minds.mind import MIDDLE, MINDS, STRENGTHS, UPPER

# When the store does not answer, it is tried again after so many seconds.
TRY_AGAIN_AFTER = 0.5
# How long a bot takes at each pace, as a multiple of the house's own.
PACES = {"slow": 2.5, "human": 1.0, "quick": 0.3, "instant": 0.0}
# A word to be written takes longer than a move: by so many times for the weakest, and for the strongest.
WRITING = (6.0, 3.0)
# Where the house throws for everybody, dice are seen for so many seconds at most.
QUICK = 0.5


class Turn(Frozen, frozen=True):
    """Bots are to decide for these seats, the first who has something to do."""

    seats: tuple[int, ...]


class ScheduledTable(Protocol):
    """A table as its scheduler needs it."""

    table: Table

    def present(self) -> frozenset[int]: ...

    @property
    def knows_who_is_there(self) -> bool: ...

    def missed_since(self, seat: int) -> int: ...

    async def request(self, actor: Actor, request: Request) -> int: ...


class Scheduler:
    """Knows what is due at a table whenever it has changed, and does it in time. It does nothing before `start`."""

    def __init__(self, live: ScheduledTable, resources: Resources) -> None:
        self._live = live
        self._resources = resources
        self._time = resources.time
        # The game for which a solution has been asked.
        self._readied: Match | None = None
        # The game whose first decisions have been rehearsed.
        self._rehearsed: Match | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._covering: asyncio.Task[None] | None = None
        self._running = False
        # When the bot at a seat will play: drawn once for a question, however often it is rescheduled.
        self._drawn: dict[int, tuple[int, int]] = {}

    def start(self) -> None:
        """The table is open: see what is due."""
        self._running = True
        self.reschedule()

    def stop(self) -> None:
        """Do nothing any more."""
        self._running = False
        for task in (*self._tasks, *([self._covering] if self._covering else [])):
            task.cancel()

    def reschedule(self) -> None:
        """Something has changed: think again about what is due, and when."""
        if not self._running:
            return
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()
        self._tasks.clear()
        if self._live.table.phase == "playing":
            for pause, due in self._due():
                self._tasks.add(self._start(self._attend(pause, due)))
        self.presence_changed()
        self._have_solved()

    def _have_solved(self) -> None:
        """A bot that plays by solutions has its game solved from the moment at which it sits down."""
        table = self._live.table
        minds = [place.played_by for place in table.places.values()]
        if table.phase not in ("lobby", "playing") or not plays_by_solutions(minds):
            return
        if self._readied is not table.game:
            self._readied = table.game
            self._resources.work.solve(table.game)
        if table.phase == "playing" and self._rehearsed is not table.game:
            self._rehearsed = table.game
            self._resources.work.rehearse(table.game)

    def presence_changed(self) -> None:
        """Somebody has come or gone, or is asked: see whether a bot has to play for somebody, and when."""
        if self._covering is not None and self._covering is not asyncio.current_task():
            self._covering.cancel()
        self._covering = None
        waits = sorted(self._absent()) if self._running else []
        if waits:
            due, seat = waits[0]
            self._covering = self._start(self._cover(due, seat))

    @property
    def has_work(self) -> bool:
        """Whether something is due now or later."""
        return any(not task.done() for task in self._tasks)

    @staticmethod
    def _start(work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        return asyncio.get_running_loop().create_task(work)

    # Bots and clocks -----------------------------------------------------------------------------------------------

    async def _attend(self, pause: float, due: Request | Turn) -> None:
        """Wait for something that is due, and do it; the change it makes reschedules everything."""
        await self._time.sleep(pause)
        request = await self._first_decision(due.seats) if isinstance(due, Turn) else due
        while request is not None and not await self._done(request):
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
            # Somebody was quicker; the change they made has rescheduled everything already.
            return True
        return True

    def _due(self) -> Iterator[tuple[float, Request | Turn]]:
        bot = self._bot_turn()
        if bot is not None:
            yield self._bot_pause(bot.seats[0] if isinstance(bot, Turn) else _thrower(bot)), bot
        clock = self._next_clock()
        if clock is not None:
            yield clock

    def _bot_pause(self, seat: int) -> float:
        """How long the bot at a seat still waits; drawn before it looks at anything, so that the wait tells nothing."""
        table = self._live.table
        question = table.question_since.get(seat, table.seq)
        if self._drawn.get(seat, (-1, 0))[0] != question:
            pause = self._resources.pace * (0.5 + self._resources.source.below(1000) / 1000) * _slowness(table, seat)
            self._drawn[seat] = (question, self._time.now() + int(1000 * pause * PACES[table.setup.pace]))
        wait = 0.0 if table.hurried else max(0.0, (self._drawn[seat][1] - self._time.now()) / 1000)
        return min(wait, QUICK) if is_quick(table) else wait

    def _bot_turn(self) -> Request | Turn | None:
        """What a bot, or nobody in particular, is to do."""
        table = self._live.table
        stage = table.stage
        if isinstance(stage, Throw) and is_drawn(table, stage):
            return Roll(TABLE if stage.seat is None else stage.seat, self._drawn_faces(stage), table.seq)
        if isinstance(stage, Throw) and table.setup.dice == "digital":
            if stage.seat is None:
                return Roll(TABLE, None, table.seq)
            for_them = table.places[stage.seat].played_by or is_quick(table)
            return Roll(stage.seat, None, table.seq) if for_them else None
        if isinstance(stage, Ask):
            # Of several who are asked at once, each has a pace of its own.
            bots = [seat for seat in stage.choices if table.places[seat].played_by]
            return Turn(tuple(sorted(bots, key=self._bot_pause))) if bots else None
        return None

    def _drawn_faces(self, stage: Throw) -> tuple[int, ...]:
        """What the house draws where dice are real, and no hand throws these."""
        return tuple(faces[self._resources.source.below(len(faces))] for faces in stage.dice.faces)

    def _next_clock(self) -> tuple[float, Request] | None:
        left = self._live.table.left(self._time.now())
        if not left:
            return None
        name = min(left, key=lambda clock: left[clock])
        return left[name] / 1000, Expire(name, self._live.table.deadlines[name])

    async def _first_decision(self, seats: tuple[int, ...]) -> Request | None:
        """What the first of these bots does who has something to do; the others wait for their own time."""
        for number, seat in enumerate(seats):
            if number:
                await self._time.sleep(self._bot_pause(seat))
            request = await self._decision(seat)
            if request is not None:
                return request
        return None

    async def _decision(self, seat: int) -> Request | None:
        """What the bot at a seat does. It answers the question as it stood when the bot began to think."""
        table = self._live.table
        stage, seq, mind = table.stage, table.seq, table.places[seat].played_by
        if mind is None or not isinstance(stage, Ask) or seat not in stage.choices:
            return None
        source, work = self._resources.source, self._resources.work
        move = await decided(work, mind, table, seat, stage.choices[seat], source.below)
        return None if _can_wait(table, stage) and _changes_nothing(table, Did(seat, move)) else Act(seat, move, seq)

    # The absent ----------------------------------------------------------------------------------------------------

    def _absent(self) -> Iterator[tuple[int, int]]:
        """The absent who are waited for, each with the time at which a bot plays for them.

        As long as nobody else is there either, nobody waits: the table stands still until somebody is back.
        """
        live, table = self._live, self._live.table
        wait = table.setup.cover_after
        present = live.present()
        if wait == 0 or not present or not live.knows_who_is_there or table.phase != "playing":
            return
        for seat in _asked(table.stage):
            # In the middle of a change of players a seat may be empty for an instant.
            place = table.places.get(seat)
            if place is not None and place.played_by is None and seat not in present:
                yield max(live.missed_since(seat), table.asked_at) + 1000 * wait, seat

    async def _cover(self, due: int, seat: int) -> None:
        await self._time.sleep(max(0.0, (due - self._time.now()) / 1000))
        while not await self._done(Cover(seat, STAND_IN)):
            await self._time.sleep(TRY_AGAIN_AFTER)
        if seat in self._live.present():
            # Back in the very moment in which the bot sat down.
            await self._done(Uncover(seat))


def _thrower(roll: Request) -> int:
    """Whose throw it is, as questions are counted: nobody's is the table's."""
    assert isinstance(roll, Roll)
    return roll.seat


def _slowness(table: Table, seat: int) -> float:
    """How many times as long as for a move a bot takes, for all to know: longer where it may write, if it is weak."""
    stage, mind = table.stage, table.places[seat].played_by if seat in table.places else None
    spaces = stage.choices[seat].open_spaces if isinstance(stage, Ask) else ()
    if mind is None or not any(isinstance(space, Words) for space in spaces):
        return 1.0
    weakest, strongest = WRITING
    return weakest + (strongest - weakest) * STRENGTHS.get(mind, MIDDLE) / UPPER


# A bot that has passed has nothing more to do. It says so once, and again only when something has changed.


def _can_wait(table: Table, stage: Ask) -> bool:
    """Whether something happens though a bot does nothing: a clock runs, or people are asked too."""
    return bool(stage.clocks) or any(table.places[seat].played_by is None for seat in stage.choices)


def _changes_nothing(table: Table, event: Did) -> bool:
    game, state = table.game, table.state
    return bool(game.apply(state, game.with_words(state, event)) == state)


def _asked(stage: object) -> tuple[int, ...]:
    if isinstance(stage, Throw):
        return () if stage.seat is None else (stage.seat,)
    return tuple(stage.choices) if isinstance(stage, Ask) else ()


def plays_by_solutions(minds: Iterable[str | None]) -> bool:
    """Whether one of these minds would use a solution."""
    return any(mind is not None and _plays_by_solutions(mind) for mind in minds)


@cache
def _plays_by_solutions(mind: str) -> bool:
    return "worlds" in MINDS[mind]().wants

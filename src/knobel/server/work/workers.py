"""Workers: processes that do what would keep the others waiting. Each is started when first needed, and again when it
has died; one that does not come to an end is ended."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import Process
from typing import TypeVar

from knobel.core.errors import KnobelError
from knobel.house.work.tasks import (
    THINKING,
    CheckClub,
    CheckDesk,
    CheckTable,
    Decide,
    Done,
    Failed,
    Order,
    Outcome,
    Prepare,
    Refused,
    Task,
    decode_outcome,
    encode,
)
from knobel.house.work.thoughts import Thought
from knobel.house.work.work import MOST_PER_OWNER, WorkFailed
from knobel.match.match import Match
from knobel.server.work.queueing import FairQueue
from knobel.server.work.solvers import Solvers
from knobel.server.work.worker import LENGTH, READY, THREADS

LOG = logging.getLogger("knobel.work")
COMMAND = (sys.executable, "-m", "knobel.server.work.worker")
# A task that is not done after so many seconds costs its worker the life; solving may take longer.
LONGEST_WORK, LONGEST_SOLVING = 60.0, 600.0
# So many requests for advice of one host's tables wait for their turn.
MOST_ASKED = 4
T = TypeVar("T")


class Workers:
    """Three processes: one in which minds think, one for files from outside, and one for everything else."""

    answers_meanwhile = True

    def __init__(self, command: tuple[str, ...] = COMMAND, longest: float = LONGEST_WORK) -> None:
        self.minds = Worker(command, longest)
        self.files = Worker(command, longest)
        self.pages = Worker(command, longest)
        self._solvers = Solvers(self)

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        return await self._worker_for(task).do(task, owner, most)

    async def think(self, thought: Thought[T]) -> T:
        """What takes no time is thought of here."""
        if thought.task is None:
            return thought()
        # A table waits for one bot at a time; how often people may ask for advice is counted.
        most = None if isinstance(thought.task, Decide) else MOST_ASKED
        return thought.read(await self.do(thought.task, thought.owner, most))

    def solve(self, game: Match) -> None:
        self._solvers(game)

    def rehearse(self, game: Match) -> None:
        """Whoever solves a game has rehearsed it, too."""

    async def turn_away(self) -> None:
        await asyncio.gather(self.files.stop(), self.pages.stop())

    async def stop(self) -> None:
        self._solvers.close()
        await asyncio.gather(self.turn_away(), self.minds.stop())

    def _worker_for(self, task: Task) -> "Worker":
        if isinstance(task, THINKING):
            return self.minds
        return self.files if isinstance(task, CheckDesk | CheckClub | CheckTable) else self.pages


class Job:
    """A task that somebody waits for."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.tried = 0
        self.timer: asyncio.TimerHandle | None = None


class Worker:
    """One process, what waits for it, and what it is working on."""

    def __init__(self, command: tuple[str, ...] = COMMAND, longest: float = LONGEST_WORK) -> None:
        self._command, self._longest = command, longest
        self._queue: FairQueue[Job] = FairQueue()
        self._solving: FairQueue[Job] = FairQueue()
        self._ordered: dict[int, Job] = {}
        self._number = 0
        self._process: Process | None = None
        self._ready = False
        self._running: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    async def do(self, task: Task, owner: str, most: int | None) -> bytes:
        """What comes of a task."""
        if self._stopped:
            raise WorkFailed("stopped")
        job = Job(task)
        (self._solving if isinstance(task, Prepare) else self._queue).put(owner, job, most)
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())
        self._order()
        return await job.answer

    async def stop(self) -> None:
        """End the process; whoever still waits is told."""
        self._stopped = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        for job in (*self._ordered.values(), *self._waiting()):
            _give_up(job, "stopped")
        self._ordered.clear()

    # The process -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Keep a process as long as there is something to do, and for the next time."""
        try:
            while True:
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
                try:
                    await self._listen(self._process)
                finally:
                    await _end(self._process)
                    self._process, self._ready = None, False
                LOG.error("a worker has died")
                self._put_back()
                if not self._ordered and not len(self._queue) and not len(self._solving):
                    return
        finally:
            self._running = None

    async def _listen(self, process: Process) -> None:
        """Hear what came of the orders, until the process ends."""
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await process.stdout.readexactly(LENGTH)
                self._hear(decode_outcome(await process.stdout.readexactly(int.from_bytes(head, "big"))))

    def _hear(self, outcome: Outcome) -> None:
        self._ready = self._ready or outcome.number == READY
        job = self._ordered.pop(outcome.number, None)
        if job is not None:
            _settle(job, outcome)
        self._order()

    def _order(self) -> None:
        """Give the process as much as it works on at once."""
        if not self._ready or self._process is None or self._process.returncode is not None:
            return
        solving = sum(isinstance(job.task, Prepare) for job in self._ordered.values())
        while not solving and (job := self._solving.take()) is not None:
            solving += self._send(job)
        quick = len(self._ordered) - solving
        while quick < THREADS and (job := self._queue.take()) is not None:
            quick += self._send(job)

    def _send(self, job: Job) -> bool:
        """Order one job, unless nobody waits for it any more."""
        if job.answer.done():
            return False
        assert self._process is not None
        assert self._process.stdin is not None
        self._number += 1
        self._ordered[self._number] = job
        longest = LONGEST_SOLVING if isinstance(job.task, Prepare) else self._longest
        job.timer = asyncio.get_running_loop().call_later(longest, self._too_long, job)
        said = encode(Order(self._number, job.task))
        self._process.stdin.write(len(said).to_bytes(LENGTH, "big") + said)
        return True

    def _too_long(self, job: Job) -> None:
        """A task does not come to an end. Its thread cannot be stopped, so that the process has to go."""
        if any(job is each for each in self._ordered.values()) and self._process is not None:
            _fail(job, "took too long")
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    def _put_back(self) -> None:
        """What a dead process was working on is tried once more, by the next."""
        jobs, self._ordered = tuple(self._ordered.values()), {}
        for job in jobs:
            job.tried += 1
            if job.timer is not None:
                job.timer.cancel()
            if job.tried > 1:
                _fail(job, "its worker died")
            elif not job.answer.done():
                (self._solving if isinstance(job.task, Prepare) else self._queue).put("again", job)

    def _waiting(self) -> list[Job]:
        waiting = []
        for queue in (self._queue, self._solving):
            while (job := queue.take()) is not None:
                waiting.append(job)
        return waiting


def _settle(job: Job, outcome: Outcome) -> None:
    if job.timer is not None:
        job.timer.cancel()
    if job.answer.done():
        return
    match outcome:
        case Done(_, answer):
            job.answer.set_result(answer)
        case Refused(_, code, facts):
            job.answer.set_exception(KnobelError(code, **facts))
        case Failed(_, kind):
            _fail(job, kind)


def _fail(job: Job, why: str) -> None:
    if not job.answer.done():
        LOG.error("%s was not done: %s", type(job.task).__name__, why)
    _give_up(job, why)


def _give_up(job: Job, why: str) -> None:
    """Tell whoever waits that nothing will come of it."""
    if job.timer is not None:
        job.timer.cancel()
    if not job.answer.done():
        job.answer.set_exception(WorkFailed(why))
        # Somebody may have stopped waiting for it.
        job.answer.exception()


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()

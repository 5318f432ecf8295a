"""Solvers: they work solutions out beside everything else, as soon as a table may need one, so that no move waits."""

import asyncio
import logging
from typing import Protocol

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.live.thinking import rules_of
from knobel.house.work.tasks import Prepare, Rules, Task
from knobel.house.work.work import WorkFailed
from knobel.match.match import Match

LOG = logging.getLogger("knobel.minds")
# Whose solutions are waited for: everybody's.
SOLVERS = "solvers"


class Doer(Protocol):
    """Somebody who does tasks."""

    async def do(self, task: Task, owner: str, most: int | None) -> bytes: ...


class Solvers:
    """Has workers solve the games asked for, each of them once at a time."""

    def __init__(self, work: Doer) -> None:
        self._work = work
        self._tasks: dict[bytes, asyncio.Task[None]] = {}

    def __call__(self, game: Match) -> None:
        """Have a game solved before long. Where nobody ever decides, a solution is of no use to a table."""
        rules = rules_of(game)
        key = msgspec.json.encode(rules, order="sorted")
        if game.info.decisions and key not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._solve(rules))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    def close(self) -> None:
        """Wait for nothing any more."""
        for task in tuple(self._tasks.values()):
            task.cancel()

    async def _solve(self, rules: Rules) -> None:
        """A game that cannot be solved costs nobody anything: minds search instead."""
        try:
            await self._work.do(Prepare(rules), SOLVERS, None)
        except (WorkFailed, KnobelError) as trouble:
            LOG.error("%s was not solved: %s", rules.game, type(trouble).__name__)

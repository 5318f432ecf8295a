"""Solvers: they work solutions out beside everything else, as soon as a table may need one, so that no move waits."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import cache

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.live.thinking import rules_of
from knobel.house.work.tasks import Prepare, Rules
from knobel.house.work.work import Work, WorkFailed
from knobel.match.match import Match
from knobel.minds.mind import MINDS

LOG = logging.getLogger("knobel.minds")
# Whose solutions are waited for: everybody's.
SOLVERS = "solvers"
# Somebody who wants this game solved; the answer does not wait for it.
Ready = Callable[[Match], None]


def nobody_solves(game: Match) -> None:
    """For simulated time, where everything happens in one order: minds search instead."""


class Solvers:
    """Has workers solve the games asked for, each of them once at a time."""

    def __init__(self, work: Work) -> None:
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


def plays_by_solutions(minds: Iterable[str | None]) -> bool:
    """Whether one of these minds would use a solution."""
    return any(mind is not None and _plays_by_solutions(mind) for mind in minds)


@cache
def _plays_by_solutions(mind: str) -> bool:
    return "worlds" in MINDS[mind]().wants

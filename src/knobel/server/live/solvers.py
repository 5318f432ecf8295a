"""Solvers: they work solutions out beside everything else, as soon as a table may need one, so that no move waits."""

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from knobel.minds.mind import MINDS
from knobel.minds.rehearsal import make_ready
from knobel.minds.solved import is_prepared
from knobel.parts.ground import Play

LOG = logging.getLogger("knobel.minds")
# Somebody who wants this game solved; the answer does not wait for it.
Ready = Callable[[Play], None]


def nobody_solves(game: Play) -> None:
    """For simulated time, where everything happens in one order: minds search instead."""


class Solvers:
    """One thread that works through the games asked for, each of them once."""

    def __init__(
        self, work: Callable[[Play], object] = make_ready, known: Callable[[Play], bool] = is_prepared
    ) -> None:
        self._work, self._known = work, known
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="knobel-solver")

    def __call__(self, game: Play) -> None:
        """Have a game solved before long. Where nobody ever decides, a solution is of no use to a table."""
        if game.info.decisions and not self._known(game):
            self._pool.submit(self._solve, game)

    def close(self) -> None:
        """Let go of the thread; a solution that is under way is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _solve(self, game: Play) -> None:
        """A game that cannot be solved costs nobody anything: minds search instead."""
        try:
            self._work(game)
        except Exception as trouble:
            LOG.error("%s was not solved: %s", game.info.id, type(trouble).__name__)


def plays_by_solutions(minds: Iterable[str | None]) -> bool:
    """Whether one of these minds would use a solution."""
    return any(mind is not None and _plays_by_solutions(mind) for mind in minds)


@cache
def _plays_by_solutions(mind: str) -> bool:
    return "worlds" in MINDS[mind]().wants

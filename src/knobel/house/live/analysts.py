"""Analysts: they have finished games worked out beside everything else, one at a time, each within a time limit."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

import knobel
from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.store.analyses import keep_accounts, keep_analysis, kept_analysis
from knobel.house.store.store import Store, Unreachable
from knobel.minds.analysis import EDITION, Analysis

LOG = logging.getLogger("knobel.minds")
# What another engine has worked out is worked out again.
ENGINE = f"{knobel.__version__}/{EDITION}"
# So many games wait for their turn, and so many analyses are remembered.
MOST_WAITING, MOST_KEPT = 16, 256
_DECODE = msgspec.json.Decoder(Analysis).decode
Game = tuple[str, int]


class Underway:
    """An analysis that is being worked out: how far it is, from 0 to 1, and what could be said first, if anything."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.preliminary: Analysis | None = None

    def advance(self, progress: float) -> None:
        self.progress = progress

    def show(self, found: bytes) -> None:
        """Have something to show, as JSON, while it is being refined."""
        self.preliminary = _DECODE(found)


# Works out the analysis of a record, as JSON; what cannot be worked out, or takes too long, is an OSError.
Analyse = Callable[[str, Underway], Awaitable[bytes]]


class AnalysisAnswer(Frozen, frozen=True):
    """How far the analysis of a game is.

    Nobody learns from it what the rules have hidden: where something stayed under a cup, the game is `sealed`.
    While it is being worked out (`working`), `progress` goes from 0 to 1, and an `analysis` beside it is a first result
    that is still being refined.
    """

    state: Literal["ready", "working", "sealed", "failed"]
    analysis: Analysis | None = None
    progress: float = 0.0


class Analysts:
    """What is known of finished games, and what is being worked out."""

    def __init__(self, store: Store, analyse: Analyse) -> None:
        self._store, self._analyse = store, analyse
        self._known: OrderedDict[Game, AnalysisAnswer] = OrderedDict()
        self._tasks: dict[Game, asyncio.Task[None]] = {}
        self._underway: dict[Game, Underway] = {}
        self._turn = asyncio.Semaphore(1)

    async def answer(self, game: Game, record: str) -> AnalysisAnswer:
        """The analysis of a game, or that it is being worked out from now on."""
        if game not in self._known and game not in self._tasks:
            await self._look_up(game)
        if game in self._known:
            self._known.move_to_end(game)
            return self._known[game]
        if game not in self._tasks:
            if len(self._tasks) >= MOST_WAITING:
                raise KnobelError("too-many-requests")
            self._underway[game] = Underway()
            self._tasks[game] = asyncio.get_running_loop().create_task(self._work(game, record))
        underway = self._underway[game]
        return AnalysisAnswer("working", underway.preliminary, underway.progress)

    async def stop(self) -> None:
        """Let go of everything that is being worked out."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, game: Game, record: str) -> None:
        try:
            async with self._turn:
                found = await self._analyse(record, self._underway[game])
            analysis = _DECODE(found)
            self._keep(game, AnalysisAnswer("ready", analysis))
            await self._write_down(game, found, analysis)
        except (OSError, TimeoutError, msgspec.MsgspecError) as trouble:
            LOG.error("a game was not analysed: %s: %s", type(trouble).__name__, trouble)
            self._keep(game, AnalysisAnswer("failed"))
        finally:
            del self._tasks[game], self._underway[game]

    # What was worked out once outlives the node; a store that does not answer costs only the time to do it again.

    async def _look_up(self, game: Game) -> None:
        with contextlib.suppress(Unreachable, msgspec.MsgspecError):
            found = await self._store.read(kept_analysis(*game, ENGINE))
            if found is not None:
                self._keep(game, AnalysisAnswer("ready", _DECODE(found)))

    async def _write_down(self, game: Game, found: bytes, analysis: Analysis) -> None:
        with contextlib.suppress(Unreachable):
            await self._store.write(keep_analysis(*game, ENGINE, found))
            await self._store.write(keep_accounts(*game, analysis))

    def _keep(self, game: Game, answer: AnalysisAnswer) -> None:
        self._known[game] = answer
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

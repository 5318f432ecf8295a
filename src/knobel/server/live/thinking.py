"""Thinking: minds decide and advise beside the event loop, so that nobody waits for somebody else's bot."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from knobel.core.choices import Choices
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase
from knobel.core.spaces import Below
from knobel.minds.arena import minds_named, view_for
from knobel.parts.ground import Play
from knobel.server.messages import HintInfo

T = TypeVar("T")
Think = Callable[[Callable[[], Any]], Awaitable[Any]]
# A mind that has not decided after so many seconds gets the mildest move, so that the others can play on.
LONGEST_THOUGHT = 20.0
MOST_HINTS = 3
LOG = logging.getLogger("knobel.minds")


class Hint(Protocol):
    """What an adviser says of a move."""

    @property
    def move(self) -> AnyMove: ...

    @property
    def value(self) -> float: ...

    @property
    def unit(self) -> Any: ...

    @property
    def why(self) -> Phrase: ...


# Gives the best moves of a seat, from what that seat may know.
Adviser = Callable[[Play, Any, int, Below], tuple[Any, ...]]


async def at_once(work: Callable[[], T]) -> T:
    """Think on the spot: for simulated time, where everything happens in one order."""
    return work()


class Threads:
    """Think in threads of their own."""

    def __init__(self, most: int = 4) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix="knobel-mind")

    async def __call__(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Let go of the threads; a thought that is under way is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


async def decided(think: Think, mind: str, game: Play, state: Any, seat: int, choices: Choices, below: Below) -> Any:
    """The move of a mind for a seat, from that seat's own view; a mind that fails costs nobody the game."""
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await think(lambda: _decision(mind, game, state, seat, choices, below))
    except asyncio.CancelledError:
        raise
    except Exception as trouble:
        LOG.error("mind %s failed at %s: %s", mind, game.info.id, type(trouble).__name__)
        return choices.mildest


def _decision(mind: str, game: Play, state: Any, seat: int, choices: Choices, below: Below) -> AnyMove:
    (chosen,) = minds_named([mind])
    return chosen.decide(view_for(game, state, seat, choices, chosen, below), below)


async def advised(
    think: Think, adviser: Adviser, game: Play, state: Any, seat: int, below: Below
) -> tuple[HintInfo, ...]:
    """The hints of an adviser for a seat; none if it knows nothing to say."""
    try:
        hints: tuple[Hint, ...] = await think(lambda: adviser(game, state, seat, below))
    except Exception as trouble:
        LOG.error("no advice at %s: %s", game.info.id, type(trouble).__name__)
        return ()
    return tuple(HintInfo(hint.move, hint.value, hint.unit, hint.why) for hint in hints[:MOST_HINTS])


def usual_adviser(game: Play, state: Any, seat: int, below: Below) -> tuple[Any, ...]:
    """The adviser of the minds' own room, opened when first asked: a server starts sooner without it."""
    from knobel.minds.hints import hints

    return hints(game, state, seat, below)

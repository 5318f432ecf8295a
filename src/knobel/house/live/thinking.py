"""Thinking: minds decide and advise in a process of their own, so that nobody waits for somebody else's bot."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from knobel.core.choices import Choices
from knobel.core.errors import KnobelError
from knobel.core.moves import AnyMove
from knobel.core.spaces import Below
from knobel.house.messages import HintInfo
from knobel.house.table.table import Table
from knobel.house.work.minding import Adviser, decision, told_hints, usual_adviser
from knobel.house.work.tasks import Advise, Decide, Position, Rules, decode_chosen, decode_hints
from knobel.house.work.work import Work
from knobel.match.match import Match

T = TypeVar("T")
# A mind that has not decided after so many seconds gets the mildest move, so that the others can play on.
LONGEST_THOUGHT = 20.0
# So many requests for advice of one host's tables wait for their turn.
MOST_ASKED = 4
# Minds that decide in no time; all others may take longer than anybody else should wait.
QUICK = frozenset({"random"})
LOG = logging.getLogger("knobel.minds")


class Thought(Generic[T]):
    """Something to think about: here and now, or as a task for a worker, whose answer is read."""

    def __init__(
        self, here: Callable[[], T], task: Decide | Advise | None, read: Callable[[bytes], T], owner: str
    ) -> None:
        self._here = here
        self.task = task
        self.read = read
        self.owner = owner

    def __call__(self) -> T:
        return self._here()


Think = Callable[[Thought[Any]], Awaitable[Any]]


async def at_once(thought: Thought[T]) -> T:
    """Think on the spot: for simulated time, where everything happens in one order."""
    return thought()


class Thinkers:
    """Let workers think; what takes no time is thought of here."""

    def __init__(self, work: Work) -> None:
        self._work = work

    async def __call__(self, thought: Thought[T]) -> T:
        if thought.task is None:
            return thought()
        # A table waits for one bot at a time; how often people may ask for advice is counted.
        most = None if isinstance(thought.task, Decide) else MOST_ASKED
        return thought.read(await self._work.do(thought.task, thought.owner, most))


def rules_of(game: Match) -> Rules:
    """A game, told to a worker."""
    return Rules(game.info.id, game.info.version, dict(game.options), game.seats, game.advice.words)


def position_of(table: Table) -> Position:
    """The game on a table, told to a worker."""
    setup = table.setup
    rules = Rules(setup.game, setup.version, dict(setup.options), setup.seats, table.words)
    return Position(table.id, rules, table.first, tuple(step.event for step in table.steps))


async def decided(
    think: Think,
    mind: str,
    game: Match,
    state: Any,
    seat: int,
    choices: Choices,
    below: Below,
    table: Table | None = None,
) -> Any:
    """The move of a mind for a seat, from that seat's own view; a mind that fails costs nobody the game.

    Workers are told of the table; without one it is thought about here.
    """
    task = None if table is None or mind in QUICK else Decide(position_of(table), seat, mind)
    owner = "" if table is None else table.setup.host
    thought: Thought[AnyMove] = Thought(
        lambda: decision(mind, game, state, seat, choices, below), task, lambda said: decode_chosen(said).move, owner
    )
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await think(thought)
    except asyncio.CancelledError:
        raise
    except Exception as trouble:
        LOG.error("mind %s failed at %s: %s", mind, game.info.id, type(trouble).__name__)
        return choices.mildest


async def advised(
    think: Think, adviser: Adviser, game: Match, state: Any, seat: int, below: Below, table: Table | None = None
) -> tuple[HintInfo, ...]:
    """The hints of an adviser for a seat; none if it knows nothing to say."""
    told = None if table is None or adviser is not usual_adviser else Advise(position_of(table), seat)
    owner = "" if table is None else table.setup.host
    thought: Thought[tuple[HintInfo, ...]] = Thought(
        lambda: told_hints(adviser(game, state, seat, below)), told, lambda said: decode_hints(said).hints, owner
    )
    try:
        return tuple(await think(thought))
    except KnobelError:
        return ()
    except Exception as trouble:
        LOG.error("no advice at %s: %s", game.info.id, type(trouble).__name__)
        return ()

"""Thinking: minds decide and advise for a seat, from what that seat may know."""

import asyncio
import logging
from typing import TypeVar

from knobel.core.choices import Choices
from knobel.core.errors import KnobelError
from knobel.core.info import Family
from knobel.core.moves import AnyMove
from knobel.core.phrases import say
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask
from knobel.house.messages import HintInfo
from knobel.house.table.table import Table
from knobel.house.work import minding
from knobel.house.work.tasks import Advise, Decide, Position, Rules, decode_chosen, decode_hints
from knobel.house.work.thoughts import Thought
from knobel.house.work.work import Work
from knobel.match.match import Match
from knobel.match.utility import unit_of
from knobel.minds.naming import label_in, name_of

T = TypeVar("T")
# A mind that has not decided after so many seconds gets the mildest move, so that the others can play on.
LONGEST_THOUGHT = 20.0
# Minds that decide in no time, but where they look for words; others may take longer than anybody else should wait.
QUICK = frozenset({"random"})
LOG = logging.getLogger("knobel.minds")


def rules_of(game: Match) -> Rules:
    """A game, told to a worker."""
    return Rules(game.info.id, game.info.version, dict(game.options), game.seats, game.advice.words)


def position_of(table: Table) -> Position:
    """The game on a table, told to a worker."""
    setup = table.setup
    rules = Rules(setup.game, setup.version, dict(setup.options), setup.seats, table.words)
    return Position(table.id, rules, table.first, tuple(step.event for step in table.steps))


async def decided(work: Work, mind: str, table: Table, seat: int, choices: Choices, below: RandBelow) -> AnyMove:
    """The move of a mind for a seat; a mind that fails costs nobody the game."""
    game, state = table.game, table.state
    quick = mind in QUICK and game.info.family is not Family.WORD
    task = None if quick else Decide(position_of(table), seat, mind)
    thought: Thought[AnyMove] = Thought(
        lambda knowledge: minding.decision(mind, game, state, seat, choices, below, knowledge),
        task,
        lambda said: decode_chosen(said).move,
        table.setup.host,
    )
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await work.think(thought)
    except asyncio.CancelledError:
        raise
    except Exception as trouble:
        LOG.error("mind %s failed at %s: %s", mind, game.info.id, type(trouble).__name__)
        return choices.mildest


async def advised(work: Work, table: Table, seat: int, below: RandBelow) -> tuple[HintInfo, ...]:
    """The hints of the adviser for a seat; none if it knows nothing to say."""
    game, state = table.game, table.state
    thought: Thought[tuple[HintInfo, ...]] = Thought(
        lambda knowledge: minding.told_hints(minding.usual_adviser(game, state, seat, below, knowledge)),
        Advise(position_of(table), seat),
        lambda said: decode_hints(said).hints,
        table.setup.host,
    )
    try:
        return await work.think(thought)
    except KnobelError:
        return ()
    except Exception as trouble:
        LOG.error("no advice at %s: %s", game.info.id, type(trouble).__name__)
        return ()


async def guessed(work: Work, table: Table, seat: int, below: RandBelow) -> tuple[HintInfo, ...]:
    """What looks best to a seat at first sight; nobody has worked out what it is worth."""
    game, state, stage = table.game, table.state, table.stage
    assert isinstance(stage, Ask)
    move = await decided(work, "greedy", table, seat, stage.choices[seat], below)
    name = name_of(move, game.scene(state, seat), label_in(game, state, seat, move))
    return (HintInfo(move, 0.0, unit_of(game.rules), say("hint-first", move=name)),)

"""A rehearsal: a strong mind makes the first decisions of a game that nobody plays.

Part of what it works out then holds for every later decision, and takes longer than anybody should wait for a move.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from knobel.core.events import Event
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.match.match import Match
from knobel.minds.arena import Chance, answer
from knobel.minds.knowledge import Knowledge
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind
from knobel.solve.walks import walk

REHEARSED = 4
# What is searched for is found anew for every decision, so there is nothing to keep of it.
IN_PASSING = Budget(seconds=None, simulations=1)


def make_ready(game: Match, knowledge: Knowledge) -> None:
    """Have everything at hand that a strong mind needs in this game, as far as it can be had in advance."""
    knowledge.prepare(game)
    rehearse(game, knowledge)


def rehearse(game: Match, knowledge: Knowledge) -> None:
    """Let a strong mind make its first decisions."""
    for _ in rehearsing(game, knowledge):
        pass


def rehearsing(game: Match, knowledge: Knowledge) -> Iterator[None]:
    """The same, one thing after the other, for whoever has other things to do in between."""
    knowledge.solution(game)
    yield
    minds, chance = (StrongMind(IN_PASSING, knowledge),), Chance("rehearsal")

    def next_event(state: Any, stage: Stage) -> Event | None:
        if isinstance(stage, Over):
            return None
        if isinstance(stage, Throw):
            return chance.throw(stage.dice, stage.seat)
        return answer(game, state, stage, minds, chance)

    made = (step for step in walk(game, game.start(), next_event) if isinstance(step.stage, Ask))
    for _ in islice(made, REHEARSED):
        yield

"""A rehearsal: a strong mind makes the first decisions of a game that nobody plays.

Part of what it works out then holds for every later decision, and takes longer than anybody should wait for a move.
"""

from knobel.core.events import Event
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.minds.arena import Chance, answer
from knobel.minds.knowledge import prepare
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind

REHEARSED = 4
# What is searched for is found anew for every decision, so there is nothing to keep of it.
IN_PASSING = Budget(seconds=None, simulations=1)


def make_ready(game: Match) -> None:
    """Have everything at hand that a strong mind needs in this game, as far as it can be had in advance."""
    prepare(game)
    rehearse(game)


def rehearse(game: Match, decisions: int = REHEARSED) -> None:
    """Let a strong mind make so many decisions."""
    minds, chance, state = (StrongMind(IN_PASSING),), Chance("rehearsal"), game.start()
    while decisions and not isinstance(stage := game.stage(state), Over):
        event: Event
        if isinstance(stage, Throw):
            event = chance.throw(stage.dice, stage.seat)
        else:
            event = answer(game, state, stage, minds, chance)
            decisions -= 1
        state = game.apply(state, event)

"""The dial of strength: plays as the strong do, and now and then slips, as people do and never absurdly.

A slip is a move that is worth less, the rarer the more it costs. What a slip may cost at most depends on the strength,
and on what is at stake: how far the best and the worst move of the position lie apart, as the mind itself judges them.
"""

from collections.abc import Sequence
from math import exp

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.match.utility import Unit
from knobel.minds.knowledge import Knowledge, drawn_move
from knobel.minds.search import Budget
from knobel.minds.strong import StrongMind
from knobel.minds.valuing import Values, value_moves
from knobel.minds.views import View

UPPER = 100
# Where moves must be searched for, so many simulations for each degree of strength.
SIMULATIONS = 4
# People take moves for alike that differ by no more than this, so at least so much counts as being at stake.
ALIKE: dict[Unit, float] = {"chance": 0.1, "chips": 1.0, "points": 1.0}
# A slip that costs this part of what it may cost is made e times more rarely than one that costs nothing.
EASE = 0.5


class DialledMind:
    """Plays as the strong do in as many decisions of a hundred as its strength says, and slips in the others.

    At the lower end it makes any legal move, all equally likely.
    """

    def __init__(self, strength: int, knowledge: Knowledge, budget: Budget | None = None) -> None:
        self.name = f"strength-{strength}"
        self._strength, self._knowledge = strength, knowledge
        usual = knowledge.budget if strength == UPPER else knowledge.budget.but(simulations=SIMULATIONS * strength)
        self._budget = budget or usual
        self._strong = StrongMind(self._budget, knowledge)
        self.wants = self._strong.wants if strength else frozenset()

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        if not self._strength:
            return view.choices.sample(below)
        if below(UPPER) < self._strength:
            return self._strong.decide(view, below)
        return drawn_move(slips(value_moves(view, self._budget, below, self._knowledge), self._strength), below)


def slips(found: Values, strength: int) -> tuple[tuple[AnyMove, float], ...]:
    """The moves that somebody of a strength takes for good enough, with the chance of each of them."""
    costs = [max(0.0, found.moves[0].value - move.value) for move in found.moves]
    most = most_cost(costs, found.unit, strength)
    weights = [exp(-cost / (EASE * most)) if cost <= most else 0.0 for cost in costs]
    return tuple((move.move, weight / sum(weights)) for move, weight in zip(found.moves, weights, strict=True))


def most_cost(costs: Sequence[float], unit: Unit, strength: int) -> float:
    """What a slip may cost at most: of what is at stake so many per cent as the strength lacks to a hundred."""
    return (UPPER - strength) / UPPER * max(*costs, ALIKE[unit])

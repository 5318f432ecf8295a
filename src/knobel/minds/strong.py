"""The strong mind: plays by the best values that can be had."""

from typing import ClassVar

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.minds.knowledge import Knowledge, drawn_move
from knobel.minds.search import Budget
from knobel.minds.valuing import value_moves
from knobel.minds.views import View


class StrongMind:
    """The move of the highest value: solved where that is possible, else found by search within the budget."""

    name = "strong"
    wants: ClassVar[frozenset[str]] = frozenset({"heuristics", "worlds"})

    def __init__(self, budget: Budget | None = None, knowledge: Knowledge | None = None) -> None:
        self._budget, self._knowledge = budget or Budget(), knowledge or Knowledge()

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        assert view.known is not None
        solution = self._knowledge.solution(view.known.game)
        drawn = None if solution is None else drawn_move(solution, view.known.state, view.seat, below)
        if drawn is not None:
            return drawn
        return value_moves(view, self._budget, below, self._knowledge).moves[0].move

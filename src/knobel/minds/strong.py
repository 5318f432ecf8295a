"""The strong mind: plays by the best values that can be had."""

from typing import ClassVar

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.minds.knowledge import Knowledge, drawn_move, solved_policy
from knobel.minds.search import Budget
from knobel.minds.valuing import value_moves
from knobel.minds.views import View
from knobel.solve.solution import Ranked


class StrongMind:
    """The move of the highest value: solved where that is possible, else found by search within the budget."""

    name = "strong"
    wants: ClassVar[frozenset[str]] = frozenset({"heuristics", "worlds"})

    def __init__(self, budget: Budget | None = None, knowledge: Knowledge | None = None) -> None:
        self._knowledge = knowledge or Knowledge()
        self._budget = budget or self._knowledge.budget

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        stated = self.policy(view)
        if stated is not None:
            return drawn_move(stated, below)
        return value_moves(view, self._budget, below, self._knowledge).moves[0].move

    def policy(self, view: View) -> Ranked | None:
        """How often each move is made here, where that can be stated; None where it is looked for anew every time."""
        assert view.known is not None
        solution = self._knowledge.solution(view.known.game)
        solved = () if solution is None else solved_policy(solution, view.known.state, view.seat)
        if solved:
            return solved
        expert = self._knowledge.expert(view.known.game)
        return None if expert is None else expert.policy(view)

"""What comes of a solved game when not all seats play best: worked out over every state, without a single throw."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from knobel.core.moves import AnyMove
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Seat
from knobel.solve.solution import Values
from knobel.solve.solving import ExactSolution
from knobel.solve.state_graph import CHANCE, Graph

# How somebody plays: for a state of the game itself and the moves that a seat has there, how likely each of them is.
Habit = Callable[[Any, Seat, tuple[AnyMove, ...]], Sequence[float]]


class PlayingOut:
    """A solved game, to be played out by any habits."""

    def __init__(self, solution: ExactSolution) -> None:
        self._rules: Rules[Any, Any] = solution.rules
        self._graph = solution.graph()
        self._starts = [
            self._graph.numbers[solution.merged(self._rules.start(first))] for first in range(self._rules.seats)
        ]

    def between(self, habits: Sequence[Habit]) -> Values:
        """What every seat has on average when each plays by its habit, and whoever begins does so equally often."""
        from knobel.solve.value_iteration import solve_values

        values = solve_values(self._decided(habits), self._rules.seats)
        return tuple(float(values[self._starts, seat].mean()) for seat in range(self._rules.seats))

    def _decided(self, habits: Sequence[Habit]) -> Graph:
        """The graph with every decision left to the chances of a habit."""
        graph, decided = self._graph, Graph()
        decided.numbers, decided.starts, decided.targets, decided.ends = (
            graph.numbers,
            graph.starts,
            graph.targets,
            graph.ends,
        )
        decided.chances, decided.deciders = array("d", graph.chances), array("b", graph.deciders)
        for number, state in enumerate(graph.numbers):
            seat = graph.deciders[number]
            if seat >= 0:
                stage = self._rules.stage(state)
                assert isinstance(stage, Ask)
                chances = habits[seat](state, seat, stage.choices[seat].moves)
                decided.chances[graph.starts[number] : graph.starts[number + 1]] = array("d", chances)
                decided.deciders[number] = CHANCE
        return decided

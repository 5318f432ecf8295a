"""What comes of a solved game when not all seats play best: worked out over every state, without a single throw."""

from collections.abc import Sequence
from typing import Any

from knobel.core.stages import Ask, Seat
from knobel.solve.solution import Values
from knobel.solve.solving import ExactSolution
from knobel.solve.state_graph import Policy


class PlayingOut:
    """A solved game, to be played out by any policies."""

    def __init__(self, solution: ExactSolution) -> None:
        self._game = solution.subgame
        self._graph = solution.graph()

    def between(self, policies: Sequence[Policy]) -> Values:
        """What every seat has on average when each plays by its policy, and whoever begins does so equally often."""

        def chances(state: Any, seat: Seat) -> list[float]:
            stage = self._game.rules.stage(state)
            assert isinstance(stage, Ask)
            made = policies[seat](state, seat, stage.choices[seat])
            assert made is not None, "nobody plays best here but by a policy"
            often = dict(made)
            return [often.get(move, 0.0) for move in stage.choices[seat].moves]

        solution = self._game.solve_graph(self._graph.with_policies(chances))
        numbers = [solution.number_of(start) for start in self._game.starts]
        return tuple(float(solution.values[numbers, seat].mean()) for seat in range(self._game.rules.seats))

"""Contests in solved games: who is better, and by how much, is worked out and not played.

Every mind of the ranking has a habit that can be stated for every state: any move, one of those that look best, or the
best one by the solution. With two habits at the table a solved game is nothing but chance.
"""

from collections.abc import Callable, Sequence
from typing import Any

from knobel.core.moves import AnyMove
from knobel.core.stages import Seat
from knobel.match.match import Match
from knobel.minds.contest import Pairing, mean_of, worked_out
from knobel.minds.views import MOVES_LOOKED_AT
from knobel.solve.playing_out import Habit, PlayingOut
from knobel.solve.solving import ExactSolution


def exact_pairings(game: Match, solution: ExactSolution, pairs: Sequence[tuple[str, str]]) -> tuple[Pairing, ...]:
    """How much better the first mind of each pair is, exactly."""
    out = PlayingOut(solution)
    return tuple(_pairing(game, solution, out, *pair) for pair in pairs)


def _pairing(game: Match, solution: ExactSolution, out: PlayingOut, stronger: str, weaker: str) -> Pairing:
    habits = [HABITS[name](solution) for name in (stronger, weaker)]
    lead = 0.0
    for exchanged in (0, 1):
        order = [(seat + exchanged) % 2 for seat in range(game.seats)]
        values = out.between([habits[which] for which in order])
        lead += (mean_of(values, order, 0) - mean_of(values, order, 1)) / 2
    return worked_out(game, stronger, weaker, lead, "exact")


def _randomly(solution: ExactSolution) -> Habit:
    def habit(state: Any, seat: Seat, moves: tuple[AnyMove, ...]) -> list[float]:
        return [1 / len(moves)] * len(moves)

    return habit


def _greedily(solution: ExactSolution) -> Habit:
    def habit(state: Any, seat: Seat, moves: tuple[AnyMove, ...]) -> list[float]:
        assert len(moves) <= MOVES_LOOKED_AT, "a greedy mind would look at a sample of these"
        merits = [solution.advice.heuristic(state, seat, move) for move in moves]
        best = max((merit for merit in merits if merit is not None), default=None)
        likely = [merit == best for merit in merits]
        return [each / sum(likely) for each in likely]

    return habit


def _strongly(solution: ExactSolution) -> Habit:
    def habit(state: Any, seat: Seat, moves: tuple[AnyMove, ...]) -> list[float]:
        values = [solution.inner_value(solution.rules.did(state, seat, move))[seat] for move in moves]
        best = values.index(max(values))
        return [float(number == best) for number in range(len(moves))]

    return habit


HABITS: dict[str, Callable[[ExactSolution], Habit]] = {"random": _randomly, "greedy": _greedily, "strong": _strongly}

"""Solve: what positions are worth, exactly where that can be had.

solution = solve(knobel.game("die-boese-drei"))     # a Solution, or TooBig with its reason and estimate
solution.value(state)                               # per seat, in the solution's unit
solution.moves(state, seat)                         # ((move, value), …), the best one first

The values of Kniffel and Mäxchen by their usual options come with the package. For all others the numeric libraries are
needed, which are an extra (`pip install 'knobel[solve]'`) and are opened when the first game is solved.
"""

from knobel.solve.known import best_known, best_known_round, special, values_lie_here
from knobel.solve.rounds import RoundSolution, solve_round
from knobel.solve.solution import Solution, TooBig, Unit, can_solve, missing_libraries
from knobel.solve.solving import solve
from knobel.solve.turns import solve_turn

__all__ = [
    "RoundSolution",
    "Solution",
    "TooBig",
    "Unit",
    "best_known",
    "best_known_round",
    "can_solve",
    "missing_libraries",
    "solve",
    "solve_round",
    "solve_turn",
    "special",
    "values_lie_here",
]

"""Solve: what positions are worth, exactly where that can be had. It knows no particular game.

solution = solve(knobel.game("die-boese-drei"))     # a Solution, or TooBig with its reason and estimate
solution.value(state)                               # per seat, in the solution's unit
solution.moves(state, seat)                         # ((move, value), …), the best one first

The numeric libraries are an extra (`pip install 'knobel[solve]'`) and are opened when the first game is solved.
Solutions that were written by hand stand with the experts of their games (`knobel.minds.solutions.best_known`).
"""

from knobel.solve.rounds import RoundSolution, solve_round
from knobel.solve.solution import Solution, TooBig, Unit, can_solve, missing_libraries
from knobel.solve.solving import solve
from knobel.solve.turns import solve_turn

__all__ = [
    "RoundSolution",
    "Solution",
    "TooBig",
    "Unit",
    "can_solve",
    "missing_libraries",
    "solve",
    "solve_round",
    "solve_turn",
]

"""Solve: what positions are worth, exactly where that can be had.

solution = solve(knobel.game("die-boese-drei"))     # a Solution, or TooBig with its reason and estimate
solution.value(state)                               # per seat, in the solution's unit
solution.moves(state, seat)                         # ((move, value), …), the best one first

The numeric libraries are an extra (`pip install knobel[solve]`) and are opened when the first game is solved.
"""

from knobel.solve.known import best_known, special
from knobel.solve.solution import Solution, TooBig, Unit, missing_libraries
from knobel.solve.solving import solve
from knobel.solve.turns import solve_turn

__all__ = ["Solution", "TooBig", "Unit", "best_known", "missing_libraries", "solve", "solve_turn", "special"]

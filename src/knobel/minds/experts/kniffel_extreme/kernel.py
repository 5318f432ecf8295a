"""The machine code of the solver for ordinary processors: what positions are worth whose followers are known.

The faces of the ten-sided die lie side by side as lanes of the machine's vectors, two rows of eight for every keep of
the five ordinary dice: ten lanes for when it is kept, one for when it is thrown.
"""

from itertools import chain

import numpy as np
from numba import prange
from numpy.typing import NDArray

from knobel.minds.experts.kniffel_extreme import sheets
from knobel.minds.experts.kniffel_extreme.sheets import ABOVE, BELOW, COUNTS, KEEPS, SMALLER, TEN
from knobel.solve.compiling import compiled, compiled_parallel
from knobel.solve.simd import LANES, mean_of_six, raise_to

Whole = NDArray[np.int32]
Real = NDArray[np.float64]
Values = NDArray[np.float32]

# The tables over which the compiled loops run.
PLUS = np.array(KEEPS.plus, np.int32)
MINUS = np.array([*chain.from_iterable(KEEPS.minus)], np.int32)
MINUS_FROM = np.cumsum([0, *map(len, KEEPS.minus)], dtype=np.int32)
CHANCES = np.array(KEEPS.chances) / TEN
_CLASSES = sorted(set(sheets.points_below()))
POINTS = np.array(_CLASSES, np.float64)
CLASS = np.array([_CLASSES.index(row) for row in sheets.points_below()], np.int32)
ABOVE_COUNTS = np.array(sheets.counts_above(), np.int32)
AFTER = np.array([[row or (0,) * COUNTS for row in rows] for rows in sheets.followers()], np.int32)
FILLED = np.array([upper.filled for upper in sheets.uppers()], np.int32)
NOTHING = -1e9
THROWN = TEN - LANES
ROWS = 2 * (SMALLER + len(CHANCES))


@compiled_parallel
def fill(values: Values, us: Whole, ls: Whole, chips: int) -> None:
    """Work out these uppers with these lowers, each with each, for no chips up to so many less one."""
    for item in prange(len(us) * len(ls)):
        upper, lower = us[item // len(ls)], ls[item % len(ls)]
        work = np.empty((ROWS, LANES))
        final, bought = np.empty(len(CLASS)), np.empty(len(CLASS))
        for held in range(chips):
            best_boxes(values, upper, lower, held, final)
            write(work, final, bought, held > 0)
            rethrow(work)
            if held == 0:
                read(work, bought)
            rethrow(work)
            worth = 0.0
            for throw in range(len(CHANCES)):
                for face in range(TEN):
                    row = 2 * (SMALLER + throw) + face // LANES
                    worth += CHANCES[throw] * work[row, face % LANES]
            values[upper, lower, held] = worth
            if 0 < held < chips - 1:
                write(work, final, bought, False)
                rethrow(work)
                read(work, bought)
        for more in range(chips, values.shape[2]):
            values[upper, lower, more] = values[upper, lower, chips - 1]


@compiled
def best_boxes(values: Values, upper: int, lower: int, held: int, final: Real) -> None:
    """For every whole throw, the worth of the best box with so many chips left."""
    by_class = np.full(len(POINTS), NOTHING)
    for box in range(BELOW):
        if not lower >> box & 1:
            rest = np.float64(values[upper, lower | 1 << box, held])
            for each in range(len(POINTS)):
                by_class[each] = max(by_class[each], POINTS[each, box] + rest)
    for whole in range(len(CLASS)):
        final[whole] = by_class[CLASS[whole]]
    for box in range(ABOVE):
        if not FILLED[upper] >> box & 1:
            by_count = np.empty(COUNTS)
            for count in range(COUNTS):
                by_count[count] = count * (box + 1) + np.float64(values[AFTER[upper, box, count], lower, held])
            for whole in range(len(CLASS)):
                final[whole] = max(final[whole], by_count[ABOVE_COUNTS[whole, box]])


@compiled
def write(work: Real, final: Real, bought: Real, may_buy: bool) -> None:
    """The worth of whole throws into the last rows, with the mean over the ten-sided die in its own lane."""
    for throw in range(len(CHANCES)):
        row, total = 2 * (SMALLER + throw), 0.0
        for face in range(TEN):
            worth = final[throw * TEN + face]
            if may_buy:
                worth = max(worth, bought[throw * TEN + face])
            work[row + face // LANES, face % LANES] = worth
            total += worth
        work[row + 1, THROWN] = total / TEN
        work[row + 1, THROWN + 1 :] = 0.0


@compiled
def read(work: Real, into: Real) -> None:
    """The worth of whole throws out of the last rows."""
    for throw in range(len(CHANCES)):
        for face in range(TEN):
            into[throw * TEN + face] = work[2 * (SMALLER + throw) + face // LANES, face % LANES]


@compiled
def rethrow(work: Real) -> None:
    """From values of whole throws to their values with one more throw allowed."""
    for keep in range(SMALLER - 1, -1, -1):
        ways = PLUS[keep]
        for half in range(2):
            mean_of_six(
                work,
                2 * keep + half,
                2 * ways[0] + half,
                2 * ways[1] + half,
                2 * ways[2] + half,
                2 * ways[3] + half,
                2 * ways[4] + half,
                2 * ways[5] + half,
            )
    for keep in range(1, SMALLER + len(CHANCES)):
        for which in range(MINUS_FROM[keep], MINUS_FROM[keep + 1]):
            for half in range(2):
                raise_to(work, 2 * keep + half, work, 2 * MINUS[which] + half, 0.0)
    for throw in range(len(CHANCES)):
        row, total = 2 * (SMALLER + throw), 0.0
        thrown = work[row + 1, THROWN]
        for face in range(TEN):
            worth = max(work[row + face // LANES, face % LANES], thrown)
            work[row + face // LANES, face % LANES] = worth
            total += worth
        work[row + 1, THROWN] = total / TEN

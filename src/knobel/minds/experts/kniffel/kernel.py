"""Kniffel worked out: what every sheet is still worth, from the full ones back to the empty one.

A sheet is what bears on the rest of it: which boxes are filled, the sum above (up to 63, where the bonus is sure), and
whether a further Kniffel counts. Sums whose bonus is out of reach are one sheet. Several sums of the same boxes are
worked out side by side, as lanes of the machine's vectors; the sheets with equally many boxes left, on all cores.
"""

from functools import cache
from itertools import chain
from threading import Lock
from typing import NamedTuple

import numpy as np
from numba import prange
from numpy.typing import NDArray

from knobel.games.sheet.kniffel import EXTRA, KNIFFEL, printed
from knobel.minds.experts.kniffel import sheets as kniffel_sheets
from knobel.minds.experts.kniffel.sheets import (
    ABOVE,
    BELOW,
    BONUS_FROM,
    BOXES,
    DICE,
    KEEPS,
    KNIFFEL_BOX,
    SHEETS,
    SUMS,
    THROWS_FROM,
    UNREACHED,
    KniffelRules,
    sheets_in_order,
)
from knobel.solve.compiling import compiled, compiled_parallel
from knobel.solve.simd import LANES, add_to, mean_of_six, raise_to

Whole = NDArray[np.int32]
Real = NDArray[np.float64]

# The tables over which the compiled loops run.
COUNTS = np.array([[faces.count(face) for face in range(1, 7)] for faces in KEEPS.throws], np.int32)
JOKER_POINTS = np.array(kniffel_sheets.JOKER_POINTS, np.float64)
PLUS = np.array(KEEPS.plus, np.int32)
MINUS = np.array([*chain.from_iterable(KEEPS.minus)], np.int32)
MINUS_FROM = np.cumsum([0, *map(len, KEEPS.minus)], dtype=np.int32)
CHANCES = np.array(KEEPS.chances)
# The rules as numbers, by place.
JOKER, EXTRA_POINTS, FLAGGED = 0, 1, 2
NOTHING = -1e9
# The rows of a sheet's followers.
BELOW_FROM = ABOVE * (DICE + 1)
FIFTY, STRUCK, ROWS = BELOW_FROM + BELOW, BELOW_FROM + BELOW + 1, BELOW_FROM + BELOW + 2
# Compiled loops on several cores must not be entered twice at a time.
_ONE_AT_A_TIME = Lock()


class SumArrays(NamedTuple):
    """The sums above that are worked out, in rows of one length: the last of them fills up what is missing."""

    sums: Whole  # [upper boxes, lane]
    sizes: Whole
    reached: NDArray[np.bool_]  # [upper boxes, sum]


def numbers_in_order(rules: KniffelRules) -> list[float]:
    """What every sheet is still worth, in the order in which values are kept."""
    values, sums = worked_out(rules), kniffel_sheets.upper_sums().sums
    return [
        float(each)
        for sheet, flag in sheets_in_order(rules.flagged)
        for each in values[flag, sheet, [*sums[sheet & 63]]]
    ]


def worked_out(rules: KniffelRules) -> Real:
    """What every sheet is still worth, bonus included: by whether a further Kniffel counts, boxes filled, sum above."""
    with _ONE_AT_A_TIME:
        return _worked_out(rules)


def _worked_out(rules: KniffelRules) -> Real:
    bonus = printed(False).bonus
    assert bonus is not None
    values = np.full((2, SHEETS, SUMS), np.nan)
    values[:, SHEETS - 1] = 0.0
    values[:, SHEETS - 1, bonus.least] = bonus.points
    table, by_left = sum_arrays(), by_boxes_left(rules.flagged)
    below = np.array(kniffel_sheets.points_below(rules.five_equal_full_house), np.float64)
    coded = np.array([rules.joker, rules.extra_points, rules.flagged], np.int32)
    for sheets in by_left:
        _fill(values, sheets, table.sums, table.sizes, table.reached, below, coded)
    return values


@cache
def sum_arrays() -> SumArrays:
    """The sums that are worked out, as arrays."""
    plain = kniffel_sheets.upper_sums()
    filled_up = [[*sums, *sums[-1:] * (SUMS - len(sums))] for sums in plain.sums]
    sizes = [len(sums) for sums in plain.sums]
    return SumArrays(np.array(filled_up, np.int32), np.array(sizes, np.int32), np.array(plain.place) != UNREACHED)


@cache
def by_boxes_left(flagged: int) -> tuple[Whole, ...]:
    """Sheets with 1, 2 … 13 open boxes; each with its flag, and the most lanes first, so that cores end together."""
    levels: list[list[tuple[int, int]]] = [[] for _ in range(BOXES + 1)]
    for sheet, flag in sheets_in_order(flagged):
        levels[BOXES - sheet.bit_count()].append((sheet, flag))
    sums = kniffel_sheets.upper_sums().sums
    return tuple(np.array(sorted(level, key=lambda each: -len(sums[each[0] & 63])), np.int32) for level in levels[1:])


@compiled_parallel
def _fill(
    values: Real, sheets: Whole, sums: Whole, count: Whole, reached: NDArray[np.bool_], below: Real, rules: Whole
) -> None:
    """Work out the value of these sheets, all of whose followers are known."""
    for item in prange(len(sheets)):
        sheet, flag = sheets[item, 0], sheets[item, 1]
        upper = sheet & 63
        work = np.empty((len(PLUS) + len(CHANCES), LANES))
        rows = np.empty((ROWS, LANES))
        for first in range(0, count[upper], LANES):
            at = sums[upper, first : first + LANES]
            fill_rows(values, sheet, flag, at, rules, rows)
            best_boxes(sheet, flag, below, rules, rows, work)
            rethrow(work)
            rethrow(work)
            rows[0] = 0.0
            for throw in range(len(CHANCES)):
                add_to(rows, 0, work, THROWS_FROM + throw, CHANCES[throw])
            for lane in range(LANES):
                values[flag, sheet, at[lane]] = rows[0, lane]
        for each in range(sums[upper, 0] + 1, BONUS_FROM):
            if reached[upper, each] and np.isnan(values[flag, sheet, each]):
                values[flag, sheet, each] = values[flag, sheet, sums[upper, 0]]


@compiled
def fill_rows(values: Real, sheet: int, flag: int, at: Whole, rules: Whole, rows: Real) -> None:
    """What the sheet is worth once an open box is filled, by box.

    Row 6 * box + dice: an upper box with so many dice, their points included. Row BELOW_FROM + box: a lower box without
    its points. Row FIFTY: the Kniffel box with its points. Row STRUCK: the best lower box with nothing in it.
    """
    rows[STRUCK] = NOTHING
    for box in range(ABOVE):
        if not sheet >> box & 1:
            for dice in range(DICE + 1):
                gain = dice * (box + 1)
                for lane in range(LANES):
                    after = min(BONUS_FROM, at[lane] + gain)
                    rows[6 * box + dice, lane] = gain + values[flag, sheet | (1 << box), after]
    for box in range(BELOW):
        if not sheet >> (ABOVE + box) & 1:
            after_flag = 1 if box == KNIFFEL_BOX and rules[FLAGGED] == 2 else flag
            for lane in range(LANES):
                rows[BELOW_FROM + box, lane] = values[after_flag, sheet | (1 << (ABOVE + box)), at[lane]]
            raise_to(rows, STRUCK, rows, BELOW_FROM + box, 0.0)
    if not sheet >> (ABOVE + KNIFFEL_BOX) & 1:
        after_flag = 1 if rules[FLAGGED] else flag
        for lane in range(LANES):
            rows[FIFTY, lane] = KNIFFEL + values[after_flag, sheet | (1 << (ABOVE + KNIFFEL_BOX)), at[lane]]


@compiled
def best_boxes(sheet: int, flag: int, below: Real, rules: Whole, rows: Real, work: Real) -> None:
    """For every throw, the worth of the best box when no throw is left, into the last rows of `work`."""
    for throw in range(len(COUNTS)):
        into = THROWS_FROM + throw
        work[into] = NOTHING
        raise_to(work, into, rows, STRUCK, 0.0)
        for box in range(ABOVE):
            if not sheet >> box & 1:
                dice = COUNTS[throw, box]
                more = EXTRA if dice == DICE and flag and rules[EXTRA_POINTS] else 0
                raise_to(work, into, rows, 6 * box + dice, more)
        joker = is_joker(sheet, flag, throw, rules)
        for box in range(BELOW):
            if not sheet >> (ABOVE + box) & 1:
                points = JOKER_POINTS[box] if joker and JOKER_POINTS[box] else below[box, throw]
                if points:
                    if box == KNIFFEL_BOX:
                        raise_to(work, into, rows, FIFTY, 0.0)
                    else:
                        raise_to(work, into, rows, BELOW_FROM + box, points)


@compiled
def is_joker(sheet: int, flag: int, throw: int, rules: Whole) -> bool:
    """Whether a throw is a further Kniffel whose number box is filled."""
    if flag and rules[JOKER]:
        for box in range(ABOVE):
            if COUNTS[throw, box] == DICE:
                return bool(sheet >> box & 1)
    return False


@compiled
def rethrow(work: Real) -> None:
    """From values of whole throws to their values with one more throw allowed."""
    spread_down(work)
    take_best_up(work)


@compiled
def spread_down(work: Real) -> None:
    """What every keep is worth when the other dice are thrown, one die at a time."""
    for keep in range(THROWS_FROM - 1, -1, -1):
        ways = PLUS[keep]
        mean_of_six(work, keep, ways[0], ways[1], ways[2], ways[3], ways[4], ways[5])


@compiled
def take_best_up(work: Real) -> None:
    """The best that can be kept of everything, one die less at a time."""
    for keep in range(1, len(work)):
        for which in range(MINUS_FROM[keep], MINUS_FROM[keep + 1]):
            raise_to(work, keep, work, MINUS[which], 0.0)

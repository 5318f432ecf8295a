"""Kniffel with numpy and nothing clever: the yardstick for `knobel bench solve`, and an oracle for the tests.

Written from the rules of the game, apart from the package: arrays over all 252 throws and 462 keeps, for all sheets
with equally many boxes filled and all sums above that can stand there. Options as in the game.
"""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Real = NDArray[np.float64]
Whole = NDArray[np.int64]
Mask = NDArray[np.bool_]
Dice = tuple[int, ...]
Rules = dict[str, bool]

FACES = range(1, 7)
THROWS = list(combinations_with_replacement(FACES, 5))
KEEPS = [keep for size in range(6) for keep in combinations_with_replacement(FACES, size)]
KNIFFEL_BOX = 11
JOKER = {8: 25, 9: 30, 10: 40}
OPTIONS = ("joker", "extra_points", "any_entry", "five_equal_full_house")
# Sheets worked out side by side.
CHUNK = 2048


def ways(dice: Dice) -> float:
    """The share of ordered throws that look like this when sorted."""
    return factorial(len(dice)) / prod(factorial(n) for n in Counter(dice).values()) / 6 ** len(dice)


def points(throw: Dice, five_equal_full_house: bool) -> list[int]:
    """What a throw gives in the thirteen boxes."""
    counts, total, faces = sorted(Counter(throw).values()), sum(throw), set(throw)
    house = counts == [2, 3] or (five_equal_full_house and counts == [5])
    small = any(faces >= set(range(low, low + 4)) for low in (1, 2, 3))
    large = any(faces >= set(range(low, low + 5)) for low in (1, 2))
    upper = [face * throw.count(face) for face in FACES]
    lower = [total * (counts[-1] >= 3), total * (counts[-1] >= 4), 25 * house, 30 * small, 40 * large]
    return [*upper, *lower, 50 * (counts == [5]), total]


def sums_above(filled: int) -> list[int]:
    """The sums that can stand above with these boxes filled, up to 63."""
    boxes = [[face * dice for dice in range(6)] for face in FACES if filled >> (face - 1) & 1]
    return sorted({min(63, sum(each)) for each in product(*boxes)})


def neighbours() -> tuple[Whole, Whole]:
    """For every keep the six keeps with one die more, and the keeps with one die less (the first of them repeated)."""
    number = {keep: index for index, keep in enumerate(KEEPS)}
    more = [[number[tuple(sorted((*keep, face)))] for face in FACES] for keep in KEEPS if len(keep) < 5]
    less = [[number[keep[:at] + keep[at + 1 :]] for at in range(len(keep))] for keep in KEEPS]
    return np.array(more), np.array([(row * 5)[:5] if row else [0] * 5 for row in less])


def rethrown(work: Real, more: Whole, less: Whole) -> None:
    """One more throw: the mean downwards over what can fall, then the best upwards over what can be kept."""
    first = [next(index for index, keep in enumerate(KEEPS) if len(keep) == size) for size in range(6)]
    for size in range(4, -1, -1):
        here = slice(first[size], first[size + 1])
        work[here] = sum(work[more[here, face]] for face in range(6)) / 6
    for size in range(1, 6):
        here = slice(first[size], first[size + 1] if size < 5 else None)
        for which in range(5):
            np.maximum(work[here], work[less[here, which]], out=work[here])


def best_boxes(known: Real, filled: Whole, sums: Whole, flag: int, rules: Rules, table: Whole) -> Real:
    """For every throw (down) and sheet (across): the most that filling one box can bring."""
    counting = rules["joker"] or rules["extra_points"]
    best = np.full((len(THROWS), len(filled)), -np.inf)
    for box in range(13):
        closed, then = (filled >> box & 1).astype(bool), filled | 1 << box
        for gain in np.unique(table[:, box]):
            after = flag
            if box == KNIFFEL_BOX and counting:
                after = int(gain > 0 or rules["any_entry"])
            follow = gain + known[after, then, np.minimum(63, sums + (gain if box < 6 else 0))]
            rows = table[:, box] == gain
            best[rows] = np.maximum(best[rows], np.where(closed, -np.inf, follow))
            if flag:
                further(best, box, gain, follow, closed, filled, rules)
    return best


def further(best: Real, box: int, gain: int, follow: Real, closed: Mask, filled: Whole, rules: Rules) -> None:
    """What a further Kniffel brings beyond its plain points: a joker below, extra points above."""
    for face in FACES:
        row = THROWS.index((face,) * 5)
        covered = (filled >> (face - 1) & 1).astype(bool)
        if rules["joker"] and box in JOKER and gain == 0:
            offered = np.where(covered & ~closed, follow + JOKER[box], -np.inf)
            best[row] = np.maximum(best[row], offered)
        if rules["extra_points"] and box == face - 1 and gain == 5 * face:
            best[row] = np.maximum(best[row], np.where(closed, -np.inf, follow + 50))


def values(least_filled: int = 0, **options: bool) -> Real:
    """What is still to come: an array [further Kniffel counts, boxes filled, sum above], for sheets this full."""
    rules = {name: options.get(name, False) for name in OPTIONS}
    more, less = neighbours()
    table = np.array([points(throw, rules["five_equal_full_house"]) for throw in THROWS])
    start = np.array([ways(throw) for throw in THROWS])
    known = np.zeros((2, 1 << 13, 64))
    known[:, -1, 63] = 35
    for size in range(12, least_filled - 1, -1):
        sheets = [boxes for boxes in range(1 << 13) if boxes.bit_count() == size]
        pairs = np.array([(boxes, each) for boxes in sheets for each in sums_above(boxes)])
        for part in np.array_split(pairs, len(pairs) // CHUNK + 1):
            for flag in (0, 1) if rules["joker"] or rules["extra_points"] else (0,):
                filled, sums = part[:, 0], part[:, 1]
                work = np.empty((len(KEEPS), len(part)))
                work[-len(THROWS) :] = best_boxes(known, filled, sums, flag, rules, table)
                rethrown(work, more, less)
                rethrown(work, more, less)
                known[flag, filled, sums] = start @ work[-len(THROWS) :]
    return known


def expected_points(**options: bool) -> float:
    """What an empty sheet is worth."""
    return float(values(**options)[0, 0, 0])

"""Kniffel with numpy and nothing clever: the yardstick for `knobel bench solve`, and an oracle for the tests.

Written from the rules of the game, apart from the package: arrays over all 252 throws and 462 keeps, for several sheets
with equally many boxes filled at once and all sums above that can stand there. Options as in the game.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Real = NDArray[np.float64]
Whole = NDArray[np.int64]
Dice = tuple[int, ...]
Rules = dict[str, bool]

FACES = range(1, 7)
THROWS = list(combinations_with_replacement(FACES, 5))
KEEPS = [keep for size in range(6) for keep in combinations_with_replacement(FACES, size)]
KNIFFEL_BOX = 11
JOKER = {8: 25, 9: 30, 10: 40}
OPTIONS = ("joker", "extra_points", "any_entry", "five_equal_full_house")
# So many sheets with their sums are worked out side by side: their values just fit a core's own memory.
SIDE_BY_SIDE = 512


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


@cache
def sums_above(filled_above: int) -> Whole:
    """The sums that can stand above with these upper boxes filled, up to 63."""
    boxes = [[face * dice for dice in range(6)] for face in FACES if filled_above >> (face - 1) & 1]
    return np.array(sorted({min(63, sum(each)) for each in product(*boxes)}))


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
        mean = work[more[here, 0]]
        for face in range(1, 6):
            mean += work[more[here, face]]
        np.divide(mean, 6, out=work[here])
    for size in range(1, 6):
        here = slice(first[size], first[size + 1] if size < 5 else None)
        for which in range(size):
            np.maximum(work[here], work[less[here, which]], out=work[here])


def best_boxes(known: Real, filled: int, flag: int, rules: Rules, table: Whole) -> Real:
    """For every throw (down) and every sum above (across): the most that filling one box of this sheet can bring."""
    counting = rules["joker"] or rules["extra_points"]
    sums = sums_above(filled & 63)
    best = np.full((len(THROWS), len(sums)), -np.inf)
    for box in (box for box in range(13) if not filled >> box & 1):
        then = filled | 1 << box
        if box < 6:
            steps = (box + 1) * np.arange(6)[:, None]
            offer = (steps + known[flag, then, np.minimum(63, sums + steps)])[table[:, box] // (box + 1)]
        elif box == KNIFFEL_BOX and counting:
            after = (table[:, box, None] > 0) | rules["any_entry"]
            offer = table[:, box, None] + known[after.astype(int), then, sums]
        else:
            offer = table[:, box, None] + known[flag, then, sums]
        if flag:
            offer += further(box, filled, rules, table)[:, None]
        np.maximum(best, offer, out=best)
    return best


def further(box: int, filled: int, rules: Rules, table: Whole) -> Whole:
    """What a further Kniffel brings in a box beyond its plain points: a joker below, extra points above."""
    extra = np.zeros(len(THROWS), dtype=np.int64)
    for face in FACES:
        row = THROWS.index((face,) * 5)
        covered = filled >> (face - 1) & 1
        if rules["joker"] and box in JOKER and covered and not table[row, box]:
            extra[row] = JOKER[box]
        if rules["extra_points"] and box == face - 1:
            extra[row] = 50
    return extra


def values(least_filled: int = 0, **options: bool) -> Real:
    """What is still to come: an array [further Kniffel counts, boxes filled, sum above], for sheets this full."""
    rules = {name: options.get(name, False) for name in OPTIONS}
    more, less = neighbours()
    table = np.array([points(throw, rules["five_equal_full_house"]) for throw in THROWS])
    start = np.array([ways(throw) for throw in THROWS])
    known = np.zeros((2, 1 << 13, 64))
    known[:, -1, 63] = 35
    for size in range(12, least_filled - 1, -1):
        for sheets in together([boxes for boxes in range(1 << 13) if boxes.bit_count() == size]):
            for flag in (0, 1) if rules["joker"] or rules["extra_points"] else (0,):
                ends = np.hstack([best_boxes(known, filled, flag, rules, table) for filled in sheets])
                work = np.empty((len(KEEPS), ends.shape[1]))
                work[-len(THROWS) :] = ends
                rethrown(work, more, less)
                rethrown(work, more, less)
                filled = np.repeat(sheets, [len(sums_above(each & 63)) for each in sheets])
                sums = np.concatenate([sums_above(each & 63) for each in sheets])
                known[flag, filled, sums] = start @ work[-len(THROWS) :]
    return known


def together(sheets: list[int]) -> Iterator[list[int]]:
    """Sheets in groups that have about as many sums as are worked out side by side."""
    group: list[int] = []
    for filled in sheets:
        group.append(filled)
        if sum(len(sums_above(each & 63)) for each in group) >= SIDE_BY_SIDE:
            yield group
            group = []
    if group:
        yield group


def expected_points(**options: bool) -> float:
    """What an empty sheet is worth."""
    return float(values(**options)[0, 0, 0])

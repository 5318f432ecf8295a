"""The sheets of Kniffel as numbers: which of them are told apart, what throws give, and by which rules."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from knobel.games.sheet.kniffel import PATTERNS, Kniffel, boxes, printed
from knobel.solve.keeps import keeps_of

Whole = NDArray[np.int32]
Real = NDArray[np.float64]

BOXES, ABOVE, DICE, SIDES = 13, 6, 5, 6
BELOW = BOXES - ABOVE
SHEETS = 1 << BOXES
NAMES = tuple(boxes(False))
KNIFFEL_BOX = NAMES.index("kniffel") - ABOVE
BONUS_FROM = 63
SUMS = BONUS_FROM + 1
KEEPS = keeps_of(DICE)
THROWS_FROM = KEEPS.first_throw
COUNTS = np.array([[faces.count(face) for face in range(1, 7)] for faces in KEEPS.throws], np.int32)
# What a joker brings in the boxes below; 0 where it completes no pattern.
JOKER_POINTS = np.array([PATTERNS.get(name, 0) for name in NAMES[ABOVE:]], np.float64)
PLUS, MINUS, MINUS_FROM, CHANCES = KEEPS.plus, KEEPS.minus, KEEPS.minus_from, KEEPS.chances
# The rules as numbers, by place.
JOKER, EXTRA_POINTS, FLAGGED = 0, 1, 2


class KniffelRules(NamedTuple):
    """The options that bear on values."""

    joker: bool
    extra_points: bool
    any_entry: bool
    five_equal_full_house: bool

    @property
    def flagged(self) -> int:
        """Whether it matters that the Kniffel box counts: 0 no, 1 by its fifty, 2 by any entry."""
        if not (self.joker or self.extra_points):
            return 0
        return 2 if self.any_entry else 1


def rules_of(game: Kniffel) -> KniffelRules:
    """The rules by which a game is played."""
    options = game.options
    any_entry = options.kniffel_box_condition == "any_entry"
    return KniffelRules(options.joker, options.extra_points, any_entry, options.five_equal_full_house)


@cache
def points_below(five_equal_full_house: bool) -> Real:
    """What every throw gives in the boxes below."""
    sheet = printed(five_equal_full_house)
    return np.array([sheet.worth(faces)[ABOVE:] for faces in KEEPS.throws], np.float64).T.copy()


def sheets_told_apart(rules: KniffelRules) -> int:
    """How many sheets are worked out."""
    count = lanes().sizes
    return 2 + sum(int(count[level[:, 0] & 63].sum()) for level in by_boxes_left(rules.flagged))


class Lanes(NamedTuple):
    """The sums above that are worked out for each choice of filled upper boxes, and those that stand for others."""

    sums: Whole  # [upper boxes, lane]
    sizes: Whole
    reached: NDArray[np.bool_]  # [upper boxes, sum]


@cache
def lanes() -> Lanes:
    """Only sums that can be reached; of those whose bonus is out of reach, the lowest for all."""
    sums, sizes = np.zeros((64, SUMS), np.int32), np.zeros(64, np.int32)
    reached = np.zeros((64, SUMS), np.bool_)
    reached[0, 0] = True
    for upper in range(1, 64):
        face = upper.bit_length()
        for before in map(int, np.flatnonzero(reached[upper & ~(1 << (face - 1))])):
            for dice in range(DICE + 1):
                reached[upper, min(BONUS_FROM, before + dice * face)] = True
    for upper in range(64):
        at_hand = [int(each) for each in np.flatnonzero(reached[upper])]
        lost = [each for each in at_hand if each + _most_to_come(upper) < BONUS_FROM]
        worked_out = lost[:1] + [each for each in at_hand if each not in lost]
        sizes[upper] = len(worked_out)
        sums[upper, : len(worked_out)] = worked_out
        sums[upper, len(worked_out) :] = worked_out[-1]
    return Lanes(sums, sizes, reached)


def _most_to_come(upper: int) -> int:
    return sum(DICE * face for face in range(1, 7) if not upper >> (face - 1) & 1)


def coded(rules: KniffelRules) -> Whole:
    """The rules as numbers."""
    return np.array([rules.joker, rules.extra_points, rules.flagged], np.int32)


@cache
def by_boxes_left(flagged: int) -> tuple[Whole, ...]:
    """Sheets with 1, 2 … 13 open boxes; each with its flag, and the most lanes first, so that cores end together."""
    levels: list[list[tuple[int, int]]] = [[] for _ in range(BOXES + 1)]
    kniffel = 1 << (ABOVE + KNIFFEL_BOX)
    count = lanes().sizes
    for sheet in range(SHEETS - 1):
        filled = bool(sheet & kniffel)
        flags = (0,) if not filled or flagged == 0 else ((1,) if flagged == 2 else (0, 1))
        levels[BOXES - sheet.bit_count()] += [(sheet, flag) for flag in flags]
    return tuple(np.array(sorted(level, key=lambda each: -count[each[0] & 63]), np.int32) for level in levels[1:])

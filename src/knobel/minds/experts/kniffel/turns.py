"""A turn of Kniffel by the values of the sheets that can follow it: what every throw and every keep is worth."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from knobel.games.sheet.kniffel import EXTRA, KNIFFEL, Kniffel
from knobel.minds.experts.kniffel.sheets import (
    ABOVE,
    BELOW,
    BONUS_FROM,
    DICE,
    JOKER_POINTS,
    KEEPS,
    KNIFFEL_BOX,
    SHEETS,
    THROWS_FROM,
    KniffelRules,
    points_below,
    sheets_in_order,
    upper_sums,
)

MOST_THROWS = Kniffel.most_throws
# How many dice every throw has of each face, by face.
COUNTS = tuple(tuple(faces.count(face) for faces in KEEPS.throws) for face in range(1, 7))
# The throw of five equal dice, by face.
FIVE_EQUAL = tuple(counts.index(DICE) for counts in COUNTS)
# What can be kept of every keep: itself, or anything that has one die less.
AT_MOST = tuple((keep, *less) for keep, less in enumerate(KEEPS.minus))
MORE = tuple(reversed(tuple(enumerate(KEEPS.plus))))


class Sheet(NamedTuple):
    """What bears on the rest of a sheet: boxes filled, the sum above, whether a further Kniffel counts."""

    filled: int
    above: int
    flag: int


class Turn(NamedTuple):
    """A turn by throws left: what whole throws are worth when played on, and what keeps are worth when thrown."""

    throws: "tuple[array[float], ...]"
    keeps: "tuple[array[float], ...]"


class SheetValues:
    """What every sheet is still worth by one set of rules, bonus included."""

    def __init__(self, rules: KniffelRules, numbers: Sequence[float]) -> None:
        self.rules = rules
        self._numbers = numbers
        self._places = upper_sums().place
        self._first = [[0] * SHEETS, [0] * SHEETS]
        sums, first = upper_sums().sums, 0
        for filled, flag in sheets_in_order(rules.flagged):
            self._first[flag][filled] = first
            first += len(sums[filled & 63])
        assert first == len(numbers)

    def worth(self, filled: int, above: int, flag: int) -> float:
        """What is still to come on a sheet."""
        return self._numbers[self._first[flag][filled] + self._places[filled & 63][above]]

    def turn(self, sheet: Sheet) -> Turn:
        """The turn that fills a box of this sheet."""
        work = [0.0] * THROWS_FROM + self._best_boxes(sheet)
        throws, keeps = [array("d", work[THROWS_FROM:])], [array("d")]
        for _ in range(MOST_THROWS - 1):
            _spread_down(work)
            keeps.append(array("d", work))
            _take_best_up(work)
            throws.append(array("d", work[THROWS_FROM:]))
        return Turn(tuple(throws), tuple(keeps))

    def _best_boxes(self, sheet: Sheet) -> list[float]:
        """For every throw, the worth of the best box when no throw is left."""
        upper = [self._above(sheet, box) for box in range(ABOVE) if not sheet.filled >> box & 1]
        lower = [self._below(sheet, box) for box in range(BELOW) if not sheet.filled >> (ABOVE + box) & 1]
        return [max(each) for each in zip(*upper, *lower, strict=True)]

    def _above(self, sheet: Sheet, box: int) -> list[float]:
        """An upper box for every throw; a further Kniffel earns extra points there."""
        gains = [dice * (box + 1) for dice in range(DICE + 1)]
        filled = sheet.filled | 1 << box
        by_dice = [gain + self.worth(filled, min(BONUS_FROM, sheet.above + gain), sheet.flag) for gain in gains]
        if sheet.flag and self.rules.extra_points:
            by_dice[DICE] += EXTRA
        return [by_dice[dice] for dice in COUNTS[box]]

    def _below(self, sheet: Sheet, box: int) -> list[float]:
        """A lower box for every throw; what does not fit it is struck."""
        filled, points = sheet.filled | 1 << (ABOVE + box), points_below(self.rules.five_equal_full_house)[box]
        if box != KNIFFEL_BOX:
            rest = self.worth(filled, sheet.above, sheet.flag)
            worth = [gain + rest for gain in points]
            return self._with_jokers(sheet, JOKER_POINTS[box] + rest, worth) if JOKER_POINTS[box] else worth
        struck = self.worth(filled, sheet.above, 1 if self.rules.flagged == 2 else sheet.flag)
        fifty = KNIFFEL + self.worth(filled, sheet.above, 1 if self.rules.flagged else sheet.flag)
        return [fifty if gain else struck for gain in points]

    def _with_jokers(self, sheet: Sheet, joker: float, worth: list[float]) -> list[float]:
        """A further Kniffel whose number box is filled stands for any pattern."""
        if sheet.flag and self.rules.joker:
            for box in range(ABOVE):
                if sheet.filled >> box & 1:
                    worth[FIVE_EQUAL[box]] = joker
        return worth


def _spread_down(work: list[float]) -> None:
    """What every keep is worth when the other dice are thrown, one die at a time."""
    for keep, (ones, twos, threes, fours, fives, sixes) in MORE:
        work[keep] = (work[ones] + work[twos] + work[threes] + work[fours] + work[fives] + work[sixes]) / 6


def _take_best_up(work: list[float]) -> None:
    """The best that can be kept of everything, one die less at a time."""
    for keep, ways in enumerate(AT_MOST):
        work[keep] = max([work[way] for way in ways])

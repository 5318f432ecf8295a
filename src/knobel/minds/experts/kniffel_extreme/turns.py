"""A turn of Kniffel Extreme by the values of the sheets that can follow it, in plain Python.

Values of dice lie in columns: one for every face of the ten-sided die that is kept, and the last one for when it is
thrown. A column has a value for every keep of the five ordinary dice; whole throws come last.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import NamedTuple

from knobel.minds.experts.kniffel_extreme.sheets import (
    ABOVE,
    BELOW,
    COUNTS,
    KEEPS,
    SMALLER,
    TEN,
    counts_above,
    followers,
    points_below,
    uppers,
)

# By upper, lower and chips.
Worth = Callable[[int, int, int], float]
Column = list[float]
# What can be kept of every smaller keep: itself, or anything that has one die less.
AT_MOST = tuple((keep, *less) for keep, less in enumerate(KEEPS.minus[:SMALLER]))
# Of a whole throw, when the ten-sided die is kept: at least one die is thrown.
LESS = KEEPS.minus[SMALLER:]
MORE = tuple(reversed(tuple(enumerate(KEEPS.plus))))


class Sheet(NamedTuple):
    """A sheet and its chips."""

    upper: int
    lower: int
    chips: int


class Turn:
    """The turn that fills a box of a sheet. `cheaper` is the same turn with one chip less."""

    def __init__(self, worth: Worth, sheet: Sheet, cheaper: "Callable[[], Turn]") -> None:
        self._worth, self._sheet, self._cheaper = worth, sheet, cheaper

    @cached_property
    def boxes(self) -> list[Column]:
        """What whole throws are worth in the best box, when no throw is left."""
        upper, lower, chips = self._sheet
        rests = [(box, self._worth(upper, lower | 1 << box, chips)) for box in range(BELOW) if not lower >> box & 1]
        best = [max([row[box] + rest for box, rest in rests], default=float("-inf")) for row in _classes()[0]]
        above = [self._above(box) for box in range(ABOVE) if not uppers()[upper].filled >> box & 1]
        columns = []
        for face in range(TEN):
            values = [[best[number] for number in _classes()[1][face]]]
            values += [[by_count[count] for count in _counts()[face][box]] for box, by_count in above]
            columns.append([max(each) for each in zip(*values, strict=True)])
        return columns

    def _above(self, box: int) -> tuple[int, Column]:
        upper, lower, chips = self._sheet
        after = followers()[upper][box]
        return box, [count * (box + 1) + self._worth(after[count], lower, chips) for count in range(COUNTS)]

    @cached_property
    def last_keeps(self) -> list[Column]:
        """What keeps are worth when the throw that follows is the last one for certain."""
        return _means(self.boxes)

    @cached_property
    def third(self) -> list[Column]:
        """What whole throws are worth after the third throw, when a chip may buy a fourth one."""
        return self._or_boxes(self._cheaper().last_keeps) if self._sheet.chips else self.boxes

    @cached_property
    def keeps_before_third(self) -> list[Column]:
        """What keeps are worth before the third throw."""
        return _means(self.third)

    @cached_property
    def second(self) -> list[Column]:
        """What whole throws are worth after the second throw."""
        return self._or_boxes(self.keeps_before_third)

    @cached_property
    def keeps_before_second(self) -> list[Column]:
        """What keeps are worth before the second throw."""
        return _means(self.second)

    @cached_property
    def first(self) -> list[Column]:
        """What whole throws are worth after the first throw."""
        return self._or_boxes(self.keeps_before_second)

    @property
    def start(self) -> float:
        """What the turn is worth before anything is thrown."""
        means = [sum(map(float.__mul__, KEEPS.chances, column)) for column in self.first]
        return sum(means) / TEN

    def _or_boxes(self, keeps: list[Column]) -> list[Column]:
        """Whole throws, when the best keep may be taken instead of the best box."""
        again = _best_keeps(keeps)
        return [list(map(max, *pair)) for pair in zip(self.boxes, again, strict=True)]


def _means(throws: list[Column]) -> list[Column]:
    """What every keep is worth when the other dice are thrown, one die at a time."""
    thrown = [sum(each) / TEN for each in zip(*throws, strict=True)]
    columns = []
    for column in (*throws, thrown):
        work = [0.0] * SMALLER + column
        for keep, (ones, twos, threes, fours, fives, sixes) in MORE:
            work[keep] = (work[ones] + work[twos] + work[threes] + work[fours] + work[fives] + work[sixes]) / 6
        columns.append(work)
    return columns


def _best_keeps(keeps: list[Column]) -> list[Column]:
    """The best that can be kept of every whole throw; somebody who keeps the ten-sided die throws another one."""
    risen = [_risen(column) for column in keeps]
    whole = keeps[TEN][SMALLER:]
    thrown = [max(own, *[risen[TEN][less] for less in ways]) for own, ways in zip(whole, LESS, strict=True)]
    return [
        [max(other, *[column[less] for less in ways]) for other, ways in zip(thrown, LESS, strict=True)]
        for column in risen[:TEN]
    ]


def _risen(column: Column) -> Column:
    """The best that can be kept of every smaller keep."""
    best = column[:SMALLER]
    for keep, ways in enumerate(AT_MOST):
        best[keep] = max([best[way] for way in ways])
    return best


@cache
def _classes() -> tuple[list[tuple[int, ...]], list[list[int]]]:
    """The different ways in which whole throws fit the lower boxes; and by face, that of every throw."""
    rows = points_below()
    ways = sorted(set(rows))
    number = {row: place for place, row in enumerate(ways)}
    return ways, [[number[row] for row in rows[face::TEN]] for face in range(TEN)]


@cache
def _counts() -> list[list[list[int]]]:
    """By face of the ten-sided die and upper box: how many dice of every throw show its face."""
    rows = counts_above()
    return [[[row[box] for row in rows[face::TEN]] for box in range(ABOVE)] for face in range(TEN)]

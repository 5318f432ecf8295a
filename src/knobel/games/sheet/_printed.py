"""Printed score sheets: boxes with their formulas in one or several columns, and a bonus for the upper ones."""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from knobel.parts._expected_points import ExpectedPoints
from knobel.parts.patterns import Formula
from knobel.writing.rules import DiceSet, Faces

# What somebody has entered, cell by cell; None is still open.
Entries = tuple[int | None, ...]


class Bonus(NamedTuple):
    """What the first boxes of a column earn when together they reach a number of points."""

    boxes: int
    least: int
    points: int


class ScoreSheet:
    """A printed sheet: its cells column by column, and what dice give in them, worked out once for every throw.

    The second column counts twice, the third three times.
    """

    def __init__(
        self, dice: DiceSet, boxes: Mapping[str, Formula], columns: int = 1, bonus: Bonus | None = None
    ) -> None:
        self.dice = dice
        self.boxes = tuple(boxes)
        self.columns = columns
        self.bonus = bonus
        numbered = tuple(f"{column}:{box}" for column in range(1, columns + 1) for box in boxes)
        self.cells = numbered if columns > 1 else self.boxes
        self.index = {cell: index for index, cell in enumerate(self.cells)}
        self.empty: Entries = (None,) * len(self.cells)
        self._formulas = tuple(boxes.values())
        self._worth: dict[Faces, tuple[int, ...]] = {}
        self._expected = ExpectedPoints(dice, self.worth)
        self._prospects: dict[Faces, tuple[tuple[float, int], ...]] = {}

    def worth(self, faces: Faces) -> tuple[int, ...]:
        """What these dice give in every cell."""
        key = tuple(sorted(faces))
        worth = self._worth.get(key)
        if worth is None:
            worth = self._worth[key] = tuple(formula(key) for formula in self._formulas) * self.columns
        return worth

    def column_of(self, index: int) -> int:
        """The column in which a cell stands, counted from 0."""
        return index // len(self.boxes)

    def parts(self, entries: Entries, column: int) -> dict[str, int]:
        """The upper part of a column, the bonus for it, and the lower part; without a bonus there is only one part."""
        size = len(self.boxes)
        filled = [value or 0 for value in entries[column * size : (column + 1) * size]]
        if self.bonus is None:
            return {"boxes": sum(filled)}
        upper = sum(filled[: self.bonus.boxes])
        earned = self.bonus.points if upper >= self.bonus.least else 0
        return {"upper": upper, "bonus": earned, "lower": sum(filled) - upper}

    def short_of_bonus(self, entries: Entries, column: int) -> int | None:
        """How many points a column still lacks for its bonus; None once it has it, or can get no more of them."""
        if self.bonus is None:
            return None
        start = column * len(self.boxes)
        upper = entries[start : start + self.bonus.boxes]
        short = self.bonus.least - sum(value or 0 for value in upper)
        return short if short > 0 and None in upper else None

    def total(self, entries: Entries) -> int:
        """The sums of all columns, each as often as it counts."""
        return sum((column + 1) * sum(self.parts(entries, column).values()) for column in range(self.columns))

    # To whoever looks one throw ahead, a cell is worth its points less half of the most that it can bring.

    def judged(self, index: int, points: float) -> float:
        """How good these points look in a cell."""
        return (self.column_of(index) + 1) * (points - self._halves[index])

    def prospects(self, faces: Faces, kept: tuple[int, ...]) -> tuple[tuple[float, int], ...]:
        """How good every cell looks on average when these dice are kept and the others thrown, the best one first."""
        key = self._expected.marked(faces, kept)
        prospects = self._prospects.get(key)
        if prospects is None:
            looks = [(self.judged(index, points), index) for index, points in enumerate(self._expected.average(key))]
            prospects = self._prospects[key] = tuple(sorted(looks, reverse=True))
        return prospects

    @cached_property
    def possible(self) -> tuple[frozenset[int], ...]:
        """What can stand in every cell; a pattern that the dice are not is entered as nothing."""
        return tuple(frozenset({0, *column}) for column in zip(*map(self.worth, self._expected.throws()), strict=True))

    @cached_property
    def _halves(self) -> tuple[float, ...]:
        return tuple(max(column) / 2 for column in zip(*map(self.worth, self._expected.throws()), strict=True))

"""The grid of Kleine Differenzen: sixteen squares, a circle on each of their corners, and what is written there.

Squares and circles are numbered and named row by row. Neighbouring squares share the circles between them.
"""

from functools import lru_cache
from typing import NamedTuple

from knobel.writing.facts import Frozen
from knobel.writing.rules import with_item

SIDE = 4
EXACT_POINTS = 3
# What a circle holds on average once it is filled.
AVERAGE = 3.5

SQUARES = tuple(f"{row},{column}" for row in range(SIDE) for column in range(SIDE))
CIRCLES = tuple(f"{row},{column}" for row in range(SIDE + 1) for column in range(SIDE + 1))
SQUARE_AT = {name: number for number, name in enumerate(SQUARES)}
CIRCLE_AT = {name: number for number, name in enumerate(CIRCLES)}
UPPER_LEFT = tuple(CIRCLE_AT[name] for name in SQUARES)
CORNERS = tuple((circle, circle + 1, circle + SIDE + 1, circle + SIDE + 2) for circle in UPPER_LEFT)
# The squares that a circle touches: one at a corner, two at the border, four inside.
TOUCHED = tuple(
    tuple(square for square, corners in enumerate(CORNERS) if circle in corners) for circle in range(len(CIRCLES))
)


class Paper(Frozen, frozen=True):
    """What somebody has written; 0 is an empty cell."""

    squares: tuple[int, ...] = (0,) * len(SQUARES)
    circles: tuple[int, ...] = (0,) * len(CIRCLES)

    def after(self, square: int, total: int, circle: int, value: int) -> "Paper":
        """The paper once a total stands in a square and a value in a circle."""
        return Paper(with_item(self.squares, square, total), with_item(self.circles, circle, value))

    def points(self) -> tuple[int, ...]:
        """Every square's points: three if it is the sum of its circles, else minus the difference."""
        circles = self.circles
        differences = [
            abs(square - circles[a] - circles[b] - circles[c] - circles[d])
            for square, (a, b, c, d) in zip(self.squares, CORNERS, strict=True)
        ]
        return tuple([-difference or EXACT_POINTS for difference in differences])


class Prospects(NamedTuple):
    """What can be expected of a paper when a value is to be written into a circle.

    `sums` is what the circles of every square will hold at the end without it, `gains` what it is worth in each circle
    to the squares that are filled already, `more` by how much it exceeds what a circle can expect.
    """

    sums: tuple[float, ...]
    gains: tuple[float, ...]
    more: float


@lru_cache(maxsize=64)
def prospects(paper: Paper, value: int, throws: int) -> Prospects:
    """The prospects of a paper with so many throws to come after this one."""
    empty = len(CIRCLES) - len(SQUARES) + throws
    hope = AVERAGE * throws / empty
    more = value - hope
    values = tuple(value or hope for value in paper.circles)
    sums = tuple(sum(values[circle] for circle in corners) for corners in CORNERS)
    gained = tuple(
        loss(square - there) - loss(square - there - more) if square else 0.0
        for square, there in zip(paper.squares, sums, strict=True)
    )
    return Prospects(sums, tuple(sum(gained[square] for square in touched) for touched in TOUCHED), more)


def loss(difference: float) -> float:
    """What a square is likely to cost: its difference, and near zero more and more of the points for meeting it."""
    size = abs(difference)
    return size if size >= 1 else size - EXACT_POINTS * (1 - size)

"""How a season is counted: points for places, and which evenings count."""

from collections.abc import Sequence
from typing import Literal

from knobel.core.frozen import Frozen

MOST_PLACES = 64
MOST_POINTS = 1000


class Formula(Frozen, frozen=True):
    """By `places` the first ones get these points and everybody else who came `others`; by `beaten` everybody gets a
    point for each whom they left behind, and `others` for coming. Of all evenings the `best` ones count; 0: all."""

    by: Literal["places", "beaten"] = "places"
    places: tuple[int, ...] = (10, 8, 6, 5, 4, 3, 2)
    others: int = 1
    best: int = 0

    @property
    def sound(self) -> bool:
        """Whether a club can count so: no place is worth more than a better one."""
        amounts = (*self.places, self.others)
        falling = all(one >= other for one, other in zip(self.places, self.places[1:], strict=False))
        last = not self.places or self.places[-1] >= self.others
        fits = len(self.places) <= MOST_PLACES and all(0 <= each <= MOST_POINTS for each in amounts)
        return fits and falling and (last or self.by == "beaten") and 0 <= self.best <= MOST_POINTS

    def points(self, place: int, places: Sequence[int]) -> int:
        """What a place is worth on an evening with these places."""
        if self.by == "beaten":
            return self.others + sum(each > place for each in places)
        return self.places[place - 1] if place <= len(self.places) else self.others

    def counting(self, points: Sequence[int]) -> tuple[bool, ...]:
        """Which evenings count of those with these points: the best ones, of equal ones the earlier."""
        if not self.best:
            return (True,) * len(points)
        order = sorted(range(len(points)), key=lambda index: (-points[index], index))
        chosen = frozenset(order[: self.best])
        return tuple(index in chosen for index in range(len(points)))

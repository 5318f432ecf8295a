"""Games played by values, thousands side by side: an independent check of what the solvers say.

Nothing is shared with the solvers but the description: a keep's worth is one product with the matrix of all chances,
and the best keep is the best of all that can be made of the dice. The array library is numpy or CuPy.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from knobel.core.dice import orderings
from knobel.minds.experts.kniffel_extreme.sheets import (
    ABOVE,
    BELOW,
    BOXES,
    COUNTS,
    DICE,
    KEEPS,
    SMALLER,
    TEN,
    THROWS,
    bonus_of,
    counts_above,
    followers,
    numbers,
    points_below,
    upper_of,
    uppers,
)

# By arrays of uppers, lowers and chips: what these positions are believed to be worth.
Lookup = Callable[[Any, Any, Any], Any]
NOTHING = -1e30
WAYS = 1 << DICE


class SimulatedPoints(NamedTuple):
    """The points of many games: their mean and its standard error."""

    games: int
    mean: float
    error: float


class Tables(NamedTuple):
    """The description as arrays."""

    chances: Any  # [keep, throw]
    kept: Any  # [throw, which dice are kept]
    below: Any  # [throw and face, box]
    above: Any  # [throw and face, box]
    after: Any  # [upper, box, count]
    filled: Any  # [upper]
    bonus: Any  # [upper]


@cache
def _tables() -> tuple[Any, ...]:
    chances = np.zeros((len(KEEPS.faces), len(THROWS)))
    for number, keep in enumerate(KEEPS.faces):
        for more in (each for each in KEEPS.faces if len(each) == DICE - len(keep)):
            whole = KEEPS.number[tuple(sorted((*keep, *more)))]
            chances[number, whole - SMALLER] += orderings(more) / 6 ** len(more)
    ways = [dice for size in range(DICE + 1) for dice in combinations(range(DICE), size)]
    kept = [[KEEPS.number[tuple(throw[die] for die in dice)] for dice in ways] for throw in THROWS]
    after = [[row or (0,) * COUNTS for row in rows] for rows in followers()]
    filled, bonus = [upper.filled for upper in uppers()], [bonus_of(upper) for upper in uppers()]
    return (chances.astype(np.float32), *map(np.array, (kept, points_below(), counts_above(), after, filled, bonus)))


def simulated(lookup: Lookup, chips: int, games: int, seed: int, arrays: Any, batch: int = 4000) -> SimulatedPoints:
    """So many games from the start, each seat alone with its sheet."""
    tables = Tables(*map(arrays.asarray, _tables()))
    chance = arrays.random.RandomState(seed)
    points = []
    for first in range(0, games, batch):
        size = min(batch, games - first)
        points.append(np.asarray(_to_host(_Games(lookup, chips, size, tables, chance, arrays).played())))
    each = np.concatenate(points).astype(np.float64)
    return SimulatedPoints(games, float(each.mean()), float(each.std(ddof=1) / games**0.5))


def _to_host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


class _Games:
    """Some games at the same turn."""

    def __init__(self, lookup: Lookup, chips: int, size: int, tables: Tables, chance: Any, arrays: Any) -> None:
        self._lookup, self._tables, self._chance, self._arrays = lookup, tables, chance, arrays
        self._each = arrays.arange(size)
        self._upper = arrays.full(size, numbers()[upper_of(0, 0)])
        self._lower = arrays.zeros(size, "int64")
        self._chips = arrays.full(size, chips)
        self.points = arrays.zeros(size, "int64")

    def played(self) -> Any:
        """The points of all games in the end."""
        for _ in range(BOXES):
            self._turn()
        return self.points + self._tables.bonus[self._upper]

    def _turn(self) -> None:
        arrays, size = self._arrays, len(self._each)
        final = self._best_boxes(self._chips)
        fourth = self._means(self._best_boxes(arrays.maximum(self._chips - 1, 0)))
        bought = arrays.where(self._chips > 0, self._best_keeps(fourth), NOTHING)
        third = self._means(arrays.maximum(final, bought))
        second = self._means(arrays.maximum(final, self._best_keeps(third)))
        going = arrays.ones(size, bool)
        throw, face = self._thrown(arrays.zeros(size, "int64")), self._chance.randint(0, TEN, size)
        for price, means in ((0, second), (0, third), (1, fourth)):
            going = going & (self._chips >= price)
            throw, face, going = self._decided(means, final, throw, face, going)
            self._chips = self._chips - price * going
        self._fill(throw * TEN + face)

    def _rests(self, chips: Any) -> tuple[list[Any], list[Any]]:
        """What is to come once a box is filled: an upper one by its dice, their points included; a lower one."""
        arrays, tables = self._arrays, self._tables
        above, below = [], []
        for box in range(ABOVE):
            gains = arrays.arange(COUNTS)[:, None] * (box + 1)
            rest = gains + self._lookup(tables.after[self._upper, box].T, self._lower, chips)
            still_open = tables.filled[self._upper] >> box & 1 == 0
            above.append(arrays.where(still_open, rest, NOTHING).astype("float32"))
        for box in range(BELOW):
            rest = self._lookup(self._upper, self._lower | 1 << box, chips)
            below.append(arrays.where(self._lower >> box & 1 == 0, rest, NOTHING).astype("float32"))
        return above, below

    def _best_boxes(self, chips: Any) -> Any:
        """What every whole throw is worth in its best box, [throw, face, game]."""
        tables, (above, below) = self._tables, self._rests(chips)
        best = self._arrays.full((len(THROWS) * TEN, len(self._each)), NOTHING, "float32")
        for box, rest in enumerate(below):
            self._arrays.maximum(best, tables.below[:, box, None].astype("float32") + rest, out=best)
        for box, rest in enumerate(above):
            self._arrays.maximum(best, rest[tables.above[:, box]], out=best)
        return best.reshape(len(THROWS), TEN, -1)

    def _means(self, throws: Any) -> Any:
        """What every keep is worth when the rest is thrown, [keep, face kept or TEN, game]."""
        both = self._arrays.concatenate([throws, throws.mean(1, keepdims=True)], 1)
        means = (self._tables.chances @ both.reshape(len(THROWS), -1)).reshape(-1, TEN + 1, len(self._each))
        means[SMALLER:, :TEN] = NOTHING  # Who throws again throws at least one die.
        return means

    def _best_keeps(self, means: Any) -> Any:
        """What every whole throw is worth when its best keep is taken, [throw, face, game]."""
        best = means[self._tables.kept[:, 0]]
        for way in range(1, WAYS):
            self._arrays.maximum(best, means[self._tables.kept[:, way]], out=best)
        return self._arrays.maximum(best[:, :TEN], best[:, TEN:])

    def _decided(self, means: Any, final: Any, throw: Any, face: Any, going: Any) -> tuple[Any, Any, Any]:
        """The dice after a decision, and who has thrown again."""
        arrays, each = self._arrays, self._each
        kept = self._tables.kept[throw].T
        offers = arrays.concatenate([means[kept, face, each], means[kept, TEN, each]])
        choice = offers.argmax(0)
        going = going & (offers[choice, each] > final[throw, face, each])
        again = self._thrown(kept[choice % WAYS, each])
        fresh = self._chance.randint(0, TEN, len(each))
        throw = arrays.where(going, again, throw)
        return throw, arrays.where(going & (choice >= WAYS), fresh, face), going

    def _thrown(self, kept: Any) -> Any:
        """Whole throws by chance, from what was kept."""
        point = self._chance.random_sample(len(self._each))
        up_to = self._arrays.cumsum(self._tables.chances[kept].astype("float64"), 1)
        return (up_to < (point * up_to[:, -1])[:, None]).sum(1)

    def _fill(self, whole: Any) -> None:
        """The best box for the dice that lie there."""
        arrays, tables, (above, below) = self._arrays, self._tables, self._rests(self._chips)
        counts, points = tables.above[whole], tables.below[whole]
        worth = [rest[counts[:, box], self._each] for box, rest in enumerate(above)]
        worth += [rest + points[:, box] for box, rest in enumerate(below)]
        choice = arrays.stack(worth, 1).argmax(1)
        upper = choice < ABOVE
        box = arrays.where(upper, choice, 0)
        count = counts[self._each, box]
        other = arrays.where(upper, 0, choice - ABOVE)
        self.points = self.points + arrays.where(upper, (box + 1) * count, points[self._each, other])
        self._lower = arrays.where(upper, self._lower, self._lower | 1 << other)
        self._upper = arrays.where(upper, tables.after[self._upper, box, count], self._upper)

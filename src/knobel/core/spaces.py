"""Spaces: sets of moves described instead of listed.

A space tests membership, counts its moves where they can be counted, gives the one with a number and the number of
one that it has, and samples.
`below(n)` is a source of chance handed in by the caller: a whole number from 0 to n-1.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from math import comb, prod
from operator import contains

from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import AnyMove, Bid, Keep, Lay, Link, Mark, Place, Stake, Take, Tile, Write

RandBelow = Callable[[int], int]


class CountedSpace(Tagged, frozen=True):
    """A space whose moves can be counted and numbered."""


class OpenSpace(Tagged, frozen=True):
    """A space that can only be tested and sampled."""


class Group(Frozen, frozen=True):
    """Dice of which at most so many can be kept, whichever they are."""

    dice: tuple[int, ...]
    most: int


class Keeps(CountedSpace, frozen=True):
    """Keep `least` to `most` of the `free` dice, not too many of any group, and always the `held` ones."""

    free: tuple[int, ...]
    least: int
    most: int
    held: tuple[int, ...] = ()
    groups: tuple[Group, ...] = ()

    def __contains__(self, move: object) -> bool:
        return type(move) is Keep and move in _keep_numbers(self)

    def count(self) -> int:
        return len(_keeps(self)) if self.groups else _ways(len(self.free), self.least, self.most)

    def nth(self, number: int) -> AnyMove:
        return _keeps(self)[number]

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Keep)
        return _keep_numbers(self)[move]


@cache
def _ways(count: int, least: int, most: int) -> int:
    return sum(comb(count, size) for size in range(least, most + 1))


@cache
def _keeps(space: Keeps) -> tuple[Keep, ...]:
    return tuple(
        Keep(tuple(sorted(space.held + chosen)))
        for size in range(space.least, space.most + 1)
        for chosen in combinations(space.free, size)
        if all(len({*chosen} & {*group.dice}) <= group.most for group in space.groups)
    )


@cache
def _keep_numbers(space: Keeps) -> dict[Keep, int]:
    return {keep: number for number, keep in enumerate(_keeps(space))}


class Cells(CountedSpace, frozen=True):
    """Take any one of these cells."""

    cells: tuple[str, ...]

    def __contains__(self, move: object) -> bool:
        return type(move) is Take and move.cell in self.cells

    def count(self) -> int:
        return len(self.cells)

    def nth(self, number: int) -> AnyMove:
        return Take(self.cells[number])

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Take)
        return self.cells.index(move.cell)


class Places(CountedSpace, frozen=True):
    """Choose one cell of each group."""

    groups: tuple[tuple[str, ...], ...]

    def __contains__(self, move: object) -> bool:
        return (
            type(move) is Place and len(move.cells) == len(self.groups) and all(map(contains, self.groups, move.cells))
        )

    def count(self) -> int:
        return prod(map(len, self.groups))

    def nth(self, number: int) -> AnyMove:
        cells = []
        for group in self.groups:
            number, position = divmod(number, len(group))
            cells.append(group[position])
        return Place(tuple(cells))

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Place)
        number = 0
        for cell, group in zip(reversed(move.cells), reversed(self.groups), strict=True):
            number = number * len(group) + group.index(cell)
        return number


class Bids(CountedSpace, frozen=True):
    """Name an amount from `low` to `high`."""

    low: int
    high: int

    def __contains__(self, move: object) -> bool:
        return type(move) is Bid and self.low <= move.amount <= self.high

    def count(self) -> int:
        return self.high - self.low + 1

    def nth(self, number: int) -> AnyMove:
        return Bid(self.low + number)

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Bid)
        return move.amount - self.low


class Stakes(CountedSpace, frozen=True):
    """Put `low` to `high` chips on one of the fields; `limits` bound each field by itself where they differ."""

    fields: tuple[str, ...]
    low: int
    high: int
    limits: tuple[int, ...] = ()

    def __contains__(self, move: object) -> bool:
        if type(move) is not Stake or move.field not in self.fields:
            return False
        high = self.limits[self.fields.index(move.field)] if self.limits else self.high
        return self.low <= move.chips <= high

    def count(self) -> int:
        if self.limits:
            return sum(self.limits) - (self.low - 1) * len(self.fields)
        return len(self.fields) * (self.high - self.low + 1)

    def nth(self, number: int) -> AnyMove:
        if not self.limits:
            chips, field = divmod(number, len(self.fields))
            return Stake(self.fields[field], self.low + chips)
        fewer = self.low - 1
        for field, limit in enumerate(self.limits):
            if number < limit - fewer:
                return Stake(self.fields[field], self.low + number)
            number -= limit - fewer
        raise IndexError(number)

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Stake)
        field, chips = self.fields.index(move.field), move.chips - self.low
        if not self.limits:
            return chips * len(self.fields) + field
        return sum(self.limits[:field]) - (self.low - 1) * field + chips


class Marks(CountedSpace, frozen=True):
    """Set one of these marks on one of these things."""

    things: tuple[str, ...]
    marks: tuple[str, ...]

    def __contains__(self, move: object) -> bool:
        return type(move) is Mark and move.on in self.things and move.mark in self.marks

    def count(self) -> int:
        return len(self.things) * len(self.marks)

    def nth(self, number: int) -> AnyMove:
        mark, thing = divmod(number, len(self.things))
        return Mark(self.things[thing], self.marks[mark])

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Mark)
        return self.marks.index(move.mark) * len(self.things) + self.things.index(move.on)


class Links(CountedSpace, frozen=True):
    """Say that any two different of these things are the same. The two are named in the order listed here."""

    things: tuple[str, ...]

    def __contains__(self, move: object) -> bool:
        if type(move) is not Link or move.one not in self.things or move.other not in self.things:
            return False
        return self.things.index(move.one) < self.things.index(move.other)

    def count(self) -> int:
        return comb(len(self.things), 2)

    def nth(self, number: int) -> AnyMove:
        one, later = 0, len(self.things) - 1
        while number >= later:
            number -= later
            one, later = one + 1, later - 1
        return Link(self.things[one], self.things[one + 1 + number])

    def index(self, move: AnyMove) -> int:
        assert isinstance(move, Link)
        one, other = self.things.index(move.one), self.things.index(move.other)
        return comb(len(self.things), 2) - comb(len(self.things) - one, 2) + other - one - 1


# A sample of a text from keys has up to so many of them.
MOST_SIGNS = 5
CAPITALS, LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"


class Words(OpenSpace, frozen=True):
    """Write any text of up to `longest` characters into one of the slots. `hints` sample what a slot might hold.

    A text that is put together from a few signs names them as `keys`, so that it can be tapped.
    """

    slots: tuple[str, ...]
    longest: int
    hints: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()

    def __contains__(self, move: object) -> bool:
        return (
            type(move) is Write
            and move.slot in self.slots
            and len(move.text) <= self.longest
            and move.text == move.text.strip()
            and move.text.isprintable()
        )

    def count(self) -> None:
        return None

    def sample(self, below: RandBelow) -> AnyMove:
        slot = below(len(self.slots))
        if self.keys:
            signs = [self.keys[below(len(self.keys))] for _ in range(1 + below(MOST_SIGNS))]
            return Write(self.slots[slot], "".join(signs)[: self.longest])
        initial = self.hints[slot] if self.hints else CAPITALS[below(26)]
        letters = [LETTERS[below(26)] for _ in range(2 + below(4))]
        return Write(self.slots[slot], (initial + "".join(letters))[: self.longest])


class Layouts(OpenSpace, frozen=True):
    """Lay any of the dice on different cells of a square grid. A die with several letters lets its player choose."""

    letters: tuple[str, ...]
    reach: int

    def __contains__(self, move: object) -> bool:
        if type(move) is not Lay:
            return False
        tiles, letters, count, least, most = move.tiles, self.letters, len(self.letters), -self.reach, self.reach
        dice, cells = set(), set()
        # One loop for everything, because this stands in the way of every move.
        for tile in tiles:
            die, column, row, letter = tile.die, tile.column, tile.row, tile.letter
            if not (0 <= die < count and least <= column <= most and least <= row <= most):
                return False
            if len(letter) != 1 or letter not in letters[die]:
                return False
            dice.add(die)
            cells.add((column, row))
        return len(dice) == len(tiles) == len(cells)

    def count(self) -> None:
        return None

    def sample(self, below: RandBelow) -> AnyMove:
        """A single line of some of the dice."""
        every, count = self.letters, len(self.letters)
        dice, tiles = list(range(count)), []
        for column in range(below(count + 1)):
            die = dice.pop(below(count - column))
            letters = every[die]
            tiles.append(Tile(die, column, 0, letters[below(len(letters))]))
        return Lay(tuple(tiles))


Counted = Keeps | Cells | Places | Bids | Stakes | Marks | Links
Open = Words | Layouts
Space = Counted | Open
COUNTED = (CountedSpace,)
OPEN = (OpenSpace,)


def listed(space: Counted) -> Iterator[AnyMove]:
    """Every move of a countable space, in its order."""
    return map(space.nth, range(space.count()))

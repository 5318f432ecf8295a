"""Crosswords of letter dice: the runs that a layout has, how they hang together, and what they are worth.

Rulings followed: a run is a line of two or more dice side by side, read to the right or downwards and to its very end.
Two valid runs hang together if they share a die. Only one group of runs that hang together counts, the one worth most;
each of its runs is worth all its dice, so a die in two runs counts twice. Every die outside the group is unused and
costs its value. A run that is no word scores nothing and joins nothing.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter

from knobel.core.frozen import Frozen
from knobel.core.moves import Tile

Tiles = tuple[Tile, ...]
Check = Callable[[str], bool]


class Run(Frozen, frozen=True):
    """A line of dice, as the word that it reads."""

    word: str
    dice: tuple[int, ...]


class Count(Frozen, frozen=True):
    """What a layout is worth: the runs that count, the dice left over, and the points."""

    runs: tuple[Run, ...]
    unused: tuple[int, ...]
    points: int


def runs_of(tiles: Tiles) -> tuple[Run, ...]:
    """Every run of a layout: those across from the top, then those down from the left."""
    if len(tiles) < 2:
        return ()
    across = sorted([(tile.row, tile.column, tile.letter, tile.die) for tile in tiles])
    found = _lines(across)
    # In a single row nothing is read downwards.
    if across[0][0] != across[-1][0]:
        found += _lines(sorted([(tile.column, tile.row, tile.letter, tile.die) for tile in tiles]))
    return tuple(found)


def _lines(cells: Iterable[tuple[int, int, str, int]]) -> list[Run]:
    """The runs along the second coordinate, of cells in order with their letters and dice."""
    found: list[Run] = []
    dice: list[int] = []
    word, here, following = "", 0, 0
    for line, place, letter, die in cells:
        if place == following and line == here:
            word += letter
            dice.append(die)
        else:
            if len(dice) > 1:
                found.append(Run(word, tuple(dice)))
            word, dice, here = letter, [die], line
        following = place + 1
    return [*found, Run(word, tuple(dice))] if len(dice) > 1 else found


def groups_of(runs: Sequence[Run]) -> list[list[Run]]:
    """The runs, each together with all that it hangs together with."""
    groups: list[tuple[set[int], list[Run]]] = []
    for run in runs:
        joined: tuple[set[int], list[Run]] = (set(run.dice), [run])
        apart = []
        for dice, others in groups:
            if dice & joined[0]:
                joined = (joined[0] | dice, others + joined[1])
            else:
                apart.append((dice, others))
        groups = [*apart, joined]
    return [members for _, members in groups]


def nothing(values: Sequence[int]) -> Count:
    """What a layout without any word is worth: all dice are unused."""
    return Count((), _all_dice(len(values)), -sum(values))


def count(tiles: Tiles, values: Sequence[int], valid: Check) -> Count:
    """What a layout is worth. `values` are those of all the dice, laid or not; `valid` says which runs are words."""
    words = [run for run in runs_of(tiles) if valid(run.word)]
    if not words:
        return nothing(values)
    return max([_worth(group, values) for group in groups_of(words)], key=attrgetter("points"))


@cache
def _all_dice(count: int) -> tuple[int, ...]:
    return tuple(range(count))


def _worth(group: list[Run], values: Sequence[int]) -> Count:
    used = [die for run in group for die in run.dice]
    unused = tuple([die for die in range(len(values)) if die not in used])
    won = sum([values[die] for die in used])
    return Count(tuple(group), unused, won - sum([values[die] for die in unused]))

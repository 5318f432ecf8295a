"""Crosswords of letter dice: the runs that a layout has, how they hang together, and what they are worth.

Rulings followed: a run is a line of two or more dice side by side, read to the right or downwards and to its very end.
Two valid runs hang together if they share a die. Only one group of runs that hang together counts, the one worth most;
each of its runs is worth all its dice, so a die in two runs counts twice. Every die outside the group is unused and
costs its value. A run that is no word scores nothing and joins nothing.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
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


# A layout is looked at several times: for the words to be looked up, and for what they are worth.


@lru_cache(maxsize=1024)
def runs_of(tiles: Tiles) -> tuple[Run, ...]:
    """Every run of a layout: those across from the top, then those down from the left."""
    at = {(tile.row, tile.column): tile for tile in tiles}
    across = [(row, column) for row, column in at if (row, column + 1) in at and (row, column - 1) not in at]
    down = [(column, row) for row, column in at if (row + 1, column) in at and (row - 1, column) not in at]
    return (
        *[_run(at, row, column, 0, 1) for row, column in sorted(across)],
        *[_run(at, row, column, 1, 0) for column, row in sorted(down)],
    )


def _run(at: dict[tuple[int, int], Tile], row: int, column: int, down: int, right: int) -> Run:
    """The run that begins here and goes down or to the right."""
    word, dice = "", []
    while (tile := at.get((row, column))) is not None:
        word += tile.letter
        dice.append(tile.die)
        row, column = row + down, column + right
    return Run(word, tuple(dice))


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


def count(tiles: Tiles, values: Sequence[int], valid: Check) -> Count:
    """What a layout is worth. `values` are those of all the dice, laid or not; `valid` says which runs are words."""
    groups = groups_of([run for run in runs_of(tiles) if valid(run.word)])
    return max([_worth(group, values) for group in groups or [[]]], key=attrgetter("points"))


def _worth(group: list[Run], values: Sequence[int]) -> Count:
    used = [die for run in group for die in run.dice]
    unused = tuple([die for die in range(len(values)) if die not in used])
    points = sum(map(values.__getitem__, used)) - sum(map(values.__getitem__, unused))
    return Count(tuple(group), unused, points)

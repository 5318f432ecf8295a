"""Crosswords of letter dice: the runs that a layout has, how they hang together, and what they are worth.

Rulings followed: a run is a line of two or more dice side by side, read to the right or downwards and to its very end.
Two valid runs hang together if they share a die. Only one group of runs that hang together counts, the one worth most;
each of its runs is worth all its dice, so a die in two runs counts twice. Every die outside the group is unused and
costs its value. A run that is no word scores nothing and joins nothing.
"""

from collections.abc import Callable, Sequence

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
    at = {(tile.row, tile.column): tile for tile in tiles}
    across = _lines(at)
    down = _lines({(column, row): tile for (row, column), tile in at.items()})
    return (*across, *down)


def _lines(at: dict[tuple[int, int], Tile]) -> list[Run]:
    """The runs along the second coordinate."""
    found = []
    for line, start in sorted(at):
        if (line, start - 1) in at or (line, start + 1) not in at:
            continue
        place, run = start, []
        while (tile := at.get((line, place))) is not None:
            run.append(tile)
            place += 1
        found.append(Run("".join([tile.letter for tile in run]), tuple([tile.die for tile in run])))
    return found


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
    return max((_worth(group, values) for group in groups or [[]]), key=lambda each: each.points)


def _worth(group: list[Run], values: Sequence[int]) -> Count:
    used = {die for run in group for die in run.dice}
    unused = tuple([die for die in range(len(values)) if die not in used])
    won = sum([values[die] for run in group for die in run.dice])
    return Count(tuple(group), unused, won - sum([values[die] for die in unused]))

"""Seats by standing: those who are near each other in the table sit together, and nobody meets anybody again where
that can be."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from knobel.desk.actions import PlayerId
from knobel.desk.exchanging import EFFORT, Seats, Tables
from knobel.desk.lots import Lots
from knobel.desk.rematches import Meetings, cut, improved, rematches, searched

# Players in the order of their standing; those who are level are together, in an order by lot.
Levels = Sequence[Sequence[PlayerId]]
# The first and the last table at which whoever is level with somebody would sit by standing alone.
Homes = dict[PlayerId, tuple[int, int]]


def near_standing(levels: Levels, sizes: Sequence[int], teams: Meetings, met: Meetings, lots: Lots) -> Tables:
    """Tables by standing, with as few of one team (`teams`), and then as few rematches (`met`, teams included), as can
    be found, and as close to the standing as exchanges lead from there."""
    tables = near(cut([player for level in levels for player in level], sizes), met)
    tables = near(searched(nearest(tables, teams), teams, lots), met)
    # Whoever has met everybody nearby is looked for somebody further away.
    if rematches(tables, met) > rematches(tables, teams):
        tables = searched(nearest(tables, met), met, lots)
    return Nearing(tables, met, homes(levels, sizes)).run()


def near(tables: Tables, met: Meetings) -> Tables:
    """The same with fewer rematches, where two change places between neighbouring tables."""
    return improved(tables, met, tuple(pairwise(range(len(tables)))))


def nearest(tables: Tables, met: Meetings) -> Tables:
    """The same with fewer rematches, where two change places between any tables, rather between close ones."""
    pairs = combinations(range(len(tables)), 2)
    return improved(tables, met, sorted(pairs, key=lambda pair: pair[1] - pair[0]))


def homes(levels: Levels, sizes: Sequence[int]) -> Homes:
    """Where everybody would sit by standing alone; whoever is level with others may sit wherever one of them would."""
    tables = [number for number, size in enumerate(sizes) for _ in range(size)]
    found, start = Homes(), 0
    for level in levels:
        end = start + len(level)
        found.update(dict.fromkeys(level, (tables[start], tables[end - 1])))
        start = end
    return found


def away(home: tuple[int, int], table: int) -> int:
    """How far a table is from where somebody would sit by standing; rather many sit a little off than one far away."""
    first, last = home
    return max(first - table, table - last, 0) ** 2


class Nearing:
    """Two change tables as long as that brings them, taken together, closer to their standing and nobody meets again
    who would not have met anyhow."""

    def __init__(self, tables: Tables, met: Meetings, homes: Homes) -> None:
        self._seats, self._homes = Seats(tables, met), homes
        self._work = 0

    def run(self) -> Tables:
        """The closest seating that is found; work bounds it, as it does every search."""
        while self._work < EFFORT and self._exchange_one():
            pass
        return self._seats.tables

    def _exchange_one(self) -> bool:
        for one in self._homes:
            closer, other = self._best_for(one)
            if closer:
                self._seats.exchange(one, other)
                return True
        return False

    def _best_for(self, one: PlayerId) -> tuple[int, PlayerId]:
        """With whom somebody changes tables best, and how much closer that is; 0 where nothing is."""
        seats, here = self._seats, self._seats.at[one]
        found = 0, one
        for there, table in enumerate(seats.seats):
            if self._closer(one, here, there) > 0:
                for other in table:
                    self._work += 1
                    closer = self._closer(one, here, there) + self._closer(other, there, here)
                    if closer > found[0] and seats.more_by(one, other) <= 0:
                        found = closer, other
        return found

    def _closer(self, player: PlayerId, here: int, there: int) -> int:
        home = self._homes[player]
        return away(home, here) - away(home, there)

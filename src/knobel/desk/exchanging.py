"""Two players change tables: as long as that leaves fewer rematches, and by a tabu search where some are left."""

from collections.abc import Iterator, Mapping, Sequence

from knobel.desk.actions import PlayerId
from knobel.desk.lots import Lots

# A search weighs so many exchanges, and makes so many for every player: work and not time bounds it, so that a draw
# follows from its seed.
EFFORT = 300_000
STEPS = 60
# For so many exchanges nobody comes back to a table, and by lot for up to as many more.
STAYS_AWAY = 8

Tables = list[tuple[PlayerId, ...]]
Exchange = tuple[PlayerId, PlayerId]


class Seats:
    """Who sits where while players change tables. `at` has everybody's table, `met` whom somebody has met and how
    often, and `rematches` for everybody how many there are with those at each table."""

    def __init__(self, tables: Tables, met: Mapping[Exchange, int]) -> None:
        self.seats = [list(table) for table in tables]
        self.at = {player: number for number, table in enumerate(tables) for player in table}
        self.met: dict[PlayerId, dict[PlayerId, int]] = {player: {} for player in self.at}
        for (one, other), times in met.items():
            if times and one in self.at and other in self.at:
                self.met[one][other] = self.met[other][one] = times
        self.rematches = {player: [0] * len(tables) for player in self.at}
        for player, others in self.met.items():
            for other, times in others.items():
                self.rematches[player][self.at[other]] += times

    @property
    def tables(self) -> Tables:
        """The tables as they are now."""
        return [tuple(table) for table in self.seats]

    def in_all(self) -> int:
        """How many rematches there are now."""
        return sum(self.rematches[player][table] for player, table in self.at.items()) // 2

    def more_by(self, one: PlayerId, other: PlayerId) -> int:
        """How many more rematches there would be if two changed tables; below 0 it is better."""
        here, there = self.at[one], self.at[other]
        of_one, of_other = self.rematches[one], self.rematches[other]
        # At the new tables they do not meet each other.
        return of_one[there] - of_one[here] + of_other[here] - of_other[there] - 2 * self.met[one].get(other, 0)

    def exchange(self, one: PlayerId, other: PlayerId) -> None:
        """Two change tables."""
        here, there = self.at[one], self.at[other]
        self.seats[here][self.seats[here].index(one)] = other
        self.seats[there][self.seats[there].index(other)] = one
        self.at[one], self.at[other] = there, here
        for player, before, after in ((one, here, there), (other, there, here)):
            for met, times in self.met[player].items():
                self.rematches[met][before] -= times
                self.rematches[met][after] += times

    def exchange_one(self, pairs: Sequence[tuple[int, int]]) -> bool:
        """Make the first exchange between two of these tables that leaves fewer rematches, if there is one."""
        for here, there in pairs:
            if self._has_rematches(here) or self._has_rematches(there):
                for one in self.seats[here]:
                    for other in self.seats[there]:
                        if self.more_by(one, other) < 0:
                            self.exchange(one, other)
                            return True
        return False

    def _has_rematches(self, table: int) -> bool:
        return any(self.rematches[player][table] for player in self.seats[table])

    def exchanges(self) -> Iterator[Exchange]:
        """Everybody who has a rematch, with everybody at another table."""
        for one, here in self.at.items():
            if self.rematches[one][here]:
                for there, table in enumerate(self.seats):
                    if there != here:
                        for other in table:
                            yield one, other


class Search:
    """A tabu search: the best exchange is made even where it helps nobody, and whoever has left a table does not come
    back to it for a while, unless that is better than all before."""

    def __init__(self, seats: Seats, lots: Lots) -> None:
        self._seats, self._lots = seats, lots
        self._now = self.least = seats.in_all()
        self.best = seats.tables
        self._away: dict[tuple[PlayerId, int], int] = {}
        self._step = self._work = 0

    def run(self) -> Tables:
        """The best seating that is found; over as soon as there is no rematch."""
        while self.least and self._work < EFFORT and self._step < STEPS * len(self._seats.at):
            self._step += 1
            more, exchanges = self._best_exchanges()
            if exchanges:
                self._exchange(more, *exchanges[self._lots.below(len(exchanges))])
        return self.best

    def _best_exchanges(self) -> tuple[int, list[Exchange]]:
        """The exchanges that leave least rematches, and how many more than now."""
        least = 10**9
        found: list[Exchange] = []
        for one, other in self._seats.exchanges():
            self._work += 1
            more = self._seats.more_by(one, other)
            if more > least or (self._stay_away(one, other) and self._now + more >= self.least):
                continue
            if more < least:
                least, found = more, []
            found.append((one, other))
        return least, found

    def _stay_away(self, one: PlayerId, other: PlayerId) -> bool:
        at, away = self._seats.at, self._away
        return away.get((one, at[other]), 0) >= self._step or away.get((other, at[one]), 0) >= self._step

    def _exchange(self, more: int, one: PlayerId, other: PlayerId) -> None:
        for player in (one, other):
            until = self._step + STAYS_AWAY + self._lots.below(STAYS_AWAY)
            self._away[player, self._seats.at[player]] = until
        self._seats.exchange(one, other)
        self._now += more
        if self._now < self.least:
            self.least, self.best = self._now, self._seats.tables

"""Who sits with whom so that as few as can be meet again."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from knobel.desk.actions import PlayerId
from knobel.desk.exchanging import Search, Seats, Tables
from knobel.desk.lots import Lots
from knobel.desk.model import Tournament

# In a field that is not larger than this so many orders are tried; in a larger one the first leads far enough.
TRIES = 12
LARGE = 64

Meetings = Counter[tuple[PlayerId, PlayerId]]


def meetings(tournament: Tournament) -> Meetings:
    """How often two players have sat at one table."""
    met: Meetings = Counter()
    for stage in tournament.stages:
        for table in stage.tables:
            met.update(combinations(sorted(table.seats), 2))
    return met


def rematches(tables: Sequence[Sequence[PlayerId]], met: Meetings) -> int:
    """How many pairs of a seating have met before, counted as often as they have."""
    return sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))


def cut(order: Sequence[PlayerId], sizes: Sequence[int]) -> Tables:
    """The players in this order, table by table."""
    tables, start = [], 0
    for size in sizes:
        tables.append(tuple(order[start : start + size]))
        start += size
    return tables


def apart(players: Sequence[PlayerId], sizes: Sequence[int], met: Meetings, lots: Lots) -> Tables:
    """Tables with as few rematches as can be found: several orders, each bettered by exchanges, then a search from the
    best of them."""
    orders = [lots.shuffled(players) for _ in range(TRIES if len(players) <= LARGE else 1)]
    best = improved(cut(orders[0], sizes), met)
    for order in orders[1:]:
        if not rematches(best, met):
            break
        best = min(best, improved(cut(order, sizes), met), key=lambda tables: rematches(tables, met))
    return searched(best, met, lots)


def improved(tables: Tables, met: Meetings, pairs: Sequence[tuple[int, int]] = ()) -> Tables:
    """Exchange two players as long as that leaves fewer rematches; only between these pairs of tables, if there are
    any, and those that come first are preferred."""
    seats, chosen = Seats(tables, met), pairs or tuple(combinations(range(len(tables)), 2))
    while seats.exchange_one(chosen):
        pass
    return seats.tables


def searched(tables: Tables, met: Meetings, lots: Lots) -> Tables:
    """The same with fewer rematches, if a longer search finds a way; nothing changes where there are none."""
    return Search(Seats(tables, met), lots).run()

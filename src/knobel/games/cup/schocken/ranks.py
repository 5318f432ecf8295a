"""What a throw of Schocken is worth: its figure, its place among all results, and the discs it costs the loser."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product
from typing import Literal

from knobel.writing.facts import Frozen
from knobel.writing.rules import Faces, d6

Kind = Literal["simple", "street", "general", "schock", "jule", "pippi", "schock-out"]
Figure = tuple[Kind, int]

# From the lowest kind to the highest. Within a kind the higher value is better.
ORDER: tuple[Kind, ...] = ("simple", "street", "general", "schock", "jule", "pippi", "schock-out")
STREETS = (321, 432, 543, 654)
JULE, PIPPI, SCHOCK_OUT = 421, 221, 111
# A Schock costs as many discs as its third die shows, a Schock out all there are.
DISCS: dict[Kind, int] = {"simple": 1, "street": 2, "general": 3, "jule": 7, "pippi": 9}
SCHOCKS: tuple[Kind, ...] = ("schock", "schock-out")


class Customs(Frozen, frozen=True):
    """Which figures a table knows, and which of them must fall in a single throw."""

    jule: bool = True
    pippi: bool = True
    street_single: bool = False
    general_single: bool = False


class Rank(Frozen, frozen=True):
    """`place` counts from 1, the lowest result; `discs` are what the lowest takes, None for all of them."""

    place: int
    kind: Kind
    value: int
    discs: int | None


Ranks = Mapping[tuple[Faces, bool], Rank]


def figure(faces: Faces, single: bool, customs: Customs) -> Figure:
    """What three dice make; `single` if they all fell in one throw. Tested from the top, the first match counts."""
    high, middle, low = sorted(faces, reverse=True)
    number = 100 * high + 10 * middle + low
    if number == SCHOCK_OUT:
        return "schock-out", number
    if number == PIPPI and single and customs.pippi:
        return "pippi", number
    if number == JULE and single and customs.jule:
        return "jule", number
    if middle == 1:
        return "schock", high
    if high == low and (single or not customs.general_single):
        return "general", high
    if number in STREETS and (single or not customs.street_single):
        return "street", number
    return "simple", number


@cache
def ranking(customs: Customs) -> Ranks:
    """The rank of any three faces in any order, from a single throw or not."""
    figures = {
        (faces, single): figure(faces, single, customs)
        for faces in product(range(1, 7), repeat=3)
        for single in (True, False)
    }
    ordered = sorted(set(figures.values()), key=lambda each: (ORDER.index(each[0]), each[1]))
    ranks = {each: _rank(place, *each) for place, each in enumerate(ordered, start=1)}
    return {throw: ranks[each] for throw, each in figures.items()}


def _rank(place: int, kind: Kind, value: int) -> Rank:
    return Rank(place, kind, value, None if kind == "schock-out" else DISCS.get(kind, value))


# What a result promises: the chance to beat the best of three single throws, weighed by what it costs the lowest. The
# weights are those with which greedy players lost least among themselves.
BEATEN, BASE, ALL = 3, 4, 13


@cache
def promise(customs: Customs) -> Mapping[Rank, float]:
    """How good each result looks to whoever has it."""
    ranks = ranking(customs)
    fallen = [ranks[faces, True].place for faces in product(range(1, 7), repeat=3)]
    return {
        rank: _chance_to_beat(fallen, rank.place) ** BEATEN * (BASE + (rank.discs or ALL)) for rank in ranks.values()
    }


def _chance_to_beat(places: list[int], place: int) -> float:
    return sum((other < place) + (other == place) / 2 for other in places) / len(places)


@cache
def hope(customs: Customs, ones_only: bool, kept: Faces, throws: int) -> float:
    """What can be hoped for with these faces kept and so many throws left, nothing being turned."""
    return sum(
        float(chance) * _best_of(customs, ones_only, tuple(sorted(kept + fallen)), not kept, throws - 1)
        for fallen, chance in d6(3 - len(kept)).merged_outcomes()
    )


@cache
def _best_of(customs: Customs, ones_only: bool, faces: Faces, single: bool, throws: int) -> float:
    best = promise(customs)[ranking(customs)[faces, single]]
    if throws:
        keeps = {kept for size in range(3) for kept in combinations(faces, size) if not ones_only or {*kept} <= {1}}
        best = max(best, *(hope(customs, ones_only, kept, throws) for kept in keeps))
    return best

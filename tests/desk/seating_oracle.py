"""Whether a seating without any rematch exists, by trying everything: table after table, and back where it fails."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from knobel.desk.actions import PlayerId
from knobel.desk.rematches import Meetings


def can_be_apart(players: Sequence[PlayerId], sizes: Sequence[int], met: Meetings) -> bool:
    """Whether these players can sit at tables of these sizes so that no two meet again."""
    new = {
        one: frozenset(other for other in players if other != one and not met[min(one, other), max(one, other)])
        for one in players
    }
    return _seats_all(frozenset(players), tuple(sizes), new)


New = dict[PlayerId, frozenset[PlayerId]]


def _seats_all(left: frozenset[PlayerId], sizes: tuple[int, ...], new: New) -> bool:
    if not left:
        return True
    # Whoever has the fewest to sit with comes first: there it fails soonest.
    first = min(left, key=lambda player: len(new[player] & left))
    for size in sorted(set(sizes)):
        place = sizes.index(size)
        rest = (*sizes[:place], *sizes[place + 1 :])
        if any(_seats_all(left - table, rest, new) for table in _tables(first, size, left, new)):
            return True
    return False


def _tables(first: PlayerId, size: int, left: frozenset[PlayerId], new: New) -> Iterator[frozenset[PlayerId]]:
    for others in combinations(sorted(new[first] & left), size - 1):
        if all(other in new[one] for one, other in combinations(others, 2)):
            yield frozenset((first, *others))

"""Everybody against everybody: rounds by the circle method, and by whom is left where people have come or gone."""

from collections import Counter
from collections.abc import Sequence

from knobel.desk.actions import PlayerId

Pair = tuple[PlayerId, PlayerId]


def rounds_needed(players: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return 0 if players < 2 else players - 1 + players % 2


def circle_round(order: Sequence[PlayerId], number: int) -> list[Pair]:
    """The pairs of a round, counted from 0: one stays, the others move on by one; with an odd number whoever would
    meet nobody pauses. In the second leg the seats are exchanged."""
    seats: list[PlayerId | None] = [*order, *([None] if len(order) % 2 else [])]
    turn, leg = number % (len(seats) - 1), number // (len(seats) - 1)
    circle = [seats[0], *_turned(seats[1:], turn)]
    pairs = zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True)
    met = [(one, other) for one, other in pairs if one is not None and other is not None]
    return [(other, one) for one, other in met] if leg % 2 else met


def _turned(seats: Sequence[PlayerId | None], turn: int) -> list[PlayerId | None]:
    return [*seats[len(seats) - turn :], *seats[: len(seats) - turn]]


def pairs_left(players: Sequence[PlayerId], met: Counter[Pair], legs: int) -> Counter[Pair]:
    """Who has still to meet whom, and how often."""
    every = ((one, other) for number, one in enumerate(players) for other in players[number + 1 :])
    ordered = ((min(pair), max(pair)) for pair in every)
    return Counter({pair: legs - met[pair] for pair in ordered if met[pair] < legs})


def degrees(left: Counter[Pair]) -> Counter[PlayerId]:
    """How many games everybody still has to play."""
    found: Counter[PlayerId] = Counter()
    for (one, other), times in left.items():
        found[one] += times
        found[other] += times
    return found


def matching(players: Sequence[PlayerId], left: Counter[Pair]) -> list[Pair]:
    """Pairs of those who have still to meet: whoever has most games left comes first, and takes the one with most."""
    games = degrees(left)
    order = sorted(players, key=lambda player: -games[player])
    found: list[Pair] = []
    while order:
        one = order.pop(0)
        other = next((each for each in order if left[min(one, each), max(one, each)]), None)
        if other is not None:
            order.remove(other)
            found.append((one, other))
    return found

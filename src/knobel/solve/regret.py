"""Equilibria of small games for two with hidden information, by regret.

A game is a tree of chance, decisions and ends; decisions that look alike to their seat have one key. Both seats play
again and again, and each does more often what it wishes it had done more often (CFR+: regrets never fall below nought,
late rounds count more). The average of all that comes ever nearer to an equilibrium; how near it is, `exploitability`
says. Many small games are solved at once, as the branches of one.
"""

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

ITERATIONS = 2000


class End(NamedTuple):
    """What is over is worth so much to seat 0, and as little to seat 1."""

    worth: float


class Luck(NamedTuple):
    """What chance decides: what can follow, with its chances."""

    followers: tuple[tuple[float, "Node"], ...]


class Decision(NamedTuple):
    """What a seat decides. Where it knows the same, the key is the same, and so is the number of followers."""

    seat: int
    key: Hashable
    followers: tuple["Node", ...]


Node = End | Luck | Decision


class Equilibrium(NamedTuple):
    """How often to do what, by key; what each game is worth to seat 0; and how much a best answer wins at most.

    That is the sum of what both seats could win by it, on average over the games.
    """

    policy: dict[Hashable, tuple[float, ...]]
    values: tuple[float, ...]
    exploitability: float


def solve_by_regret(games: Sequence[Node], iterations: int = ITERATIONS) -> Equilibrium:
    """The equilibria of all these games."""
    tree = _Tree(Luck(tuple((1 / len(games), game) for game in games)))
    average = tree.averaged(iterations)
    values = tree.values(average)
    followers = slice(1, 1 + len(games))
    gains = tree.best_answer(average, 0) - tree.best_answer(average, 1)
    policy = {key: tuple(map(float, average[first:last])) for key, (first, last) in tree.slots.items()}
    return Equilibrium(policy, tuple(map(float, values[followers])), float(gains))


def exploitability(games: Sequence[Node], policy: Mapping[Any, Sequence[float]]) -> float:
    """What best answers of both seats to this policy win together, on average over the games."""
    tree = _Tree(Luck(tuple((1 / len(games), game) for game in games)))
    play = tree.played(policy)
    return tree.best_answer(play, 0) - tree.best_answer(play, 1)


class _Tree:
    """A tree in rows: one for every node, the root first, and every level after the one before.

    A slot is a move at a key. The row of a node says how it is come to: from which parent, and by which slot, or by
    which chance (then the slot is the last one, which nobody chooses).
    """

    def __init__(self, root: Node) -> None:
        import numpy as np

        self._np = np
        self.slots: dict[Hashable, tuple[int, int]] = {}
        seats: list[int] = []
        rows: list[tuple[int, int, float]] = [(0, -1, 1.0)]
        worth: list[float] = []
        deciders: list[int] = []
        level, self._levels = [root], [(0, 1)]
        self._met_at: dict[Hashable, int] = {}
        while level:
            below: list[Node] = []
            for number, node in enumerate(level, start=self._levels[-1][0]):
                worth.append(node.worth if isinstance(node, End) else 0.0)
                deciders.append(node.seat if isinstance(node, Decision) else -1)
                rows += self._children(node, number, seats)
                below += _after(node)
            level = below
            self._levels.append((self._levels[-1][1], self._levels[-1][1] + len(level)))
        self._levels.pop()
        self._worth, self._decider = np.array(worth), np.array(deciders)
        self._parent = np.array([row[0] for row in rows])
        self._slot = np.array([row[1] for row in rows])
        self._chance = np.array([row[2] for row in rows])
        self._seat_of_slot = np.array(seats)
        self._firsts = np.array([first for first, _ in self.slots.values()], dtype=int)
        self._widths = np.array([last - first for first, last in self.slots.values()], dtype=int)
        self._by_choice = self._slot >= 0
        self._chooser = np.where(self._by_choice, self._decider[self._parent], -1)

    def _children(self, node: Node, number: int, seats: list[int]) -> list[tuple[int, int, float]]:
        if isinstance(node, End):
            return []
        if isinstance(node, Luck):
            return [(number, -1, chance) for chance, _ in node.followers]
        if node.key not in self.slots:
            self.slots[node.key] = len(seats), len(seats) + len(node.followers)
            seats += [node.seat] * len(node.followers)
        first, last = self.slots[node.key]
        assert last - first == len(node.followers), "what looks alike has the same moves"
        met_at = self._met_at.setdefault(node.key, len(self._levels))
        assert met_at == len(self._levels), "what looks alike lies equally deep"
        return [(number, first + move, 1.0) for move in range(last - first)]

    def played(self, policy: Mapping[Any, Sequence[float]]) -> Any:
        """A policy as a row of chances, one for every slot."""
        return self._np.array([chance for key in self.slots for chance in policy[key]])

    # How often everything is come to, and what it is worth ------------------------------------------------------------

    def _weights(self, play: Any) -> Any:
        """How likely every node is to follow its parent."""
        return self._np.where(self._by_choice, play[self._slot], self._chance)

    def _reach(self, play: Any, of: Any) -> Any:
        """How likely every node is by the choices of those nodes in `of` alone, whatever the others are."""
        steps = self._np.where(of, self._weights(play), 1.0)
        reach = self._np.ones(len(self._parent))
        for first, last in self._levels[1:]:
            reach[first:last] = reach[self._parent[first:last]] * steps[first:last]
        return reach

    def values(self, play: Any) -> Any:
        """What every node is worth to seat 0."""
        values, weights = self._worth.copy(), self._weights(play)
        for above, (first, last) in reversed(list(pairwise(self._levels))):
            values[slice(*above)] += self._gathered(above, weights[first:last] * values[first:last], first, last)
        return values

    def _gathered(self, above: tuple[int, int], numbers: Any, first: int, last: int) -> Any:
        """Numbers of the nodes of a level, summed up by their parents in the level above."""
        return self._np.bincount(self._parent[first:last] - above[0], numbers, above[1] - above[0])

    def _per_slot(self, numbers: Any) -> Any:
        """Numbers of the nodes that are chosen, summed up by slot."""
        chosen = self._by_choice
        return self._np.bincount(self._slot[chosen], numbers[chosen], len(self._seat_of_slot))

    def _spread(self, by_key: Any) -> Any:
        return self._np.repeat(by_key, self._widths)

    def _normal(self, numbers: Any) -> Any:
        """Numbers as chances, key by key; equal ones where there is nothing."""
        sums = self._spread(self._np.add.reduceat(numbers, self._firsts))
        equal = 1 / self._spread(self._widths)
        return self._np.where(sums > 0, numbers / self._np.where(sums > 0, sums, 1.0), equal)

    # Regret -----------------------------------------------------------------------------------------------------------

    def averaged(self, iterations: int) -> Any:
        """How both play on average, later rounds counting more."""
        np = self._np
        regrets, sums = np.zeros(len(self._seat_of_slot)), np.zeros(len(self._seat_of_slot))
        play = self._normal(regrets)
        for number in range(1, iterations + 1):
            for seat in (0, 1):
                own = self._seat_of_slot == seat
                regrets = np.where(own, np.maximum(regrets + self._wished(play, seat), 0.0), regrets)
                sums += np.where(own, number * self._often(play, seat), 0.0)
                play = np.where(own, self._normal(regrets), play)
        return self._normal(sums)

    def _wished(self, play: Any, seat: int) -> Any:
        """By how much each move would have been better for a seat than what it did."""
        sign = 1.0 if seat == 0 else -1.0
        others = self._reach(play, self._chooser != seat)
        moves = sign * self._per_slot(others * self.values(play))
        mean = self._np.add.reduceat(moves * play, self._firsts)
        return moves - self._spread(mean)

    def _often(self, play: Any, seat: int) -> Any:
        """How often a seat makes each move by its own choices."""
        reach = self._reach(play, self._chooser == seat)
        return self._per_slot(reach)

    def best_answer(self, play: Any, seat: int) -> float:
        """What the best answer of a seat to this play is worth to seat 0."""
        np = self._np
        sign = 1.0 if seat == 0 else -1.0
        worth = sign * self._reach(play, self._chooser != seat) * self._worth
        best = np.zeros(len(self._seat_of_slot), dtype=bool)
        for above, (first, last) in reversed(list(pairwise(self._levels))):
            rows = np.arange(first, last)
            own = rows[self._chooser[first:last] == seat]
            if len(own):
                sums = np.bincount(self._slot[own], worth[own], len(best))
                highest = self._spread(np.maximum.reduceat(sums, self._firsts))
                met = np.zeros(len(best), dtype=bool)
                met[self._slot[own]] = True
                best |= met & (sums == highest) & _first_of(np, sums == highest, self._firsts, self._widths)
            kept = (self._chooser[rows] != seat) | best[self._slot[rows]]
            worth[slice(*above)] += self._gathered(above, np.where(kept, worth[rows], 0.0), first, last)
        return sign * float(worth[0])


def _first_of(np: Any, marked: Any, firsts: Any, widths: Any) -> Any:
    """Of the marked slots of every key, the first one."""
    counts = np.cumsum(marked)
    before = np.repeat(counts[firsts] - marked[firsts], widths)
    return marked & (counts - before == 1)


def _after(node: Node) -> list[Node]:
    if isinstance(node, End):
        return []
    return [follower for _, follower in node.followers] if isinstance(node, Luck) else list(node.followers)

"""A turn as a graph in rows, for everybody who plays it at once: reach, values and best choices by numpy.

A turn goes from step to step, by chance or by choice, until it is over. Steps that are come to in several ways are one.
Everything is worked out for several columns at the same time: the same turn, played for different things.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

Step = Hashable


class Turn(NamedTuple):
    """Where a turn begins, and what can follow each step by chance or by choice; a step with neither is an end."""

    first: Step
    chance: Mapping[Any, Mapping[Any, float]]
    choice: Mapping[Any, Sequence[Any]]

    def followers(self, step: Step) -> tuple[Step, ...]:
        """What can follow a step."""
        return tuple(self.chance[step] if step in self.chance else self.choice.get(step, ()))


class _Level(NamedTuple):
    """Edges that leave steps of one depth: where they leave and where they lead, each as rows that stand together."""

    edges: slice
    sources: Any
    firsts: Any
    choices: Any
    targets: Any
    by_target: Any
    target_firsts: Any


class TurnGraph:
    """The steps of a turn, numbered from the first one; every edge has a row, those of one step stand together."""

    def __init__(self, turn: Turn) -> None:
        import numpy as np

        self._np = np
        depths = _depths(turn)
        self.steps = sorted(depths, key=depths.__getitem__)
        self.numbers = {step: number for number, step in enumerate(self.steps)}
        self.ends = tuple(step for step in self.steps if not turn.followers(step))
        rows = [(step, after) for step in self.steps for after in turn.followers(step)]
        self.edges = {row: number for number, row in enumerate(rows)}
        self.source = np.array([self.numbers[step] for step, _ in rows], dtype=int)
        self.target = np.array([self.numbers[after] for _, after in rows], dtype=int)
        self.chosen = np.array([step in turn.choice for step, _ in rows], dtype=bool)
        self._chance = np.array([turn.chance.get(step, {}).get(after, 0.0) for step, after in rows])[:, None]
        self._firsts = np.flatnonzero(np.diff(self.source, prepend=-1))
        self._widths = np.diff(np.append(self._firsts, len(rows)))
        depth_of_edge = np.array([depths[step] for step, _ in rows], dtype=int)
        self._levels = [self._level(np.flatnonzero(depth_of_edge == depth)) for depth in np.unique(depth_of_edge)]

    def _level(self, rows: Any) -> _Level:
        np = self._np
        source, target = self.source[rows], self.target[rows]
        firsts = np.flatnonzero(np.diff(source, prepend=-1))
        by_target = np.argsort(target, kind="stable")
        target_firsts = np.flatnonzero(np.diff(target[by_target], prepend=-1))
        return _Level(
            slice(int(rows[0]), int(rows[-1]) + 1),
            source[firsts],
            firsts,
            self.chosen[rows][firsts][:, None],
            target[by_target][target_firsts],
            by_target,
            target_firsts,
        )

    def play(self, wishes: Any) -> Any:
        """Wishes, none below nought, as chances of the edges; equal ones where nothing is wished. Chance stays."""
        np = self._np
        sums = np.repeat(np.add.reduceat(wishes, self._firsts, axis=0), self._widths, axis=0)
        equal = 1 / np.repeat(self._widths, self._widths)[:, None]
        return np.where(
            self.chosen[:, None], np.where(sums > 0, wishes / np.where(sums > 0, sums, 1), equal), self._chance
        )

    def reach(self, play: Any) -> Any:
        """How likely every step is to be come to."""
        reach = self._np.zeros((len(self.steps), play.shape[1]))
        reach[0] = 1.0
        for level in self._levels:
            flow = reach[self.source[level.edges]] * play[level.edges]
            reach[level.targets] += self._np.add.reduceat(flow[level.by_target], level.target_firsts, axis=0)
        return reach

    def values(self, worth: Any, play: Any) -> Any:
        """What every step is worth if the turn is played so; `worth` is what the ends are worth."""
        values = worth.copy()
        for level in reversed(self._levels):
            after = values[self.target[level.edges]] * play[level.edges]
            values[level.sources] = self._np.add.reduceat(after, level.firsts, axis=0)
        return values

    def best(self, worth: Any) -> Any:
        """What every step is worth if the turn is played as well as can be."""
        np, values = self._np, worth.copy()
        for level in reversed(self._levels):
            after = values[self.target[level.edges]]
            by_chance = np.add.reduceat(after * self._chance[level.edges], level.firsts, axis=0)
            by_choice = np.maximum.reduceat(after, level.firsts, axis=0)
            values[level.sources] = np.where(level.choices, by_choice, by_chance)
        return values

    def best_play(self, values: Any) -> Any:
        """The play that takes what is best by these values, all that is equally good equally often."""
        return self.play((values[self.target] == values[self.source]).astype(float))


def _depths(turn: Turn) -> dict[Step, int]:
    """Every step with the most steps that can lie before it; the first one has none."""
    order: list[Step] = []
    met: set[Step] = {turn.first}
    waiting: list[tuple[Step, list[Step]]] = [(turn.first, list(turn.followers(turn.first)))]
    while waiting:
        step, left = waiting[-1]
        if not left:
            order.append(step)
            waiting.pop()
        elif (after := left.pop()) not in met:
            met.add(after)
            waiting.append((after, list(turn.followers(after))))
    depths = dict.fromkeys(reversed(order), 0)
    for step in depths:
        for after in turn.followers(step):
            depths[after] = max(depths[after], depths[step] + 1)
    return depths

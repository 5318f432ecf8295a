"""Values of a graph, from its ends to its starts: part by part where it has circles, each until nothing moves."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from knobel.solve.compiling import compiled
from knobel.solve.state_graph import CHANCE, END, Graph

# A circle is gone round until no value moves by more than this, and at most so often.
STILL = 1e-13
MOST_ROUNDS = 200_000
# Chance that is still on its way when it is not followed any further.
FLOWING = 1e-13
Whole = NDArray[np.signedinteger[Any]]
Real = NDArray[np.float64]


def solve_values(graph: Graph, seats: int) -> Real:
    """The value of every state for every seat, as an array of rows."""
    values = np.zeros((len(graph), seats))
    for number, row in graph.ends.items():
        values[number] = row
    deciders, starts, targets, chances = _arrays(graph)
    order, part_ends = _parts(starts, targets)
    _sweep(order, part_ends, deciders, starts, targets, chances, values)
    return values


def shares(graph: Graph, values: Real) -> Real:
    """How likely the first state ends in each end, when whoever decides takes the first of the best."""
    deciders, starts, targets, chances = _arrays(graph)
    order, _ = _parts(starts, targets)
    here, ended = np.zeros(len(graph)), np.zeros(len(graph))
    here[0] = 1.0
    _flow(order, deciders, starts, targets, chances, values, here, ended)
    return ended


def _arrays(graph: Graph) -> tuple[Whole, Whole, Whole, Real]:
    return (
        np.frombuffer(graph.deciders, dtype=np.int8),
        np.frombuffer(graph.starts, dtype=np.int64),
        np.frombuffer(graph.targets, dtype=np.int32) if graph.targets else np.zeros(0, np.int32),
        np.frombuffer(graph.chances, dtype=np.float64) if graph.chances else np.zeros(0),
    )


@compiled
def _flow(
    order: Whole,
    deciders: Whole,
    starts: Whole,
    targets: Whole,
    chances: Real,
    values: Real,
    here: Real,
    ended: Real,
) -> None:
    """Let all chance flow to the ends; where it goes in circles, until next to nothing is left on the way."""
    while here.sum() > FLOWING:
        for state in order[::-1]:
            share = here[state]
            if share > 0:
                here[state] = 0.0
                decider = deciders[state]
                if decider == END:
                    ended[state] += share
                elif decider == CHANCE:
                    for edge in range(starts[state], starts[state + 1]):
                        here[targets[edge]] += share * chances[edge]
                else:
                    here[_best(state, decider, starts, targets, values)] += share


@compiled
def _parts(starts: Whole, targets: Whole) -> tuple[Whole, Whole]:
    """Strongly connected parts by Tarjan's algorithm, followers first: states in order, and where each part ends."""
    count = len(starts) - 1
    index = np.full(count, -1, np.int64)
    low = np.zeros(count, np.int64)
    on_stack = np.zeros(count, np.bool_)
    stack, path = np.zeros(count, np.int64), np.zeros(count, np.int64)
    following = starts[:-1].copy()
    order, ends = np.zeros(count, np.int64), np.zeros(count, np.int64)
    height = depth = done = parts = met = 0
    for root in range(count):
        if index[root] >= 0:
            continue
        path[0], depth = root, 1
        while depth:
            here = path[depth - 1]
            if index[here] < 0:
                index[here] = low[here] = met
                met += 1
                stack[height] = here
                height += 1
                on_stack[here] = True
            deeper = False
            while following[here] < starts[here + 1]:
                there = targets[following[here]]
                following[here] += 1
                if index[there] < 0:
                    path[depth] = there
                    depth += 1
                    deeper = True
                    break
                if on_stack[there]:
                    low[here] = min(low[here], index[there])
            if deeper:
                continue
            depth -= 1
            if depth:
                low[path[depth - 1]] = min(low[path[depth - 1]], low[here])
            if low[here] == index[here]:
                while True:
                    height -= 1
                    there = stack[height]
                    on_stack[there] = False
                    order[done] = there
                    done += 1
                    if there == here:
                        break
                ends[parts] = done
                parts += 1
    return order, ends[:parts]


@compiled
def _sweep(
    order: Whole, part_ends: Whole, deciders: Whole, starts: Whole, targets: Whole, chances: Real, values: Real
) -> None:
    begin = 0
    for end in part_ends:
        alone = end - begin == 1
        for _ in range(MOST_ROUNDS):
            moved = 0.0
            for position in range(begin, end):
                moved = max(moved, _renew(order[position], deciders, starts, targets, chances, values))
            if moved <= STILL or (alone and not _loops(order[begin], starts, targets)):
                break
        begin = end


@compiled
def _loops(state: int, starts: Whole, targets: Whole) -> bool:
    for edge in range(starts[state], starts[state + 1]):  # noqa: SIM110
        if targets[edge] == state:
            return True
    return False


@compiled
def _renew(state: int, deciders: Whole, starts: Whole, targets: Whole, chances: Real, values: Real) -> float:
    """Give a state its value by those of its followers, and say how far it moved."""
    decider = deciders[state]
    if decider == END:
        return 0.0
    moved = 0.0
    seats = values.shape[1]
    if decider == CHANCE:
        for seat in range(seats):
            mean = 0.0
            for edge in range(starts[state], starts[state + 1]):
                mean += chances[edge] * values[targets[edge], seat]
            moved = max(moved, abs(mean - values[state, seat]))
            values[state, seat] = mean
        return moved
    best = _best(state, decider, starts, targets, values)
    for seat in range(seats):
        moved = max(moved, abs(values[best, seat] - values[state, seat]))
        values[state, seat] = values[best, seat]
    return moved


@compiled
def _best(state: int, decider: int, starts: Whole, targets: Whole, values: Real) -> int:
    """The follower that is worth most to whoever decides, the first of equals."""
    best = targets[starts[state]]
    for edge in range(starts[state] + 1, starts[state + 1]):
        if values[targets[edge], decider] > values[best, decider]:
            best = targets[edge]
    return int(best)

"""Values of a graph, from its ends to its starts: part by part where it has circles, each until nothing moves."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from knobel.solve.compiling import compiled
from knobel.solve.state_graph import CHANCE, END, StateGraph

# A circle is gone round until no value moves by more than this, and at most so often.
STILL = 1e-13
MOST_ROUNDS = 200_000
# Chance that is still on its way when it is not followed any further.
FLOWING = 1e-13
Whole = NDArray[np.signedinteger[Any]]
Real = NDArray[np.float64]


def solve_values(graph: StateGraph, seats: int) -> Real:
    """The value of every state for every seat, as an array of rows."""
    values = np.zeros((len(graph), seats))
    for number, row in graph.ends.items():
        values[number] = row
    deciders, starts, targets, chances = arrays_of(graph)
    order, part_ends = _parts(starts, targets)
    _sweep(order, part_ends, deciders, starts, targets, chances, values)
    return values


def end_chances(graph: StateGraph, values: Real) -> Real:
    """How likely the first state ends in each end, when whoever decides takes the first of the best."""
    deciders, starts, targets, chances = arrays_of(graph)
    order, _ = _parts(starts, targets)
    here, ended = np.zeros(len(graph)), np.zeros(len(graph))
    here[0] = 1.0
    _flow(order, deciders, starts, targets, chances, values, here, ended)
    return ended


def order_of(starts: Whole, targets: Whole) -> Whole:
    """The states of a graph, followers first; in circles as they come."""
    return _parts(starts, targets)[0]


def arrays_of(graph: StateGraph) -> tuple[Whole, Whole, Whole, Real]:
    """Deciders, starts, targets and chances of a graph."""
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
                if deciders[state] == END:
                    ended[state] += share
                else:
                    _pass_on(state, share, deciders, starts, targets, chances, values, here)


@compiled
def _pass_on(
    state: int,
    share: float,
    deciders: Whole,
    starts: Whole,
    targets: Whole,
    chances: Real,
    values: Real,
    here: Real,
) -> None:
    """Hand the chance of being in a state to its followers."""
    if deciders[state] == CHANCE:
        for edge in range(starts[state], starts[state + 1]):
            here[targets[edge]] += share * chances[edge]
    else:
        here[_best(state, deciders[state], starts, targets, values)] += share


class _Search(NamedTuple):
    """Tarjan's search for strongly connected parts, while it runs. Places in `counts` are named below."""

    met_at: Whole  # when each state was met, or -1
    low: Whole  # the earliest state on the stack that it leads back to
    on_stack: NDArray[np.bool_]
    stack: Whole
    path: Whole
    following: Whole  # the edge to go on with
    order: Whole  # states by part, followers first
    ends: Whole  # where each part ends in that order
    counts: Whole


MET, HEIGHT, DEPTH, DONE, PARTS = range(5)


@compiled
def _parts(starts: Whole, targets: Whole) -> tuple[Whole, Whole]:
    """Strongly connected parts by Tarjan's algorithm, followers first: states in order, and where each part ends."""
    states = len(starts) - 1
    search = _Search(
        np.full(states, -1, np.int64),
        np.zeros(states, np.int64),
        np.zeros(states, np.bool_),
        np.zeros(states, np.int64),
        np.zeros(states, np.int64),
        starts[:-1].copy(),
        np.zeros(states, np.int64),
        np.zeros(states, np.int64),
        np.zeros(5, np.int64),
    )
    for root in range(states):
        if search.met_at[root] < 0:
            search.path[0], search.counts[DEPTH] = root, 1
            while search.counts[DEPTH]:
                _go_on(search, starts, targets)
    return search.order, search.ends[: search.counts[PARTS]]


@compiled
def _go_on(search: _Search, starts: Whole, targets: Whole) -> None:
    """Go to a state that has not been met yet, or back from one whose followers have all been met."""
    here = search.path[search.counts[DEPTH] - 1]
    if search.met_at[here] < 0:
        _enter(search, here)
    there = _unmet_follower(search, starts, targets, here)
    if there >= 0:
        search.path[search.counts[DEPTH]] = there
        search.counts[DEPTH] += 1
        return
    search.counts[DEPTH] -= 1
    if search.counts[DEPTH]:
        before = search.path[search.counts[DEPTH] - 1]
        search.low[before] = min(search.low[before], search.low[here])
    if search.low[here] == search.met_at[here]:
        _close_part(search, here)


@compiled
def _enter(search: _Search, here: int) -> None:
    search.met_at[here] = search.low[here] = search.counts[MET]
    search.counts[MET] += 1
    search.stack[search.counts[HEIGHT]] = here
    search.counts[HEIGHT] += 1
    search.on_stack[here] = True


@compiled
def _unmet_follower(search: _Search, starts: Whole, targets: Whole, here: int) -> int:
    """The next follower that has not been met; -1 if there is none."""
    while search.following[here] < starts[here + 1]:
        there = targets[search.following[here]]
        search.following[here] += 1
        if search.met_at[there] < 0:
            return int(there)
        if search.on_stack[there]:
            search.low[here] = min(search.low[here], search.met_at[there])
    return -1


@compiled
def _close_part(search: _Search, first: int) -> None:
    """All that was met since the first state of a part belongs to it."""
    there = -1
    while there != first:
        search.counts[HEIGHT] -= 1
        there = search.stack[search.counts[HEIGHT]]
        search.on_stack[there] = False
        search.order[search.counts[DONE]] = there
        search.counts[DONE] += 1
    search.ends[search.counts[PARTS]] = search.counts[DONE]
    search.counts[PARTS] += 1


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

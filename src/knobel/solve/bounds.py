"""How long a game can last: after how many counts of its safety bound it is over, however everybody plays."""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from knobel.solve.compiling import compiled
from knobel.solve.state_graph import CHANCE, END, StateGraph
from knobel.solve.value_iteration import Real, Whole, arrays_of, order_of

# How far the bound may move a value: by less than anybody is told.
NEGLIGIBLE = 1e-9


def counts_until_over(graph: StateGraph, counting: "array[int]", most: int) -> int | None:
    """After how many counts every state's game is over, but for next to no chance; None if `most` are too few.

    `counting` marks the edges with which the count goes up. Everybody plays for the game to last, which no policy
    outdoes; in circles without a count the chance found is an upper bound.
    """
    deciders, starts, targets, chances = arrays_of(graph)
    counts: Whole = np.frombuffer(counting, dtype=np.int8)
    order = order_of(*_without(counts, starts, targets))
    negligible = NEGLIGIBLE / _span(graph)
    lasting = np.ones(len(graph))
    for number in range(1, most + 1):
        lasting = _once_more(order, deciders, starts, targets, chances, counts, lasting)
        if lasting.max() <= negligible:
            return number
    return None


def _span(graph: StateGraph) -> float:
    """How far apart the best and the worst end are: so much a game can be worth more or less, but not more."""
    worths = [worth for end in graph.ends.values() for worth in end]
    return max(max(worths) - min(worths), 1.0) if worths else 1.0


def _without(counts: Whole, starts: Whole, targets: Whole) -> tuple[Whole, NDArray[Any]]:
    """The graph without the edges that count: what can follow before the next count."""
    kept = counts == 0
    before = np.concatenate([[0], np.cumsum(kept)])
    return before[starts], targets[kept]


@compiled
def _once_more(
    order: Whole, deciders: Whole, starts: Whole, targets: Whole, chances: Real, counts: Whole, before: Real
) -> Real:
    """The chance, at most, that so many counts follow from every state, by that of one fewer; followers come first."""
    lasting = before.copy()
    for state in order:
        decider = deciders[state]
        longest = 0.0
        if decider != END:
            for edge in range(starts[state], starts[state + 1]):
                here = before[targets[edge]] if counts[edge] else lasting[targets[edge]]
                if decider == CHANCE:
                    longest += chances[edge] * here
                else:
                    longest = max(longest, here)
        lasting[state] = min(longest, before[state])
    return lasting

"""A subgame: any part of a game, looked at by itself. Turns, rounds, duels and whole games are descriptions of one.

A subgame says where it starts, until when it goes and what its ends are worth, which states are told apart, and who
plays how. Whoever has no policy plays as well as can be; several who decide in turn play a pure equilibrium.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from knobel.core.moves import AnyMove
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Over, Seat, Stage, Throw, asked
from knobel.match.utility import utilities
from knobel.solve.chance import merged_throws
from knobel.solve.solution import Ranked, Values
from knobel.solve.state_graph import CHANCE, END, Policy, StateGraph, Unsolvable, check_throw, decider

# What a state is worth to every seat if the subgame ends with it; None where it goes on.
Leaf = Callable[[Any, Stage], Values | None]
Canonical = Callable[[Any], Any]


class Limits(NamedTuple):
    """How many states a subgame may have, and how many ways from one to another."""

    states: int
    edges: int | None = None


class Subgame(NamedTuple):
    """A part of a game. Its states are those of the rules.

    Where a policy is given, of several who are asked at once the one named first decides. Whoever plays by a policy
    needs to know nothing, so dice may lie hidden then; but where they do (`hidden`), nobody can be left to choose.
    """

    rules: Rules[Any, Any]
    starts: tuple[Any, ...]
    leaf: Leaf
    canonical: Canonical
    policy: Policy | None = None
    hidden: bool = False

    def explore(self, limits: Limits, on_edge: Callable[[Any, Any], None] | None = None) -> StateGraph:
        """The graph of everything that can be reached; raises Unsolvable where there is too much, or no way through.

        `on_edge` is told of every edge as it is added: a state and what follows from it, before that is merged.
        """
        graph = StateGraph()
        for start in self.starts:
            graph.number_of(self.canonical(start))
        states = list(graph.numbers)
        for state in states:  # grows while it is walked
            decided_by, followers = self._followers(state, graph)
            numbered = []
            for follower, chance in followers:
                if on_edge is not None:
                    on_edge(state, follower)
                after = self.canonical(follower)
                number = graph.number_of(after)
                if number == len(states):
                    states.append(after)
                numbered.append((number, chance))
            graph.add(decided_by, numbered)
            if len(states) > limits.states or (limits.edges is not None and len(graph.targets) > limits.edges):
                raise Unsolvable("states")
        return graph

    def solve(self, limits: Limits) -> "SubgameSolution":
        """The values of everything that can be reached; raises Unsolvable as `explore` does."""
        return self.solve_graph(self.explore(limits))

    def solve_graph(self, graph: StateGraph) -> "SubgameSolution":
        """The values of a graph of this subgame."""
        from knobel.solve.value_iteration import solve_values

        return SubgameSolution(self, graph.numbers, solve_values(graph, self.rules.seats))

    def _followers(self, state: Any, graph: StateGraph) -> tuple[int, list[tuple[Any, float]]]:
        """Who decides in a state, and what can follow."""
        rules, stage = self.rules, self.rules.stage(state)
        end = self.leaf(state, stage)
        if end is not None:
            graph.ends[len(graph.deciders)] = end
            return END, []
        assert not isinstance(stage, Over)
        if isinstance(stage, Throw):
            check_throw(stage, rules.seats, hidden_too=self.policy is not None)
            return CHANCE, [(rules.thrown(state, event.faces), chance) for event, chance in merged_throws(stage.dice)]
        return self._decisions(state, stage)

    def _decisions(self, state: Any, stage: Ask) -> tuple[int, list[tuple[Any, float]]]:
        rules = self.rules
        seat = decider(stage) if self.policy is None else next(iter(stage.choices))
        made = None if self.policy is None else self.policy(state, seat, stage.choices[seat])
        if made is not None:
            return CHANCE, [(rules.did(state, seat, move), chance) for move, chance in made]
        if self.policy is not None and self.hidden:
            raise Unsolvable("hidden")
        return seat, [(rules.did(state, seat, move), 0.0) for move in stage.choices[seat].moves]


class SubgameSolution:
    """What every state of a subgame is worth to every seat."""

    def __init__(self, subgame: Subgame, numbers: Mapping[Any, int], values: Any) -> None:
        self.subgame = subgame
        self._numbers, self._values = numbers, values
        self.states = len(numbers)

    def value(self, state: Any) -> Values:
        """What a state is worth to every seat; raises LookupError for one that the subgame never comes to."""
        return tuple(map(float, self._values[self.number_of(state)]))

    def moves(self, state: Any, seat: Seat) -> Ranked:
        """Every move of a seat with what it is worth to it, the best one first; equal ones as they are listed."""
        rules = self.subgame.rules
        return self.value_moves(state, seat, asked(rules.stage(state), seat).moves)

    def value_moves(self, state: Any, seat: Seat, moves: Sequence[AnyMove]) -> Ranked:
        """These moves of a seat with what they are worth to it, the best one first."""
        after = ((move, self.subgame.rules.did(state, seat, move)) for move in moves)
        worth = [(move, float(self._values[self.number_of(follower), seat])) for move, follower in after]
        return tuple(sorted(worth, key=lambda pair: -pair[1]))

    def mean(self, states: Sequence[Any], chances: Sequence[float], seat: Seat) -> float:
        """What it is worth to a seat to be in one of these states, by their chances."""
        return float(self._values[list(map(self.number_of, states)), seat] @ chances)

    def number_of(self, state: Any) -> int:
        """The number of a state in the graph of the subgame."""
        return self._numbers[self.subgame.canonical(state)]

    @property
    def values(self) -> Any:
        """The values as an array: a row for every state by its number, a column for every seat."""
        return self._values


def until_over(rules: Rules[Any, Any]) -> Leaf:
    """A whole game: what its result is worth."""

    def leaf(state: Any, stage: Stage) -> Values | None:
        return utilities(rules, stage.result) if isinstance(stage, Over) else None

    return leaf

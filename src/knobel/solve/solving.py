"""The generic solver: any game whose reachable states fit, over the engine's own states.

Every seat maximises what the game is about (`worth`). Seats that decide one after another play a pure equilibrium,
found from the end. Where a game can go in circles, values start from nothing and are renewed until they stand still, so
going round for ever is worth nothing. Of the ground rules, matches count as their game at hand, and the bound on throws
as out of reach.
"""

import time
from typing import Any

from knobel.core.dice import DiceSet
from knobel.core.stages import Over, Seat, Throw
from knobel.match.match import Match
from knobel.match.state import MatchState
from knobel.match.utility import unit_of, utilities
from knobel.parts.playoff import PlayOff
from knobel.solve.estimating import estimated_states
from knobel.solve.merging import Merging
from knobel.solve.playoffs import chances_of
from knobel.solve.solution import Ranked, TooBig, Unit, Values
from knobel.solve.state_graph import Graph, Unsolvable, explore

LIMIT_STATES = 300_000
# A game whose random play alone meets this many times the limit is not even begun.
HOPELESS = 3


class ExactSolution:
    """The values of every state that can be reached."""

    exact = True

    def __init__(self, game: Match, merging: Merging, numbers: dict[Any, int], values: Any, seconds: float) -> None:
        self._game = game
        self.rules, self.advice = game.rules, game.advice
        self.merged = merging
        self._numbers = numbers
        self._values = values
        self.unit: Unit = unit_of(game.rules)
        self.states = len(numbers)
        self.left_out = merging.left_out
        self.seconds = seconds

    def value(self, state: MatchState[Any]) -> Values:
        """What the state is worth to every seat."""
        if state.game_state is None:
            return self._before_the_start(state)
        if state.tie is not None:
            return self._in_playoff(state, state.tie)
        stage = self._game.stage(state)
        return (
            utilities(self._game.rules, stage.result) if isinstance(stage, Over) else self.inner_value(state.game_state)
        )

    def inner_value(self, inner: Any) -> Values:
        """What a state of the game itself, without its ground rules, is worth to every seat."""
        return tuple(map(float, self._values[self._numbers[self.merged(inner)]]))

    def moves(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """Every move of the seat with its value, the best one first; equal ones as they are listed."""
        choices = self._game.choices(state, seat)
        if choices is None:
            return ()
        valued = [
            (move, self.inner_value(self.rules.did(state.game_state, seat, move))[seat]) for move in choices.moves
        ]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    def graph(self) -> Graph:
        """The graph of the game, walked through anew: it is large, and seldom asked for once there are values."""
        starts = [self.rules.start(first) for first in range(self._game.seats)]
        return explore(self.rules, self.merged, starts, self.states)

    def _before_the_start(self, state: MatchState[Any]) -> Values:
        """The mean over whom the dice can let begin."""
        every = range(self._game.seats)
        chances = dict.fromkeys(every, 1 / self._game.seats)
        if state.opening is not None:
            chances = chances_of(state.opening, _dice(self._game, state), sum)
        rows = [(chance, self.inner_value(self.rules.start(seat))) for seat, chance in chances.items()]
        return tuple(sum(chance * row[seat] for chance, row in rows) for seat in every)

    def _in_playoff(self, state: MatchState[Any], tie: PlayOff) -> Values:
        """The chance of being singled out, which is good or bad as the game has it; chips stay as they are."""
        if self.unit != "chance":
            return utilities(self._game.rules, self.rules.result(state.game_state))
        lost = self.rules.ranks == "loser"
        chances = chances_of(tie, _dice(self._game, state), self.rules.playoff_value, lowest=lost)
        shares = [chances.get(seat, 0.0) for seat in range(self._game.seats)]
        return tuple(1 - share if lost else share for share in shares)


def _dice(game: Match, state: MatchState[Any]) -> DiceSet:
    stage = game.stage(state)
    assert isinstance(stage, Throw)
    return stage.dice


def solve(
    game: Match,
    *,
    limit_states: int = LIMIT_STATES,
    limit_edges: int | None = None,
    start: MatchState[Any] | None = None,
) -> ExactSolution | TooBig:
    """The exact values of a game, or why they cannot be had. With `start`, only of what can still follow from there."""
    began = time.perf_counter()
    merging = Merging(game)
    estimate = 0
    try:
        if start is None or start.game_state is None:
            estimate = estimated_states(game.rules, merging)
            if estimate > HOPELESS * limit_states:
                return TooBig("states", estimate, limit_states)
            starts = [game.rules.start(first) for first in range(game.seats)]
        else:
            starts = [start.game_state]
        graph = explore(game.rules, merging, starts, limit_states, most_edges=limit_edges)
    except Unsolvable as refused:
        least = max(estimate, limit_states + 1) if refused.reason == "states" else 0
        return TooBig(refused.reason, least, limit_states)
    from knobel.solve.value_iteration import solve_values

    values = solve_values(graph, game.seats)
    return ExactSolution(game, merging, graph.numbers, values, time.perf_counter() - began)

"""The generic solver: any game whose reachable states fit, over the engine's own states.

Every seat maximises what the game is about (`worth`). Seats that decide one after another play a pure equilibrium,
found from the end. Where a game can go in circles, values start from nothing and are renewed until they stand still, so
going round for ever is worth nothing. A game's own bound on how long it lasts counts, unless it is out of reach however
everybody plays. Of the ground rules, matches count as their game at hand, and the bound on throws as out of reach.
"""

import time
from array import array
from typing import Any, NamedTuple

from knobel.core.dice import DiceSet
from knobel.core.rules import SafetyBound
from knobel.core.stages import Over, Seat, Throw
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.match.utility import unit_of, utilities
from knobel.parts.playoff import PlayOff
from knobel.solve.estimating import estimate_states
from knobel.solve.merging import Merging
from knobel.solve.playoffs import chances_of
from knobel.solve.solution import Ranked, TooBig, Unit, Values
from knobel.solve.state_graph import StateGraph, Unsolvable
from knobel.solve.subgame import Limits, Subgame, SubgameSolution, until_over

LIMIT_STATES = 300_000
# A game whose random play alone meets this many times the limit is not even begun.
HOPELESS = 3


class OmittedCount(NamedTuple):
    """The count of a safety bound that was left out, because games are over `after` so many counts in any case."""

    field: str
    most: int | None
    after: int

    def covers(self, game_state: Any) -> bool:
        """Whether the bound is out of reach from a state on."""
        return self.most is None or getattr(game_state, self.field) + self.after <= self.most


class ExactSolution:
    """The values of every state that can be reached. `uncounted` is what was left out as out of reach, if anything."""

    exact = True

    def __init__(self, game: Match, whole: SubgameSolution, uncounted: OmittedCount | None, seconds: float) -> None:
        self._game, self._whole = game, whole
        self.rules, self.advice = game.rules, game.advice
        self.unit: Unit = unit_of(game.rules)
        self.states = whole.states
        self.uncounted = uncounted
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"<solution of {repr(self._game)[1:-1]}: {self.states:,} states, in {self.unit}>"

    def value(self, state: AnyState) -> Values:
        """What the state is worth to every seat."""
        if state.game_state is None:
            return self._before_the_start(state)
        if state.tie is not None:
            return self._in_playoff(state, state.tie)
        stage = self._game.stage(state)
        return (
            utilities(self._game.rules, stage.result) if isinstance(stage, Over) else self.game_value(state.game_state)
        )

    def game_value(self, game_state: Any) -> Values:
        """What a state of the game itself, without its ground rules, is worth to every seat."""
        self._check(game_state)
        return self._whole.value(game_state)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move of the seat with its value, the best one first; equal ones as they are listed."""
        choices = self._game.choices(state, seat)
        if choices is None:
            return ()
        self._check(state.game_state)
        return self._whole.value_moves(state.game_state, seat, choices.moves)

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    @property
    def subgame(self) -> Subgame:
        """The whole game, from whoever begins."""
        return self._whole.subgame._replace(starts=_starts(self._game))

    def graph(self) -> StateGraph:
        """The graph of the game, walked through anew: it is large, and seldom asked for once there are values."""
        return self.subgame.explore(Limits(self.states))

    def _check(self, game_state: Any) -> None:
        """So late in a game that its bound is near, the values no longer hold: there are none then."""
        if self.uncounted is not None and not self.uncounted.covers(game_state):
            raise LookupError("the bound of the game is near")

    def _before_the_start(self, state: AnyState) -> Values:
        """The mean over whom the dice can let begin."""
        every = range(self._game.seats)
        chances = dict.fromkeys(every, 1 / self._game.seats)
        if state.opening is not None:
            chances = chances_of(state.opening, _dice(self._game, state), sum)
        rows = [(chance, self.game_value(self.rules.start(seat))) for seat, chance in chances.items()]
        return tuple(sum(chance * row[seat] for chance, row in rows) for seat in every)

    def _in_playoff(self, state: AnyState, tie: PlayOff) -> Values:
        """The chance of being singled out, which is good or bad as the game has it; chips stay as they are."""
        if self.unit != "chance":
            return utilities(self._game.rules, self.rules.result(state.game_state))
        lost = self.rules.ranks == "loser"
        chances = chances_of(tie, _dice(self._game, state), self.rules.playoff_value, lowest=lost)
        shares = [chances.get(seat, 0.0) for seat in range(self._game.seats)]
        return tuple(1 - share if lost else share for share in shares)


def _dice(game: Match, state: AnyState) -> DiceSet:
    stage = game.stage(state)
    assert isinstance(stage, Throw)
    return stage.dice


def solve(
    game: Match,
    *,
    limit_states: int = LIMIT_STATES,
    limit_edges: int | None = None,
    start: AnyState | None = None,
) -> ExactSolution | TooBig:
    """The exact values of a game, or why they cannot be had. With `start`, only of what can still follow from there."""
    began = time.perf_counter()
    estimate = 0
    starts = _starts(game) if start is None or start.game_state is None else (start.game_state,)
    try:
        if start is None or start.game_state is None:
            estimate = estimate_states(game.rules, Merging(game))
            if estimate > HOPELESS * limit_states:
                return TooBig("states", estimate, limit_states)
        whole, uncounted = _solved(game, starts, Limits(limit_states, limit_edges))
    except Unsolvable as refused:
        least = max(estimate, limit_states + 1) if refused.reason == "states" else 0
        return TooBig(refused.reason, least, limit_states)
    return ExactSolution(game, whole, uncounted, time.perf_counter() - began)


def _solved(game: Match, starts: tuple[Any, ...], limits: Limits) -> tuple[SubgameSolution, OmittedCount | None]:
    """The values of a game without its count, where its bound is out of reach from all its starts; else with it."""
    bound = game.rules.safety_bound()
    if bound is not None:
        whole = Subgame(game.rules, starts, until_over(game.rules), Merging(game))
        graph, after = _explored(whole, bound, limits)
        if after is not None:
            uncounted = OmittedCount(bound.field, bound.most, after)
            if all(map(uncounted.covers, starts)):
                return whole.solve_graph(graph), uncounted
    return Subgame(game.rules, starts, until_over(game.rules), Merging(game, counted=True)).solve(limits), None


def _explored(whole: Subgame, bound: SafetyBound, limits: Limits) -> tuple[StateGraph, int | None]:
    """The graph of a game without its count, and after how many counts it is over, if it ever is."""
    counting = array("b")

    def count(state: Any, follower: Any) -> None:
        counting.append(getattr(follower, bound.field) > getattr(state, bound.field))

    graph = whole.explore(limits, count)
    if bound.most is None:
        return graph, 0
    from knobel.solve.bounds import counts_until_over

    return graph, counts_until_over(graph, counting, bound.most)


def _starts(game: Match) -> tuple[Any, ...]:
    return tuple(game.rules.start(first) for first in range(game.seats))

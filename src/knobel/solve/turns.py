"""A turn by its own: what it brings to whoever plays it for points, as if nothing else counted.

A turn ends when somebody else is to act, or the game is over. Where a whole game does not fit its turns usually do; and
where they stand for themselves, as in the last box of a score sheet, playing them well is playing well.
"""

from typing import Any

from knobel.core.rules import Rules
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.solve.merging import Merging
from knobel.solve.solution import Ranked, TooBig, Unit, Values
from knobel.solve.state_graph import StateGraph, Unsolvable
from knobel.solve.subgame import Canonical, Leaf, Limits, Subgame

LIMIT_STATES = 100_000
Spread = dict[float, float]


class TurnSolution:
    """The values of one turn: the mean of points that its seat has afterwards."""

    exact = False
    unit: Unit = "points"

    def __init__(self, game: Match, seat: Seat, turn: Subgame, graph: StateGraph) -> None:
        self._game, self._seat, self._graph = game, seat, graph
        self._turn = turn.solve_graph(graph)
        self.states = self._turn.states
        # Whether anything is decided in this turn, or chance alone makes it.
        self.decided = seat in graph.deciders

    def value(self, state: AnyState) -> Values:
        """What the seat has after this turn on average; nothing is said of the others."""
        return self._turn.value(state.game_state)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move with what it brings by the end of the turn, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or seat != self._seat or state.game_state is None:
            return ()
        return self._turn.value_moves(state.game_state, seat, choices.moves)

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    @property
    def spread(self) -> Spread:
        """How likely the best-played turn ends with each score."""
        from knobel.solve.value_iteration import end_chances

        ends: Spread = {}
        for number, chance in enumerate(end_chances(self._graph, self._turn.values)):
            if chance:
                score = self._graph.ends[number][self._seat]
                ends[score] = ends.get(score, 0.0) + float(chance)
        return dict(sorted(ends.items()))


def solve_turn(
    game: Match, state: AnyState, *, limit_states: int = LIMIT_STATES, canonical: Canonical | None = None
) -> TurnSolution | TooBig:
    """The best play of the turn at hand, for points; or why that cannot be had."""
    rules, game_state = game.rules, state.game_state
    seat = acting(rules.stage(game_state))
    if seat is None or score(rules, game_state, seat) is None:
        return TooBig("no-score", 0, limit_states)
    turn = Subgame(rules, (game_state,), until_turn_is_over(rules, seat), canonical or Merging(game))
    try:
        return TurnSolution(game, seat, turn, turn.explore(Limits(limit_states)))
    except Unsolvable as refused:
        return TooBig(refused.reason, limit_states + 1 if refused.reason == "states" else 0, limit_states)


def until_turn_is_over(rules: Rules[Any, Any], seat: Seat) -> Leaf:
    """The points that a seat has once it is no longer the one to act; nothing is said of the others."""

    def leaf(game_state: Any, stage: Stage) -> Values | None:
        if not isinstance(stage, Over) and acting(stage) == seat:
            return None
        points = score(rules, game_state, seat) or 0.0
        return tuple(points if other == seat else 0.0 for other in range(rules.seats))

    return leaf


def score(rules: Rules[Any, Any], game_state: Any, seat: Seat) -> float | None:
    """The points that a seat has as the game stands; None in a game without.

    Chips will not do: in the middle of a game some of them lie on the table and belong to nobody yet.
    """
    points = rules.result(game_state).points
    return None if points is None else float(points[seat] or 0)


def acting(stage: Stage) -> Seat | None:
    """The one seat that is to throw or to decide."""
    if isinstance(stage, Throw):
        return stage.seat
    return next(iter(stage.choices)) if isinstance(stage, Ask) and len(stage.choices) == 1 else None

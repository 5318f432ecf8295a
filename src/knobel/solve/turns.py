"""A turn by its own: what it brings to whoever plays it for points, as if nothing else counted.

A turn ends when somebody else is to act, or the game is over. Where a whole game does not fit its turns usually do; and
where they stand for themselves, as in the last box of a score sheet, playing them well is playing well.
"""

from typing import Any

from knobel.core.rules import Rules
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.match.match import Match
from knobel.match.state import MatchState
from knobel.solve.chance import merged
from knobel.solve.merging import Merging
from knobel.solve.solution import Ranked, TooBig, Unit, Values
from knobel.solve.state_graph import CHANCE, END, Graph, Unsolvable, check_stage, decider

LIMIT_STATES = 100_000
Spread = dict[float, float]


class TurnSolution:
    """The values of one turn: the mean of points that its seat has afterwards."""

    exact = False
    unit: Unit = "points"

    def __init__(self, game: Match, merging: Merging, seat: Seat, graph: Graph, values: Any) -> None:
        self._game = game
        self._rules: Rules[Any, Any] = game.rules
        self._merging = merging
        self._seat = seat
        self._graph = graph
        self._values = values
        self.states = len(graph)
        # Whether anything is decided in this turn, or chance alone makes it.
        self.decided = 0 in graph.deciders

    def value(self, state: MatchState[Any]) -> Values:
        """What the seat has after this turn on average; nothing is said of the others."""
        held = self._held(state.game_state)
        return tuple(held if seat == self._seat else 0.0 for seat in range(self._game.seats))

    def moves(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """Every move with what it brings by the end of the turn, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or seat != self._seat or state.game_state is None:
            return ()
        valued = [(move, self._held(self._rules.did(state.game_state, seat, move))) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: MatchState[Any], seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    @property
    def spread(self) -> Spread:
        """How likely the best-played turn ends with each score."""
        from knobel.solve.value_iteration import shares

        ends: Spread = {}
        for number, share in enumerate(shares(self._graph, self._values)):
            if share:
                score = self._graph.ends[number][0]
                ends[score] = ends.get(score, 0.0) + float(share)
        return dict(sorted(ends.items()))

    def _held(self, inner: Any) -> float:
        return float(self._values[self._graph.numbers[self._merging(inner)], 0])


def solve_turn(
    game: Match, state: MatchState[Any], *, limit_states: int = LIMIT_STATES, merging: Merging | None = None
) -> TurnSolution | TooBig:
    """The best play of the turn at hand, for points; or why that cannot be had."""
    rules = game.rules
    stage = rules.stage(state.game_state)
    seat = acting(stage)
    if seat is None or score(rules, state.game_state, seat) is None:
        return TooBig("no-score", 0, limit_states)
    merging = merging or Merging(game)
    try:
        graph = _explored(rules, merging, state.game_state, seat, limit_states)
    except Unsolvable as refused:
        return TooBig(refused.reason, limit_states + 1 if refused.reason == "states" else 0, limit_states)
    from knobel.solve.value_iteration import solve_values

    return TurnSolution(game, merging, seat, graph, solve_values(graph, 1))


def score(rules: Rules[Any, Any], inner: Any, seat: Seat) -> float | None:
    """The points that a seat has as the game stands; None in a game without.

    Chips will not do: in the middle of a game some of them lie on the table and belong to nobody yet.
    """
    points = rules.result(inner).points
    return None if points is None else float(points[seat] or 0)


def acting(stage: Stage) -> Seat | None:
    """The one seat that is to throw or to decide."""
    if isinstance(stage, Throw):
        return stage.seat
    return next(iter(stage.choices)) if isinstance(stage, Ask) and len(stage.choices) == 1 else None


def _explored(rules: Rules[Any, Any], merging: Merging, start: Any, seat: Seat, limit: int) -> Graph:
    graph = Graph()
    states = [merging(start)]
    graph.numbers[states[0]] = 0
    for number, state in enumerate(states):  # grows while it is walked
        for after, chance in _followers(rules, state, seat, graph, number):
            known = graph.numbers.setdefault(merging(after), len(states))
            if known == len(states):
                states.append(merging(after))
            graph.targets.append(known)
            graph.chances.append(chance)
        graph.starts.append(len(graph.targets))
        if len(states) > limit:
            raise Unsolvable("states")
    return graph


def _followers(rules: Rules[Any, Any], state: Any, seat: Seat, graph: Graph, number: int) -> list[tuple[Any, float]]:
    stage = rules.stage(state)
    if isinstance(stage, Over) or acting(stage) != seat:
        graph.deciders.append(END)
        graph.ends[number] = (score(rules, state, seat) or 0.0,)
        return []
    check_stage(stage, rules.seats)
    if isinstance(stage, Throw):
        graph.deciders.append(CHANCE)
        return [(rules.thrown(state, event.faces), chance) for event, chance in merged(stage.dice)]
    graph.deciders.append(0)
    return [(rules.did(state, seat, move), 0.0) for move in stage.choices[decider(stage)].moves]

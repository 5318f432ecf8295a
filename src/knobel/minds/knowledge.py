"""Solved games: which of them are at hand, and what they say about moves and states.

Solving can take a while, so no move ever waits for it: whoever has the time calls `prepare` once for a table (when it
is opened, before a contest, before an analysis), and from then on its game is played by its solution. Values that lie
in a file are read at once, so such a game is played by its solution from the first move on.
"""

from typing import Any

import msgspec

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.match.match import Match
from knobel.match.utility import Unit
from knobel.minds.experts import expert_for
from knobel.minds.experts.expert import Expert
from knobel.minds.judging import Worth
from knobel.minds.move_values import EXACT, Loss, MoveValue
from knobel.minds.solutions import best_known, best_known_round, values_are_stored
from knobel.solve import RoundSolution, Solution, can_solve
from knobel.solve.duels import Duels, duels_of

Key = tuple[str, int, bytes]
# So many games are kept in mind; those asked for first are forgotten first, and solved again when they come back.
MOST_KEPT = 64
# Chances of moves are drawn as finely as this.
FINE = 1 << 30

_prepared: dict[Key, Solution | None] = {}
_rounds: dict[Key, RoundSolution | None] = {}
_duels: dict[Key, Duels | None] = {}
_experts: dict[Key, Expert | None] = {}


def prepare(game: Match) -> Solution | None:
    """Solve a game if that can be done while somebody waits, or else its rounds, and keep what was found at hand."""
    key = _key(game)
    if key not in _prepared:
        solution = best_known(game)
        while len(_prepared) >= MOST_KEPT:
            _forget(next(iter(_prepared)))
        if solution is None:
            _rounds[key] = best_known_round(game)
            _duels[key] = duels_of(game) if can_solve() else None
        _prepared[key] = solution
    return _prepared[key]


def _forget(key: Key) -> None:
    del _prepared[key]
    _rounds.pop(key, None)
    _duels.pop(key, None)


def is_prepared(game: Match) -> bool:
    """Whether it is known by now if there is a solution."""
    return _key(game) in _prepared


def at_hand(game: Match) -> Solution | None:
    """The solution of a game, if it has been prepared and there is one, or if its values need only be read."""
    key = _key(game)
    if key not in _prepared and values_are_stored(expert_at_hand(game)):
        return prepare(game)
    return _prepared.get(key)


def round_at_hand(game: Match) -> RoundSolution | None:
    """The solution of a game's rounds, if it has been prepared and there is one."""
    return _rounds.get(_key(game))


def duels_at_hand(game: Match) -> Duels | None:
    """The turns of a game in which they are compared, if it has been prepared."""
    return _duels.get(_key(game))


def expert_at_hand(game: Match) -> Expert | None:
    """The expert of a game, with the tables that have been worked out so far."""
    key = _key(game)
    if key not in _experts:
        while len(_experts) >= MOST_KEPT:
            del _experts[next(iter(_experts))]
        _experts[key] = expert_for(game)
    return _experts[key]


def _key(game: Match) -> Key:
    return game.info.id, game.seats, msgspec.json.encode(game.options, order="sorted")


def solved_moves(solution: Solution, state: Any, seat: int) -> tuple[MoveValue, ...]:
    """Every move with its exact value, the best one first; none for a state that the solution does not know."""
    try:
        return tuple(MoveValue(move, value, EXACT, 0) for move, value in solution.moves(state, seat))
    except LookupError:
        return ()


def round_moves(solution: RoundSolution | Duels, state: Any, seat: int) -> tuple[MoveValue, ...]:
    """Every move with what it wins in this round, the best one first; none where the round does not stand by itself."""
    try:
        return tuple(MoveValue(move, value, EXACT, 0) for move, value in solution.moves(state.game_state, seat))
    except LookupError:
        return ()


def drawn_move(solution: Solution, state: Any, seat: int, below: RandBelow) -> AnyMove | None:
    """A move by its chance, so that nobody can guess it; None for a state that the solution does not know."""
    try:
        moves = solution.policy(state, seat)
    except LookupError:
        return None
    point = below(FINE) / FINE
    for move, chance in moves:
        point -= chance
        if point < 0:
            return move
    return moves[0][0] if moves else None


class Solved:
    """Exact values."""

    exact = True

    def __init__(self, solution: Solution) -> None:
        self._solution = solution
        self.unit: Unit = solution.unit

    def worth(self, state: Any) -> Worth:
        values = self._solution.value(state)
        return Worth(values, (EXACT,) * len(values))

    def judged(self, state: Any, seat: int, made: AnyMove) -> tuple[MoveValue, Loss]:
        moves = solved_moves(self._solution, state, seat)
        value = next(move.value for move in moves if move.move == made)
        return moves[0], Loss(max(0.0, moves[0].value - value), EXACT)

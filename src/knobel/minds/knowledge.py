"""Solved games: which of them are at hand, and what they say about moves and states.

Solving can take a while, so no move ever waits for it: whoever has the time calls `Knowledge.prepare` once for a table
(when it is opened, before a contest), and from then on minds that share the knowledge play its game by its solution.
Values that lie in a file are read at once, so such a game is played by its solution from the first move on.
"""

from collections.abc import Callable
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
from knobel.minds.search import Budget
from knobel.minds.solutions import best_known, best_known_round, missing_file, values_are_stored
from knobel.solve import RoundSolution, Solution, can_solve
from knobel.solve.duels import Duels, duels_of
from knobel.solve.solution import Ranked

Key = tuple[str, int, bytes]
# So many games are kept in mind; those asked for first are forgotten first, and solved again when they come back.
MOST_KEPT = 64
# Chances of moves are drawn as finely as this.
FINE = 1 << 30


class Knowledge:
    """What has been worked out about games beyond their rules, kept for the next decision.

    It belongs to whoever lets minds play, and is shared by all who play there: a process of a server, one command, one
    mind. Whoever copies it to another place works everything out anew there. What is not known is searched for, within
    the budget that suits whoever thinks there. `want` is called with a file of values that somebody would play by and
    that is not there; from the moment it lies in its place it is played by.
    """

    def __init__(self, budget: Budget | None = None, want: Callable[[str], None] | None = None) -> None:
        self.budget = budget or Budget()
        self._want = want
        self._solutions: dict[Key, Solution | None] = {}
        self._rounds: dict[Key, RoundSolution | None] = {}
        self._duels: dict[Key, Duels | None] = {}
        self._experts: dict[Key, Expert | None] = {}

    def __reduce__(self) -> tuple[type["Knowledge"], tuple[Budget]]:
        return Knowledge, (self.budget,)

    def prepare(self, game: Match) -> Solution | None:
        """Solve a game if that can be done while somebody waits, or else its rounds, and keep what was found."""
        key = _key(game)
        if key not in self._solutions:
            solution = best_known(game)
            while len(self._solutions) >= MOST_KEPT:
                self._forget(next(iter(self._solutions)))
            if solution is None:
                self._rounds[key] = best_known_round(game)
                self._duels[key] = duels_of(game) if can_solve() else None
            self._solutions[key] = solution
        return self._solutions[key]

    def is_prepared(self, game: Match) -> bool:
        """Whether it is known by now if there is a solution."""
        return _key(game) in self._solutions

    def solution(self, game: Match) -> Solution | None:
        """The solution of a game, if it has been prepared and there is one, or if its values need only be read."""
        key = _key(game)
        if key in self._solutions:
            return self._solutions[key]
        expert = self.expert(game)
        if values_are_stored(expert):
            return self.prepare(game)
        if self._want is not None and (file := missing_file(expert)) is not None:
            self._want(str(file))
        return None

    def round_solution(self, game: Match) -> RoundSolution | None:
        """The solution of a game's rounds, if it has been prepared and there is one."""
        return self._rounds.get(_key(game))

    def duels(self, game: Match) -> Duels | None:
        """The turns of a game in which they are compared, if it has been prepared."""
        return self._duels.get(_key(game))

    def expert(self, game: Match) -> Expert | None:
        """The expert of a game, with the tables that have been worked out so far."""
        key = _key(game)
        if key not in self._experts:
            while len(self._experts) >= MOST_KEPT:
                del self._experts[next(iter(self._experts))]
            self._experts[key] = self._open_expert(game)
        return self._experts[key]

    def _open_expert(self, game: Match) -> Expert | None:
        return expert_for(game)

    def _forget(self, key: Key) -> None:
        del self._solutions[key]
        self._rounds.pop(key, None)
        self._duels.pop(key, None)


class WithoutEquilibria(Knowledge):
    """What was known before anybody had worked out equilibria: where dice are hidden, minds calculate or search."""

    def prepare(self, game: Match) -> Solution | None:
        return None if game.info.hidden else super().prepare(game)

    def solution(self, game: Match) -> Solution | None:
        return None if game.info.hidden else super().solution(game)

    def _open_expert(self, game: Match) -> Expert | None:
        expert = expert_for(game)
        return None if expert is None else expert.without_equilibria()


def _key(game: Match) -> Key:
    return game.info.id, game.seats, msgspec.json.encode(game.options, order="sorted")


def solved_moves(solution: Solution, state: Any, seat: int) -> tuple[MoveValue, ...]:
    """Every move with its value, the best one first; none for a state that the solution does not know."""
    try:
        return tuple(MoveValue(move, value, error_of(solution), 0) for move, value in solution.moves(state, seat))
    except LookupError:
        return ()


def round_moves(solution: RoundSolution | Duels, state: Any, seat: int) -> tuple[MoveValue, ...]:
    """Every move with what it wins in this round, the best one first; none where the round does not stand by itself."""
    try:
        return tuple(MoveValue(move, value, EXACT, 0) for move, value in solution.moves(state.game_state, seat))
    except LookupError:
        return ()


def solved_policy(solution: Solution, state: Any, seat: int) -> Ranked:
    """How often to make each move; nothing for a state that the solution does not know."""
    try:
        return solution.policy(state, seat)
    except LookupError:
        return ()


def drawn_move(policy: Ranked, below: RandBelow) -> AnyMove:
    """A move by its chance, so that nobody can guess it."""
    point = below(FINE) / FINE
    for move, chance in policy:
        point -= chance
        if point < 0:
            return move
    return policy[0][0]


def error_of(solution: Solution) -> float:
    """By how much the values of a solution are off: nothing, unless they were rounded to make them small."""
    return float(getattr(solution, "error", EXACT))


class SolutionValues:
    """The values of a solution."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution
        self._error = error_of(solution)
        self.exact = self._error == EXACT
        self.unit: Unit = solution.unit

    def worth(self, state: Any) -> Worth:
        values = self._solution.value(state)
        return Worth(values, (self._error,) * len(values))

    def judged(self, state: Any, seat: int, made: AnyMove) -> tuple[MoveValue, Loss]:
        moves = solved_moves(self._solution, state, seat)
        value = next(move.value for move in moves if move.move == made)
        return moves[0], Loss(max(0.0, moves[0].value - value), self._error if value < moves[0].value else EXACT)

"""Contests in solved games: who is better, and by how much, is worked out and not played.

Every mind of the ranking has a policy that can be stated for every state: any move, one of those that look best, or the
best one by the solution. With two policies at the table a solved game is nothing but chance.
"""

from collections.abc import Callable, Sequence
from typing import Any

from knobel.core.choices import Choices
from knobel.core.stages import Seat
from knobel.match.match import Match
from knobel.minds.contest import Order, Pairing, mean_of, orders_of, worked_out
from knobel.minds.heuristics import best_by_heuristic
from knobel.minds.views import MOVES_LOOKED_AT
from knobel.solve.playing_out import PlayingOut
from knobel.solve.solution import Ranked
from knobel.solve.solving import ExactSolution
from knobel.solve.state_graph import Policy


def exact_pairings(
    game: Match, solution: ExactSolution, pairs: Sequence[tuple[str, str]], *, alone: bool = False
) -> tuple[Pairing, ...]:
    """How much better the first mind of each pair is, exactly."""
    out, orders = PlayingOut(solution), orders_of(game.seats, alone=alone)
    return tuple(_pairing(game, solution, out, orders, *pair) for pair in pairs)


def _pairing(
    game: Match, solution: ExactSolution, out: PlayingOut, orders: Sequence[Order], stronger: str, weaker: str
) -> Pairing:
    policies = [POLICIES[name](solution) for name in (stronger, weaker)]
    lead = 0.0
    for order in orders:
        values = out.between([policies[which] for which in order])
        lead += (mean_of(values, order, 0) - mean_of(values, order, 1)) / len(orders)
    return worked_out(game, stronger, weaker, lead, "exact")


def _random(solution: ExactSolution) -> Policy:
    def policy(state: Any, seat: Seat, choices: Choices) -> Ranked:
        return tuple((move, 1 / len(choices.moves)) for move in choices.moves)

    return policy


def _greedy(solution: ExactSolution) -> Policy:
    def policy(state: Any, seat: Seat, choices: Choices) -> Ranked:
        assert len(choices.moves) <= MOVES_LOOKED_AT, "a greedy mind would look at a sample of these"
        likely = best_by_heuristic(solution.advice, state, seat, choices.moves)
        return tuple((move, 1 / len(likely)) for move in likely)

    return policy


def _strong(solution: ExactSolution) -> Policy:
    def policy(state: Any, seat: Seat, choices: Choices) -> Ranked:
        values = [solution.game_value(solution.rules.did(state, seat, move))[seat] for move in choices.moves]
        return ((choices.moves[values.index(max(values))], 1.0),)

    return policy


POLICIES: dict[str, Callable[[ExactSolution], Policy]] = {"random": _random, "greedy": _greedy, "strong": _strong}

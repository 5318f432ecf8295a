"""Rounds looked through to their end: what a move wins in the round at hand, exactly, if all go on by looks."""

from collections.abc import Sequence
from typing import Any

from knobel.core.choices import Choices
from knobel.core.moves import AnyMove
from knobel.core.secrets import redacted
from knobel.core.spaces import RandBelow
from knobel.core.stages import Seat
from knobel.match.match import Match
from knobel.minds.heuristics import best_by_heuristic, candidates
from knobel.minds.move_values import EXACT, MoveValue
from knobel.minds.views import View
from knobel.minds.worlds import every_world, seen_by_nobody
from knobel.solve.rounds import LIMIT_EDGES, value_in_round
from knobel.solve.solution import Ranked, can_solve

# So much may follow within a round for a move that somebody waits for.
WHILE_WAITING = 12_000


def round_ahead(view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
    """The moves worth looking at, by what they win in this round; None where that cannot be told at once.

    Of moves that win the same the one that looks best goes first.
    """
    assert view.known is not None
    state = view.known.state
    if state.game_state is None or state.tie is not None:
        return None
    game, moves = view.known.game, candidates(view, below)
    if (game.rules.ranks != "chips" and not _is_a_bet(game, state.game_state)) or not can_solve():
        return None
    found = rank_by_gain(game, state.game_state, view.seat, moves, WHILE_WAITING)
    return None if found is None else tuple(MoveValue(move, value, EXACT, 0) for move, value in found)


def rank_by_gain(
    game: Match, game_state: Any, seat: Seat, moves: Sequence[AnyMove], limit_edges: int = LIMIT_EDGES
) -> Ranked | None:
    """Moves by what they win in the round, if all others decide by looks.

    So does the seat itself where a round is one of many bets; in others it goes on as well as can be.
    """
    worlds = _worlds(game, game_state, seat)
    if worlds is None:
        return None
    best_itself = not _is_a_bet(game, game_state)

    def policy(state: Any, asked: Seat, choices: Choices) -> Ranked | None:
        if asked == seat and best_itself:
            return None
        return ((best_by_heuristic(game.advice, state, asked, choices.moves)[0], 1.0),)

    return value_in_round(game, worlds, seat, moves, policy, limit_edges=limit_edges)


def _is_a_bet(game: Match, game_state: Any) -> bool:
    """Whether the round at hand is one of many bets, each of which is settled by itself."""
    here = game.advice.round_of(game_state)
    return here is not None and here.afresh is None


def _worlds(game: Match, game_state: Any, seat: Seat) -> tuple[tuple[Any, float], ...] | None:
    """What the state may be, with chances; None where others know more of it, for then their decisions would tell."""
    if not game.info.hidden:
        return ((game_state, 1.0),)
    return every_world(game.advice, redacted(game_state, seat), seat) if seen_by_nobody(game_state) else None

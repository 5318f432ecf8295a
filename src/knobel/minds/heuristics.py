"""Playing by the heuristic: what the advice of a game alone says about a decision."""

from collections.abc import Sequence
from typing import Any

from knobel.core.advice import Advice
from knobel.core.choices import Choices
from knobel.core.moves import AnyMove, Keep
from knobel.core.spaces import RandBelow
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.minds.views import View

# In a simulation so many moves of one decision are looked at; at the root so many are tried.
LOOKED_AT, TRIED = 40, 8
UNKNOWN_LOOKS = float("inf")


def greedy_move(game: Match, state: AnyState, seat: int, choices: Choices, below: RandBelow) -> AnyMove:
    """The move that looks best; by chance among equals, and where the game cannot tell."""
    if choices.size == 1 and not choices.open_spaces:
        return choices.mildest
    moves = _some(game, state, seat, choices, below)
    likely = known_best(moves, [game.advice.heuristic(state.game_state, seat, move) for move in moves])
    return likely[below(len(likely))] if likely else choices.sample(below)


def best_by_heuristic(advice: Advice[Any], state: Any, seat: int, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Those of these moves that look best; all of them where the game cannot tell."""
    return known_best(moves, [advice.heuristic(state, seat, move) for move in moves]) or moves


def known_best(moves: Sequence[AnyMove], looks: Sequence[float | None]) -> list[AnyMove]:
    """The moves that look best, as they are listed; none where nothing is known of any of them."""
    known = [look for look in looks if look is not None]
    if not known:
        return []
    best = max(known)
    return [move for move, look in zip(moves, looks, strict=True) if look == best]


def order_moves(game: Match, state: AnyState, seat: int, choices: Choices, below: RandBelow) -> tuple[AnyMove, ...]:
    """Moves in the order of their looks, best first."""
    moves = _some(game, state, seat, choices, below)
    looks = [game.advice.heuristic(state.game_state, seat, move) for move in moves]
    return _best_first(moves, looks, below)


def candidates(view: View, below: RandBelow) -> tuple[AnyMove, ...]:
    """The moves of a view that are worth trying, in the order of their looks."""
    moves, looks = view.moves, view.heuristics
    if not moves:
        moves = _sample(view.choices, below)
        looks = (None,) * len(moves)
    return _best_first(moves, looks, below)[:TRIED]


def _some(game: Match, state: AnyState, seat: int, choices: Choices, below: RandBelow) -> tuple[AnyMove, ...]:
    proposals = game.advice.proposals(state.game_state, seat) if choices.open_spaces else None
    return _sample(choices, below) if proposals is None else (choices.mildest, *proposals)


def _sample(choices: Choices, below: RandBelow) -> tuple[AnyMove, ...]:
    if choices.size <= LOOKED_AT and not choices.open_spaces:
        return choices.moves
    return tuple([choices.sample(below) for _ in range(LOOKED_AT)])


def _best_first(moves: Sequence[AnyMove], looks: Sequence[float | None], below: RandBelow) -> tuple[AnyMove, ...]:
    """Best first, equals in any order; moves that only keep other dice of the same worth are one move."""
    rows = [
        (UNKNOWN_LOOKS if look is None else -look, below(1 << 20), move)
        for move, look in zip(moves, looks, strict=True)
    ]
    rows.sort(key=lambda row: row[:2])
    distinct: dict[Any, AnyMove] = {}
    for look, _, move in rows:
        distinct.setdefault((len(move.dice), look) if isinstance(move, Keep) and look < UNKNOWN_LOOKS else move, move)
    return tuple(distinct.values())

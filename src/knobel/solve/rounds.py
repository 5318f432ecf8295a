"""A round by its own: what it brings to everybody when all play for that alone.

Where a whole game does not fit, a round of it often does: for chips, or for lives, and as if it were the first one. All
seats play best within the round; what its outcome means for the rounds to come is left out.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from knobel.core.advice import Advice, Round
from knobel.core.moves import AnyMove
from knobel.core.stages import Over, Seat, Stage
from knobel.match.match import Match
from knobel.solve.merging import Merging
from knobel.solve.solution import Ranked, TooBig, Unit, Values
from knobel.solve.state_graph import Policy, Unsolvable
from knobel.solve.subgame import Leaf, Limits, Subgame, SubgameSolution

LIMIT_STATES = 150_000
# What takes time is what can follow: a round with more of that is not solved while somebody waits.
LIMIT_EDGES = 1_500_000


class RoundSolution:
    """The values of one round: what every seat wins in it on average, from a state of it on."""

    def __init__(self, game: Match, first_round: SubgameSolution) -> None:
        self._advice, self._round = game.advice, first_round
        self.states = first_round.states
        # Rounds that are not for chips are for lives: a chance to keep one's own.
        self.unit: Unit = "chips" if game.rules.ranks == "chips" else "chance"

    def moves(self, game_state: Any, seat: Seat) -> Ranked:
        """Every move of a seat with the chips that it wins by the end of the round, or its chance to lose no life.

        Raises LookupError for a state that no round begun by all meets.
        """
        here = self._advice.round_of(game_state)
        if here is None or here.afresh is None:
            raise LookupError("no round by itself")
        won = self._round.moves(here.afresh, seat)
        return won if self.unit == "chips" else tuple((move, 1 + lost) for move, lost in won)

    def value(self, game_state: Any) -> Values:
        """What every seat wins in the round, from a state of the first one on."""
        return self._round.value(game_state)


def solve_round(
    game: Match, *, limit_states: int = LIMIT_STATES, limit_edges: int = LIMIT_EDGES
) -> RoundSolution | TooBig:
    """The exact values of a round; or why they cannot be had."""
    starts = tuple(game.rules.start(first) for first in range(game.seats))
    first = game.advice.round_of(starts[0])
    if first is None or first.afresh is None:
        return TooBig("no-score", 0, limit_states)
    first_round = Subgame(game.rules, starts, until_round_is_over(game.advice, first), Merging(game))
    try:
        return RoundSolution(game, first_round.solve(Limits(limit_states, limit_edges)))
    except Unsolvable as refused:
        return TooBig(refused.reason, limit_states + 1 if refused.reason == "states" else 0, limit_states)


def value_in_round(
    game: Match,
    worlds: Sequence[tuple[Any, float]],
    seat: Seat,
    moves: Sequence[AnyMove],
    policy: Policy,
    *,
    limit_edges: int = LIMIT_EDGES,
) -> Ranked | None:
    """What each of these moves wins on average until the round is over, the best one first.

    The state is one of these worlds, each with its chance, and the seat does not know which. All else in the round is
    decided by the policy given. None where there are no rounds, or too much can follow.
    """
    rules, advice = game.rules, game.advice
    here = advice.round_of(worlds[0][0])
    if here is None:
        return None
    after = [[rules.did(world, seat, move) for world, _ in worlds] for move in moves]
    leaf, starts = until_round_is_over(advice, here), tuple(chain.from_iterable(after))
    rest = Subgame(rules, starts, leaf, advice.canonical, policy, hidden=game.info.hidden)
    try:
        solution = rest.solve(Limits(LIMIT_STATES, limit_edges))
    except Unsolvable:
        return None
    chances = [chance for _, chance in worlds]
    won = [(move, solution.mean(states, chances, seat)) for move, states in zip(moves, after, strict=True)]
    return tuple(sorted(won, key=lambda pair: -pair[1]))


def until_round_is_over(advice: Advice[Any], here: Round[Any]) -> Leaf:
    """What everybody has won since then, once the round is another one or the game is over."""

    def leaf(game_state: Any, stage: Stage) -> Values | None:
        now = advice.round_of(game_state)
        assert now is not None
        if now.number == here.number and not isinstance(stage, Over):
            return None
        return tuple(float(after - before) for after, before in zip(now.won, here.won, strict=True))

    return leaf

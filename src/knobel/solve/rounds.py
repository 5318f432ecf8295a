"""A round by its own: what it brings to everybody when all play for that alone.

Where a whole game does not fit, a round of it often does: for chips, or for lives, and as if it were the first one. All
seats play best within the round; what its outcome means for the rounds to come is left out.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from knobel.core.game import Game, Round
from knobel.core.moves import AnyMove
from knobel.core.stages import Over, Seat, Stage
from knobel.parts.ground import Play
from knobel.solve.exploring import Ending, Manner, Unsolvable, explored
from knobel.solve.merging import Merging
from knobel.solve.solution import Ranked, TooBig, Unit, Values

LIMIT_STATES = 150_000
# What takes time is what can follow: a round with more of that is not solved while somebody waits.
LIMIT_EDGES = 1_500_000


class RoundSolution:
    """The values of one round: what every seat wins in it on average, from a state of it on."""

    def __init__(self, rules: Game[Any], merging: Merging, numbers: dict[Any, int], values: Any) -> None:
        self._rules = rules
        self._merging = merging
        self._numbers = numbers
        self._values = values
        self.states = len(numbers)
        # Rounds that are not for chips are for lives: a chance to keep one's own.
        self.unit: Unit = "chips" if rules.ranks == "chips" else "chance"

    def moves(self, inner: Any, seat: Seat) -> Ranked:
        """Every move of a seat with the chips that it wins by the end of the round, or its chance to lose no life.

        Raises LookupError for a state that no round begun by all meets.
        """
        here = self._rules.round_of(inner)
        if here is None or here.afresh is None:
            raise LookupError("no round by itself")
        afresh = here.afresh
        choices = self._rules.choices(afresh, seat)
        assert choices is not None
        valued = [(move, self._won(self._rules.did(afresh, seat, move), seat)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def value(self, inner: Any) -> Values:
        """What every seat wins in the round, from a state of the first one on."""
        return tuple(map(float, self._values[self._numbers[self._merging(inner)]]))

    def _won(self, inner: Any, seat: Seat) -> float:
        won = float(self._values[self._numbers[self._merging(inner)], seat])
        return won if self.unit == "chips" else 1 + won


def solve_round(
    game: Play, *, limit_states: int = LIMIT_STATES, limit_edges: int = LIMIT_EDGES
) -> RoundSolution | TooBig:
    """The exact values of a round; or why they cannot be had."""
    rules = game.rules
    starts = [rules.start(first) for first in range(game.seats)]
    first = rules.round_of(starts[0])
    if first is None or first.afresh is None:
        return TooBig("no-score", 0, limit_states)
    merging, ending = Merging(rules), _ending(rules, first)
    try:
        graph = explored(rules, merging, starts, limit_states, most_edges=limit_edges, ending=ending)
    except Unsolvable as refused:
        return TooBig(refused.reason, limit_states + 1 if refused.reason == "states" else 0, limit_states)
    from knobel.solve.sweeping import swept

    return RoundSolution(rules, merging, graph.numbers, swept(graph, game.seats))


def gained(
    rules: Game[Any],
    worlds: Sequence[tuple[Any, float]],
    seat: Seat,
    moves: Sequence[AnyMove],
    manner: Manner,
    *,
    limit_edges: int = LIMIT_EDGES,
) -> Ranked | None:
    """What each of these moves wins on average until the round is over, the best one first.

    The state is one of these worlds, each with its chance, and the seat does not know which. All else in the round is
    decided in the manner given. None where there are no rounds, or too much can follow.
    """
    here = rules.round_of(worlds[0][0])
    if here is None:
        return None
    after = [[rules.did(world, seat, move) for world, _ in worlds] for move in moves]
    try:
        graph = explored(
            rules,
            rules.essence,
            chain.from_iterable(after),
            LIMIT_STATES,
            most_edges=limit_edges,
            ending=_ending(rules, here),
            manner=manner,
        )
    except Unsolvable:
        return None
    from knobel.solve.sweeping import swept

    values = swept(graph, rules.seats)
    chances = [chance for _, chance in worlds]
    numbers = [[graph.numbers[rules.essence(state)] for state in states] for states in after]
    won = [(move, float(values[row, seat] @ chances)) for move, row in zip(moves, numbers, strict=True)]
    return tuple(sorted(won, key=lambda pair: -pair[1]))


def _ending(rules: Game[Any], here: Round[Any]) -> Ending:
    """What everybody has won since then, once the round is another one or the game is over."""

    def ending(inner: Any, stage: Stage) -> Values | None:
        now = rules.round_of(inner)
        assert now is not None
        if now.number == here.number and not isinstance(stage, Over):
            return None
        return tuple(float(after - before) for after, before in zip(now.won, here.won, strict=True))

    return ending

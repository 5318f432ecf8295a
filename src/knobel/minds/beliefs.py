"""Beliefs: how likely imagined worlds are, by what others have decided over dice that they alone have seen.

Others are taken for people who mostly do what looks best, and now and then anything. A world in which somebody would
hardly have said what they said is imagined less often.
"""

from bisect import bisect_left
from itertools import accumulate
from typing import Any

from knobel.core.advice import Advice
from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.core.stages import Ask
from knobel.match.state import AnyState
from knobel.minds.heuristics import known_best
from knobel.minds.worlds import InformationState, World

# So many worlds are weighed; one decision in so many is a whim.
WEIGHED, WHIM = 200, 0.2
FINE = 1 << 30


class Beliefs:
    """Worlds that could be the real one, the likelier ones more often."""

    def __init__(self, known: InformationState, below: RandBelow) -> None:
        self._known, self._game = known, known.game
        self._likely: dict[tuple[Any, int, AnyMove], float] = {}
        self._worlds: list[World] = []
        if any(seat != known.seat for _, seat, _ in self._decisions(known.state)):
            self._worlds = [known.imagine(below) for _ in range(WEIGHED)]
        self._sums = list(accumulate(map(self._weight, self._worlds)))

    def imagine(self, below: RandBelow) -> World:
        """A world by how likely it is."""
        if not self._worlds:
            return self._known.imagine(below)
        return self._worlds[bisect_left(self._sums, (below(FINE) + 0.5) / FINE * self._sums[-1])]

    def _decisions(self, state: AnyState) -> tuple[tuple[Any, int, AnyMove], ...]:
        """What has been decided over hidden dice, in states of the game itself."""
        playing = state.game_state is not None and state.tie is None
        return self._game.advice.hidden_decisions(state.game_state) if playing else ()

    def _weight(self, world: World) -> float:
        """How likely the others were to decide as they did, if this were the real world."""
        weight = 1.0
        for made in self._decisions(world.state):
            if made[1] != self._known.seat:
                if made not in self._likely:
                    self._likely[made] = likelihood(self._game.advice, *made)
                weight *= self._likely[made]
        return weight


def likelihood(advice: Advice[Any], state: Any, seat: int, move: AnyMove) -> float:
    """How likely somebody is to make a move who mostly does what looks best, and now and then anything."""
    stage = advice.rules.stage(state)
    assert isinstance(stage, Ask)
    choices = stage.choices[seat]
    if choices.open_spaces:
        return 1.0
    moves = choices.moves
    best = known_best(moves, [advice.heuristic(state, seat, each) for each in moves])
    if not best:
        return 1 / len(moves)
    return WHIM / len(moves) + (1 - WHIM) * (move in best) / len(best)

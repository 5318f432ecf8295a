"""How many states a game has at least, by what random games run into."""

from collections import Counter
from typing import Any

from knobel.core.rules import Rules
from knobel.solve.merging import Merging
from knobel.solve.state_graph import check_stage
from knobel.solve.walks import random_steps

GAMES, STATES = 1000, 20_000


def estimate_states(game: Rules[Any, Any], merging: Merging) -> int:
    """A lower bound by the states met once and twice (Chao's estimator); refuses what cannot be solved at all."""
    met: Counter[Any] = Counter()
    for state, stage, _ in random_steps(game, GAMES, STATES, seed=2):
        check_stage(stage, game.seats)
        met[merging(state)] += 1
    counts = Counter(met.values())
    once, twice = counts[1], counts[2]
    return round(len(met) + once * (once - 1) / (2 * (twice + 1)))

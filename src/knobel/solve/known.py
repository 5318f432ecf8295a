"""Solutions that are at hand: special ones first, then games small enough to be solved while somebody waits."""

from knobel.parts.ground import Play
from knobel.solve.solution import Solution


def best_known(game: Play) -> Solution | None:
    """The best solution that can be had at once, or None."""
    return None

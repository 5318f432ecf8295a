"""What moves are worth, and how sure that is."""

from typing import NamedTuple

from knobel.core.moves import AnyMove

# The standard error of a value that was worked out, and of one of which nobody knows how far off it is.
EXACT, ESTIMATED = 0.0, float("inf")


class MoveValue(NamedTuple):
    """A move with its value, the standard error of that, and in how many worlds it was tried."""

    move: AnyMove
    value: float
    error: float
    visits: int


class Loss(NamedTuple):
    """What a move cost against the best one, and the standard error of that."""

    value: float
    error: float

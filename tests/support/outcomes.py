"""What can fall."""

from fractions import Fraction

from knobel.core.events import Thrown
from knobel.core.stages import Throw
from knobel.match.match import Match
from knobel.match.state import AnyState


def outcomes_of(game: Match, state: AnyState) -> tuple[tuple[Thrown, Fraction], ...]:
    """Everything that can fall in a state in which somebody throws, with its chance."""
    stage = game.stage(state)
    return tuple(stage.outcomes()) if isinstance(stage, Throw) else ()

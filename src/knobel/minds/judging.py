"""What an analysis asks of whoever knows what states are worth."""

from typing import Any, Protocol

from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.match.utility import Unit
from knobel.minds.move_values import Loss, MoveValue


class Worth(Frozen, frozen=True):
    """What a state is worth to every seat, and the standard errors of that; none where it is exact."""

    values: tuple[float, ...]
    errors: tuple[float, ...]


class Evaluator(Protocol):
    """Somebody who knows what states are worth."""

    unit: Unit
    exact: bool

    def worth(self, state: Any) -> Worth:
        """What a state is worth to every seat."""
        ...

    def judged(self, state: Any, seat: int, made: AnyMove) -> tuple[MoveValue, Loss]:
        """The best move of a seat, and what it lost by the one it made."""
        ...

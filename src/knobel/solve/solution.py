"""What solving a game gives: a solution, or the reason why there is none."""

import logging
from functools import cache
from importlib.util import find_spec
from typing import Any, Literal, Protocol

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.stages import Seat

LOG = logging.getLogger("knobel.solve")
# What a value counts: points of a sheet, net chips, or the chance of winning (or of not losing).
Unit = Literal["points", "chips", "chance"]
# Why a game cannot be solved this way.
Reason = Literal["states", "outcomes", "hidden", "simultaneous", "open-choices", "no-score"]
Values = tuple[float, ...]
Ranked = tuple[tuple[AnyMove, float], ...]


class Solution(Protocol):
    """Values of a game's states, and of the moves in them. States are those of `knobel.game`."""

    @property
    def unit(self) -> Unit:
        """What the values count."""
        ...

    @property
    def states(self) -> int:
        """How many positions were told apart."""
        ...

    @property
    def exact(self) -> bool:
        """Whether the values are those of the whole game; else they are those of the seat's own part of it."""
        ...

    def value(self, state: Any) -> Values:
        """What the state is worth to every seat."""
        ...

    def moves(self, state: Any, seat: Seat) -> Ranked:
        """Every move that the seat has, with what it is worth to this seat; the best one first.

        Where dice are hidden, this is by what the seat knows; `value` knows all that lies on the table.
        """
        ...

    def policy(self, state: Any, seat: Seat) -> Ranked:
        """How to play: moves with their chances. One move for certain, unless others must not be able to guess it."""
        ...


class TooBig(Frozen, frozen=True):
    """A game that does not fit, or cannot be solved this way.

    `estimate` is how many states there are at least, by what random games run into; 0 where it was not the states.
    """

    reason: Reason
    estimate: int
    limit: int


def missing_libraries() -> tuple[str, ...]:
    """The libraries that solving needs and that are not installed."""
    return tuple(name for name in ("numpy", "numba") if find_spec(name) is None)


def can_solve() -> bool:
    """Whether values can be worked out here. Where they cannot, that is said: nobody plays weaker in silence."""
    missing = missing_libraries()
    if missing:
        _say_what_is_missing(missing)
    return not missing


@cache
def _say_what_is_missing(missing: tuple[str, ...]) -> None:
    """Once is enough."""
    trouble = KnobelError("values-missing", packages=", ".join(missing))
    LOG.warning(
        "Exact values that do not come with the package are done without, for lack of %s: pip install 'knobel[solve]'",
        trouble.facts["packages"],
        extra={"trouble": trouble},
    )

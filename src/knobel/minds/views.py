"""What a mind is given to decide from, and what a mind is."""

from typing import Protocol

from knobel.core.choices import Choices
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.scenes import Scene
from knobel.core.spaces import RandBelow
from knobel.minds.worlds import InformationState, World

# Beyond so many listed moves a mind looks at a sample of them.
MOVES_LOOKED_AT = 256


class View(Frozen, frozen=True):
    """All that a seat knows when it must decide: values only, nothing through which the real state could be reached.

    `scene`, `heuristics` and `known` are there for minds that ask for them (`known` by the name of worlds); heuristics
    go with the moves in `moves`.
    """

    seat: int
    choices: Choices
    moves: tuple[AnyMove, ...] = ()
    heuristics: tuple[float | None, ...] = ()
    scene: Scene | None = None
    known: InformationState | None = None

    def imagine(self, below: RandBelow) -> World:
        """A world that could be the real one for all that the seat knows."""
        assert self.known is not None, "this view was asked for without worlds"
        return self.known.imagine(below)


class Mind(Protocol):
    """Somebody who decides.

    `wants` names the parts of a view that it reads beyond its choices: `heuristics`, `scene`, `worlds`; and `words` for
    worlds in games with words, where it then goes without heuristics.
    """

    @property
    def name(self) -> str: ...

    @property
    def wants(self) -> frozenset[str]: ...

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        """The move to make. `below` is the mind's only source of chance."""
        ...

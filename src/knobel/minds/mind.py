"""What a mind is given, and the two simplest minds."""

from typing import ClassVar, Protocol

from knobel.core.choices import Choices
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.scenes import Scene
from knobel.core.spaces import Below

# Beyond so many listed moves a mind looks at a sample of them.
MOVES_LOOKED_AT = 256


class View(Frozen, frozen=True):
    """All that a seat knows when it must decide: values only, nothing through which a state could be reached.

    `scene` and `merits` are there for minds that ask for them; merits go with the moves in `moves`.
    """

    seat: int
    choices: Choices
    moves: tuple[AnyMove, ...] = ()
    merits: tuple[float | None, ...] = ()
    scene: Scene | None = None


class Mind(Protocol):
    """Somebody who decides. `wants` names the parts of a view that it reads beyond its choices."""

    @property
    def name(self) -> str: ...

    @property
    def wants(self) -> frozenset[str]: ...

    def decide(self, view: View, below: Below) -> AnyMove:
        """The move to make. `below` is the mind's only source of chance."""
        ...


class RandomMind:
    """Any legal move, all equally likely."""

    name = "random"
    wants: ClassVar[frozenset[str]] = frozenset()

    def decide(self, view: View, below: Below) -> AnyMove:
        return view.choices.sample(below)


class GreedyMind:
    """The move that looks best at once; by chance among equals, and where the game cannot tell."""

    name = "greedy"
    wants: ClassVar[frozenset[str]] = frozenset({"merits"})

    def decide(self, view: View, below: Below) -> AnyMove:
        known = [merit for merit in view.merits if merit is not None]
        if not known:
            return view.choices.sample(below)
        best = max(known)
        likely = [move for move, merit in zip(view.moves, view.merits, strict=True) if merit == best]
        return likely[below(len(likely))]


MINDS: dict[str, type[RandomMind] | type[GreedyMind]] = {mind.name: mind for mind in (RandomMind, GreedyMind)}

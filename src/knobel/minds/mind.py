"""What a mind is given, and the two simplest minds."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Protocol

from knobel.core.choices import Choices
from knobel.core.frozen import Frozen
from knobel.core.moves import AnyMove
from knobel.core.scenes import Scene
from knobel.core.spaces import Below
from knobel.minds.worlds import Known, World

# Beyond so many listed moves a mind looks at a sample of them.
MOVES_LOOKED_AT = 256


class View(Frozen, frozen=True):
    """All that a seat knows when it must decide: values only, nothing through which the real state could be reached.

    `scene`, `merits` and `known` are there for minds that ask for them (`known` by the name of worlds); merits go with
    the moves in `moves`.
    """

    seat: int
    choices: Choices
    moves: tuple[AnyMove, ...] = ()
    merits: tuple[float | None, ...] = ()
    scene: Scene | None = None
    known: Known | None = None

    def imagine(self, below: Below) -> World:
        """A world that could be the real one for all that the seat knows."""
        assert self.known is not None, "this view was asked for without worlds"
        return self.known.imagine(below)


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


class DialledMind:
    """Plays now by one mind and now by another, the stronger one as often as its strength says."""

    def __init__(self, strength: int) -> None:
        self.name = f"strength-{strength}"
        self._weaker, self._stronger, self._share = RandomMind(), GreedyMind(), strength / GREEDY_STRENGTH

    @property
    def wants(self) -> frozenset[str]:
        return self._weaker.wants | self._stronger.wants

    def decide(self, view: View, below: Below) -> AnyMove:
        stronger = below(1000) < 1000 * self._share
        return (self._stronger if stronger else self._weaker).decide(view, below)


# On the dial the greedy mind stands in the middle, the random one at the lower end.
GREEDY_STRENGTH, STEP = 50, 10


def _minds() -> Iterator[tuple[str, Callable[[], Mind]]]:
    yield "random", RandomMind
    yield "greedy", GreedyMind
    for strength in range(0, GREEDY_STRENGTH + 1, STEP):
        yield f"strength-{strength}", partial(DialledMind, strength)


# Every mind that can be asked for by its name, and how to make it.
MINDS: dict[str, Callable[[], Mind]] = dict(_minds())

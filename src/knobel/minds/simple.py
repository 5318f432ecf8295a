"""The two simplest minds."""

from typing import ClassVar

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.minds.views import View


class RandomMind:
    """Any legal move, all equally likely."""

    name = "random"
    wants: ClassVar[frozenset[str]] = frozenset()

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        return view.choices.sample(below)


class GreedyMind:
    """The move that looks best at once; by chance among equals, and where the game cannot tell."""

    name = "greedy"
    wants: ClassVar[frozenset[str]] = frozenset({"merits"})

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        known = [merit for merit in view.merits if merit is not None]
        if not known:
            return view.choices.sample(below)
        best = max(known)
        likely = [move for move, merit in zip(view.moves, view.merits, strict=True) if merit == best]
        return likely[below(len(likely))]

"""The two simplest minds."""

from typing import ClassVar

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.minds.heuristics import known_best
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
    wants: ClassVar[frozenset[str]] = frozenset({"heuristics"})

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        likely = known_best(view.moves, view.heuristics)
        return likely[below(len(likely))] if likely else view.choices.sample(below)

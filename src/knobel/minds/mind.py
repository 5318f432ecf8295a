"""All minds by their names, from the random one to the strong one, and the dial between them."""

from collections.abc import Callable, Iterator
from functools import partial

from knobel.core.moves import AnyMove
from knobel.core.spaces import RandBelow
from knobel.minds.dial import UPPER, DialledMind
from knobel.minds.knowledge import Knowledge
from knobel.minds.simple import GreedyMind, RandomMind
from knobel.minds.strong import StrongMind
from knobel.minds.views import MOVES_LOOKED_AT, Mind, View

__all__ = ["MINDS", "MOVES_LOOKED_AT", "UPPER", "DialledMind", "GreedyMind", "Mind", "RandomMind", "StrongMind", "View"]

# In games with words the greedy mind knows as much as the middle of the dial.
MIDDLE, STEP = 50, 10


class SkilledMind:
    """Plays as another mind does; but in games with words as an expert of its strength, for nobody writes by lot."""

    def __init__(self, mind: Mind, strength: int, knowledge: Knowledge) -> None:
        self.name = mind.name
        self.wants = mind.wants | {"words"}
        self._mind, self._strength, self._knowledge = mind, strength, knowledge

    def decide(self, view: View, below: RandBelow) -> AnyMove:
        expert = None if view.known is None else self._knowledge.expert(view.known.game)
        move = None if expert is None else expert.decide(view, self._strength, below)
        return self._mind.decide(view, below) if move is None else move


def _random(knowledge: Knowledge | None = None) -> Mind:
    return SkilledMind(RandomMind(), 0, knowledge or Knowledge())


def _greedy(knowledge: Knowledge | None = None) -> Mind:
    return SkilledMind(GreedyMind(), MIDDLE, knowledge or Knowledge())


def _strong(knowledge: Knowledge | None = None) -> Mind:
    shared = knowledge or Knowledge()
    return SkilledMind(StrongMind(knowledge=shared), UPPER, shared)


def _dialled(strength: int, knowledge: Knowledge | None = None) -> Mind:
    shared = knowledge or Knowledge()
    return SkilledMind(DialledMind(strength, shared), strength, shared)


# How strong each of them is.
STRENGTHS = {
    "random": 0,
    "greedy": MIDDLE,
    "strong": UPPER,
    **{f"strength-{strength}": strength for strength in range(0, UPPER + 1, STEP)},
}


def _minds() -> Iterator[tuple[str, Callable[..., Mind]]]:
    yield "random", _random
    yield "greedy", _greedy
    yield "strong", _strong
    for strength in range(0, UPPER + 1, STEP):
        yield f"strength-{strength}", partial(_dialled, strength)


# Every mind that can be asked for by its name, and how to make it, with the knowledge that it may share with others.
MINDS: dict[str, Callable[..., Mind]] = dict(_minds())

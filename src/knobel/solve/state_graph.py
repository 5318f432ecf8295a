"""The graph of a game, or of a part of it: merged states by number, and what follows from each of them."""

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from knobel.core.choices import Choices
from knobel.core.stages import Ask, Seat, Stage, Throw
from knobel.solve.chance import MOST_OUTCOMES, count_merged_throws
from knobel.solve.solution import Ranked, Reason, Values

CHANCE, END = -1, -2
# How a seat plays in a state of the game itself: moves with their chances, or None where it plays as well as can be.
Policy = Callable[[Any, Seat, Choices], Ranked | None]


class Unsolvable(Exception):
    """Raised while looking through a game that cannot be solved this way."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason


class StateGraph:
    """States by number. `deciders` holds the seat that decides, CHANCE or END; the followers of state k are
    `targets[starts[k]:starts[k + 1]]`, with their chances in `chances` where dice decide.
    """

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        self.deciders = array("b")
        self.starts = array("q", [0])
        self.targets = array("i")
        self.chances = array("d")
        self.ends: dict[int, Values] = {}

    def __len__(self) -> int:
        return len(self.numbers)

    def number_of(self, state: Any) -> int:
        """The number of a merged state, a new one for a state that has not been met yet."""
        return self.numbers.setdefault(state, len(self.numbers))

    def add(self, decider: int, followers: Iterable[tuple[int, float]]) -> None:
        """Say who decides in the next state, and what can follow."""
        self.deciders.append(decider)
        for number, chance in followers:
            self.targets.append(number)
            self.chances.append(chance)
        self.starts.append(len(self.targets))

    def with_policies(self, policies: "Callable[[Any, Seat], Iterable[float]]") -> "StateGraph":
        """The same graph with every decision left to chance, by how likely each of its followers is made."""
        decided = StateGraph()
        decided.numbers, decided.starts, decided.targets, decided.ends = (
            self.numbers,
            self.starts,
            self.targets,
            self.ends,
        )
        decided.chances, decided.deciders = array("d", self.chances), array("b", self.deciders)
        for number, state in enumerate(self.numbers):
            seat = self.deciders[number]
            if seat >= 0:
                decided.chances[self.starts[number] : self.starts[number + 1]] = array("d", policies(state, seat))
                decided.deciders[number] = CHANCE
        return decided


def check_stage(stage: Stage, seats: int) -> None:
    """Refuse a stage that cannot be looked through."""
    if isinstance(stage, Throw):
        check_throw(stage, seats)
    elif isinstance(stage, Ask):
        decider(stage)


def check_throw(stage: Throw, seats: int, *, hidden_too: bool = False) -> None:
    """Refuse a throw that not everybody sees, unless that is no matter, or that can fall in too many ways."""
    if not hidden_too and stage.seen_by is not None and len(stage.seen_by) < seats:
        raise Unsolvable("hidden")
    if count_merged_throws(stage.dice) > MOST_OUTCOMES:
        raise Unsolvable("outcomes")


def decider(stage: Ask) -> Seat:
    """The one seat that decides; refuses questions to several, and answers that cannot be listed."""
    if stage.secret:
        raise Unsolvable("hidden")
    if len(stage.choices) > 1:
        raise Unsolvable("simultaneous")
    seat, choices = next(iter(stage.choices.items()))
    if choices.open_spaces:
        raise Unsolvable("open-choices")
    return seat

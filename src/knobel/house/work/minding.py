"""Minds at a position: what one decides, and what an adviser says, from what a seat may know."""

from collections.abc import Callable
from typing import Any, Protocol

from knobel.core.choices import Choices
from knobel.core.moves import AnyMove
from knobel.core.phrases import Phrase
from knobel.core.spaces import RandBelow
from knobel.house.messages import HintInfo
from knobel.match.match import Match
from knobel.minds.arena import minds_named, view_for
from knobel.minds.knowledge import Knowledge

MOST_HINTS = 3


class Hint(Protocol):
    """What an adviser says of a move."""

    @property
    def move(self) -> AnyMove: ...

    @property
    def value(self) -> float: ...

    @property
    def unit(self) -> Any: ...

    @property
    def why(self) -> Phrase: ...


# Gives the best moves of a seat, from what that seat may know.
Adviser = Callable[[Match, Any, int, RandBelow], tuple[Any, ...]]


def decision(
    mind: str,
    game: Match,
    state: Any,
    seat: int,
    choices: Choices,
    below: RandBelow,
    knowledge: Knowledge | None = None,
) -> AnyMove:
    """What a mind does at a seat."""
    (chosen,) = minds_named([mind], knowledge)
    return chosen.decide(view_for(game, state, seat, choices, chosen, below), below)


def told_hints(hints: tuple[Hint, ...]) -> tuple[HintInfo, ...]:
    """Hints as clients get them."""
    return tuple(HintInfo(hint.move, hint.value, hint.unit, hint.why) for hint in hints[:MOST_HINTS])


def usual_adviser(
    game: Match, state: Any, seat: int, below: RandBelow, knowledge: Knowledge | None = None
) -> tuple[Any, ...]:
    """The adviser of the minds' own room, opened when first asked: a server starts sooner without it."""
    from knobel.minds.hints import hints

    return hints(game, state, seat, below, knowledge=knowledge)

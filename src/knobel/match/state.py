"""The state of a game at a table: the game's own, and what the ground rules keep around it."""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.results import Result
from knobel.core.rules import Rules, S
from knobel.core.stages import Seat
from knobel.parts.playoff import PlayOff

L = TypeVar("L", bound=LastThrow)


class MatchState(Frozen, Generic[S, L], frozen=True):
    """A game under the ground rules.

    `opening` is the throw for the start, `game_state` the game's own state once somebody has begun, `tie` a play-off
    for the decisive place, `finished` the results of the match so far, `answers` how often each seat has decided,
    `last` what lies there for all to see: the last open throw, or what the face of the game keeps of it.
    """

    first: Seat
    opening: PlayOff | None = None
    game_state: S | None = None
    throws: int = 0
    tie: PlayOff | None = None
    finished: tuple[Result, ...] = ()
    answers: tuple[int, ...] = ()
    last: L | None = None


AnyState = MatchState[Any, Any]


def state_type(rules: Rules[Any, Any], face: Face[Any]) -> Any:
    """The type of a match's states, with those of the game's own and of what is left lying."""
    return MatchState[rules.state_type, face.last_type]  # type: ignore[name-defined]


@cache
def former_fields(kind: type[Frozen]) -> tuple[tuple[str, ...], ...]:
    """What values of this type, or values in them, had in an earlier release: the way to each such field."""
    inside = [(field.name, field.type) for field in msgspec.structs.fields(kind)]
    own = [(name,) for name in sorted(kind.former)]
    structs = [(name, each) for name, each in inside if isinstance(each, type) and issubclass(each, Frozen)]
    return (*own, *((name, *way) for name, each in structs for way in former_fields(each)))


def without_former(data: bytes | str, former: tuple[tuple[str, ...], ...]) -> bytes:
    """An encoded state without what the game's own state no longer has."""
    state = msgspec.json.decode(data)
    for *way, name in former:
        place = state
        for step in ("game_state", *way):
            place = place.get(step) if isinstance(place, dict) else None
        if isinstance(place, dict):
            place.pop(name, None)
    return msgspec.json.encode(state)

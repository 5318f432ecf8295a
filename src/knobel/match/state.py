"""The state of a game at a table: the game's own, and what the ground rules keep around it."""

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


def without_former(data: bytes | str, former: frozenset[str]) -> bytes:
    """An encoded state without what the game's own state no longer has."""
    state = msgspec.json.decode(data)
    own = state.get("game_state") if isinstance(state, dict) else None
    if isinstance(own, dict):
        state["game_state"] = {name: value for name, value in own.items() if name not in former}
    return msgspec.json.encode(state)

"""The state of a game at a table: the game's own, and what the ground rules keep around it."""

from typing import Any, Generic

from knobel.core.face import LastThrow
from knobel.core.frozen import Frozen
from knobel.core.results import Result
from knobel.core.rules import S
from knobel.core.stages import Seat
from knobel.parts.playoff import PlayOff


class MatchState(Frozen, Generic[S], frozen=True):
    """A game under the ground rules.

    `opening` is the throw for the start, `game_state` the game's own state once somebody has begun, `tie` a play-off
    for the decisive place, `finished` the results of the match so far, `answers` how often each seat has decided,
    `last` the last throw of the game that everybody saw.
    """

    first: Seat
    opening: PlayOff | None = None
    game_state: S | None = None
    throws: int = 0
    tie: PlayOff | None = None
    finished: tuple[Result, ...] = ()
    answers: tuple[int, ...] = ()
    last: LastThrow | None = None


AnyState = MatchState[Any]

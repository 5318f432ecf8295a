"""Knobel: the German dice box as a library.

game = knobel.game("chicago", seats=3, options={"lives": 2})
state = game.start()
while not isinstance(stage := game.stage(state), Over):
    state = game.apply(state, …)        # Thrown(faces), Did(seat, move) or Expired(clock)
stage.result.places

`docs/library.md` shows the rest: minds that play, simulations, solutions, records and positions. What plays and solves
is opened when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from knobel.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, KnobelError, UnknownGame
from knobel.core.events import Did, Event, Expired, Thrown
from knobel.core.lexicon import Lexicon
from knobel.core.moves import Bid, Choose, Keep, Lay, Link, Mark, Move, Place, Press, Say, Stake, Take, Tile, Write
from knobel.core.records import Record, read_record, write_record
from knobel.core.results import Result
from knobel.core.stages import Ask, Clock, Over, Stage, Throw
from knobel.games.registry import declared, ids
from knobel.match.match import Match
from knobel.match.opening import game, game_of
from knobel.match.position import Position, read_position, write_position
from knobel.match.replaying import replay

if TYPE_CHECKING:
    from knobel.minds.arena import Chance, Playthrough
    from knobel.minds.hints import Hint
    from knobel.minds.library import Adviser, advise, play, solution, utilities
    from knobel.minds.mind import MINDS, Mind, View
    from knobel.minds.simulating import Simulation, simulate
    from knobel.minds.speech import Speech
    from knobel.solve.solution import Solution, TooBig

__version__ = "0.1.0"

__all__ = [
    "MINDS",
    "Adviser",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bid",
    "Chance",
    "Choose",
    "Clock",
    "Did",
    "Event",
    "Expired",
    "Hint",
    "IllegalMove",
    "Keep",
    "KnobelError",
    "Lay",
    "Lexicon",
    "Link",
    "Mark",
    "Match",
    "Mind",
    "Move",
    "Over",
    "Place",
    "Playthrough",
    "Position",
    "Press",
    "Record",
    "Result",
    "Say",
    "Simulation",
    "Solution",
    "Speech",
    "Stage",
    "Stake",
    "Take",
    "Throw",
    "Thrown",
    "Tile",
    "TooBig",
    "UnknownGame",
    "View",
    "Write",
    "advise",
    "declared",
    "game",
    "game_of",
    "ids",
    "play",
    "read_position",
    "read_record",
    "replay",
    "simulate",
    "solution",
    "utilities",
    "write_position",
    "write_record",
]

# Where to find what is opened when it is first asked for: none of it is needed to play by the rules.
_LATER = {
    "Adviser": "minds.library",
    "Chance": "minds.arena",
    "Hint": "minds.hints",
    "MINDS": "minds.mind",
    "Mind": "minds.mind",
    "Playthrough": "minds.arena",
    "Simulation": "minds.simulating",
    "Solution": "solve.solution",
    "Speech": "minds.speech",
    "TooBig": "solve.solution",
    "View": "minds.mind",
    "advise": "minds.library",
    "play": "minds.library",
    "simulate": "minds.simulating",
    "solution": "minds.library",
    "utilities": "minds.library",
}


def __getattr__(name: str) -> Any:
    if name == "solve":
        raise AttributeError(f"{__name__}.solve is a package; what solves a game is {__name__}.solution")
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

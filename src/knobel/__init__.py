"""Knobel: the German dice box as a library.

game = knobel.game("chicago", seats=3, options={"lives": 2})
state = game.start()
while not isinstance(stage := game.stage(state), Over):
    state = game.apply(state, …)        # Thrown(faces), Did(seat, move) or Expired(clock)
stage.result.places
"""

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

__version__ = "0.1.0"

__all__ = [
    "Ask",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bid",
    "Choose",
    "Clock",
    "Did",
    "Event",
    "Expired",
    "IllegalMove",
    "Keep",
    "KnobelError",
    "Lay",
    "Lexicon",
    "Link",
    "Mark",
    "Match",
    "Move",
    "Over",
    "Place",
    "Position",
    "Press",
    "Record",
    "Result",
    "Say",
    "Stage",
    "Stake",
    "Take",
    "Throw",
    "Thrown",
    "Tile",
    "UnknownGame",
    "Write",
    "declared",
    "game",
    "game_of",
    "ids",
    "read_position",
    "read_record",
    "replay",
    "write_position",
    "write_record",
]

"""Other names of games: a table is called by that under which its game was asked for, as long as what is played there
has that name."""

from msgspec import UNSET, UnsetType

from knobel.house.table.permissions import Refused
from knobel.match.match import Match
from knobel.match.presets import preset_of
from knobel.texts.known_names import NAMES


def asked_for_by(name: str | None, id: str, game: Match) -> str | UnsetType:
    """The name under which somebody asked for a game or preset, where what came of it has that name as well.

    A name that not even what they asked for has is refused: nobody calls a table whatever they like.
    """
    kept = still_called(name or UNSET, game)
    if name is not None and not kept and name not in NAMES.get(id, ()):
        raise Refused("not-its-name")
    return kept


def still_called(name: str | UnsetType, game: Match) -> str | UnsetType:
    """The name by which a table was called, if what is played there now, a preset or else the game itself, has it."""
    return name if name in NAMES.get(preset_of(game) or game.info.id, ()) else UNSET

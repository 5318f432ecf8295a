"""Which preset a table plays, and so what it is called."""

from knobel.core.info import Preset
from knobel.match.match import Match, all_values


def preset_of(game: Match) -> str | None:
    """The id of the preset that a table plays: all that it sets is agreed on there. None where it plays none."""
    return next((each.id for each in game.info.presets if _plays(game, each)), None)


def _plays(game: Match, preset: Preset) -> bool:
    players = preset.players or game.info.players
    return players.least <= game.seats <= players.most and preset.options.items() <= all_values(game).items()

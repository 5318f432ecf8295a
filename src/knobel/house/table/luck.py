"""Games of luck: tables at which nobody is ever asked anything, and what may be quick there."""

from knobel.house.table.table_state import TableState
from knobel.match.match import Match
from knobel.match.opening import stored_game
from knobel.match.presets import preset_of
from knobel.texts.measured_lengths import LENGTHS


def is_luck(game: Match) -> bool:
    """Whether nobody decides anything: under no options at all, or as these were measured."""
    if not game.info.decisions:
        return True
    name = preset_of(game) or game.info.id
    _, _, decides = LENGTHS[name]
    return not decides and stored_game(name, game.seats, {}).rules.options == game.rules.options


def may_be_quick(table: TableState) -> bool:
    """Whether the house may throw for everybody here: nobody decides, the dice are the house's, and of no day."""
    return table.setup.dice == "digital" and not table.setup.day and is_luck(table.game)


def is_quick(table: TableState) -> bool:
    """Whether the house throws for everybody now."""
    return table.setup.quick and may_be_quick(table)

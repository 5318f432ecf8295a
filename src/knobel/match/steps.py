"""The game within a match: its own state after a step, and the dice of its play-offs."""

from typing import Any

from knobel.core.dice import D6, D10, POKER, DiceSet, Die, dice_set
from knobel.core.events import Event
from knobel.core.info import Info
from knobel.core.rules import Rules
from knobel.match.state import AnyState

KINDS = {kind.name: kind for kind in (D6, D10, POKER)}


def own_after(rules: Rules[Any, Any], games: int, before: AnyState, event: Event, after: AnyState) -> Any:
    """The game's own state after an event; where that has ended it, `after` may hold the next game already."""
    next_begun = len(before.finished) < len(after.finished) < games
    return rules.apply(before.game_state, event) if next_begun else after.game_state


def playoff_dice(info: Info, rules: Rules[Any, Any]) -> DiceSet:
    """The dice of a play-off for the decisive place."""
    usual = dice_set(*(Die(index, KINDS.get(name, D6)) for index, name in enumerate(info.dice)))
    return rules.playoff_dice() or usual

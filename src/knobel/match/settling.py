"""How rounds of a match are settled, for whoever shows it."""

from knobel.core.events import Event
from knobel.core.settlements import Settlement
from knobel.match.clocks import answered
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.match.steps import own_after


def settlement(game: Match, before: AnyState, event: Event, after: AnyState) -> Settlement | None:
    """What a round has come to, where this event has ended one."""
    if before.game_state is None or before.tie is not None:
        return None
    own = answered(game.rules, before, event)
    return game.face.settlement(before.game_state, own, own_after(game.rules, game.ground.games, before, own, after))

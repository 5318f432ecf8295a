"""What a game is played for: chips, or the chance to win, or the chance not to lose."""

from typing import Any, Literal

from knobel.core.game import Game
from knobel.core.results import Result

Ranks = Literal["winner", "loser", "chips"]
Unit = Literal["points", "chips", "chance"]


def utilities(result: Result, ranks: Ranks) -> tuple[float, ...]:
    """What a result is worth to every seat: net chips, a share of the win, or all but a share of the loss."""
    seats = range(len(result.places))
    if ranks == "chips" and result.nets is not None:
        return tuple([float(net) for net in result.nets])
    if ranks == "loser":
        loss = 1 / len(result.losers) if result.losers else 0.0
        return tuple([1.0 - loss if seat in result.losers else 1.0 for seat in seats])
    win = 1 / len(result.winners) if result.winners else 0.0
    return tuple([win if seat in result.winners else 0.0 for seat in seats])


def unit_of(game: Game[Any]) -> Unit:
    """What a game counts in."""
    return "chips" if game.info.ranks == "chips" else "chance"

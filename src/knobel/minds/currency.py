"""What a game is played for: net chips, the chance to win, or the chance not to lose.

A shared win or loss counts by its share, and a draw as shared by all.
"""

from typing import Any, Literal

from knobel.core.game import Game
from knobel.core.results import Result

Ranks = Literal["winner", "loser", "chips"]
Unit = Literal["points", "chips", "chance"]


def utilities(result: Result, ranks: Ranks) -> tuple[float, ...]:
    """What a result is worth to every seat."""
    seats = range(len(result.places))
    if ranks == "chips":
        return tuple([float(net) for net in result.nets or (0,) * len(seats)])
    if ranks == "loser":
        return tuple([1.0 - share for share in _shares(result.losers, len(seats))])
    return _shares(result.winners, len(seats))


def _shares(named: tuple[int, ...], seats: int) -> tuple[float, ...]:
    among = named or tuple(range(seats))
    return tuple([1 / len(among) if seat in among else 0.0 for seat in range(seats)])


def unit_of(game: Game[Any]) -> Unit:
    """What the values of a game count."""
    return "chips" if game.ranks == "chips" else "chance"

"""Utility: how the result of a game becomes one number for every seat.

A game ranked by chips is worth the net chips. A game alone is worth its points. Every other game is worth the chance of
winning, or, where the game is about who loses, of not losing. A shared win or loss counts by its share, and a draw as
shared by all.
"""

from typing import Any, Literal

from knobel.core.results import Result
from knobel.core.rules import Rules
from knobel.core.stages import Seat

Unit = Literal["points", "chips", "chance"]


def unit_of(rules: Rules[Any, Any]) -> Unit:
    """What the values of a game count."""
    if rules.ranks == "chips":
        return "chips"
    return "points" if rules.seats == 1 else "chance"


def utilities(rules: Rules[Any, Any], result: Result) -> tuple[float, ...]:
    """What a result is worth to every seat."""
    unit, seats = unit_of(rules), rules.seats
    if unit == "chips":
        return tuple([float(net) for net in result.nets or (0,) * seats])
    if unit == "points":
        return tuple([float(points or 0) for points in result.points or (0,) * seats])
    if rules.ranks == "loser":
        return tuple([1 - share for share in _shares(result.losers, seats)])
    return _shares(result.winners, seats)


def _shares(named: tuple[Seat, ...], seats: int) -> tuple[float, ...]:
    among = named or tuple(range(seats))
    return tuple([1 / len(among) if seat in among else 0.0 for seat in range(seats)])

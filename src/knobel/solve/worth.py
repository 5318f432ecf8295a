"""What a seat plays for: how the result of a game becomes one number for every seat.

A game ranked by chips is worth the net chips. A game alone is worth its points. Every other game is worth the chance of
winning, or, where the game is about who loses, of not losing. A shared win or loss counts by its share, and a draw as
shared by all.
"""

from typing import Any

from knobel.core.game import Game
from knobel.core.results import Result
from knobel.core.stages import Seat
from knobel.solve.solution import Unit, Values


def unit_of(game: Game[Any]) -> Unit:
    """What the values of a game count."""
    if game.ranks == "chips":
        return "chips"
    return "points" if game.seats == 1 else "chance"


def worth(game: Game[Any], result: Result) -> Values:
    """What a result is worth to every seat."""
    unit, every_seat = unit_of(game), range(game.seats)
    if unit == "chips":
        return tuple(map(float, result.nets or (0,) * game.seats))
    if unit == "points":
        return tuple(float(points or 0) for points in result.points or (0,) * game.seats)
    if game.ranks == "loser":
        return tuple(1 - share for share in _shares(result.losers or tuple(every_seat), game.seats))
    return _shares(result.winners or tuple(every_seat), game.seats)


def _shares(seats: tuple[Seat, ...], of: int) -> Values:
    return tuple(1 / len(seats) if seat in seats else 0.0 for seat in range(of))

"""Ties at the decisive place, and what a play-off makes of them."""

from knobel.core.info import Ranks
from knobel.core.results import STOPPED_BY_LIMIT, Result
from knobel.core.stages import Seat
from knobel.parts.ranking import on_place
from knobel.parts.turns import clockwise


def tied_for_the_place(result: Result, ranks: Ranks) -> tuple[Seat, ...]:
    """The seats tied for the decisive place: the last in a game that names losers, else the first.

    A game that was stopped is ranked as it stood: nobody throws for a place then.
    """
    if STOPPED_BY_LIMIT in result.flags:
        return ()
    if ranks == "loser":
        return on_place(result.places, max(result.places))
    return on_place(result.places, 1) if result.winners else ()


def tied_in_order(tied: tuple[Seat, ...], first: Seat, seats: int) -> tuple[Seat, ...]:
    """Tied seats in throwing order: clockwise from the one who began."""
    return tuple(seat for seat in clockwise(first, seats) if seat in tied)


def broken(result: Result, left: tuple[Seat, ...], ranks: Ranks) -> Result:
    """The result once a play-off has left the decisive place to one seat, or to several who share it.

    Whoever was tied and is no longer among them stands next to them, and in front of those who lose.
    """
    decisive = max(result.places) if ranks == "loser" else 1
    last = len(result.places) - len(left) + 1
    for_those_left, for_others = (last, decisive) if ranks == "loser" else (1, 1 + len(left))
    places = tuple(
        place if place != decisive else for_those_left if seat in left else for_others
        for seat, place in enumerate(result.places)
    )
    return result.but(places=places, losers=left) if ranks == "loser" else result.but(places=places, winners=left)

"""Sight: for whom a line sees a game. A device that goes from hand to hand sees for one hand at a time."""

from typing import Any

from knobel.core.secrets import Viewer
from knobel.house.table.hiding import hides
from knobel.house.table.table import Table
from knobel.match.match import Match


class Hands:
    """Whose hands a device is in. Where it does not go round, everybody who sits at it looks on together."""

    __slots__ = ("goes_round", "holder")

    def __init__(self) -> None:
        self.goes_round = False
        self.holder: int | None = None


def viewers(
    table: Table, seats: tuple[int, ...], hands: Hands, began: int, play: Match, state: Any
) -> tuple[Viewer, ...]:
    """For whom somebody at these seats sees a state of a game that began with this entry.

    A seat sees for itself only the games that it has played; others as somebody who watches. Where people at one
    device hide something from each other, it shows what everybody may see, and what the seat sees that holds it.
    """
    if hands.goes_round and len(seats) > 1 and hides(play, state):
        shown: tuple[Viewer, ...] = (None, hands.holder) if hands.holder in seats else (None,)
    else:
        shown = seats
    return tuple(
        dict.fromkeys(seat if seat is not None and table.places[seat].since < began else None for seat in shown)
    )

"""Dice that people have at home: whose hands throw them, and what the house draws instead."""

from knobel.core.stages import Seat, Throw
from knobel.house.table.requests import TABLE
from knobel.house.table.table import Table


def is_anybodys(table: Table, seat: Seat) -> bool:
    """Whether whoever sits there may say what fell: for the table itself, or for a bot, which has no hands."""
    return seat == TABLE or (table.setup.dice == "real" and table.places[seat].played_by is not None)


def is_drawn(table: Table, stage: Throw) -> bool:
    """What no hand throws: lots, and what falls under a bot's cup, since whoever threw that would know it."""
    if table.setup.dice != "real":
        return False
    if stage.seat is None or stage.seen_by is None:
        return stage.dice.is_lot
    return is_anybodys(table, stage.seat)

"""The record of a game at a table, in the text notation. Names stay outside, so that a person can be forgotten."""

from knobel.core.events import Event
from knobel.core.records import Record, write_record
from knobel.house.table.table import Table


def record_text(table: Table, first: int | None, events: tuple[Event, ...] = ()) -> str:
    """A game of what the table plays now, begun by `first` where that was decided before.

    Without events it is the header alone.
    """
    setup, game = table.setup, table.game
    seats = tuple(f"{seat + 1}" for seat in range(setup.seats))
    return write_record(
        Record(setup.game, setup.version, seats, game.options, events, first=first, words=game.advice.words)
    )

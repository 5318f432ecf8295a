"""Advice: given to whoever asked, after everybody has been told that it was asked for."""

from knobel.house.lines.connection import Connection
from knobel.house.lines.reception import Reception
from knobel.house.live.live_table import LiveTable
from knobel.house.live.thinking import advised
from knobel.house.messages import Advice


async def advise(seat: int, key: str, seq: int, connection: Connection, reception: Reception) -> None:
    """Answer a request for advice that stands in the log at `seq`.

    It is good for the question that was open then, and for no later one: repeating an old request brings nothing.
    """
    live = connection.live
    if live is None or not _is_open(live, connection, seat, seq):
        connection.tell(Advice(key, seat, seq, ()))
        return
    table, given = live.table, reception.house.resources
    # The first advice does not wait for a solution; whoever asks again will have it.
    given.work.solve(table.game)
    hints = await advised(given.work, table, seat, given.source.below)
    still = connection.live is live and _is_open(live, connection, seat, seq)
    connection.tell(Advice(key, seat, seq, hints if still else ()))


def _is_open(live: LiveTable, connection: Connection, seat: int, seq: int) -> bool:
    """Whether the seat still has the question that it had at an entry, and is the one that sees what is told here."""
    asked = live.table.question_since.get(seat)
    return seat in connection.viewers and asked is not None and asked <= seq and live.table.phase == "playing"

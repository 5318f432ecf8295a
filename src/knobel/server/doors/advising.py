"""Advice: given to whoever asked, after everybody has been told that it was asked for."""

from knobel.server.doors.connection import Connection
from knobel.server.doors.house_doors import Doors
from knobel.server.live.live_table import LiveTable
from knobel.server.live.thinking import advised
from knobel.server.messages import Advice, HintInfo


async def advise(seat: int, key: str, seq: int, connection: Connection, doors: Doors) -> None:
    """Answer a request for advice that stands in the log at `seq`.

    It is good for the question that was open then, and for no later one: repeating an old request brings nothing.
    """
    live = connection.live
    if live is None or not _is_open(live, connection, seat, seq):
        connection.tell(Advice(key, seat, seq, ()))
        return
    house, table = doors.house, live.table
    # The first advice does not wait for a solution; whoever asks again will have it.
    house.ready(table.game)
    hints: tuple[HintInfo, ...] = await advised(
        house.think, house.adviser, table.game, table.state, seat, house.source.below, table
    )
    still = connection.live is live and _is_open(live, connection, seat, seq)
    connection.tell(Advice(key, seat, seq, hints if still else ()))


def _is_open(live: LiveTable, connection: Connection, seat: int, seq: int) -> bool:
    """Whether the seat still has the question that it had at an entry."""
    asked = live.table.posed.get(seat)
    return seat in connection.seats and asked is not None and asked <= seq and live.table.phase == "playing"

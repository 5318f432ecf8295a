"""Talking: what people at a table say to each other, as far as the host lets them."""

import contextlib
from typing import Any

from knobel.core.errors import KnobelError
from knobel.server.doors.connection import ENCODE, Connection
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.names import LONGEST_TALK, clean
from knobel.server.live.live_table import LiveTable
from knobel.server.messages import Talk, Talked
from knobel.server.store import chat
from knobel.server.store.store import Conflict
from knobel.server.table.permissions import Refused
from knobel.server.table.table import Table

# Whoever comes in hears so much of what was said before.
MOST_SAID = 50
CODES = ("chat-off", "phrases-only", "muted")


async def talk(message: Talk, connection: Connection, doors: Doors) -> None:
    """Say something to everybody at the table. Only players talk; it is written down before anybody hears it."""
    live = listening(connection)
    if not connection.seats or connection.device is None:
        raise Refused("not-allowed")
    seat = connection.seats[0]
    may_talk(live.table, seat, message)
    doors.limits.talk.demand(f"talk/{connection.device}")
    text = "" if message.phrase else clean(message.text, LONGEST_TALK)
    if not text and not message.phrase:
        return
    name, at = live.table.places[seat].name, live.now()
    number = await _written(doors, live.id, at, connection.device, name, text, seat, message.phrase)
    told = ENCODE(Talked(number, name, text, at, seat, message.phrase))
    for listener in tuple(live.listeners):
        listener.send(told)


async def _written(doors: Doors, *said: Any) -> int:
    """Write down what was said; where two nodes write at once, one of them takes the next number."""
    while True:
        with contextlib.suppress(Conflict):
            number: int = await doors.house.store.write(chat.add_chat(*said))
            return number


def may_talk(table: Table, seat: int, message: Talk) -> None:
    """Whether a seat may say this; a refusal if not."""
    if table.phase == "closed":
        raise Refused("table-closed")
    if table.setup.chat == "off":
        raise Refused("chat-off")
    if table.is_muted(seat):
        raise Refused("muted")
    if table.setup.chat == "phrases" and message.phrase is None:
        raise Refused("phrases-only")


async def tell_chat(connection: Connection, doors: Doors, after: int) -> None:
    """Tell somebody who has come in what was said that they have not heard."""
    live = listening(connection)
    if not connection.seats:
        return
    for said in await doors.house.store.read(chat.chat_of(live.id, after, MOST_SAID)):
        connection.tell(Talked(said.number, said.name, said.text, said.at, said.seat, said.phrase))


def listening(connection: Connection) -> LiveTable:
    """The table that a connection listens to."""
    if connection.live is None:
        raise KnobelError("say-hello-first")
    return connection.live

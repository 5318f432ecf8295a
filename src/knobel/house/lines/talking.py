"""Talking: what people at a table say to each other, as far as the host lets them."""

from knobel.core.errors import KnobelError
from knobel.house.lines.connection import Connection
from knobel.house.lines.reception import Reception
from knobel.house.live.live_table import LiveTable
from knobel.house.messages import Talk
from knobel.house.names import LONGEST_TALK, clean
from knobel.house.table.permissions import Refused
from knobel.house.table.table import Table

CODES = ("chat-off", "phrases-only", "muted")


async def talk(message: Talk, connection: Connection, reception: Reception) -> None:
    """Say something to everybody at the table. Only players talk."""
    live = listening(connection)
    if not connection.seats or connection.device is None:
        raise Refused("not-allowed")
    seat = connection.seats[0]
    may_talk(live.table, seat, message)
    reception.charges.talk(connection.device)
    text = "" if message.phrase else clean(message.text, LONGEST_TALK)
    if not text and not message.phrase:
        return
    name = live.table.places[seat].name
    await live.conversation.say(live.now(), connection.device, name, text, seat, message.phrase)


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


def listening(connection: Connection) -> LiveTable:
    """The table that a connection listens to."""
    if connection.live is None:
        raise KnobelError("say-hello-first")
    return connection.live

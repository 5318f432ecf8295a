"""Lines without a network: what is said to a connection, and what it was sent."""

import msgspec

from knobel.house.lines.connection import Connection
from knobel.house.messages import ClientMessage, ServerMessage

_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder(ServerMessage).decode


def encoded(message: ClientMessage) -> str:
    """A message as a client sends it."""
    return _ENCODE(message).decode()


def drained(line: Connection) -> list[ServerMessage]:
    """Everything sent to a line since it was last asked."""
    return [_DECODE(message() if callable(message) else message) for message in line.take_all()]

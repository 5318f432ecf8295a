"""Pieces: what comes over a line is read in small ones, the first when it is its network's turn, the rest on the side.

A quarter of a megabyte can hold forty thousand frames or crumbs of a body, which take a second to read. In pieces they
take longer, and others get their turns in between. Until all that has come is read, nothing more is taken from the
line, so that whoever sends faster than the house reads waits, and fills nobody's memory.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from knobel.server.listening.gate import Gate

# Of the smallest frames or crumbs, a piece of so many bytes takes less than a millisecond.
PIECE = 1024
Read = Callable[[bytes], None]


class Pieces:
    """What has come over one line and is still to be read, in order."""

    __slots__ = ("_at", "_data", "_gate", "_network", "_transport")

    def __init__(self, gate: Gate, network: str, transport: asyncio.Transport) -> None:
        self._gate, self._network, self._transport = gate, network, transport
        # All that has come, and how far it is read.
        self._data, self._at = b"", 0

    def __bool__(self) -> bool:
        return self._at < len(self._data)

    def add(self, data: bytes, read: Read) -> None:
        """Something has come, to be read like this."""
        waits = bool(self)
        self._data, self._at = self._data[self._at :] + data, 0
        self.hold()
        if self and not waits:
            self._gate.enter(self._network, partial(self._next, read))

    def hold(self) -> None:
        """Take nothing more from the line while more than a piece waits."""
        if len(self._data) - self._at > PIECE:
            self._transport.pause_reading()

    def _next(self, read: Read) -> None:
        piece = self._data[self._at : self._at + PIECE]
        self._at += PIECE
        if self:
            self._gate.enter_aside(self._network, partial(self._next, read))
        else:
            self._data, self._at = b"", 0
        read(piece)

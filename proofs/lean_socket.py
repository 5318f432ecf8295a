"""A lean socket for load: thousands of them fit into one process that has little time for each.

It knows just enough of the protocol: text out, text in, pings answered. Nothing here is masked with a random key, which
the protocol wants for proxies that are not there.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)


class LeanSocket(asyncio.Protocol):
    """One connection. `heard` is called with every text that comes."""

    __slots__ = ("_buffer", "_opened", "_transport", "closed", "heard")

    def __init__(self, heard: Callable[[bytes], None], opened: "asyncio.Future[None]") -> None:
        self.heard = heard
        self.closed = False
        self._buffer = b""
        self._opened: asyncio.Future[None] | None = opened
        self._transport: asyncio.Transport | None = None

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def hang_up(self) -> None:
        """Close without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(ConnectionError("the door stays closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._opened is not None:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._buffer = rest
            opened, self._opened = self._opened, None
            if not head.startswith(b"HTTP/1.1 101"):
                opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            if len(buffer) < 4:
                return False
            (length,), start = struct.unpack_from("!H", buffer, 2), 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            (length,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + length:
            return False
        payload, self._buffer = buffer[start : start + length], buffer[start + length :]
        self._take(buffer[0] & 0xF, payload)
        return True

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.heard(payload)
        elif opcode == PING:
            self._send(PONG, payload)
        elif opcode == CLOSE and self._transport is not None:
            self._transport.close()

    def _send(self, opcode: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        self._transport.write(bytes([0x80 | opcode]) + length + NO_MASK + payload)


async def lean_socket(base: str, cookie: str | None, heard: Callable[[bytes], None]) -> LeanSocket:
    """Connect to a server's socket."""
    address = urlsplit(base)
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[None] = loop.create_future()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(heard, opened), address.hostname or "", address.port or 80
    )
    lines = [
        "GET /api/socket HTTP/1.1",
        f"Host: {address.netloc}",
        f"Origin: {base}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    if cookie is not None:
        lines.append(f"Cookie: {cookie}")
    assert socket._transport is not None
    socket._transport.write("\r\n".join([*lines, "", ""]).encode())
    await opened
    return socket

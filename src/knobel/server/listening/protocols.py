"""What speaks HTTP and WebSocket for the house: uvicorn's own protocols, with budgets and deadlines.

A deadline is looked after by whoever goes through all connections (`server`), not by a timer for each of them. What is
overdue is aborted: a connection that is only closed waits until the other side has taken what is left.
"""

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from knobel.server.listening.budget import Budget
from knobel.server.listening.gate import Gate
from knobel.server.listening.networks import Addresses, network_of
from knobel.server.listening.pieces import Pieces
from knobel.server.listening.reading import Reading

# From the first byte, or from the beginning of a connection, until the headers and the body of a request are there.
HEADERS_WITHIN, BODY_WITHIN = 10.0, 30.0
# A socket that has been told that it is closed answers within this.
CLOSE_WITHIN = 2.0
# Where the door finds the means to cut a line off.
ABORT = "knobel.abort"


class ListeningConfig(uvicorn.Config):
    """uvicorn's settings, and the budget of all connections."""

    budget: Budget
    gate: Gate
    proxies: Addresses


class Flow(FlowControl):
    """uvicorn's own: it takes more from a line once an application has read; not before all that has come is read."""

    def __init__(self, transport: asyncio.Transport, pieces: Pieces) -> None:
        super().__init__(transport)
        self._pieces = pieces

    def resume_reading(self) -> None:
        super().resume_reading()
        self._pieces.hold()


class HttpLine(H11Protocol):
    """A connection that speaks HTTP, until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reading = Reading()
        self.waiting_since: float | None = self.loop.time()
        self.became_socket = False
        host = self.client[0] if self.client else None
        self.network = network_of(host)
        config = cast(ListeningConfig, self.config)
        self.pieces = Pieces(config.gate, self.network, transport)
        self.flow = Flow(transport, self.pieces)
        self.admitted = config.budget.admit(self.network, speaks_for_many=host in config.proxies)
        if not self.admitted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.admitted and not self.became_socket:
            cast(ListeningConfig, self.config).budget.release(self.network)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.pieces.add(data, self._read)

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.became_socket:
            # The handshake and the first words came in two pieces, or all at once.
            self.transport.get_protocol().data_received(data)  # type: ignore[attr-defined]
            return
        super().data_received(data)
        if not self.pieces and not self.flow.read_paused:
            self.transport.resume_reading()
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.waiting_since = None
        elif self.waiting_since is None:
            self.waiting_since = self.loop.time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.became_socket = self.admitted
        super().handle_websocket_upgrade(event)

    def resume_writing(self) -> None:
        self.reading.goes_on()
        super().resume_writing()

    def is_overdue(self, now: float) -> bool:
        """Whether this connection has had its time."""
        patience = BODY_WITHIN if self.conn.their_state is h11.SEND_BODY else HEADERS_WITHIN
        if self.waiting_since is not None and now - self.waiting_since >= patience:
            return True
        return self.reading.stalls(self.transport.get_write_buffer_size(), self.transport.is_closing(), now)


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.close_timeout = CLOSE_WITHIN

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reading = Reading()
        self.network = network_of(self.client[0] if self.client else None)
        gate = cast(ListeningConfig, self.config).gate
        self.pieces = Pieces(gate, self.network, cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        cast(ListeningConfig, self.config).budget.release(self.network)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            # The request has been let through already.
            super().data_received(data)
        else:
            self.pieces.add(data, self._read)

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if not self.pieces and not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        self.pieces.hold()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[ABORT] = self.transport.abort

    def resume_writing(self) -> None:
        self.reading.goes_on()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """A peer that does not answer will not take a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def is_overdue(self, now: float) -> bool:
        """Whether this connection has had its time."""
        return self.reading.stalls(self.transport.get_write_buffer_size(), self.transport.is_closing(), now)

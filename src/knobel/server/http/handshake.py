"""A line through a socket: to whom it is opened, until when it must have said hello, and how it ends."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from knobel.core.errors import KnobelError
from knobel.house.lines.connection import LAST_WORDS, POLICY_VIOLATION, TRY_AGAIN
from knobel.house.store.operations import Device
from knobel.house.store.store import Unreachable
from knobel.server.http.context import Context
from knobel.server.http.costs import ROUTES
from knobel.server.listening.networks import network_of
from knobel.server.listening.protocols import ABORT

Socket = WebSocket[Any, Any, Any]
# Somebody's line, for a device, from a network.
Talk = Callable[[str | None, str], Awaitable[None]]
OPENING = ROUTES["GET /api/socket"]
# A socket over which nobody has said hello after so many seconds is for nothing.
HELLO_WITHIN = 10.0
# How the framework and the server beneath it tell that there is nobody to send to any more. People go at any moment,
# also between asking for a line and getting it, so none of these is a fault.
GONE = (WebSocketDisconnect, OSError, RuntimeError)


async def handshake(socket: Socket, context: Context, talk: Talk) -> None:
    """Open the line to our own pages and let the device talk; nobody gets one while the database is away."""
    if not context.admits(socket):
        return await hang_up(socket, POLICY_VIOLATION)
    try:
        device = await context.identities.known(context.token_in(socket))
    except Unreachable:
        return await hang_up(socket, TRY_AGAIN)
    network = network_of(None if socket.client is None else socket.client.host)
    if not _pays(context, device, network) or not context.limits.sockets.admit(network):
        return await hang_up(socket, TRY_AGAIN)
    try:
        await _talk(socket, talk, None if device is None else device.id, network)
    finally:
        context.limits.sockets.release(network)


def _pays(context: Context, device: Device | None, network: str) -> bool:
    try:
        context.limits.charge(None if device is None else device.id, network, OPENING)
    except KnobelError:
        return False
    return True


async def _talk(socket: Socket, talk: Talk, device: str | None, network: str) -> None:
    try:
        await socket.accept()
    except GONE:
        return
    await talk(device, network)


class Patience:
    """Waits for what a socket says next; until hello has been said, not for ever."""

    def __init__(self) -> None:
        self._until: float | None = asyncio.get_running_loop().time() + HELLO_WITHIN

    def greeted(self) -> None:
        """Hello has been said."""
        self._until = None

    async def next_text(self, socket: Socket) -> str | None:
        """What is said next; None where the other side has gone, or has never said hello."""
        try:
            async with asyncio.timeout_at(self._until):
                return str(await socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            return None
        except TimeoutError:
            await cut_off(socket, POLICY_VIOLATION)
            return None


async def cut_off(socket: Socket, code: int) -> None:
    """Close the line, and do not wait for the other side to take notice."""
    await hang_up(socket, code)
    extensions: Any = socket.scope.get("extensions") or {}
    abort = extensions.get(ABORT)
    if callable(abort):
        asyncio.get_running_loop().call_later(LAST_WORDS, abort)


async def hang_up(socket: Socket, code: int) -> None:
    """Close the line, if it is still open."""
    with contextlib.suppress(*GONE):
        await socket.close(code=code)


class OtherEnd:
    """The reader at the other end of a socket."""

    __slots__ = ("_socket",)

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, message: bytes) -> None:
        """Send a message; waits for a slow reader."""
        await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        """Close the line, if it is still open."""
        await hang_up(self._socket, code)

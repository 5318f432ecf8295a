"""A line through a socket: to whom it is opened, and how it ends when the other side has already gone."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from knobel.server.doors.connection import POLICY_VIOLATION, TRY_AGAIN
from knobel.server.doors.house_doors import Doors
from knobel.server.store.store import Unreachable

Socket = WebSocket[Any, Any, Any]
# How the framework and the server beneath it tell that there is nobody to send to any more. People go at any moment,
# also between asking for a line and getting it, so none of these is a fault.
GONE = (WebSocketDisconnect, OSError, RuntimeError)


async def meet(socket: Socket, doors: Doors, talk: Callable[[str | None], Awaitable[None]]) -> None:
    """Open the line to our own pages and let the device talk; nobody gets one while the database is away."""
    if not doors.admits(socket.headers.get("origin"), socket.headers.get("host")):
        return await hang_up(socket, POLICY_VIOLATION)
    try:
        device = await doors.identities.known(doors.token_in(socket.cookies))
    except Unreachable:
        return await hang_up(socket, TRY_AGAIN)
    try:
        await socket.accept()
    except GONE:
        return None
    return await talk(None if device is None else device.id)


async def hang_up(socket: Socket, code: int) -> None:
    """Close the line, if it is still open."""
    with contextlib.suppress(*GONE):
        await socket.close(code=code)

"""The socket to a desk: one page looked at, requests and previews asked."""

import asyncio

from litestar import websocket

from knobel.house.lines.connection import POLICY_VIOLATION
from knobel.house.lines.desk_answering import answer
from knobel.house.lines.desk_connection import DeskConnection
from knobel.server.http.context import Context
from knobel.server.http.handshake import OtherEnd, Patience, Socket, handshake, hang_up
from knobel.server.http.table_socket import PATIENCE


def desk_socket_route(context: Context) -> type:
    """The handler of the desk's socket, for this house."""

    @websocket("/api/desks/socket", opt={"exclude_from_auth": True})
    async def desk_socket(socket: Socket) -> None:
        """One person's line to a desk."""

        async def talk(device: str | None, network: str) -> None:
            connection = DeskConnection(device, network, context.house.lines.unread)
            context.house.lines.opened(connection)
            sending = asyncio.get_running_loop().create_task(connection.send_all(OtherEnd(socket)))
            try:
                await _receive(socket, connection, context)
            finally:
                connection.hang_up()
                context.house.lines.closed(connection)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

        await handshake(socket, context, talk)

    return desk_socket  # type: ignore[return-value]


async def _receive(socket: Socket, connection: DeskConnection, context: Context) -> None:
    patience, waiting = PATIENCE, Patience()
    while patience and connection.closing_with is None:
        text = await waiting.next_text(socket)
        if text is None:
            return
        patience = PATIENCE if await answer(text, connection, context.charges, context.house.desks) else patience - 1
        if connection.live is not None:
            waiting.greeted()
    await hang_up(socket, connection.closing_with or POLICY_VIOLATION)

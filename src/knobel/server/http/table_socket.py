"""The socket to the tables: typed messages in, typed messages out, and nothing else."""

from litestar import websocket

from knobel.house.lines.answering import answer
from knobel.house.lines.connection import POLICY_VIOLATION, TRY_AGAIN, Connection
from knobel.house.lines.errands import Errands, Run
from knobel.server.http.context import Context
from knobel.server.http.handshake import OtherEnd, Patience, Socket, handshake, hang_up

# So many messages in a row that cannot be read, or are too many, and the line is closed.
PATIENCE = 20


def table_socket_route(context: Context) -> type:
    """The handler of the socket, for this house."""
    lines = context.house.lines

    @websocket("/api/socket", opt={"exclude_from_auth": True})
    async def socket(socket: Socket) -> None:
        """One person's line to the tables."""

        async def talk(device: str | None, network: str) -> None:
            connection = Connection(device, OtherEnd(socket), network, lines.unread)
            lines.opened(connection)
            try:
                await _receive(socket, connection, context)
            finally:
                connection.hang_up()
                lines.closed(connection)

        await handshake(socket, context, talk)

    return socket  # type: ignore[return-value]


async def _receive(socket: Socket, connection: Connection, context: Context) -> None:
    """Deal with what comes, one message after the other; what takes long goes on beside them."""
    async with Errands() as errands:
        await _receive_all(socket, connection, context, errands.run)


async def _receive_all(socket: Socket, connection: Connection, context: Context, run: Run) -> None:
    patience, waiting = PATIENCE, Patience()
    while patience and connection.closing_with != TRY_AGAIN:
        text = await waiting.next_text(socket)
        if text is None:
            return
        patience = PATIENCE if await answer(text, connection, context, run) else patience - 1
        if connection.live is not None:
            waiting.greeted()
    await hang_up(socket, connection.closing_with or POLICY_VIOLATION)

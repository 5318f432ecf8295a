"""The socket: typed messages in, typed messages out, and nothing else."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from knobel.core.errors import KnobelError
from knobel.server.doors.connection import Connection
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.names import LONGEST_TALK, apart_from, clean, clean_name
from knobel.server.live.live_table import LiveTable
from knobel.server.messages import ClientMessage, Done, Hello, Ping, Please, Pong, Talk, Talked, Trouble
from knobel.server.store import operations
from knobel.server.table.rulings import Refused, Sit
from knobel.server.table.seats import hashed, same

Socket = WebSocket[Any, Any, Any]
DECODE = msgspec.json.Decoder(ClientMessage).decode
POLICY_VIOLATION = 1008
TRY_AGAIN = 1013
LARGEST_MESSAGE = 16 * 1024
LONGEST_KEY = 64
# So many messages in a row that cannot be read, or are too many, and the door closes.
PATIENCE = 20


def socket_door(doors: Doors) -> type:
    """The handler of the socket, for this house."""

    @websocket("/api/socket", opt={"exclude_from_auth": True})
    async def socket(socket: Socket) -> None:
        """One person's line to the tables."""
        if not doors.admits(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(code=POLICY_VIOLATION)
            return
        device = await doors.identities.known(doors.token_in(socket.cookies))
        await socket.accept()
        connection = Connection(None if device is None else device.id)
        doors.opened()
        sender = asyncio.get_running_loop().create_task(_send(socket, connection))
        try:
            await _receive(socket, connection, doors)
        finally:
            connection.detach()
            doors.closed()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    return socket  # type: ignore[return-value]


async def _send(socket: Socket, connection: Connection) -> None:
    while (message := await connection.outbox.get()) is not None:
        await socket.send_data(message.decode(), mode="text")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=TRY_AGAIN)


async def _receive(socket: Socket, connection: Connection, doors: Doors) -> None:
    patience = PATIENCE
    while patience and not connection.cut_off:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not await answer(str(text), connection, doors):
            patience -= 1
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=POLICY_VIOLATION)


async def answer(text: str, connection: Connection, doors: Doors) -> bool:
    """Deal with one message; False if it was none, or one too many."""
    key: str | None = None
    try:
        if len(text) > LARGEST_MESSAGE:
            raise KnobelError("too-large")
        doors.limits.messages.demand(f"socket/{id(connection)}")
        message = DECODE(text)
        key = message.key[:LONGEST_KEY] if isinstance(message, Please) else None
        await _do(message, connection, doors)
    except (msgspec.DecodeError, msgspec.ValidationError):
        connection.tell(Trouble("unreadable", {}))
        return False
    except KnobelError as trouble:
        connection.tell(Trouble(trouble.code, doors.tellable(trouble.facts), key))
        return trouble.code != "too-many-requests"
    return True


async def _do(message: ClientMessage, connection: Connection, doors: Doors) -> None:
    match message:
        case Hello():
            await _hello(message, connection, doors)
        case Please():
            await _please(message, connection, doors)
        case Talk(text):
            await _talk(text, connection, doors)
        case Ping(number):
            connection.tell(Pong(number))


async def _hello(hello: Hello, connection: Connection, doors: Doors) -> None:
    """A table opens to those who sit at it, to its host, to its invited, and, if it wants to, to everybody."""
    row = await doors.house.row(hello.table)
    live = await doors.house.table(hello.table) if row is not None else None
    if row is None or live is None:
        raise KnobelError("no-such-table")
    invited = hello.invitation is not None and same(hashed(hello.invitation), row.invitation)
    table = live.table
    belongs = connection.device is not None and (
        table.is_host(connection.device) or bool(table.seats_of(connection.device))
    )
    if not (belongs or invited or (table.setup.public and table.setup.spectators)):
        raise KnobelError("no-such-table")
    connection.invited = invited or table.setup.public
    connection.attach(live, hello, row.code)


async def _please(message: Please, connection: Connection, doors: Doors) -> None:
    live = _listening(connection)
    request = message.request
    if len(message.key) > LONGEST_KEY or not message.key:
        raise KnobelError("bad-key")
    if isinstance(request, Sit):
        request = _tidy(request, connection, live)
    # A key belongs to its device: nobody learns by another's key what it was answered.
    seq = await live.request(connection.actor, request, f"{connection.device}/{message.key}")
    token = None
    if isinstance(request, Sit) and request.kind != "bot":
        token = live.token_of(request.seat)
        connection.take_seat(request.seat)
    connection.tell(Done(message.key, seq, token))
    if token is not None:
        connection.refresh()


def _tidy(request: Sit, connection: Connection, live: LiveTable) -> Sit:
    """A seat is taken under a readable name that nobody else at the table has."""
    if connection.device is None:
        raise Refused("not-allowed")
    if not (connection.invited or live.table.is_host(connection.device)):
        raise Refused("not-allowed")
    others = tuple(place.name for seat, place in live.table.places.items() if seat != request.seat)
    return Sit(request.seat, apart_from(clean_name(request.name), others), request.kind, request.mind)


async def _talk(text: str, connection: Connection, doors: Doors) -> None:
    live = _listening(connection)
    if not connection.seats or connection.device is None:
        raise Refused("not-allowed")
    doors.limits.talk.demand(f"talk/{connection.device}")
    said = clean(text, LONGEST_TALK)
    if not said:
        return
    seat = connection.seats[0]
    name, at = live.table.places[seat].name, live.now()
    await doors.house.store.write(operations.add_chat(live.id, at, connection.device, name, said))
    for listener in tuple(live.listeners):
        listener.tell(Talked(name, said, at, seat))


def _listening(connection: Connection) -> LiveTable:
    if connection.live is None:
        raise KnobelError("say-hello-first")
    return connection.live

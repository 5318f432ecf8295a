"""The socket: typed messages in, typed messages out, and nothing else."""

import msgspec
from litestar import websocket

from knobel.core.errors import KnobelError
from knobel.server.doors.admission import may_listen, may_sit
from knobel.server.doors.advising import advise
from knobel.server.doors.connection import POLICY_VIOLATION, TRY_AGAIN, Connection
from knobel.server.doors.costs import NONSENSE, cost_of_message
from knobel.server.doors.errands import Errands, Run, at_once
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.keys import LONGEST_KEY, key_in
from knobel.server.doors.line import Patience, Socket, hang_up, meet
from knobel.server.doors.names import apart_from, clean_name, is_plain
from knobel.server.doors.talking import listening, talk
from knobel.server.live.live_table import LiveTable
from knobel.server.live.past import PastGame
from knobel.server.messages import ClientMessage, Done, Hello, Ping, Please, Pong, Talk, Trouble
from knobel.server.store.store import Unreachable
from knobel.server.table.rulings import Advise, Knock, Refused, Sit, Uncover
from knobel.server.table.seats import hashed, same

DECODE = msgspec.json.Decoder(ClientMessage).decode
LARGEST_MESSAGE = 16 * 1024
# So many messages in a row that cannot be read, or are too many, and the door closes.
PATIENCE = 20


def socket_door(doors: Doors) -> type:
    """The handler of the socket, for this house."""

    @websocket("/api/socket", opt={"exclude_from_auth": True})
    async def socket(socket: Socket) -> None:
        """One person's line to the tables."""

        async def talk(device: str | None, network: str) -> None:
            connection = doors.connection_type(device, OtherEnd(socket), network)
            doors.opened(connection)
            try:
                await _receive(socket, connection, doors)
            finally:
                connection.hang_up()
                doors.closed(connection)

        await meet(socket, doors, talk)

    return socket  # type: ignore[return-value]


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


async def _receive(socket: Socket, connection: Connection, doors: Doors) -> None:
    """Deal with what comes, one message after the other; what takes long goes on beside them."""
    async with Errands() as errands:
        await _receive_all(socket, connection, doors, errands.run)


async def _receive_all(socket: Socket, connection: Connection, doors: Doors, run: Run) -> None:
    patience, waiting = PATIENCE, Patience(doors.hello_within)
    while patience and connection.closing_with != TRY_AGAIN:
        text = await waiting.next_text(socket)
        if text is None:
            return
        if not await answer(text, connection, doors, run):
            patience -= 1
        if connection.live is not None:
            waiting.greeted()
    await hang_up(socket, connection.closing_with or POLICY_VIOLATION)


async def answer(text: str, connection: Connection, doors: Doors, run: Run = at_once) -> bool:
    """Deal with one message; False if it was none, or one too many."""
    try:
        if len(text) > LARGEST_MESSAGE:
            raise KnobelError("too-large")
        doors.limits.messages.demand(f"socket/{id(connection)}")
        message = DECODE(text)
        doors.limits.charge(connection.device, connection.network, cost_of_message(message))
        await _do(message, connection, doors, run)
    except (msgspec.DecodeError, msgspec.ValidationError):
        doors.limits.of_network.take(connection.network, NONSENSE)
        connection.tell(Trouble("unreadable", {}, key_in(text)))
        return False
    except KnobelError as trouble:
        connection.tell(Trouble(trouble.code, doors.tellable(trouble.facts), key_in(text)))
        return trouble.code != "too-many-requests"
    except Unreachable:
        # Whether it happened is not known, so there is no answer: the client comes back and asks again.
        connection.give_up()
    return True


async def _do(message: ClientMessage, connection: Connection, doors: Doors, run: Run) -> None:
    match message:
        case Hello():
            await _hello(message, connection, doors)
        case Please():
            await _please(message, connection, doors, run)
        case Talk():
            await talk(message, connection, doors)
        case Ping(number):
            connection.tell(Pong(number))


async def _hello(hello: Hello, connection: Connection, doors: Doors) -> None:
    """A table that does not open to somebody is answered like one that does not exist."""
    row = await doors.house.row(hello.table) if is_plain(hello.table) else None
    live = await doors.house.table(hello.table) if row is not None else None
    if row is None or live is None:
        raise KnobelError("no-such-table")
    earlier, complete = await _up_to_date(live, hello.last)
    invited = hello.invitation is not None and same(hashed(hello.invitation), row.invitation)
    if not may_listen(live.table, connection.device, invited=invited):
        raise KnobelError("no-such-table")
    connection.invited = invited
    connection.attach(live, hello, row.code, earlier, complete=complete)
    await live.conversation.let_in(connection, hello.talked, is_told_the_past=bool(connection.seats))
    await _hand_back(connection, live)


async def _hand_back(connection: Connection, live: LiveTable) -> None:
    """Whoever is back has the seat again that a bot has played meanwhile."""
    for seat in connection.seats:
        place = live.table.places.get(seat)
        if place is not None and place.covered_by and place.until_return:
            await live.request(connection.actor, Uncover(seat))


async def _up_to_date(live: LiveTable, last: int) -> tuple[tuple[PastGame, ...], bool]:
    """Let the table know all that is written, and find the games that somebody has missed the end of, if they are few
    enough to be told."""
    await live.catch_up_with_others()
    while True:
        games = live.table.games
        earlier = await live.earlier_games(last)
        if games == live.table.games:
            return earlier


async def _please(message: Please, connection: Connection, doors: Doors, run: Run) -> None:
    live = listening(connection)
    request = message.request
    if len(message.key) > LONGEST_KEY or not is_plain(message.key):
        raise KnobelError("bad-key")
    if isinstance(request, Sit):
        request = _tidy(request, connection, live)
    elif isinstance(request, Knock):
        await _give_name(request, connection, live, doors)
    # A key belongs to its device: nobody learns by another's key what it was answered.
    seq = await live.request(connection.actor, request, f"{connection.device}/{message.key}")
    # An old request repeated gets its old answer, but the seat may be somebody else's by now.
    seated = isinstance(request, Sit) and live.sits_at(connection.device, request.seat)
    if not seated or connection.live is not live:
        connection.tell(Done(message.key, seq))
        if isinstance(request, Advise):
            await run(advise(request.seat, message.key, seq, connection, doors))
    else:
        assert isinstance(request, Sit)
        connection.tell(Done(message.key, seq, live.token_of(request.seat)))
        connection.take_seat(request.seat)


async def _give_name(request: Knock, connection: Connection, live: LiveTable, doors: Doors) -> None:
    """Whoever knocks goes by a readable name, which the house remembers with the device and nowhere else."""
    if connection.device is None or not may_sit(live.table, connection.device, invited=connection.invited):
        raise Refused("not-allowed")
    await doors.identities.rename(connection.device, clean_name(request.name))


def _tidy(request: Sit, connection: Connection, live: LiveTable) -> Sit:
    """A seat is taken under a readable name that nobody else at the table has."""
    if not may_sit(live.table, connection.device, invited=connection.invited):
        raise Refused("not-allowed")
    others = tuple(place.name for seat, place in live.table.places.items() if seat != request.seat)
    return Sit(request.seat, apart_from(clean_name(request.name), others), request.kind, request.mind)

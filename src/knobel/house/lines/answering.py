"""Answering: what a line to the tables says, one message at a time."""

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.lines.admission import may_listen, may_sit
from knobel.house.lines.advising import advise
from knobel.house.lines.connection import Connection
from knobel.house.lines.errands import Run, at_once
from knobel.house.lines.keys import LONGEST_KEY, key_in
from knobel.house.lines.reception import Reception
from knobel.house.lines.refusals import tellable
from knobel.house.lines.talking import listening, talk
from knobel.house.live.live_table import LiveTable
from knobel.house.live.past import PastGame
from knobel.house.messages import ClientMessage, Done, Hello, Hold, Ping, Please, Pong, Talk, Trouble
from knobel.house.names import apart_from, clean_name, is_plain
from knobel.house.store import operations
from knobel.house.store.store import Unreachable
from knobel.house.table.permissions import Refused
from knobel.house.table.requests import Advise, Knock, Sit, Uncover
from knobel.house.table.seats import hashed, same

DECODE = msgspec.json.Decoder(ClientMessage).decode
LARGEST_MESSAGE = 16 * 1024


async def answer(text: str, connection: Connection, reception: Reception, run: Run = at_once) -> bool:
    """Deal with one message; False if it was none, or one too many."""
    try:
        if len(text) > LARGEST_MESSAGE:
            raise KnobelError("too-large")
        reception.charges.received(connection)
        message = DECODE(text)
        reception.charges.understood(connection, message)
        await _do(message, connection, reception, run)
    except (msgspec.DecodeError, msgspec.ValidationError):
        reception.charges.nonsense(connection)
        connection.tell(Trouble("unreadable", {}, key_in(text)))
        return False
    except KnobelError as trouble:
        connection.tell(Trouble(trouble.code, tellable(trouble.facts), key_in(text)))
        return trouble.code != "too-many-requests"
    except Unreachable:
        # Whether it happened is not known, so there is no answer: the client comes back and asks again.
        connection.give_up()
    return True


async def _do(message: ClientMessage, connection: Connection, reception: Reception, run: Run) -> None:
    match message:
        case Hello():
            await _hello(message, connection, reception)
        case Hold(seat):
            listening(connection)
            connection.hold(seat)
        case Please():
            await _please(message, connection, reception, run)
        case Talk():
            await talk(message, connection, reception)
        case Ping(number):
            connection.tell(Pong(number))


async def _hello(hello: Hello, connection: Connection, reception: Reception) -> None:
    """A table that does not open to somebody is answered like one that does not exist."""
    row = await reception.house.tables.row(hello.table) if is_plain(hello.table) else None
    live = await reception.house.tables.table(hello.table) if row is not None else None
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


async def _please(message: Please, connection: Connection, reception: Reception, run: Run) -> None:
    live = listening(connection)
    request = message.request
    if len(message.key) > LONGEST_KEY or not is_plain(message.key):
        raise KnobelError("bad-key")
    if isinstance(request, Sit):
        request = _tidy(request, connection, live)
    elif isinstance(request, Knock):
        await _give_name(request, connection, live, reception)
    # A key belongs to its device: nobody learns by another's key what it was answered.
    seq = await live.request(connection.actor, request, f"{connection.device}/{message.key}")
    # An old request repeated gets its old answer, but the seat may be somebody else's by now.
    seated = isinstance(request, Sit) and live.sits_at(connection.device, request.seat)
    if not seated or connection.live is not live:
        connection.tell(Done(message.key, seq))
        if isinstance(request, Advise):
            await run(advise(request.seat, message.key, seq, connection, reception))
    else:
        assert isinstance(request, Sit)
        connection.tell(Done(message.key, seq, live.token_of(request.seat)))
        connection.take_seat(request.seat)


async def _give_name(request: Knock, connection: Connection, live: LiveTable, reception: Reception) -> None:
    """Whoever knocks goes by a readable name, which the house remembers with the device and nowhere else."""
    if connection.device is None or not may_sit(live.table, connection.device, invited=connection.invited):
        raise Refused("not-allowed")
    renamed = operations.rename_device(connection.device, clean_name(request.name))
    await reception.house.resources.store.write(renamed)


def _tidy(request: Sit, connection: Connection, live: LiveTable) -> Sit:
    """A seat is taken under a readable name that nobody else at the table has."""
    if not may_sit(live.table, connection.device, invited=connection.invited):
        raise Refused("not-allowed")
    others = tuple(place.name for seat, place in live.table.places.items() if seat != request.seat)
    return Sit(request.seat, apart_from(clean_name(request.name), others), request.kind, request.mind)

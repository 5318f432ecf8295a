"""The socket of the desk: one page looked at, requests and previews asked."""

import asyncio

import msgspec
from litestar import websocket

from knobel.core.errors import KnobelError
from knobel.desk.actions import Announce, Arrive, Request, SignUp
from knobel.desk.checks import LONGEST_ANNOUNCEMENT
from knobel.server.desks.desks import Desks, must_be_there
from knobel.server.desks.links import Holder, links_for
from knobel.server.desks.live_desk import HOUSE, LiveDesk
from knobel.server.desks.messages import (
    DeskClientMessage,
    DeskDone,
    DeskHello,
    DeskPing,
    DeskPlease,
    DeskPong,
    DeskPreview,
    DeskPreviewed,
    DeskServerMessage,
    DeskTrouble,
    DeskWelcome,
)
from knobel.server.desks.showing import ENCODE, Shown
from knobel.server.doors.connection import POLICY_VIOLATION, TRY_AGAIN
from knobel.server.doors.costs import NONSENSE, cost_of_message
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.keys import LONGEST_KEY, key_in
from knobel.server.doors.line import Patience, Socket, hang_up, meet
from knobel.server.doors.names import LONGEST_NAME, apart_from, clean, clean_name, is_plain
from knobel.server.doors.socket import LARGEST_MESSAGE, PATIENCE
from knobel.server.listening.networks import UNKNOWN
from knobel.server.store.store import Unreachable

DECODE = msgspec.json.Decoder(DeskClientMessage).decode
LONGEST_REASON = 200
MOST_UNREAD = 64


class DeskConnection:
    """One page at one device. Of several pages that wait to be sent only the newest is worth sending; where the device
    keeps up with changes, only what is new since the page that was sent last."""

    def __init__(self, device: str | None, network: str = UNKNOWN) -> None:
        self.device = device
        self.network = network
        self.live: LiveDesk | None = None
        self.holder = Holder("projector")
        self.name = ""
        self.closing_with: int | None = None
        self._answers: list[bytes] = []
        self._page: Shown | None = None
        self._sent: Shown | None = None
        self._keeps_up = False
        self._wake = asyncio.Event()

    def attach(self, live: LiveDesk, holder: Holder, name: str, *, keeps_up: bool = False) -> None:
        """Look at a desk: a welcome first, then the page."""
        self.detach()
        self._sent, self._keeps_up = None, keeps_up
        self.live, self.holder, self.name = live, holder, name
        live.listeners.add(self)
        self.tell(DeskWelcome(live.id, holder.role, holder.player, links_for(live.master, holder.role)))
        self.show(live.page_for(holder))

    def detach(self) -> None:
        """Look no more."""
        if self.live is not None:
            self.live.listeners.discard(self)
            self.live = None

    def show(self, shown: Shown) -> None:
        self._page = shown
        self._wake.set()

    def dismiss(self) -> None:
        """The link, or the device, is good for nothing any more."""
        self.detach()
        self.close(POLICY_VIOLATION)

    def give_up(self) -> None:
        """Close the line; whoever comes back gets the page as it is."""
        self.detach()
        self.close(TRY_AGAIN)

    def tell(self, message: DeskServerMessage) -> None:
        """Answer."""
        self._answers.append(ENCODE(message))
        if len(self._answers) > MOST_UNREAD:
            self.close(TRY_AGAIN)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the line."""
        self.closing_with = code
        self._wake.set()

    async def send_all(self, socket: Socket) -> None:
        """Send whatever there is, answers before the page that they led to, until the line is to be closed."""
        while self.closing_with is None or self._answers:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await _send(socket, self._answers.pop(0))
            if self._page is not None:
                page, self._page = self._page, None
                before, self._sent = self._sent, page if self._keeps_up else None
                await _send(socket, page.since(before))
            if self.closing_with is not None:
                break
        await socket.close(code=self.closing_with or POLICY_VIOLATION)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


def desk_socket_door(doors: Doors, desks: Desks) -> type:
    """The handler of the desk's socket, for this house."""

    @websocket("/api/desks/socket", opt={"exclude_from_auth": True})
    async def desk_socket(socket: Socket) -> None:
        """One person's line to a desk."""

        async def talk(device: str | None, network: str) -> None:
            connection = DeskConnection(device, network)
            doors.opened(connection)
            sending = asyncio.get_running_loop().create_task(connection.send_all(socket))
            try:
                await _receive(socket, connection, doors, desks)
            finally:
                connection.detach()
                doors.closed(connection)
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

        await meet(socket, doors, talk)

    return desk_socket  # type: ignore[return-value]


async def _receive(socket: Socket, connection: DeskConnection, doors: Doors, desks: Desks) -> None:
    patience, waiting = PATIENCE, Patience(doors.hello_within)
    while patience and connection.closing_with is None:
        text = await waiting.next_text(socket)
        if text is None:
            return
        if not await answer(text, connection, doors, desks):
            patience -= 1
        if connection.live is not None:
            waiting.greeted()
    await hang_up(socket, connection.closing_with or POLICY_VIOLATION)


async def answer(text: str, connection: DeskConnection, doors: Doors, desks: Desks) -> bool:
    """Deal with one message; False if it was none, or one too many."""
    try:
        if len(text) > LARGEST_MESSAGE:
            raise KnobelError("too-large")
        doors.limits.messages.demand(f"desk/{id(connection)}")
        message = DECODE(text)
        doors.limits.charge(connection.device, connection.network, cost_of_message(message))
        await _do(message, connection, desks)
    except (msgspec.DecodeError, msgspec.ValidationError):
        doors.limits.of_network.take(connection.network, NONSENSE)
        connection.tell(DeskTrouble("unreadable", {}, key_in(text)))
        return False
    except KnobelError as trouble:
        connection.tell(DeskTrouble(trouble.code, doors.tellable(trouble.facts), key_in(text)))
        return trouble.code != "too-many-requests"
    except Unreachable:
        # Whether it happened is not known, so there is no answer: the client comes back and asks again.
        connection.close(TRY_AGAIN)
    return True


async def _do(message: DeskClientMessage, connection: DeskConnection, desks: Desks) -> None:
    match message:
        case DeskHello():
            await _hello(message, connection, desks)
        case DeskPlease():
            await _please(message, connection)
        case DeskPreview(key, request):
            live = _looking(connection)
            connection.tell(DeskPreviewed(key, live.seq, live.preview(connection.holder, tidy(live, request))))
        case DeskPing(number):
            connection.tell(DeskPong(number))


async def _hello(hello: DeskHello, connection: DeskConnection, desks: Desks) -> None:
    """A desk whose link is wrong is answered like one that does not exist."""
    live = must_be_there(await desks.desk(hello.desk) if is_plain(hello.desk) else None)
    await live.catch_up_with_others()
    holder = live.holder(hello.token)
    if holder is None:
        raise KnobelError("no-such-desk")
    connection.attach(live, holder, clean(hello.name, LONGEST_NAME), keeps_up=hello.changes)
    await _arrive(live, holder, connection.device)


async def _arrive(live: LiveDesk, holder: Holder, device: str | None) -> None:
    """An online player is at this device from now on."""
    if live.tournament.options.venue != "online" or holder.player is None or device is None:
        return
    player = live.tournament.players[holder.player]
    if player.device != device and not player.gone:
        await live.request(HOUSE, Arrive(holder.player, device))


async def _please(message: DeskPlease, connection: DeskConnection) -> None:
    live = _looking(connection)
    if len(message.key) > LONGEST_KEY or not is_plain(message.key):
        raise KnobelError("bad-key")
    seq = await live.request(
        connection.holder,
        tidy(live, message.request),
        by=signature(live, connection.holder, connection.name),
        reason=clean(message.reason, LONGEST_REASON),
        # A key belongs to its link: nobody learns by another's key what it was answered.
        key=f"{connection.holder.role}/{connection.holder.player}/{connection.device}/{message.key}",
        seq=message.seq,
    )
    connection.tell(DeskDone(message.key, seq))


def tidy(live: LiveDesk, request: Request) -> Request:
    """Whoever signs up does so under a readable name that nobody else has; an announcement is readable, too."""
    if isinstance(request, Announce):
        return Announce(clean(request.text, LONGEST_ANNOUNCEMENT))
    if not isinstance(request, SignUp):
        return request
    others = tuple(player.name for player in live.tournament.players)
    return SignUp(apart_from(clean_name(request.name), others), request.late, request.bot)


def signature(live: LiveDesk, holder: Holder, name: str) -> str:
    """Who did it, as the log says it."""
    if holder.player is not None:
        return live.tournament.players[holder.player].name
    return name or holder.role


def _looking(connection: DeskConnection) -> LiveDesk:
    if connection.live is None:
        raise KnobelError("say-hello-first")
    return connection.live

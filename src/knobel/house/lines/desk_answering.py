"""Answering: what a line to a desk says, one message at a time."""

import msgspec
from msgspec.structs import replace

from knobel.core.errors import KnobelError
from knobel.desk.actions import (
    AddDeskLink,
    Announce,
    Arrive,
    Describe,
    NameTable,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Request,
    SignUp,
)
from knobel.desk.checks import LONGEST_ANNOUNCEMENT, LONGEST_TABLE_NAME, LONGEST_TITLE
from knobel.desk.checks import LONGEST_NAME as LONGEST_PLAYER
from knobel.desk.link_book import link_named
from knobel.desk.refusal import DeskAsks
from knobel.house.desks.desk_registry import DeskRegistry, must_be_there
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.desks.messages import (
    DeskClientMessage,
    DeskDone,
    DeskHello,
    DeskPing,
    DeskPlease,
    DeskPong,
    DeskPreview,
    DeskPreviewed,
    DeskTrouble,
)
from knobel.house.lines.answering import LARGEST_MESSAGE
from knobel.house.lines.charges import Charges
from knobel.house.lines.connection import TRY_AGAIN
from knobel.house.lines.desk_connection import DeskConnection
from knobel.house.lines.keys import LONGEST_KEY, key_in
from knobel.house.lines.refusals import tellable
from knobel.house.names import LONGEST_NAME, apart_from, clean, clean_name, is_plain
from knobel.house.store.store import Unreachable

DECODE = msgspec.json.Decoder(DeskClientMessage).decode
LONGEST_REASON = 200


async def answer(text: str, connection: DeskConnection, charges: Charges, desks: DeskRegistry) -> bool:
    """Deal with one message; False if it was none, or one too many."""
    try:
        if len(text) > LARGEST_MESSAGE:
            raise KnobelError("too-large")
        charges.received(connection)
        message = DECODE(text)
        charges.understood(connection, message)
        await _do(message, connection, desks)
    except (msgspec.DecodeError, msgspec.ValidationError):
        charges.nonsense(connection)
        connection.tell(DeskTrouble("unreadable", {}, key_in(text)))
        return False
    except KnobelError as trouble:
        offers = trouble.offers if isinstance(trouble, DeskAsks) else ()
        connection.tell(DeskTrouble(trouble.code, tellable(trouble.facts), key_in(text), offers))
        return trouble.code != "too-many-requests"
    except Unreachable:
        # Whether it happened is not known, so there is no answer: the client comes back and asks again.
        connection.close(TRY_AGAIN)
    return True


async def _do(message: DeskClientMessage, connection: DeskConnection, desks: DeskRegistry) -> None:
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


async def _hello(hello: DeskHello, connection: DeskConnection, desks: DeskRegistry) -> None:
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
    wanted = message.request
    connection.renews = isinstance(wanted, RenewDeskLink) and wanted.link == connection.holder.link
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
    match request:
        case AddDeskLink(role, name):
            return AddDeskLink(role, clean(name, LONGEST_PLAYER))
        case Describe(club, location):
            return Describe(clean(club, LONGEST_TITLE), clean(location, LONGEST_TITLE))
        case Announce(text):
            return Announce(clean(text, LONGEST_ANNOUNCEMENT))
        case SignUp():
            name = apart_from(whole_name(request.name), _names(live), LONGEST_PLAYER)
            return replace(request, name=name, team=team_name(live, request.team))
        case NameTable(table, name):
            return NameTable(table, clean(name, LONGEST_TABLE_NAME))
        case RenamePlayer(player, name) | ReplacePlayer(player, name):
            own = player if isinstance(request, RenamePlayer) else None
            return type(request)(player, apart_from(whole_name(name), _names(live, own), LONGEST_PLAYER))
        case _:
            return request


def whole_name(text: str) -> str:
    """A player's name as it stands on a list; one that is too long is refused, since nobody's is cut."""
    name = clean_name(text, 2 * LONGEST_PLAYER)
    if len(name) > LONGEST_PLAYER:
        raise KnobelError("desk-bad-name", longest=LONGEST_PLAYER)
    return name


def team_name(live: LiveDesk, text: str) -> str:
    """A team as it is written already, whoever writes it otherwise; nobody has one where there are none."""
    options = live.tournament.format
    if options is None or not options.team_size:
        return ""
    name = clean(text, LONGEST_PLAYER)
    known = {player.team.casefold(): player.team for player in live.tournament.players}
    return known.get(name.casefold(), name)


def _names(live: LiveDesk, own: int | None = None) -> tuple[str, ...]:
    return tuple(player.name for player in live.tournament.players if player.id != own)


def signature(live: LiveDesk, holder: Holder, name: str) -> str:
    """Who did it, as the log says it."""
    if holder.player is not None:
        return live.tournament.players[holder.player].name
    link = link_named(live.tournament, holder.link)
    return (link.name if link is not None else "") or name or holder.role


def _looking(connection: DeskConnection) -> LiveDesk:
    if connection.live is None:
        raise KnobelError("say-hello-first")
    return connection.live

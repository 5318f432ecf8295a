"""HTTP for tournament desks: set up, import, export, lists of players, results."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.core.errors import KnobelError
from knobel.core.options import OptionField, Value, checked, fields_of
from knobel.desk.actions import PlayerId, Role, SignUp
from knobel.desk.checks import LATEST_START
from knobel.desk.lists import names_in
from knobel.desk.options import DeskOptions
from knobel.desk.playable import games_with_one_loser
from knobel.desk.results import results, results_csv
from knobel.house.catalogue import Wording
from knobel.house.desks.desk_registry import must_be_there
from knobel.house.desks.links import Holder, links_for, player_link, shared_links
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.lines.desk_answering import signature, tidy
from knobel.house.lines.keys import LONGEST_KEY
from knobel.house.live.slices import in_slices
from knobel.house.names import clean, clean_name, is_plain
from knobel.server.http.context import Context
from knobel.server.http.request_context import refusals
from knobel.texts import LANGUAGES, texts

LONGEST_TITLE = 60
# More than twice the file of a tournament with 256 players in which a third of all was undone.
LARGEST_FILE = 2 * 1024 * 1024
LARGEST_LIST = 64 * 1024
HttpRequest = Request[Any, Any, Any]


class NewDeskRequest(msgspec.Struct, frozen=True):
    """A tournament to be set up. `start` is in milliseconds since 1970."""

    name: str
    start: int
    game: str = "schocken"
    options: dict[str, Value] = msgspec.field(default_factory=dict)


class DeskLinks(msgspec.Struct, frozen=True):
    """A desk and the links of its roles: whoever holds one acts in that role."""

    desk: str
    links: dict[str, str]


class PlayerList(msgspec.Struct, frozen=True):
    """Names as people paste them, or a CSV with a headline; `late` after the close."""

    text: str
    late: bool = False


class Unlisted(msgspec.Struct, frozen=True):
    """A name that could not be signed up, and why."""

    name: str
    code: str


class Listed(msgspec.Struct, frozen=True):
    """What came of a list."""

    added: tuple[str, ...]
    refused: tuple[Unlisted, ...]


class SignUpRequest(msgspec.Struct, frozen=True):
    """Somebody wants to take part. A repeated `key` gets the same answer."""

    name: str
    key: str


class PlayerLink(msgspec.Struct, frozen=True):
    """A player's own link."""

    player: PlayerId
    number: int
    name: str
    token: str


class DeskForm(msgspec.Struct, frozen=True):
    """What the form for a new tournament needs: the games there are, and the options with their words."""

    games: tuple[str, ...]
    options: tuple["DeskOptionInfo", ...]


class DeskOptionInfo(msgspec.Struct, frozen=True):
    """An option of a tournament."""

    field: OptionField
    label: Wording
    values: dict[str, Wording]


# What clients ask with and are told, for the schema of everything on the wire.
ASKED: tuple[Any, ...] = (NewDeskRequest, PlayerList, SignUpRequest)
TOLD: tuple[Any, ...] = (DeskLinks, Listed, PlayerLink, DeskForm)


class Access:
    """Who comes to which desk, and as whom."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.desks = context.house.desks

    async def host_of(self, request: HttpRequest) -> str:
        """The device that sets a tournament up; each may do so now and then."""
        device = await self._context.identities.known(self._context.token_in(request))
        if device is None:
            raise KnobelError("no-device")
        self._context.limits.tables.demand(device.id)
        return device.id

    async def held(self, request: HttpRequest, desk: str, *roles: Role) -> tuple[LiveDesk, Holder]:
        """The desk, and in which role its link was shown; without one of these roles it is not there."""
        self._context.limits.requests.demand(f"desks/{'' if request.client is None else request.client.host}")
        live = must_be_there(await self.desks.desk(desk) if is_plain(desk) else None)
        await live.catch_up_with_others()
        holder = live.holder(request.headers.get("authorization", "").removeprefix("Bearer "))
        if holder is None or (roles and holder.role not in roles):
            raise KnobelError("no-such-desk")
        return live, holder


def desk_routes(context: Context) -> list[HTTPRouteHandler]:
    """All HTTP handlers of the desks."""
    access = Access(context)
    return [*_founding(access), *_files(access), *_signing_up(access)]


def _founding(access: Access) -> list[HTTPRouteHandler]:
    """Setting a tournament up."""

    # The first time all texts are read.
    @get("/api/desks/form", sync_to_thread=True)
    def form() -> DeskForm:
        """The games and options for a new tournament."""
        return DeskForm(games_with_one_loser(), tuple(map(_option, fields_of(DeskOptions))))

    @post("/api/desks", responses=refusals(400, 401, 403, 404, 429))
    async def open_desk(request: HttpRequest, data: JSONBody[NewDeskRequest]) -> DeskLinks:
        """Set up a tournament."""
        device = await access.host_of(request)
        name = clean(data.name, LONGEST_TITLE)
        if not name:
            raise KnobelError("bad-name")
        if not 0 <= data.start <= LATEST_START:
            raise KnobelError("desk-bad-times")
        options = DeskOptions(**checked(fields_of(DeskOptions), data.options))  # type: ignore[arg-type]
        return _links(await access.desks.create(name, data.start, data.game, options, device))

    @post("/api/desks/import", request_max_body_size=LARGEST_FILE, responses=refusals(400, 401, 403, 404, 429))
    async def import_desk(request: HttpRequest) -> DeskLinks:
        """A tournament from its file, under new links."""
        device = await access.host_of(request)
        return _links(await access.desks.restore(await request.body(), device))

    return [form, open_desk, import_desk]


def _files(access: Access) -> list[HTTPRouteHandler]:
    """Taking a tournament along, its results, and what is printed."""

    @get("/api/desks/{desk:str}/export", responses=refusals(403, 404))
    async def export_desk(request: HttpRequest, desk: FromPath[str]) -> Response[bytes]:
        """The whole tournament as one file."""
        live, _ = await access.held(request, desk, "organiser")
        return _file(live.desk.export(), "application/json", "turnier.json")

    @get("/api/desks/{desk:str}/results.csv", responses=refusals(403, 404))
    async def csv(request: HttpRequest, desk: FromPath[str]) -> Response[bytes]:
        """The results for a spreadsheet; with the mark by which spreadsheets know the encoding."""
        live, _ = await access.held(request, desk)
        return _file(results_csv(live.tournament).encode("utf-8-sig"), "text/csv", "ergebnis.csv")

    @get("/api/desks/{desk:str}/results.json", responses=refusals(403, 404))
    async def result(request: HttpRequest, desk: FromPath[str]) -> dict[str, Any]:
        """The results for programs."""
        live, _ = await access.held(request, desk)
        return results(live.tournament)

    @get("/api/desks/{desk:str}/page", responses=refusals(403, 404))
    async def one_page(request: HttpRequest, desk: FromPath[str]) -> Response[bytes]:
        """The page of the link's role as it is now, as the socket sends it: for printing."""
        live, holder = await access.held(request, desk)
        return Response(live.page_for(holder).whole, media_type="application/json")

    return [export_desk, csv, result, one_page]


def _signing_up(access: Access) -> list[HTTPRouteHandler]:
    """Who takes part."""

    @get("/api/desks/{desk:str}/players", responses=refusals(403, 404))
    async def players(request: HttpRequest, desk: FromPath[str]) -> tuple[PlayerLink, ...]:
        """Every player's own link, for cards with QR codes."""
        live, _ = await access.held(request, desk, "organiser", "referee")
        return tuple(_player_link(live, player.id) for player in live.tournament.players)

    @get("/api/desks/{desk:str}/links", responses=refusals(403, 404))
    async def links(request: HttpRequest, desk: FromPath[str]) -> DeskLinks:
        """The links that this role passes on."""
        live, holder = await access.held(request, desk)
        return DeskLinks(live.id, links_for(live.master, holder.role))

    @post("/api/desks/{desk:str}/players", request_max_body_size=LARGEST_LIST, responses=refusals(400, 403, 404, 429))
    async def import_players(request: HttpRequest, desk: FromPath[str], data: JSONBody[PlayerList]) -> Listed:
        """Sign up everybody on a list; what cannot be done is told by name and changes nothing else."""
        live, holder = await access.held(request, desk, "organiser", "referee")
        return await _sign_up_all(live, holder, data)

    @post("/api/desks/{desk:str}/sign-up", responses=refusals(400, 403, 404, 429))
    async def sign_up(request: HttpRequest, desk: FromPath[str], data: JSONBody[SignUpRequest]) -> PlayerLink:
        """Sign oneself up with the link at the door; the answer is one's own link."""
        live, holder = await access.held(request, desk, "entry")
        wanted = tidy(live, SignUp(data.name))
        assert isinstance(wanted, SignUp)
        if len(data.key) > LONGEST_KEY or not is_plain(data.key):
            raise KnobelError("bad-key")
        seq = await live.request(holder, wanted, by=wanted.name, key=f"sign-up/{data.key}")
        for player in live.tournament.players:
            if player.since == seq:
                return _player_link(live, player.id)
        raise KnobelError("desk-no-such-player")

    return [players, links, import_players, sign_up]


async def _sign_up_all(live: LiveDesk, holder: Holder, data: PlayerList) -> Listed:
    added: list[str] = []
    refused: list[Unlisted] = []
    async for name in in_slices(names_in(data.text)):
        try:
            request = SignUp(clean_name(name), late=data.late)
            await live.request(holder, request, by=signature(live, holder, ""))
        except KnobelError as trouble:
            refused.append(Unlisted(name[:LONGEST_TITLE], trouble.code))
        else:
            added.append(request.name)
    return Listed(tuple(added), tuple(refused))


def _links(live: LiveDesk) -> DeskLinks:
    return DeskLinks(live.id, shared_links(live.master))


def _player_link(live: LiveDesk, player: PlayerId) -> PlayerLink:
    someone = live.tournament.players[player]
    return PlayerLink(player, player + 1, someone.name, player_link(live.master, someone))


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def _option(field: OptionField) -> DeskOptionInfo:
    values = {str(value): _wording(f"desk-value-{field.name}-{value}") for value in field.values if type(value) is str}
    return DeskOptionInfo(field, _wording(f"desk-option-{field.name}"), values)


def _wording(key: str) -> Wording:
    return Wording(*(texts(language).line(key) for language in LANGUAGES))

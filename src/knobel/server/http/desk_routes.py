"""HTTP for tournament desks: set up, import, export, results, links."""

from typing import Any, Literal, get_args

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from knobel.core.errors import KnobelError
from knobel.core.options import OptionField, Value, checked, fields_of
from knobel.desk.checks import LATEST_START
from knobel.desk.model import Status
from knobel.desk.options import DeskOptions
from knobel.desk.playable import games_with_one_loser
from knobel.desk.results import COLUMNS, Sheet, results, results_csv, results_sheet
from knobel.house.catalogue import Wording
from knobel.house.desks.links import links_for, shared_links
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.desks.player_files import ReadNames
from knobel.house.names import clean
from knobel.server.http.context import Context
from knobel.server.http.desk_access import Access, HttpRequest
from knobel.server.http.desk_list_routes import Listed, PlayerLink, PlayerList, SignUpRequest, list_routes
from knobel.server.http.request_context import refusals
from knobel.texts import LANGUAGES, texts

LONGEST_TITLE = 60
# More than twice the file of a tournament with 256 players in which a third of all was undone.
LARGEST_FILE = 2 * 1024 * 1024
Language = Literal["de", "en"]
# What stands between cells where a comma is part of a number.
SEPARATORS = {"de": ";", "en": ","}


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
TOLD: tuple[Any, ...] = (DeskLinks, Listed, PlayerLink, ReadNames, DeskForm)


def desk_routes(context: Context) -> list[HTTPRouteHandler]:
    """All HTTP handlers of the desks."""
    access = Access(context)
    return [*_founding(access), *_files(access), *list_routes(access)]


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

    @get("/api/desks/{desk:str}/results.csv", responses=refusals(400, 403, 404))
    async def csv(
        request: HttpRequest, desk: FromPath[str], sheet: FromQuery[Language | None] = None
    ) -> Response[bytes]:
        """The results as plain CSV; with `sheet` for a spreadsheet of that language, whose mark tells the encoding."""
        live, _ = await access.held(request, desk)
        if sheet is None:
            return _file(results_csv(live.tournament).encode(), "text/csv", "results.csv")
        text = results_sheet(live.tournament, sheet_in(sheet))
        return _file(text.encode("utf-8-sig"), "text/csv", "ergebnis.csv" if sheet == "de" else "results.csv")

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

    @get("/api/desks/{desk:str}/links", responses=refusals(403, 404))
    async def links(request: HttpRequest, desk: FromPath[str]) -> DeskLinks:
        """The links that this role passes on."""
        live, holder = await access.held(request, desk)
        return DeskLinks(live.id, links_for(live.master, holder.role))

    return [export_desk, csv, result, one_page, links]


def _links(live: LiveDesk) -> DeskLinks:
    return DeskLinks(live.id, shared_links(live.master))


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def sheet_in(language: Language) -> Sheet:
    """How a spreadsheet of this language takes a table."""
    words = texts(language)
    heads = tuple(words.line(f"desk-column-{name.replace('_', '-')}") for name in COLUMNS)
    status = {each: words.line(f"desk-status-{each.replace('_', '-')}") for each in get_args(Status)}
    return Sheet(SEPARATORS[language], heads, status)


def _option(field: OptionField) -> DeskOptionInfo:
    values = {str(value): _wording(f"desk-value-{field.name}-{value}") for value in field.values if type(value) is str}
    return DeskOptionInfo(field, _wording(f"desk-option-{field.name}"), values)


def _wording(key: str) -> Wording:
    return Wording(*(texts(language).line(key) for language in LANGUAGES))

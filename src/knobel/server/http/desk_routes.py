"""HTTP for tournament desks: set up, import, export, results, links."""

from typing import Any

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from knobel.desk.results import results
from knobel.house.desks.links import links_for
from knobel.house.desks.result_files import results_book
from knobel.house.lines import desk_requests
from knobel.house.lines.desk_requests import DeskForm, DeskLinks, Language, NewDeskRequest
from knobel.server.http.context import Context
from knobel.server.http.desk_access import Access, HttpRequest
from knobel.server.http.desk_key_routes import key_routes
from knobel.server.http.desk_list_routes import list_routes
from knobel.server.http.request_context import refusals
from knobel.texts.workbooks import KIND

# More than twice the file of a tournament with 256 players in which a third of all was undone.
LARGEST_FILE = 2 * 1024 * 1024


def desk_routes(context: Context) -> list[HTTPRouteHandler]:
    """All HTTP handlers of the desks."""
    access = Access(context)
    told = (*_files(access), *_looking(access))
    return [*_founding(access), *told, *list_routes(access), *key_routes(context, access)]


def _founding(access: Access) -> list[HTTPRouteHandler]:
    """Setting a tournament up."""

    # The first time all texts are read.
    @get("/api/desks/form", sync_to_thread=True)
    def form() -> DeskForm:
        """The games and options for a new tournament."""
        return desk_requests.form()

    @post("/api/desks", responses=refusals(400, 401, 403, 404, 429))
    async def open_desk(request: HttpRequest, data: JSONBody[NewDeskRequest]) -> DeskLinks:
        """Set up a tournament."""
        return await desk_requests.set_up(access.desks, data, await access.host_of(request))

    @post("/api/desks/import", request_max_body_size=LARGEST_FILE, responses=refusals(400, 401, 403, 404, 429))
    async def import_desk(request: HttpRequest) -> DeskLinks:
        """A tournament from its file, under new links."""
        device = await access.host_of(request)
        return desk_requests.links_of(await access.desks.restore(await request.body(), device))

    return [form, open_desk, import_desk]


def _files(access: Access) -> list[HTTPRouteHandler]:
    """Taking a tournament along, and its results."""

    @get("/api/desks/{desk:str}/export", responses=refusals(403, 404))
    async def export_desk(request: HttpRequest, desk: FromPath[str]) -> Response[bytes]:
        """The whole tournament as one file."""
        live, _ = await access.held(request, desk, "organiser", "referee")
        return _file(live.desk.export(), "application/json", "turnier.json")

    @get("/api/desks/{desk:str}/results.csv", responses=refusals(400, 403, 404))
    async def csv(
        request: HttpRequest, desk: FromPath[str], sheet: FromQuery[Language | None] = None
    ) -> Response[bytes]:
        """The results as plain CSV; with `sheet` for a spreadsheet of that language, whose mark tells the encoding."""
        live, _ = await access.held(request, desk)
        name = "ergebnis.csv" if sheet == "de" else "results.csv"
        return _file(desk_requests.results_file(live, sheet), "text/csv", name)

    @get("/api/desks/{desk:str}/results.xlsx", responses=refusals(400, 403, 404))
    async def book(request: HttpRequest, desk: FromPath[str], sheet: FromQuery[Language] = "de") -> Response[bytes]:
        """The results as a workbook in the words of a language."""
        live, _ = await access.held(request, desk)
        name = "ergebnis.xlsx" if sheet == "de" else "results.xlsx"
        return _file(results_book(live.tournament, sheet), KIND, name)

    @get("/api/desks/{desk:str}/results.json", responses=refusals(403, 404))
    async def result(request: HttpRequest, desk: FromPath[str]) -> dict[str, Any]:
        """The results for programs."""
        live, _ = await access.held(request, desk)
        return results(live.tournament)

    return [export_desk, csv, book, result]


def _looking(access: Access) -> list[HTTPRouteHandler]:
    """What is printed, and links to pass on."""

    @get("/api/desks/{desk:str}/page", responses=refusals(403, 404))
    async def one_page(request: HttpRequest, desk: FromPath[str]) -> Response[bytes]:
        """The page of the link's role as it is now, as the socket sends it: for printing."""
        live, holder = await access.held(request, desk)
        return Response(live.page_for(holder).whole, media_type="application/json")

    @get("/api/desks/{desk:str}/links", responses=refusals(403, 404))
    async def links(request: HttpRequest, desk: FromPath[str]) -> DeskLinks:
        """The links that this role passes on."""
        live, holder = await access.held(request, desk)
        return DeskLinks(live.id, links_for(live.master, live.tournament, holder.role))

    return [one_page, links]


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})

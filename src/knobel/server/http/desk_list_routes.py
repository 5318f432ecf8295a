"""HTTP for tournament desks: lists of players, and whoever signs up."""

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.house.desks.player_files import LARGEST_FILE, ReadNames
from knobel.house.lines import desk_requests
from knobel.house.lines.desk_requests import Listed, PlayerLink, PlayerList, SignUpRequest
from knobel.house.work.tasks import ReadPlayers
from knobel.server.http.desk_access import Access, HttpRequest
from knobel.server.http.request_context import owner_of, refusals

LARGEST_LIST = 64 * 1024
# So many files from one place wait to be read.
MOST_READ = 2
DECODE_NAMES = msgspec.json.Decoder(ReadNames).decode


def list_routes(access: Access) -> list[HTTPRouteHandler]:
    """Who takes part."""

    @get("/api/desks/{desk:str}/players", responses=refusals(403, 404))
    async def players(request: HttpRequest, desk: FromPath[str]) -> tuple[PlayerLink, ...]:
        """Every player's own link, for cards with QR codes."""
        live, _ = await access.held(request, desk, "organiser", "referee")
        return desk_requests.player_links(live)

    @post("/api/desks/{desk:str}/lists", request_max_body_size=LARGEST_FILE, responses=refusals(400, 403, 404, 429))
    async def read_list(request: HttpRequest, desk: FromPath[str]) -> ReadNames:
        """The names in a file, text or spreadsheet, to be looked at: nobody is signed up by it."""
        await access.held(request, desk, "organiser", "referee")
        content = await request.body()
        return DECODE_NAMES(await access.work.do(ReadPlayers(content), owner_of(request, None), MOST_READ))

    @post("/api/desks/{desk:str}/players", request_max_body_size=LARGEST_LIST, responses=refusals(400, 403, 404, 429))
    async def import_players(request: HttpRequest, desk: FromPath[str], data: JSONBody[PlayerList]) -> Listed:
        """Sign up everybody on a list; what cannot be done is told by name and changes nothing else."""
        live, holder = await access.held(request, desk, "organiser", "referee")
        return await desk_requests.sign_up_all(live, holder, data)

    @post("/api/desks/{desk:str}/sign-up", responses=refusals(400, 403, 404, 429))
    async def sign_up(request: HttpRequest, desk: FromPath[str], data: JSONBody[SignUpRequest]) -> PlayerLink:
        """Sign oneself up with the link at the door; the answer is one's own link."""
        live, holder = await access.held(request, desk, "entry")
        return await desk_requests.sign_up(live, holder, data)

    return [players, read_list, import_players, sign_up]

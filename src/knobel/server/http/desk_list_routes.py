"""HTTP for tournament desks: lists of players, and whoever signs up."""

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.core.errors import KnobelError
from knobel.desk.actions import PlayerId, SignUp
from knobel.desk.lists import names_in
from knobel.house.desks.links import Holder, player_link
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.desks.player_files import LARGEST_FILE, ReadNames
from knobel.house.lines.desk_answering import signature, tidy, whole_name
from knobel.house.lines.keys import LONGEST_KEY
from knobel.house.live.slices import in_slices
from knobel.house.names import is_plain
from knobel.house.work.tasks import ReadPlayers
from knobel.server.http.desk_access import Access, HttpRequest
from knobel.server.http.request_context import owner_of, refusals

LARGEST_LIST = 64 * 1024
# A name that was refused is told no longer than this.
LONGEST_TOLD = 60
# So many files from one place wait to be read.
MOST_READ = 2
DECODE_NAMES = msgspec.json.Decoder(ReadNames).decode


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


def list_routes(access: Access) -> list[HTTPRouteHandler]:
    """Who takes part."""

    @get("/api/desks/{desk:str}/players", responses=refusals(403, 404))
    async def players(request: HttpRequest, desk: FromPath[str]) -> tuple[PlayerLink, ...]:
        """Every player's own link, for cards with QR codes."""
        live, _ = await access.held(request, desk, "organiser", "referee")
        return tuple(_player_link(live, player.id) for player in live.tournament.players)

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

    return [players, read_list, import_players, sign_up]


async def _sign_up_all(live: LiveDesk, holder: Holder, data: PlayerList) -> Listed:
    added: list[str] = []
    refused: list[Unlisted] = []
    async for name in in_slices(names_in(data.text)):
        try:
            request = SignUp(whole_name(name), late=data.late)
            await live.request(holder, request, by=signature(live, holder, ""))
        except KnobelError as trouble:
            refused.append(Unlisted(name[:LONGEST_TOLD], trouble.code))
        else:
            added.append(request.name)
    return Listed(tuple(added), tuple(refused))


def _player_link(live: LiveDesk, player: PlayerId) -> PlayerLink:
    someone = live.tournament.players[player]
    return PlayerLink(player, player + 1, someone.name, player_link(live.master, someone))

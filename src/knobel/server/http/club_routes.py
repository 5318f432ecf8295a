"""HTTP for clubs: found, look, write down, join, take along, delete."""

from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from knobel.club.actions import AddMember, ClubRequest, Found, MemberId, Prices
from knobel.club.checks import LONGEST_NAME
from knobel.club.formula import Formula
from knobel.club.pages import ClubPage
from knobel.club.refusal import ClubRefused
from knobel.club.taking_over import TakenOver
from knobel.core.errors import KnobelError
from knobel.house.clubs.links import SHARED, ClubHolder, links_for, member_link, shared_link
from knobel.house.clubs.live_club import LiveClub
from knobel.house.clubs.ties import MyClub
from knobel.house.lines.keys import LONGEST_KEY
from knobel.house.names import clean, is_plain
from knobel.house.people import NOBODY
from knobel.house.work.tasks import ReadClub
from knobel.server.http.club_access import INSIDE, ClubAccess, HttpRequest
from knobel.server.http.club_person_routes import club_person_routes
from knobel.server.http.club_result_routes import GameOfTable, TournamentLink, club_result_routes
from knobel.server.http.context import Context
from knobel.server.http.request_context import refusals

LARGEST_FILE = 4 * 1024 * 1024


class NewClubRequest(msgspec.Struct, frozen=True):
    """A club to be founded, with its first season; counted and priced as is usual unless it is said otherwise."""

    name: str
    season: str
    formula: Formula | None = None
    prices: Prices | None = None


class ClubLinks(msgspec.Struct, frozen=True):
    """A club and its links: whoever holds one acts in that role. `members` has everybody's own, and `tied` are those
    whose link somebody has opened."""

    club: str
    links: dict[str, str]
    members: dict[int, str] = msgspec.field(default_factory=dict)
    tied: tuple[int, ...] = ()


class ClubAsk(msgspec.Struct, frozen=True):
    """Something to be written down. A repeated `key` gets the same answer; `by` is who stands at this device."""

    key: str
    request: ClubRequest
    by: str = ""


class ClubDone(msgspec.Struct, frozen=True):
    """It is written down, durably, as entry `seq`."""

    seq: int


class JoinClub(msgspec.Struct, frozen=True):
    """Somebody with the club's invitation wants to join. A repeated `key` gets the same answer."""

    name: str
    key: str


class JoinedClub(msgspec.Struct, frozen=True):
    """A member's own link."""

    member: MemberId
    name: str
    token: str


class ForgetMember(msgspec.Struct, frozen=True):
    """Somebody whose name shall stand nowhere any more."""

    member: MemberId


class DeleteClub(msgspec.Struct, frozen=True):
    """The name of the club, typed by whoever wants nothing of it to stay."""

    name: str


# What clients ask with and are told, for the schema of everything on the wire.
ASKED: tuple[Any, ...] = (
    NewClubRequest,
    ClubAsk,
    JoinClub,
    TournamentLink,
    GameOfTable,
    ForgetMember,
    DeleteClub,
)
TOLD: tuple[Any, ...] = (ClubLinks, ClubDone, ClubPage, JoinedClub, TakenOver, MyClub)


def club_routes(context: Context) -> list[HTTPRouteHandler]:
    """All HTTP handlers of clubs."""
    access = ClubAccess(context)
    own, taken = club_person_routes(access), club_result_routes(access)
    told = (*_looking(access), *_taking_home(access))
    return [*_founding(access), *told, *_writing(access), *own, *taken, *_ending(access)]


def _founding(access: ClubAccess) -> list[HTTPRouteHandler]:
    @post("/api/clubs", responses=refusals(400, 401, 403))
    async def found(request: HttpRequest, data: JSONBody[NewClubRequest]) -> ClubLinks:
        """Found a club."""
        wanted = Found(_name(data.name), _name(data.season), data.formula or Formula(), data.prices or Prices())
        device = await access.founder(request)
        live = await access.clubs.create(wanted, device)
        await access.clubs.tie(live, ClubHolder("keeper"), device)
        return _all_links(live)

    @post("/api/clubs/import", request_max_body_size=LARGEST_FILE, responses=refusals(400, 401, 403))
    async def import_club(request: HttpRequest) -> ClubLinks:
        """A club from its file, under new links."""
        device = await access.founder(request)
        live = await access.clubs.restore(await request.body(), device)
        await access.clubs.tie(live, ClubHolder("keeper"), device)
        return _all_links(live)

    return [found, import_club]


def _looking(access: ClubAccess) -> list[HTTPRouteHandler]:
    @get("/api/clubs/{club:str}/page", responses=refusals(403, 404))
    async def page(
        request: HttpRequest, club: FromPath[str], season: FromQuery[int | None] = None
    ) -> Response[ClubPage]:
        """What the link's role sees, with the table of one season: the latest, unless another is asked for."""
        live, holder = await access.held(request, club)
        wanted = ReadClub("page", holder.role, holder.member, season)
        told = await access.read(request, live, wanted)
        return cast("Response[ClubPage]", Response(told, media_type="application/json"))

    @get("/api/clubs/{club:str}/links", responses=refusals(403, 404))
    async def links(request: HttpRequest, club: FromPath[str]) -> ClubLinks:
        """The links that this role passes on; keepers get everybody's."""
        live, holder = await access.held(request, club, *INSIDE)
        if holder.role == "keeper":
            tied = await access.clubs.members_by_device(live)
            return replace(_all_links(live), tied=tuple(sorted({member.id for member in tied.values()})))
        return ClubLinks(live.id, links_for(live.master, live.club, holder))

    return [page, links]


def _taking_home(access: ClubAccess) -> list[HTTPRouteHandler]:
    @get("/api/clubs/{club:str}/export", responses=refusals(403, 404))
    async def export(request: HttpRequest, club: FromPath[str]) -> Response[bytes]:
        """The whole club as one file."""
        live, _ = await access.held(request, club, "keeper")
        return _saved(await access.read(request, live, ReadClub("file")), "club.json", "application/json")

    @get("/api/clubs/{club:str}/book.csv", responses=refusals(403, 404))
    async def book(request: HttpRequest, club: FromPath[str], lang: FromQuery[str] = "de") -> Response[bytes]:
        """Who owes what and why, for a spreadsheet."""
        live, _ = await access.held(request, club, *INSIDE)
        return _saved(await access.read(request, live, ReadClub("book", language=lang)), "strichliste.csv")

    @get("/api/clubs/{club:str}/season.csv", responses=refusals(403, 404))
    async def season_sheet(
        request: HttpRequest,
        club: FromPath[str],
        season: FromQuery[int] = 0,
        lang: FromQuery[str] = "de",
    ) -> Response[bytes]:
        """The table of a season, for a spreadsheet."""
        live, _ = await access.held(request, club, *INSIDE, "public")
        return _saved(await access.read(request, live, ReadClub("season", season=season, language=lang)), "saison.csv")

    @get("/api/clubs/{club:str}/games.csv", responses=refusals(403, 404))
    async def games_sheet(request: HttpRequest, club: FromPath[str], lang: FromQuery[str] = "de") -> Response[bytes]:
        """What was played over the years, for a spreadsheet."""
        live, _ = await access.held(request, club, *INSIDE, "public")
        return _saved(await access.read(request, live, ReadClub("games", language=lang)), "spiele.csv")

    return [export, book, season_sheet, games_sheet]


def _writing(access: ClubAccess) -> list[HTTPRouteHandler]:
    @post("/api/clubs/{club:str}/requests", responses=refusals(400, 403, 404))
    async def write(request: HttpRequest, club: FromPath[str], data: JSONBody[ClubAsk]) -> ClubDone:
        """Write something down."""
        live, holder = await access.held(request, club, *INSIDE)
        # A key belongs to its link: nobody learns by another's key what it was answered.
        key = f"{holder.role}/{holder.member}/{_key(data.key)}"
        return ClubDone(await live.request(holder, data.request, by=_signature(live, holder, data.by), key=key))

    @post("/api/clubs/{club:str}/join", responses=refusals(400, 403, 404))
    async def join(request: HttpRequest, club: FromPath[str], data: JSONBody[JoinClub]) -> JoinedClub:
        """Join by the club's invitation; the answer is one's own link."""
        live, holder = await access.held(request, club, "guest")
        name = _name(data.name)
        seq = await live.request(holder, AddMember(name), by=name, key=f"join/{_key(data.key)}")
        for member in live.club.members:
            if member.since == seq:
                if (device := await access.device(request)) is not None:
                    await access.clubs.tie(live, ClubHolder("member", member.id), device)
                return JoinedClub(member.id, member.name, member_link(live.master, member))
        raise ClubRefused("club-no-such-member")

    return [write, join]


def _ending(access: ClubAccess) -> list[HTTPRouteHandler]:
    @post("/api/clubs/{club:str}/forget", responses=refusals(400, 403, 404))
    async def forget(request: HttpRequest, club: FromPath[str], data: JSONBody[ForgetMember]) -> ClubDone:
        """Let a name stand nowhere any more: a keeper anybody's, everybody their own. Places and amounts stay."""
        live, holder = await access.held(request, club, *INSIDE)
        if holder.role != "keeper" and holder.member != data.member:
            raise ClubRefused("club-not-allowed")
        if not 0 <= data.member < len(live.club.members):
            raise ClubRefused("club-no-such-member")
        await live.forget(data.member, f"{NOBODY} {data.member + 1}")
        return ClubDone(live.seq)

    @post("/api/clubs/{club:str}/delete", responses=refusals(400, 403, 404))
    async def delete(request: HttpRequest, club: FromPath[str], data: JSONBody[DeleteClub]) -> ClubDone:
        """Delete the club, by its name: nothing of it stays."""
        live, _ = await access.held(request, club, "keeper")
        if data.name.strip() != live.club.name:
            raise ClubRefused("club-other-name", name=live.club.name)
        await access.clubs.delete(live)
        return ClubDone(live.seq)

    return [forget, delete]


def _all_links(live: LiveClub) -> ClubLinks:
    shared: dict[str, str] = {role: shared_link(live.master, live.club, role) for role in SHARED}
    members = {each.id: member_link(live.master, each) for each in live.club.members if not each.gone}
    return ClubLinks(live.id, shared, {int(id): link for id, link in members.items()})


def _saved(content: bytes, file: str, media_type: str = "text/csv") -> Response[bytes]:
    """Something that a browser saves."""
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(content, media_type=media_type, headers=headers)


def _name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise KnobelError("bad-name")
    return name


def _key(key: str) -> str:
    if len(key) > LONGEST_KEY or not is_plain(key):
        raise KnobelError("bad-key")
    return key


def _signature(live: LiveClub, holder: ClubHolder, by: str) -> str:
    """Who wrote it down: a member by name, whoever holds the keeper's link as they call themselves."""
    return live.club.members[holder.member].name if holder.member is not None else clean(by, LONGEST_NAME)

"""HTTP for clubs: what a tournament, or a game at a table of the house, would bring to the table of a season."""

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.club.taking_over import TakenOver, taken_over
from knobel.core.errors import KnobelError
from knobel.desk.formats.registry import format_of
from knobel.house.lines.looking_back import past_game_for
from knobel.house.names import is_plain
from knobel.house.store import results
from knobel.house.store.operations import ResultRow
from knobel.server.http.club_access import ClubAccess, HttpRequest
from knobel.server.http.request_context import refusals


class TournamentLink(msgspec.Struct, frozen=True):
    """A tournament of the same house, by a link to it."""

    desk: str
    token: str


class GameOfTable(msgspec.Struct, frozen=True):
    """A finished game at a table of the same house that this device may look back at."""

    table: str
    number: int
    invitation: str | None = None


def club_result_routes(access: ClubAccess) -> list[HTTPRouteHandler]:
    """Places that are known already. Nothing is written down by these."""
    house = access.house

    @post("/api/clubs/{club:str}/tournament", responses=refusals(400, 403, 404))
    async def tournament(request: HttpRequest, club: FromPath[str], data: JSONBody[TournamentLink]) -> TakenOver:
        """Who of the club came to which place in a tournament. Nothing is written down yet."""
        live, _ = await access.held(request, club, "keeper", "scribe")
        desk = await house.desks.desk(data.desk) if is_plain(data.desk) else None
        if desk is None or desk.holder(data.token) is None:
            raise KnobelError("no-such-desk")
        played = desk.tournament
        names = [(played.players[each.player].name, each.place) for each in format_of(played).ranking(played)]
        return taken_over(live.club, names).but(game=played.game, at=played.at)

    @post("/api/clubs/{club:str}/game", responses=refusals(400, 403, 404))
    async def game(request: HttpRequest, club: FromPath[str], data: JSONBody[GameOfTable]) -> TakenOver:
        """Who of the club came to which place in a game at a table: whose device is tied to a member is that one,
        else the name decides. Nothing is written down yet."""
        live, _ = await access.held(request, club, "keeper", "scribe")
        device = await access.device(request)
        own = () if device is None else (device,)
        table, _ = await past_game_for(house.tables, data.table, data.number, own, data.invitation)
        rows: list[ResultRow] = await house.resources.store.read(results.of_game(data.table, data.number))
        members, people = await access.clubs.members_by_device(live), [row for row in rows if row.kind != "bot"]
        if not people:
            raise KnobelError("no-such-replay")
        called = [
            (
                members[row.device].name
                if row.kind == "person" and row.device in members
                else table.table.names[row.seat]
            )
            for row in people
        ]
        places = [(name, row.place) for name, row in zip(called, people, strict=True)]
        return taken_over(live.club, places).but(game=rows[0].game, at=rows[0].ended)

    return [tournament, game]

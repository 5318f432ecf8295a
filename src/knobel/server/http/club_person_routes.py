"""HTTP for clubs: which of them are mine. Whoever came by a link finds the way back from all their devices, until it is
renewed or its member leaves."""

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from knobel.core.errors import KnobelError
from knobel.house.clubs.ties import MyClub
from knobel.server.http.club_access import INSIDE, ClubAccess, HttpRequest
from knobel.server.http.request_context import refusals


def club_person_routes(access: ClubAccess) -> list[HTTPRouteHandler]:
    """The routes to one's own clubs."""

    @get("/api/me/clubs", responses=refusals(401))
    async def mine(request: HttpRequest) -> tuple[MyClub, ...]:
        """The clubs of this person, of all devices together, with the link to each."""
        return await access.clubs.mine(await access.person(request))

    @post("/api/clubs/{club:str}/tie", status_code=204, responses=refusals(401, 403, 404))
    async def tie(request: HttpRequest, club: FromPath[str]) -> None:
        """Remember that this device has come with this link."""
        live, holder = await access.held(request, club, *INSIDE)
        device = await access.device(request)
        if device is None:
            raise KnobelError("no-device")
        await access.clubs.tie(live, holder, device)

    @delete("/api/clubs/{club:str}/tie", responses=refusals(401, 403))
    async def untie(request: HttpRequest, club: FromPath[str]) -> None:
        """Forget that this person has been at a club, on all devices. The links go on to hold."""
        await access.clubs.untie(club, await access.person(request))

    return [mine, tie, untie]

"""Who comes to which club over HTTP, and as whom."""

from typing import Any

from litestar import Request

from knobel.club.actions import Role
from knobel.core.errors import KnobelError
from knobel.house.clubs.club_registry import must_be_there
from knobel.house.clubs.links import ClubHolder
from knobel.house.clubs.live_club import LiveClub
from knobel.house.names import is_plain
from knobel.house.work.tasks import ReadClub
from knobel.server.http.context import Context
from knobel.server.http.request_context import network_behind, owner_of

HttpRequest = Request[Any, Any, Any]
INSIDE: tuple[Role, ...] = ("keeper", "scribe", "member")


class ClubAccess:
    """Who comes to which club, and as whom."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.house = context.house
        self.clubs = context.house.clubs

    async def device(self, request: HttpRequest) -> str | None:
        """The device that asks, if it has been here before."""
        device = await self._context.identities.known(self._context.token_in(request))
        return None if device is None else device.id

    async def person(self, request: HttpRequest) -> tuple[str, ...]:
        """All devices of whoever asks."""
        device = await self._context.identities.known(self._context.token_in(request))
        if device is None:
            raise KnobelError("no-device")
        return await self._context.identities.all_of(device)

    async def founder(self, request: HttpRequest) -> str:
        """The device that founds a club; each may do so now and then."""
        device = await self.device(request)
        if device is None:
            raise KnobelError("no-device")
        self._context.limits.tables.demand(device)
        return device

    async def read(self, request: HttpRequest, live: LiveClub, wanted: ReadClub) -> bytes:
        """What somebody reads of a club, in the name of their device."""
        return await self.clubs.read(live, wanted, owner_of(request, await self.device(request)))

    async def held(self, request: HttpRequest, club: str, *roles: Role) -> tuple[LiveClub, ClubHolder]:
        """The club, and in which role its link was shown; without one of these roles it is not there."""
        self._context.limits.requests.demand(f"clubs/{network_behind(request)}")
        live = must_be_there(await self.clubs.club(club) if is_plain(club) else None)
        await live.catch_up_with_others()
        holder = live.holder(request.headers.get("authorization", "").removeprefix("Bearer "))
        if holder is None or (roles and holder.role not in roles):
            raise KnobelError("no-such-club")
        return live, holder

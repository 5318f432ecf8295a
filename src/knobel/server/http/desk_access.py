"""Who comes to which desk over HTTP, and as whom."""

from typing import Any

from litestar import Request

from knobel.core.errors import KnobelError
from knobel.desk.actions import Role
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.lines import desk_requests
from knobel.server.http.context import Context
from knobel.server.http.request_context import network_behind

HttpRequest = Request[Any, Any, Any]


class Access:
    """Who comes to which desk, and as whom."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.desks = context.house.desks
        self.work = context.house.resources.work

    async def host_of(self, request: HttpRequest) -> str:
        """The device that sets a tournament up; each may do so now and then."""
        device = await self._context.identities.known(self._context.token_in(request))
        if device is None:
            raise KnobelError("no-device")
        self._context.limits.tables.demand(device.id)
        return device.id

    async def held(self, request: HttpRequest, desk: str, *roles: Role) -> tuple[LiveDesk, Holder]:
        """The desk, and in which role its link was shown; without one of these roles it is not there."""
        self._context.limits.requests.demand(f"desks/{network_behind(request)}")
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        return await desk_requests.held(self.desks, desk, token, *roles)

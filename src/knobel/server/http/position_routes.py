"""HTTP: positions that somebody was sent."""

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from knobel.house.positions import PositionPage, PositionRequest
from knobel.house.work.tasks import ReadPosition
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, owner_of, refusals


def position_routes(context: Context) -> list[HTTPRouteHandler]:
    """The route to a position. A line may be longer than an address, so it is sent as a body."""

    @post("/api/positions", status_code=200, responses=refusals(400, 403))
    async def position(request: Request, data: JSONBody[PositionRequest]) -> PositionPage:
        """How a position looks, and what is best there."""
        page = await context.house.resources.work.do(ReadPosition(data.line), owner_of(request, None))
        return msgspec.json.decode(page, type=PositionPage)

    return [position]

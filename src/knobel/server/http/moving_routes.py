"""HTTP: tables that go from one house to another."""

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from knobel.house.moving.arriving import arrive
from knobel.house.moving.departing import depart
from knobel.house.moving.files import MOST_BYTES, Departure
from knobel.house.new_tables import TableLink
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, device_of, refusals


def moving_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes by which tables leave and arrive."""
    house = context.house

    @post("/api/tables/{table:str}/departure", responses=refusals(400, 401, 403, 404, 429))
    async def leave_house(request: Request, table: FromPath[str], data: JSONBody[Departure]) -> Response[bytes]:
        """Close a table of one's own here and take its log along; asked again, the same file comes."""
        device = await device_of(context, request)
        context.limits.moves.demand(device.id)
        body = await depart(house.tables, device.id, table, data.to)
        return Response(body, media_type="application/json")

    @post(
        "/api/tables/{table:str}/arrival",
        request_max_body_size=MOST_BYTES,
        responses=refusals(400, 401, 403, 404, 429),
    )
    async def enter_house(request: Request, table: FromPath[str], friends: FromQuery[bool] = False) -> TableLink:
        """Let a table from another house go on here, under this id, once its log has been checked."""
        device = await device_of(context, request)
        context.limits.moves.demand(device.id)
        return await arrive(house, device.id, table, await request.body(), to_friends=friends)

    return [leave_house, enter_house]

"""HTTP for the organiser's key: a printed recovery code, the way back in with it, and deleting a tournament."""

from litestar import delete, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.house.lines import desk_requests
from knobel.house.lines.desk_requests import DeskLinks, DeskName, RecoveryCode
from knobel.server.http.context import Context
from knobel.server.http.desk_access import Access, HttpRequest
from knobel.server.http.request_context import known_device, network_behind, refusals


def key_routes(context: Context, access: Access) -> list[HTTPRouteHandler]:
    """All handlers about the organiser's key."""

    @post("/api/desks/{desk:str}/recovery", responses=refusals(403, 404, 429))
    async def new_code(request: HttpRequest, desk: FromPath[str]) -> RecoveryCode:
        """Another recovery code, told this once; the one before opens nothing any more."""
        live, holder = await access.held(request, desk, "organiser")
        return await desk_requests.new_code(access.desks, live, holder)

    @post("/api/desks/recover", responses=refusals(400, 403, 404, 429))
    async def recover(request: HttpRequest, data: JSONBody[RecoveryCode]) -> DeskLinks:
        """Another organiser's link for whoever has the code. Wrong ones are counted like those of tables."""
        device = await known_device(context, request)
        id = None if device is None else device.id
        async with context.guesses.counted(network_behind(request), id):
            return await desk_requests.recovered(access.desks, data)

    @delete("/api/desks/{desk:str}", responses=refusals(400, 403, 404))
    async def delete_desk(request: HttpRequest, desk: FromPath[str], data: JSONBody[DeskName]) -> None:
        """Delete a tournament, named by whoever does; all its pages are closed, and nothing is left of it."""
        live, _ = await access.held(request, desk, "organiser")
        await desk_requests.delete(access.desks, live, data)

    return [new_code, recover, delete_desk]

"""HTTP: opening tables, finding them, and coming in by a code."""

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from knobel.house import new_tables
from knobel.house.new_tables import JoinRequest, NewTableRequest, TableLink, table_by_code
from knobel.house.store import operations
from knobel.server.http.context import Context
from knobel.server.http.http_types import LobbyRow
from knobel.server.http.request_context import Request, device_of, known_device, network_behind, refusals

MOST_IN_LOBBY = 50
# Tables that everybody has left stay in the store for a while.
MOST_LOOKED_AT = 500


def table_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to the tables."""
    tables = context.house.tables

    @get("/api/tables", responses=refusals())
    async def lobby() -> list[LobbyRow]:
        """Public tables at which somebody waits for players."""
        rows = await tables.store.read(operations.public_tables(MOST_LOOKED_AT))
        attended = [row for row in rows if tables.has_company(row)][:MOST_IN_LOBBY]
        return [LobbyRow(row.id, row.game, row.seats, row.taken, row.preset) for row in attended]

    @post("/api/tables", responses=refusals(400, 401, 403, 404, 429))
    async def open_table(request: Request, data: JSONBody[NewTableRequest]) -> TableLink:
        """Set up a table."""
        device = await device_of(context, request)
        context.limits.tables.demand(device.id)
        return await new_tables.open_table(tables, device, data)

    @post("/api/join", responses=refusals(400, 403, 404, 429))
    async def join(request: Request, data: JSONBody[JoinRequest]) -> TableLink:
        """Find a table by its code. Unknown and closed codes are answered alike, and only those are counted."""
        device = await known_device(context, request)
        id = None if device is None else device.id
        async with context.guesses.counted(network_behind(request), id):
            return await table_by_code(tables, data.code, id)

    return [lobby, open_table, join]

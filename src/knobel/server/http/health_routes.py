"""HTTP: how the house itself is doing."""

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from knobel.server.http.context import Context
from knobel.server.http.http_types import Health
from knobel.server.http.metrics import MEDIA_TYPE, Metrics


def health_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes for whoever looks after the server."""
    house, counted = context.house, Metrics(context.house)

    @get("/health", responses={503: ResponseSpec(Health, description="The store takes nothing.")})
    async def health() -> Response[Health]:
        """Whether all is well: found out by writing something, once a second at most."""
        trouble = await house.tables.store_health.trouble()
        body = Health(trouble or "ok", len(house.tables.live_tables), len(house.lines), house.set_aside)
        return Response(body, status_code=200 if trouble is None else 503)

    @get("/metrics", media_type=MEDIA_TYPE, sync_to_thread=False)
    def metrics() -> bytes:
        """Counts for a monitoring system; nothing of any game."""
        return counted.text()

    return [health, metrics]

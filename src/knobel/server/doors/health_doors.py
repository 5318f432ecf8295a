"""HTTP: how the house itself is doing."""

from litestar import get
from litestar.handlers import HTTPRouteHandler

from knobel.server.doors.bodies import Health
from knobel.server.doors.house_doors import Doors


def health_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """The doors for whoever looks after the server."""
    house = doors.house

    @get("/health")
    async def health() -> Health:
        """Whether all is well."""
        return Health("ok", len(house.live_tables), doors.sockets)

    @get("/metrics", media_type="text/plain", sync_to_thread=False)
    def metrics() -> str:
        """Counts for a monitoring system; nothing of any game."""
        return (
            "# TYPE knobel_tables gauge\n"
            f"knobel_tables {len(house.live_tables)}\n"
            "# TYPE knobel_sockets gauge\n"
            f"knobel_sockets {doors.sockets}\n"
        )

    return [health, metrics]

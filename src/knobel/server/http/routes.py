"""HTTP: all routes, by subject."""

from litestar.handlers import HTTPRouteHandler

from knobel.server.http.account_routes import account_routes
from knobel.server.http.address_routes import address_routes
from knobel.server.http.catalogue_routes import catalogue_routes
from knobel.server.http.context import Context
from knobel.server.http.day_routes import day_routes
from knobel.server.http.health_routes import health_routes
from knobel.server.http.moving_routes import moving_routes
from knobel.server.http.people_routes import people_routes
from knobel.server.http.position_routes import position_routes
from knobel.server.http.replay_routes import replay_routes
from knobel.server.http.table_routes import table_routes


def all_routes(context: Context) -> list[HTTPRouteHandler]:
    """All HTTP handlers, for this house."""
    return [
        *catalogue_routes(context),
        *people_routes(context),
        *account_routes(context),
        *table_routes(context),
        *moving_routes(context),
        *replay_routes(context),
        *position_routes(context),
        *day_routes(context),
        *address_routes(context),
        *health_routes(context),
    ]

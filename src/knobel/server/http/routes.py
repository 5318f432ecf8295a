"""HTTP: all doors, by subject."""

from litestar.handlers import HTTPRouteHandler

from knobel.server.http.account_routes import account_doors
from knobel.server.http.address_routes import address_doors
from knobel.server.http.catalogue_routes import catalogue_doors
from knobel.server.http.context import Doors
from knobel.server.http.health_routes import health_doors
from knobel.server.http.people_routes import people_doors
from knobel.server.http.replay_routes import replay_doors
from knobel.server.http.table_routes import table_doors


def http_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """All HTTP handlers, for this house."""
    return [
        *catalogue_doors(doors),
        *people_doors(doors),
        *account_doors(doors),
        *table_doors(doors),
        *replay_doors(doors),
        *address_doors(doors),
        *health_doors(doors),
    ]

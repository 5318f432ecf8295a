"""HTTP: all doors, by subject."""

from litestar.handlers import HTTPRouteHandler

from knobel.server.doors.account_doors import account_doors
from knobel.server.doors.address_doors import address_doors
from knobel.server.doors.catalogue_doors import catalogue_doors
from knobel.server.doors.health_doors import health_doors
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.people_doors import people_doors
from knobel.server.doors.replay_doors import replay_doors
from knobel.server.doors.table_doors import table_doors


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

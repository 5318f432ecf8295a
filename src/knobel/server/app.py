"""The application: the house behind its doors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.openapi import OpenAPIConfig

import knobel
from knobel.core.errors import KnobelError
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.http import http_doors
from knobel.server.doors.socket import socket_door
from knobel.server.hub.hub import Hub, LocalHub
from knobel.server.live.house import House
from knobel.server.live.time import Source, SystemSource, Timekeeper, WallTime
from knobel.server.store.opening import open_store
from knobel.server.store.store import Store

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {"too-many-requests": 429, "unknown-game": 404, "no-such-replay": 404, "unknown-code": 404}


def application(
    data: Path,
    database_url: str | None = None,
    *,
    store: Store | None = None,
    hub: Hub | None = None,
    time: Timekeeper | None = None,
    source: Source | None = None,
    pace: float = 0.8,
    origins: frozenset[str] = frozenset(),
) -> Litestar:
    """The server over a data folder or a database; everything it depends on can be handed in."""
    house = House(
        store or open_store(data, database_url), hub or LocalHub(), time or WallTime(), source or SystemSource(), pace
    )
    doors = Doors(house, origins)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = Litestar(
        route_handlers=[*http_doors(doors), socket_door(doors)],
        lifespan=[lifespan],
        exception_handlers={KnobelError: _refusal},
        after_request=_guarded,
        openapi_config=OpenAPIConfig(title="Knobel", version=knobel.__version__, path="/api/schema"),
        debug=False,
    )
    app.state.house = house
    app.state.doors = doors
    return app


def _refusal(request: Request[Any, Any, Any], trouble: KnobelError) -> Response[dict[str, Any]]:
    """A refusal with its code; clients have the words."""
    body = {"code": trouble.code, "facts": Doors.tellable(trouble.facts)}
    return Response(body, status_code=STATUS.get(trouble.code, 400), headers=SECURITY_HEADERS)


async def _guarded(response: Response[Any]) -> Response[Any]:
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response

"""The application: the house over HTTP."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import tzinfo
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import knobel
from knobel.core.errors import KnobelError
from knobel.house.change_hints import ChangeHints, LocalHints
from knobel.house.house import House
from knobel.house.lines.refusals import tellable
from knobel.house.live.time import Source, SystemSource, Timekeeper, WallTime
from knobel.house.store.store import Store, Unreachable
from knobel.house.work.work import Work, WorkFailed
from knobel.match import opening
from knobel.server.http.club_routes import club_routes
from knobel.server.http.context import Context
from knobel.server.http.costs import cost_of
from knobel.server.http.desk_routes import desk_routes
from knobel.server.http.desk_socket import desk_socket_route
from knobel.server.http.headers import add_headers
from knobel.server.http.reference import Reference, reference_router
from knobel.server.http.request_context import STATUS
from knobel.server.http.routes import all_routes
from knobel.server.http.table_socket import table_socket_route
from knobel.server.http.web_app import WebApp, web_route
from knobel.server.listening.networks import network_of
from knobel.server.store.opening import open_store
from knobel.server.work.workers import Workers
from knobel.server.zones import USUAL_ZONE, zone_named

LOG = logging.getLogger("knobel")
# What the framework refuses by itself, in the words of the house.
FRAMEWORK_CODES = {400: "unreadable", 401: "no-device", 413: "too-large"}


def application(
    data: Path,
    database_url: str | None = None,
    *,
    store: Store | None = None,
    hints: ChangeHints | None = None,
    time: Timekeeper | None = None,
    source: Source | None = None,
    pace: float = 0.8,
    origins: frozenset[str] = frozenset(),
    hosts: frozenset[str] = frozenset(),
    web_app: WebApp | None = None,
    work: Work | None = None,
    urls: Callable[[], tuple[str, ...]] = tuple,
    zone: tzinfo | None = None,
) -> Litestar:
    """The server over a data folder or a database; everything it depends on can be handed in."""
    work = work or Workers()
    house = House(
        store or open_store(data, database_url),
        hints or LocalHints(),
        time or WallTime(),
        source or SystemSource(),
        work,
        pace,
        zone or zone_named(USUAL_ZONE),
    )
    return _framework(Context(house, origins, hosts, urls), work, web_app or WebApp())


def _framework(context: Context, work: Work, web_app: WebApp) -> Litestar:
    """The web framework around the house: routes, guards, and what is answered to whatever goes wrong."""
    app = Litestar(
        route_handlers=[
            *all_routes(context),
            table_socket_route(context),
            *desk_routes(context),
            desk_socket_route(context),
            *club_routes(context),
            web_route(web_app),
        ],
        lifespan=[lambda _: _open(context, work)],
        exception_handlers={
            KnobelError: _refusal,
            Unreachable: _unreachable,
            WorkFailed: _busy,
            HTTPException: _not_understood,
            Exception: _mistake,
        },
        guards=[_own_hosts_only, _pays, _own_pages_only],
        # The server's own log is set up where it is started, and names nobody.
        logging_config=None,
        before_send=[add_headers],
        after_exception=[_noted],
        openapi_config=OpenAPIConfig(
            title="Knobel",
            version=knobel.__version__,
            openapi_router=reference_router("/api/schema"),
            render_plugins=[Reference(), JsonRenderPlugin()],
        ),
        debug=False,
    )
    app.state.house = context.house
    app.state.context = context
    return app


@asynccontextmanager
async def _open(context: Context, work: Work) -> AsyncIterator[None]:
    """The house is open as long as this lasts."""
    # Every game is opened before the routes are: whoever asked for one first would hold up the others.
    await asyncio.gather(context.house.start(), asyncio.to_thread(opening.open_all))
    yield
    await context.analysts.stop()
    await context.house.stop()
    await work.stop()


def _own_hosts_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Nothing is answered under a name that is not ours. Sockets have a refusal of their own."""
    context: Context = connection.app.state.context
    if connection.scope["type"] == ScopeType.HTTP and not context.is_own_host(connection.headers.get("host")):
        raise KnobelError("foreign-host")


def _own_pages_only(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whatever changes something is asked for by our own pages, or not at all; every new route is guarded as well."""
    context: Context = connection.app.state.context
    changes = connection.scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS")
    if changes and connection.scope["type"] == ScopeType.HTTP and not context.admits(connection):
        raise KnobelError("foreign-origin")


def _pays(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whatever is asked for has its price; every new route as well. Sockets pay when they are opened (`handshake`)."""
    context: Context = connection.app.state.context
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP:
        cost = cost_of(scope["method"], scope.get("path_template", ""))
        network = network_of(None if connection.client is None else connection.client.host)
        context.limits.charge(context.token_in(connection), network, cost)


async def _noted(trouble: Exception, scope: Scope) -> None:
    """What nobody has thought of goes into the log; a refusal does not."""
    if not isinstance(trouble, KnobelError | Unreachable | WorkFailed | HTTPException | WebSocketException):
        LOG.error("unhandled", exc_info=trouble)


def _unreachable(request: Request[Any, Any, Any], trouble: Unreachable) -> Response[dict[str, Any]]:
    """The database does not answer; whether anything has changed is not known."""
    return Response({"code": "unreachable", "facts": {}}, status_code=503)


def _busy(request: Request[Any, Any, Any], trouble: WorkFailed) -> Response[dict[str, Any]]:
    """What was asked for took too long, or went wrong where it was worked on."""
    return Response({"code": "busy", "facts": {}}, status_code=503)


def _not_understood(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[dict[str, Any]]:
    """What the framework itself refuses, before a route is asked: a body or a parameter that cannot be read."""
    code = FRAMEWORK_CODES.get(trouble.status_code, "no-such-page" if trouble.status_code < 500 else "mistake")
    return Response({"code": code, "facts": {}}, status_code=trouble.status_code)


def _mistake(request: Request[Any, Any, Any], trouble: Exception) -> Response[dict[str, Any]]:
    """A mistake of the server's own; the log has it."""
    return Response({"code": "mistake", "facts": {}}, status_code=500)


def _refusal(request: Request[Any, Any, Any], trouble: KnobelError) -> Response[dict[str, Any]]:
    """A refusal with its code; clients have the words."""
    body = {"code": trouble.code, "facts": tellable(trouble.facts)}
    return Response(body, status_code=STATUS.get(trouble.code, 400))

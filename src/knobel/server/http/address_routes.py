"""HTTP: where others reach the house, told to a page that was opened on the server's own machine."""

from litestar import get
from litestar.handlers import HTTPRouteHandler

from knobel.server.addresses import host_in_url, is_loopback
from knobel.server.http.context import Context
from knobel.server.http.http_types import Addresses
from knobel.server.http.request_context import Request


def address_routes(context: Context) -> list[HTTPRouteHandler]:
    """The route for pages that make links."""

    @get("/api/addresses", sync_to_thread=False)
    def addresses(request: Request) -> Addresses:
        """Where others reach the house. A page that came over the network has its address already."""
        return Addresses(context.urls() if _is_at_the_machine(request) else ())

    return [addresses]


def _is_at_the_machine(request: Request) -> bool:
    """Whether this was asked under a name that means the machine itself: nobody else has to know its networks."""
    return is_loopback(host_in_url(f"//{request.headers.get('host', '')}"))

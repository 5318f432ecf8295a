"""Headers: what every answer carries, whoever has made it: a route, the framework, or a mistake."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from knobel.server.policy import SECURITY_HEADERS

# Answers are for whoever asked, at that moment; what may be kept says so itself.
KEPT_BY_NOBODY = {"cache-control": "no-store"}
# What browsers heed over TLS alone; without it some complain about the second. Half a year, and only where they trust
# the certificate.
OVER_TLS = {"strict-transport-security": "max-age=15552000", "cross-origin-opener-policy": "same-origin"}


def is_secure(scope: Scope) -> bool:
    """Whether a connection came over TLS, as far as the server knows; a proxy that it trusts may have said so."""
    return scope.get("scheme") in ("https", "wss")


async def add_headers(message: Message, scope: Scope) -> None:
    """Let an answer carry what all of them carry."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    wanted = {**SECURITY_HEADERS, **KEPT_BY_NOBODY, **(OVER_TLS if is_secure(scope) else {})}
    for name, value in wanted.items():
        headers.setdefault(name, value)

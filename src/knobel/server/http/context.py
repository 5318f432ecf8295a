"""What all routes share: the house behind them, who may come in, and what is counted."""

from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from knobel.house.house import House
from knobel.house.live.analysts import Analysts
from knobel.server.http.guesses import Guesses
from knobel.server.http.headers import is_secure
from knobel.server.http.hosts import is_own_host, own_hosts
from knobel.server.http.identity import PLAIN_COOKIE, SECURE_COOKIE, Identities
from knobel.server.http.limits import Limits
from knobel.server.http.line_charges import LineCharges
from knobel.server.http.origin import is_own
from knobel.server.work.subprocess_analysis import SubprocessAnalysis

Asked = ASGIConnection[Any, Any, Any, Any]


class Context:
    """The house, and what answering over HTTP needs beside it."""

    def __init__(
        self,
        house: House,
        origins: frozenset[str] = frozenset(),
        hosts: frozenset[str] = frozenset(),
        urls: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        given = house.resources
        self.house = house
        self.identities = Identities(given.store, given.time, given.source)
        self.limits = Limits(given.time)
        self.guesses = Guesses(self.limits)
        self.charges = LineCharges(self.limits)
        self.analysts = Analysts(given.store, SubprocessAnalysis())
        # Where others reach the house; asked each time, for a laptop moves from network to network.
        self.urls = urls
        self._origins = origins
        self._hosts = own_hosts(hosts, origins)

    def is_own_host(self, host: str | None) -> bool:
        """Whether the house is known by this name."""
        return is_own_host(host, self._hosts)

    def admits(self, connection: Asked) -> bool:
        """Whether whatever page has asked may speak for its visitor's cookie."""
        origin, host = connection.headers.get("origin"), connection.headers.get("host")
        secure = is_secure(connection.scope)
        return self.is_own_host(host) and is_own(origin, host, self._origins, secure=secure)

    def token_in(self, connection: Asked) -> str | None:
        """The device's token. Over TLS only the cookie that nobody else can have set counts."""
        return connection.cookies.get(SECURE_COOKIE if is_secure(connection.scope) else PLAIN_COOKIE)

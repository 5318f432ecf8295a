"""What all doors share: the house behind them, who may come in, and what is counted."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

from litestar.connection import ASGIConnection

from knobel.house.desks.desk_registry import OwnTournament
from knobel.house.lines.backlog import Unread
from knobel.house.lines.connection import Connection
from knobel.house.live.analysts import Analysts
from knobel.house.live.table_registry import RENEWED, House
from knobel.server.http.guesses import Guesses
from knobel.server.http.headers import is_secure
from knobel.server.http.hosts import is_own_host, own_hosts
from knobel.server.http.identity import PLAIN_COOKIE, SECURE_COOKIE, Identities
from knobel.server.http.limits import Limits
from knobel.server.http.line_charges import LineCharges
from knobel.server.http.origin import is_own
from knobel.server.work.subprocess_analysis import SubprocessAnalysis

Asked = ASGIConnection[Any, Any, Any, Any]

Forget = Callable[[tuple[str, ...], str], Awaitable[None]]
TournamentsOf = Callable[[tuple[str, ...]], Awaitable[tuple[OwnTournament, ...]]]


async def _nothing_else(devices: tuple[str, ...], instead: str) -> None:
    """There is nothing else."""


async def _no_tournaments(devices: tuple[str, ...]) -> tuple[OwnTournament, ...]:
    return ()


class OpenLine(Protocol):
    """A socket of some device, to a table or to a desk."""

    @property
    def device(self) -> str | None: ...

    def dismiss(self) -> None:
        """Tell nothing any more, and close."""
        ...

    def give_up(self) -> None:
        """Close; whoever is still entitled to it comes back."""
        ...


class Doors:
    """The house as seen from its doors."""

    def __init__(
        self,
        house: House,
        origins: frozenset[str] = frozenset(),
        hosts: frozenset[str] = frozenset(),
        urls: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        self.house = house
        self.identities = Identities(house.store, house.time, house.source)
        self.limits = Limits(house.time)
        self.guesses = Guesses(self.limits)
        self.charges = LineCharges(self.limits)
        self.analysts = Analysts(house.store, SubprocessAnalysis())
        self.lines: set[OpenLine] = set()
        self.unread = Unread()
        # What else there is to forget of a person or to tell them, beside the tables of the house.
        self.also_forget: Forget = _nothing_else
        self.tournaments_of: TournamentsOf = _no_tournaments
        self._origins = origins
        house.devices_hear = self._end_lines
        # Where others reach the house; asked each time, for a laptop moves from network to network.
        self.urls = urls
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

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return len(self.lines)

    def opened(self, line: OpenLine) -> None:
        """One more socket."""
        if isinstance(line, Connection):
            line.all_unread = self.unread
        self.lines.add(line)

    def closed(self, line: OpenLine) -> None:
        """One socket less."""
        self.lines.discard(line)

    async def revoke(self, devices: Iterable[str]) -> None:
        """These devices are nobody's any more: close every line of theirs, on every node."""
        for device in devices:
            for line in self._lines_of(device):
                line.dismiss()
            await self.house.hub.hint(RENEWED + device, 0)

    async def renewed(self, devices: Iterable[str]) -> None:
        """The tokens of these devices are others now: their lines end on every node, and come back if they can."""
        for device in devices:
            self._end_lines(device)
            await self.house.hub.hint(RENEWED + device, 0)

    def _end_lines(self, device: str) -> None:
        for line in self._lines_of(device):
            line.give_up()

    def _lines_of(self, device: str) -> tuple[OpenLine, ...]:
        return tuple(line for line in self.lines if line.device == device)

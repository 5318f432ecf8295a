"""Running the server: one process, one event loop, the socket settings that matter."""

import gc
import logging
from pathlib import Path

import msgspec
import uvicorn
from litestar import Litestar

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.change_hints import ChangeHints, LocalHints
from knobel.house.lines.answering import LARGEST_MESSAGE
from knobel.server import addresses
from knobel.server.app import application
from knobel.server.certificates import Certificate, given_certificate, own_certificate
from knobel.server.front import Front
from knobel.server.listening.budget import Budget
from knobel.server.listening.server import listening_server
from knobel.server.zones import USUAL_ZONE, zone_named

# A peer that does not answer is noticed within this and the next, in seconds.
PING_EVERY, PING_PATIENCE = 8, 6
# So many may be about to connect at one moment, after a restart for example; the system may allow fewer.
MOST_WAITING_AT_THE_DOOR = 8192


class Settings(Frozen, frozen=True):
    """Where and over what the server runs."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = Path("data")
    database_url: str | None = None
    hub_url: str | None = None
    pace: float = 0.8
    front: Front = Front()
    public_url: str | None = None
    tls: bool = False
    tls_cert: Path | None = None
    tls_key: Path | None = None
    zone: str = USUAL_ZONE

    @property
    def is_secure(self) -> bool:
        """Whether the house is reached over HTTPS."""
        return self.tls or self.tls_cert is not None

    @property
    def scheme(self) -> str:
        """How addresses of the house begin."""
        return "https" if self.is_secure else "http"

    @property
    def urls(self) -> tuple[str, ...]:
        """Where others reach the house, the likeliest address first."""
        return addresses.urls(self.host, self.port, self.scheme, self.public_url)


def server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run."""
    app = application(
        settings.data,
        settings.database_url,
        hints=hints_for(settings.hub_url),
        pace=settings.pace,
        origins=settings.front.known_origins(settings.public_url),
        hosts=frozenset(settings.front.host_names),
        urls=lambda: settings.urls,
        zone=zone_named(settings.zone),
    )
    return server_of(app, settings)


def server_of(app: Litestar, settings: Settings, budget: Budget | None = None) -> uvicorn.Server:
    """The server of an application: what people run and what the proofs try is set up here, and nowhere else."""
    tls = _tls(settings)
    return listening_server(
        app,
        budget,
        host=settings.host,
        port=settings.port,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        # Where a request came from and whether over TLS is believed of the proxies that were named, and of nobody else.
        proxy_headers=bool(settings.front.proxies),
        forwarded_allow_ips=list(settings.front.proxies),
        timeout_graceful_shutdown=3,
        backlog=MOST_WAITING_AT_THE_DOOR,
        ssl_certfile=None if tls is None else tls.certificate,
        ssl_keyfile=None if tls is None else tls.key,
    )


def _tls(settings: Settings) -> Certificate | None:
    """The certificate with its key, given or the house's own; none where none was asked for."""
    if not settings.is_secure:
        return None
    if settings.tls_cert is not None and settings.tls_key is not None:
        return given_certificate(settings.tls_cert, settings.tls_key)
    hosts = {*addresses.reachable(settings.host), *map(addresses.host_in_url, settings.urls)}
    return own_certificate(settings.data, hosts)


def calm_the_collector() -> None:
    """Keep the search for garbage from holding everybody up.

    A full search looks at every object of every connection, which takes tenths of a second when there are thousands,
    and finds next to nothing: what a connection leaves behind goes by itself. What has been imported is never looked at
    again, and the rest seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def set_up_logs() -> None:
    """What the house tells of itself, and what others complain about, one JSON object a line."""
    logging.basicConfig(level=logging.WARNING, handlers=[_json_lines()])
    logging.getLogger("knobel").setLevel(logging.INFO)


def run(running: uvicorn.Server) -> None:
    """Serve until told to stop."""
    calm_the_collector()
    running.run()


def hints_for(url: str | None) -> ChangeHints:
    """The hints that were asked for."""
    if url is None:
        return LocalHints()
    from knobel.server.redis_hints import RedisHints

    try:
        return RedisHints(url)
    except ValueError as trouble:
        raise KnobelError("bad-hub-url", url=url.split(":", 1)[0]) from trouble


def _json_lines() -> logging.Handler:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    return handler


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, from where, what. No names, no tokens, no dice."""

    def format(self, record: logging.LogRecord) -> str:
        what = type(record.exc_info[1]).__name__ if record.exc_info else record.getMessage()
        line = {"at": int(record.created * 1000), "level": record.levelname, "from": record.name, "what": what}
        return msgspec.json.encode(line).decode()

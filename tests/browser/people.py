"""People with a device of their own, and everything that reaches that device."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

from tests.support.waiting import PATIENCE

PHONE, SMALL, TABLET, DESKTOP, TV = (360, 740), (360, 640), (820, 1180), (1440, 900), (1920, 1080)
SIZES = {"phone": PHONE, "small": SMALL, "tablet": TABLET, "desktop": DESKTOP}
# Where a house usually is, for pictures: what is drawn at an address of this machine alone has no code.
AT_HOME = "http://192.168.178.20:8000"
Theme = Literal["light", "dark"]
Language = Literal["de", "en"]


class Person:
    """Somebody at a device. Whatever goes wrong there is written down, and fails the test in the end."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.responses: list[Response] = []
        self._expected: list[str] = []
        self.page = self.watched(context.new_page())

    def open(self, path: str = "/") -> "Person":
        """Go to a page of the house."""
        self.page.goto(self.base + path)
        return self

    def reaches(self, *urls: str) -> "Person":
        """From here on the house has these addresses in a network, as far as this device is told."""
        told = json.dumps({"urls": urls})
        self.context.route("**/api/addresses", lambda route: route.fulfill(content_type="application/json", body=told))
        return self

    def grumbles(self) -> list[str]:
        """What went wrong and was not expected."""
        return [each for each in self.complaints if not any(words in each for words in self._expected)]

    @contextlib.contextmanager
    def expecting(self, *words: str) -> Iterator[None]:
        """From here on, complaints with these words are part of the story."""
        self._expected.extend(words)
        yield

    @property
    def updates(self) -> list[dict[str, Any]]:
        """Every update of a table that reached this device."""
        return [frame for frame in self.frames if frame["type"] == "update"]

    @property
    def scene(self) -> dict[str, Any] | None:
        """What the newest update shows."""
        views = next((update["views"] for update in reversed(self.updates) if update["views"]), None)
        return None if not views else dict(views[0]["scene"])

    def answers(self) -> list[tuple[str, str]]:
        """Everything that the house has answered to this device over HTTP: the path, and the whole body."""
        told = [response for response in self.responses if urlsplit(response.url).path.startswith("/api/")]
        return [(urlsplit(response.url).path, response.text()) for response in told]

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than the screen."""
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"))

    def watched(self, page: Page) -> Page:
        """A page of this device, whose troubles are written down."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("websocket", self._socket)
        page.on("crash", lambda _: self.complaints.append("the page crashed"))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"request to a foreign host: {request.url}")

    def _response(self, response: Response) -> None:
        self.responses.append(response)
        if response.status >= 500:
            self.complaints.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))


def device(
    browser: Browser,
    base: str | None,
    *,
    size: tuple[int, int] = PHONE,
    theme: Theme = "light",
    language: Language = "de",
    touch: bool = True,
    motion: bool = False,
    keeps: bool = False,
    zone: str | None = None,
) -> BrowserContext:
    """A device that nobody has used yet: motion reduced unless it is looked at, in a language of its own.

    It `keeps` the box if it is asked to; else every file comes from its house. Its clock goes by a time `zone`, by
    itself that of this machine.
    """
    context = browser.new_context(
        base_url=base,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        locale={"de": "de-DE", "en": "en-GB"}[language],
        timezone_id=zone,
        has_touch=touch,
        service_workers="allow" if keeps else "block",
        # A house over TLS has a certificate of its own.
        ignore_https_errors=True,
    )
    context.set_default_timeout(PATIENCE * 1000)
    return context

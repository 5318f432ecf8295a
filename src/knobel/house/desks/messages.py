"""The messages between a desk's pages and the server. `docs/desk.md` describes them."""

from typing import Any

from knobel.core.frozen import Tagged
from knobel.desk.actions import PlayerId, Request, Role
from knobel.desk.offers import DeskOffer
from knobel.desk.pages import Page
from knobel.desk.preview import Preview
from knobel.house.desks.patching import PatchStep

# Client to server ----------------------------------------------------------------------------------------------------


class DeskHello(Tagged, frozen=True, tag="hello"):
    """Look at a desk. `token` is the link; `name` is who stands at this device, for the log.

    Whoever wants only what has changed after the first page says so with `changes`.
    """

    desk: str
    token: str
    name: str = ""
    changes: bool = False


class DeskPlease(Tagged, frozen=True, tag="please"):
    """Ask something of the desk. A repeated `key` gets the same answer and changes nothing.

    With `seq`, the number of the page that was looked at, it is refused if anything has happened since.
    """

    key: str
    request: Request
    reason: str = ""
    seq: int | None = None


class DeskPreview(Tagged, frozen=True, tag="preview"):
    """What would a request change?"""

    key: str
    request: Request


class DeskPing(Tagged, frozen=True, tag="ping"):
    """Are you there?"""

    number: int = 0


DeskClientMessage = DeskHello | DeskPlease | DeskPreview | DeskPing

# Server to client ----------------------------------------------------------------------------------------------------


class DeskWelcome(Tagged, frozen=True, tag="welcome"):
    """You are looking at the desk in this role. `link` is the name of your link; whoever has renewed it is welcomed
    anew, with what it says now as `token`."""

    desk: str
    role: Role
    player: PlayerId | None
    links: dict[str, str]
    link: str = ""
    token: str = ""


class DeskPageMessage(Tagged, frozen=True, tag="page"):
    """Your page after entry `seq`. `away` counts the turns in a row that online players let pass."""

    seq: int
    page: Page
    away: tuple[tuple[PlayerId, int], ...] = ()


class DeskChanges(Tagged, frozen=True, tag="changes"):
    """What makes the page that was sent before it your page after entry `seq`: a JSON Patch (RFC 6902)."""

    seq: int
    patch: tuple[PatchStep, ...]
    away: tuple[tuple[PlayerId, int], ...] = ()


class DeskDone(Tagged, frozen=True, tag="done"):
    """Your request stands in the log, as entry `seq`."""

    key: str
    seq: int


class DeskPreviewed(Tagged, frozen=True, tag="previewed"):
    """What your request would change, if nothing happens after entry `seq`."""

    key: str
    seq: int
    preview: Preview


class DeskTrouble(Tagged, frozen=True, tag="trouble"):
    """Refused; nothing has changed. `facts` go with the message `error-<code>`.

    With `offers` it is a question: what may be sent instead, by whoever means it.
    """

    code: str
    facts: dict[str, Any]
    key: str | None = None
    offers: tuple[DeskOffer, ...] = ()


class DeskPong(Tagged, frozen=True, tag="pong"):
    """I am."""

    number: int


DeskServerMessage = DeskWelcome | DeskPageMessage | DeskChanges | DeskDone | DeskPreviewed | DeskTrouble | DeskPong

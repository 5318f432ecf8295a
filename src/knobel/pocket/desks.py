"""The tournament desk of one device: what its pages ask, by the paths and links by which they ask a server."""

from base64 import b64decode, b64encode
from typing import Any, TypeVar

import msgspec

from knobel.core.errors import KnobelError
from knobel.desk.results import results
from knobel.house.desks.links import Holder, links_for
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.desks.result_files import results_book
from knobel.house.house import House
from knobel.house.lines import desk_requests as requests
from knobel.house.work.tasks import ReadPlayers
from knobel.pocket.visitor import visitor

T = TypeVar("T")
# How the text of a file begins.
FILE = "data:;base64"


async def of_desks(house: House, method: str, rest: list[str], query: dict[str, str], body: str, token: str) -> Any:
    """What comes of a request to the desks; texts and files come as bytes."""
    desks = house.desks
    match method, rest:
        case "GET", ["form"]:
            return requests.form()
        case "POST", []:
            device = await visitor(house.resources)
            return await requests.set_up(desks, _read(body, requests.NewDeskRequest), device.id)
        case "POST", ["import"]:
            device = await visitor(house.resources)
            return requests.links_of(await desks.restore(_content(body), device.id))
        case "GET", [desk, "export"]:
            live, _ = await requests.held(desks, desk, token, "organiser", "referee")
            return live.desk.export()
        case "POST", [desk, "recovery"]:
            return await requests.new_code(desks, *await requests.held(desks, desk, token, "organiser"))
        case "POST", ["recover"]:
            return await requests.recovered(desks, _read(body, requests.RecoveryCode))
        case "DELETE", [desk]:
            live, _ = await requests.held(desks, desk, token, "organiser")
            return await requests.delete(desks, live, _read(body, requests.DeskName))
        case "GET", [desk, "players"]:
            live, _ = await requests.held(desks, desk, token, "organiser", "referee")
            return requests.player_links(live)
        case "POST", [desk, "players"]:
            live, holder = await requests.held(desks, desk, token, "organiser", "referee")
            return await requests.sign_up_all(live, holder, _read(body, requests.PlayerList))
        case "POST", [desk, "sign-up"]:
            live, holder = await requests.held(desks, desk, token, "entry")
            return await requests.sign_up(live, holder, _read(body, requests.SignUpRequest))
        case "POST", [desk, "lists"]:
            _, holder = await requests.held(desks, desk, token, "organiser", "referee")
            return await house.resources.work.do(ReadPlayers(_content(body)), holder.role)
        case "GET", [desk, what]:
            return _looked_up(*await requests.held(desks, desk, token), what, query)
        case _:
            raise KnobelError("no-such-desk")


def _looked_up(live: LiveDesk, holder: Holder, what: str, query: dict[str, str]) -> Any:
    """What every link is told."""
    match what:
        case "page":
            return live.page_for(holder).whole
        case "links":
            return requests.DeskLinks(live.id, links_for(live.master, live.tournament, holder.role))
        case "results.csv":
            return requests.results_file(live, msgspec.convert(query.get("sheet"), requests.Language | None))
        case "results.xlsx":
            return _packed(results_book(live.tournament, msgspec.convert(query.get("sheet", "de"), requests.Language)))
        case "results.json":
            return results(live.tournament)
        case _:
            raise KnobelError("no-such-desk")


def _content(body: str) -> bytes:
    """The bytes of a file: it comes as a data URL, since a page speaks in texts; other texts are what they are."""
    head, comma, packed = body.partition(",")
    if not (comma and head == FILE):
        return body.encode()
    try:
        return b64decode(packed, validate=True)
    except ValueError as bad:
        raise KnobelError("unreadable") from bad


def _packed(content: bytes) -> bytes:
    """A file that is no text, the same way round."""
    return f"{FILE},".encode() + b64encode(content)


def _read(body: str, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)

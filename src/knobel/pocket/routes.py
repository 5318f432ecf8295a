"""What a page asks beside its lines, by the method and path by which it asks a server: the same answers, in JSON."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from knobel.core.errors import KnobelError
from knobel.house import new_tables, people
from knobel.house.endings import Ending, bests_of
from knobel.house.highlights import ThrowOfGame
from knobel.house.house import House
from knobel.house.lines.looking_back import past_game_for
from knobel.house.lines.refusals import tellable
from knobel.house.my_games import own_games
from knobel.house.names import clean_name
from knobel.house.new_tables import JoinRequest, NewTableRequest
from knobel.house.people import GameStatistics, Liking, Me, Rename
from knobel.house.store import operations, results
from knobel.house.store.operations import Device
from knobel.house.store.store import Unreachable
from knobel.house.work.tasks import (
    Past,
    ReadFairness,
    ReadPosition,
    ReadReplay,
    ReadThrow,
    SeesAll,
    WriteCatalogue,
    WriteRules,
)
from knobel.match import opening
from knobel.minds.mind import MINDS
from knobel.pocket.beside import FilesBeside
from knobel.pocket.visitor import visitor

if TYPE_CHECKING:
    from knobel.house.live.analysts import Analysts

T = TypeVar("T")
ENCODE = msgspec.json.Encoder().encode
FINE, REFUSED, AWAY, MISTAKE = 200, 400, 503, 500
# What needs other people, or somebody whom they all trust, is not to be had from one device.
NEEDS_HOUSE = "needs-house"


class Requests:
    """Answers what a page asks of a house; what nobody has asked for yet is not opened."""

    def __init__(self, house: House, beside: FilesBeside | None = None) -> None:
        self.house = house
        self._beside = beside

    @cached_property
    def analysts(self) -> "Analysts":
        """Who works out finished games."""
        from knobel.house.live.analysts import Analysts
        from knobel.pocket.analysis_here import analysis_here

        return Analysts(self.house.resources.store, partial(analysis_here, beside=self._beside))

    async def stop(self) -> None:
        """Let go of what is being worked out."""
        if "analysts" in vars(self):
            await self.analysts.stop()


async def ask(requests: Requests, method: str, path: str, body: str, token: str = "") -> tuple[int, bytes]:
    """The status and the answer to a request; `token` is the link that goes along with it."""
    try:
        told = await _answer(requests, method, path, body, token)
        return FINE, told if isinstance(told, bytes) else ENCODE(told)
    except KnobelError as trouble:
        return REFUSED, ENCODE({"code": trouble.code, "facts": tellable(trouble.facts)})
    except msgspec.MsgspecError:
        return REFUSED, ENCODE({"code": "unreadable", "facts": {}})
    except Unreachable as trouble:
        return AWAY, ENCODE({"code": trouble.code, "facts": {}})


async def _answer(requests: Requests, method: str, path: str, body: str, token: str) -> Any:
    house, split = requests.house, urlsplit(path)
    query = dict(parse_qsl(split.query))
    match method, [unquote(part) for part in split.path.strip("/").split("/")]:
        case _, ["api", "me", *rest]:
            return await _of_person(house, method, rest, body)
        case "GET", ["api", "games", *rest]:
            return await _of_games(house, rest, query)
        case "GET", ["api", "minds"]:
            return tuple(MINDS)
        case "GET", ["api", "tables"]:
            return ()
        case "POST", ["api", "tables"]:
            wanted = _read(body, NewTableRequest)
            return await new_tables.open_table(house.tables, await visitor(house.resources), wanted)
        case "POST", ["api", "join"]:
            device = await visitor(house.resources)
            return await new_tables.table_by_code(house.tables, _read(body, JoinRequest).code, device.id)
        case "GET", ["api", "tables", table, "replays" | "fairness" | "endings" | "analysis" as what, number]:
            return await _of_past(requests, what, table, _read(number, int), query.get("invitation"))
        case "POST", ["api", "tables", table, "departure" | "arrival" as way]:
            return await _move(house, way, table, body)
        case "POST", ["api", "positions"]:
            return await _position(house, body)
        case _, ["api", "desks", *rest]:
            from knobel.pocket.desks import of_desks

            return await of_desks(house, method, rest, query, body, token)
        case _, ["api", "days", *rest]:
            from knobel.pocket.days import of_days

            return await of_days(house, method, rest, body)
        case "GET", ["api", "addresses"]:
            # Nobody else reaches this house.
            return {"urls": ()}
        case _:
            raise KnobelError(NEEDS_HOUSE)


def _read(body: str, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)


# Whoever has this device ----------------------------------------------------------------------------------------------


async def _of_person(house: House, method: str, rest: list[str], body: str) -> Any:
    device, store = await visitor(house.resources), house.resources.store
    own = (device.id,)
    match method, rest:
        case "GET", []:
            return await people.person(store, device, own)
        case "PUT", []:
            return await _rename(house, device, _read(body, Rename).name)
        case "DELETE", []:
            await people.forget(house, device, own)
            return None
        case "GET", ["favourites"]:
            return await people.favourites(store, own)
        case "PUT", ["favourites"]:
            return await people.like(house, device, own, _read(body, Liking))
        case "GET", ["tables"]:
            return await people.own_tables(store, own)
        case "GET", ["statistics"]:
            return await people.statistics_of(store, own)
        case "GET", ["games"]:
            return await own_games(house, own)
        case "GET", ["export"]:
            return await people.export(house, device, own)
        case _:
            raise KnobelError(NEEDS_HOUSE)


async def _rename(house: House, device: Device, wanted: str) -> Me:
    name, store = clean_name(wanted), house.resources.store
    await store.write(operations.rename_device(device.id, name))
    return await people.person(store, Device(device.id, device.account, name), (device.id,))


async def _move(house: House, way: str, table: str, body: str) -> Any:
    """A table goes to another house, or comes from one."""
    device = await visitor(house.resources)
    if way == "departure":
        from knobel.house.moving.departing import depart
        from knobel.house.moving.files import Departure

        return await depart(house.tables, device.id, table, _read(body, Departure).to)
    from knobel.house.moving.arriving import arrive

    return await arrive(house, device.id, table, body.encode())


# The box --------------------------------------------------------------------------------------------------------------


async def _of_games(house: House, rest: list[str], query: dict[str, str]) -> Any:
    work, owner = house.resources.work, "box"
    match rest:
        case []:
            return await work.do(WriteCatalogue(packed=False), owner)
        case [game, "rules"]:
            options = _read(query.get("options", "{}"), dict[str, bool | int | str])
            seats = _read(query["seats"], int) if "seats" in query else None
            return await work.do(WriteRules(game, query.get("lang", "en"), options, seats), owner)
        case [game, "statistics"]:
            rows = await house.resources.store.read(results.by_players(opening.game(game).info.id))
            return tuple(GameStatistics(*row) for row in rows)
        case _:
            raise KnobelError(NEEDS_HOUSE)


# What has been played -------------------------------------------------------------------------------------------------


async def _of_past(requests: Requests, what: str, table: str, number: int, invitation: str | None) -> Any:
    house, given = requests.house, requests.house.resources
    device = await visitor(given)
    live, past = await past_game_for(house.tables, table, number, (device.id,), invitation)
    if what == "fairness":
        return await given.work.do(ReadFairness(past, live.masters, live.now()), device.id)
    if what == "analysis":
        return await _analysis(requests, past, device.id)
    record = await _record(house, table, number)
    if what == "endings":
        own, at_table = await bests_of(given.store, table, number, (device.id,))
        found = await given.work.do(ReadThrow(record), device.id)
        return Ending(msgspec.json.decode(found, type=ThrowOfGame | None), own, at_table)
    return await given.work.do(ReadReplay(past, record, packed=False), device.id)


async def _analysis(requests: Requests, past: Past, owner: str) -> Any:
    """What was luck and what was lost by decisions; whoever asks while it is being worked out asks again."""
    from knobel.house.live.analysts import AnalysisAnswer

    if not msgspec.json.decode(await requests.house.resources.work.do(SeesAll(past), owner), type=bool):
        return AnalysisAnswer("sealed")
    record = await _record(requests.house, past.table, past.number)
    return await requests.analysts.answer((past.table, past.number), record)


async def _position(house: House, body: str) -> bytes:
    from knobel.house.positions import PositionRequest

    return await house.resources.work.do(ReadPosition(_read(body, PositionRequest).line), "box")


async def _record(house: House, table: str, number: int) -> str:
    record: str | None = await house.resources.store.read(operations.record(table, number))
    if record is None:
        raise KnobelError("no-such-replay")
    return record

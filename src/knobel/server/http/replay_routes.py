"""HTTP: finished games, step by step, what stood out, what is needed to check their dice, and what was luck in them."""

from typing import Any, cast

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from knobel.core.errors import KnobelError
from knobel.house.endings import Ending, bests_of
from knobel.house.highlights import ThrowOfGame
from knobel.house.lines.looking_back import past_game_for
from knobel.house.live.analysts import AnalysisAnswer
from knobel.house.live.live_table import LiveTable
from knobel.house.replays import Replay
from knobel.house.store import operations
from knobel.house.table.fairness_file import FairnessFile
from knobel.house.work.tasks import Past, ReadFairness, ReadReplay, ReadThrow, SeesAll
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, known_device, owner_of, refusals


def replay_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to what has been played."""
    return [*_game_routes(context), *_insight_routes(context)]


def _game_routes(context: Context) -> list[HTTPRouteHandler]:
    """A game itself, and its dice."""
    resources = context.house.resources

    @get("/api/tables/{table:str}/replays/{number:int}", responses=refusals(400, 404, 429))
    async def replay(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> Response[Replay]:
        """A finished game, step by step, as its viewer may see it."""
        _, past, owner = await past_game(context, request, table, number, invitation)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        body = await resources.work.do(ReadReplay(past, await _record(context, table, number), packed), owner)
        return cast("Response[Replay]", _json(body, packed=packed))

    @get("/api/tables/{table:str}/fairness/{number:int}", responses=refusals(400, 404, 429))
    async def fairness(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> Response[FairnessFile]:
        """What is needed to check the dice of a game, as far as its reader may see them."""
        live, past, owner = await past_game(context, request, table, number, invitation)
        if live.table.setup.day is not None:
            raise KnobelError("dice-of-the-day")
        body = await resources.work.do(ReadFairness(past, live.masters, live.now()), owner)
        return cast("Response[FairnessFile]", _json(body))

    return [replay, fairness]


def _insight_routes(context: Context) -> list[HTTPRouteHandler]:
    """What can be said about a game."""
    resources = context.house.resources

    @get("/api/tables/{table:str}/analysis/{number:int}", responses=refusals(400, 404, 429))
    async def analysis(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> AnalysisAnswer:
        """What was luck and what was lost by decisions; whoever asks while it is being worked out asks again."""
        _, past, owner = await past_game(context, request, table, number, invitation)
        if not msgspec.json.decode(await resources.work.do(SeesAll(past), owner), type=bool):
            return AnalysisAnswer("sealed")
        return await context.analysts.answer((table, number), await _record(context, table, number))

    @get("/api/tables/{table:str}/endings/{number:int}", responses=refusals(400, 404, 429))
    async def ending(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> Ending:
        """The throw of a finished game, and whether it brought whoever asks, or the table, a best result."""
        _, _, owner = await past_game(context, request, table, number, invitation)
        device = await known_device(context, request)
        devices = () if device is None else await context.identities.all_of(device)
        own, at_table = await bests_of(resources.store, table, number, devices)
        found = await resources.work.do(ReadThrow(await _record(context, table, number)), owner)
        return Ending(msgspec.json.decode(found, type=ThrowOfGame | None), own, at_table)

    return [analysis, ending]


async def past_game(
    context: Context, request: Request, table: str, number: int, invitation: str | None
) -> tuple[LiveTable, Past, str]:
    """A table with one of its earlier games as its reader may look at it, and in whose name that is worked on."""
    device = await known_device(context, request)
    id = None if device is None else device.id
    own = () if device is None else (device.id, *await context.identities.all_of(device))
    live, past = await past_game_for(context.house.tables, table, number, own, invitation)
    return live, past, owner_of(request, id)


async def _record(context: Context, table: str, number: int) -> str:
    text: str | None = await context.house.resources.store.read(operations.record(table, number))
    if text is None:
        raise KnobelError("no-such-replay")
    return text


def _json(body: bytes, *, packed: bool = False) -> Response[Any]:
    """Scenes resemble each other: packed, a replay is a fiftieth of its size."""
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else None
    return Response(body, media_type="application/json", headers=headers)

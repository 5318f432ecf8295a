"""HTTP: finished games, step by step, what is needed to check their dice, and what was luck in them."""

import gzip
from typing import Any

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from knobel.core.errors import KnobelError
from knobel.core.events import Thrown, Unseen
from knobel.core.secrets import Viewer
from knobel.server.doors.admission import may_listen, may_watch
from knobel.server.doors.asking import Request, known_device, refusals
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.names import is_plain
from knobel.server.doors.replays import Replay, replay_for
from knobel.server.live.analysts import AnalysisAnswer
from knobel.server.live.live_table import LiveTable
from knobel.server.store import operations
from knobel.server.table.fairness_file import FairnessFile, fairness_file, shown_throws
from knobel.server.table.seats import hashed, same
from knobel.server.table.table import Table

# More games than anybody plays at one table.
MOST_GAMES = 10**6
ENCODE = msgspec.json.Encoder().encode


def replay_doors(doors: Doors) -> list[HTTPRouteHandler]:
    """The doors to what has been played."""

    @get("/api/tables/{table:str}/replays/{number:int}", responses=refusals(400, 404))
    async def replay(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> Response[Replay]:
        """A finished game, step by step, as its viewer may see it."""
        _, past, viewer = await past_game(doors, request, table, number, invitation)
        text, names = await _record(doors, table, number), await _names(doors, past)
        return _packed(request, await doors.house.think(lambda: ENCODE(replay_for(text, viewer, names))))

    @get("/api/tables/{table:str}/fairness/{number:int}", responses=refusals(400, 404))
    async def fairness(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> FairnessFile:
        """What is needed to check the dice of a game, as far as its reader may see them."""
        live, past, viewer = await past_game(doors, request, table, number, invitation)
        return fairness_file(past, live.master, viewer, live.now())

    @get("/api/tables/{table:str}/analysis/{number:int}", responses=refusals(400, 404, 429))
    async def analysis(
        request: Request, table: FromPath[str], number: FromPath[int], invitation: FromQuery[str | None] = None
    ) -> AnalysisAnswer:
        """What was luck and what was lost by decisions; whoever asks while it is being worked out asks again."""
        _, past, viewer = await past_game(doors, request, table, number, invitation)
        if not sees_everything(past, viewer):
            return AnalysisAnswer("sealed")
        return await doors.analysts.answer((table, number), await _record(doors, table, number))

    return [replay, fairness, analysis]


async def past_game(
    doors: Doors, request: Request, table: str, number: int, invitation: str | None
) -> tuple[LiveTable, Table, Viewer]:
    """A table, as it stood after an earlier game, and for whom its reader may look at it.

    A seat counts for those games only for which its player sat there from the beginning to the end.
    """
    house = doors.house
    row = await house.row(table) if is_plain(table) and 0 <= number <= MOST_GAMES else None
    live = await house.table(table) if row is not None else None
    if row is None or live is None:
        raise KnobelError("no-such-replay")
    device = await known_device(doors, request)
    id = None if device is None else device.id
    invited = invitation is not None and same(hashed(invitation), row.invitation)
    seated = id is not None and bool(live.table.seats_of(id))
    welcome = may_listen(live.table, id, invited=invited) and (seated or may_watch(live.table, id))
    past = await house.past_game(live.id, number) if welcome else None
    if past is None:
        raise KnobelError("no-such-replay")
    played = () if id is None else past.seats_played_by(id)
    return live, past, played[0] if played else None


def sees_everything(past: Table, viewer: Viewer) -> bool:
    """Whether this viewer has seen every throw and every decision of a game, at once or when it was uncovered."""
    shown = shown_throws(past, viewer)
    return all(
        (isinstance(step.event, Thrown) and step.seq in shown)
        or not isinstance(past.game.seen(step.before, step.event, viewer), Unseen)
        for step in past.steps
    )


async def _names(doors: Doors, past: Table) -> tuple[str, ...]:
    """Who sat there when the game ended; whoever came or went since then is no part of it."""
    table = Table(past.id)
    for row in await doors.house.store.read(operations.read(past.id, -1, past.steps[-1].seq + 1)):
        table.fold(row.entry, row.at)
    return table.names


async def _record(doors: Doors, table: str, number: int) -> str:
    text: str | None = await doors.house.store.read(operations.record(table, number))
    if text is None:
        raise KnobelError("no-such-replay")
    return text


def _packed(request: Request, body: bytes) -> Response[Any]:
    """Scenes resemble each other: packed, a replay is a fiftieth of its size."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    # Without a time in it, the same replay is the same bytes.
    return Response(
        gzip.compress(body, 6, mtime=0),
        media_type="application/json",
        headers={"content-encoding": "gzip", "vary": "accept-encoding"},
    )

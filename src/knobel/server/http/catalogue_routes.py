"""HTTP: the games of the box, their rules, the minds, and how people fare at them."""

from typing import Literal, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from knobel.core.errors import KnobelError
from knobel.core.options import Value
from knobel.house.cards import RuleCard
from knobel.house.catalogue import GameInfo
from knobel.house.people import GameStatistics
from knobel.house.store import results
from knobel.house.work.tasks import WriteCatalogue, WriteRules
from knobel.match import opening
from knobel.minds.mind import MINDS
from knobel.server.http.conditional_response import Sendable, encodings, send, sendable
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, owner_of, refusals
from knobel.server.http.web_app import ASK_FIRST

Lang = Literal["de", "en"]
# In whose name the catalogue is written: everybody's.
CATALOGUE = "catalogue"


class WrittenCatalogue:
    """All games as they are sent. They never change while the house is open: each way is written and packed once."""

    def __init__(self, context: Context) -> None:
        self._work = context.house.resources.work
        self._bodies: dict[str | None, Sendable] = {}

    async def for_reader(self, request: Request) -> Sendable:
        """The games, packed where the reader takes that."""
        taken = encodings(request.headers.get("accept-encoding", ""))
        encoding = "gzip" if "gzip" in taken else None
        if encoding not in self._bodies:
            body = await self._work.do(WriteCatalogue(encoding is not None), CATALOGUE, None)
            self._bodies[encoding] = sendable(body, encoding)
        return self._bodies[encoding]


def catalogue_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to the catalogue."""

    written = WrittenCatalogue(context)

    @get("/api/games", responses=refusals(429))
    async def games(request: Request) -> Response[tuple[GameInfo, ...]]:
        """All games of the box, with their options. Whoever has them is told by their tag that nothing is new."""
        body = await written.for_reader(request)
        # The body is bytes already; the type is what they say.
        return cast("Response[tuple[GameInfo, ...]]", send(body, request, MediaType.JSON, ASK_FIRST))

    @get("/api/games/{game:str}/rules", responses=refusals(400, 404, 429))
    async def rules(
        request: Request,
        game: FromPath[str],
        lang: FromQuery[Lang] = "en",
        options: FromQuery[str] = "{}",
        seats: FromQuery[int | None] = None,
    ) -> RuleCard:
        """The rules of a game, as these options have them (`options` is a JSON object), for so many seats."""
        task = WriteRules(game, lang, _options(options), seats)
        card = await context.house.resources.work.do(task, owner_of(request, None))
        return msgspec.json.decode(card, type=RuleCard)

    @get("/api/games/{game:str}/statistics", responses=refusals(404))
    async def statistics(game: FromPath[str]) -> tuple[GameStatistics, ...]:
        """How the games of this kind ended, for people and for each mind; all get their dice from the same stream."""
        id = opening.game(game).info.id
        rows = await context.house.resources.store.read(results.by_players(id))
        return tuple(GameStatistics(*row) for row in rows)

    @get("/api/minds", sync_to_thread=False)
    def minds() -> tuple[str, ...]:
        """The minds that can sit at a table."""
        return tuple(MINDS)

    return [games, rules, statistics, minds]


def _options(text: str) -> dict[str, Value]:
    try:
        return msgspec.json.decode(text, type=dict[str, bool | int | str])
    except msgspec.MsgspecError as trouble:
        raise KnobelError("unreadable") from trouble

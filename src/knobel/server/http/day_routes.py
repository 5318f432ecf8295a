"""HTTP: the dice of the day: the calendar, playing, how a day went, and checking it."""

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.house.days import telling
from knobel.house.days.days import PlayDayRequest
from knobel.house.days.telling import DayFile, DaysInfo, DayStanding
from knobel.house.new_tables import TableLink
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, device_of, known_device, refusals


def day_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to the dice of the day."""
    house = context.house
    days, store = house.days, house.resources.store

    async def devices_of(request: Request) -> tuple[str, ...]:
        device = await known_device(context, request)
        return () if device is None else await context.identities.all_of(device)

    @get("/api/days", responses=refusals())
    async def calendar(request: Request) -> DaysInfo:
        """Past days, today and the sealed ones, with one's own attempts."""
        return await telling.calendar(days, store, await devices_of(request))

    @get("/api/days/{date:str}", responses=refusals(400, 404))
    async def standing(request: Request, date: FromPath[str]) -> DayStanding:
        """How a day went, as far as whoever asks may know."""
        return await telling.standing(days, store, await devices_of(request), date)

    @get("/api/days/{date:str}/file", responses=refusals(400, 404))
    async def file(request: Request, date: FromPath[str]) -> DayFile:
        """What is needed to check the dice of a day that is over, with one's own game."""
        return await telling.file_of(days, store, await devices_of(request), date)

    @post("/api/days/{date:str}/play", responses=refusals(400, 401, 403, 404))
    async def play(request: Request, date: FromPath[str], data: JSONBody[PlayDayRequest | None] = None) -> TableLink:
        """The table of a day: today's first one counts, all others are practice."""
        device = await device_of(context, request)
        name = "" if data is None else data.name
        live = await days.play(device, await context.identities.all_of(device), date, name)
        return TableLink(live.id)

    return [calendar, standing, file, play]

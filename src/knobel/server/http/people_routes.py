"""HTTP: this device and its person: the name, what was played, how it went, and taking or deleting all of it."""

from litestar import Response, delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from knobel.house import people
from knobel.house.my_games import MyGames, own_games
from knobel.house.names import clean_name
from knobel.house.people import Export, Liking, Me, MyTable, Rename, Statistics, own_tables, statistics_of
from knobel.house.store.operations import Device
from knobel.server.http.context import Context
from knobel.server.http.request_context import Request, cookie, device_of, known_device, network_behind, refusals


def people_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to one's own things."""
    return [*_names(context), *_favourites(context), *_games(context), *_everything(context)]


async def _devices_of(context: Context, request: Request) -> tuple[str, ...]:
    return await context.identities.all_of(await device_of(context, request))


async def _person(context: Context, device: Device) -> Me:
    store = context.house.resources.store
    return await people.person(store, device, await context.identities.all_of(device))


def _names(context: Context) -> list[HTTPRouteHandler]:
    """Who this is."""

    @get("/api/me", responses=refusals(429))
    async def me(request: Request) -> Response[Me]:
        """Who this device is; a new one gets its cookie."""
        device = await known_device(context, request)
        if device is not None:
            return Response(await _person(context, device))
        context.limits.devices.demand(network_behind(request))
        _, token = await context.identities.new()
        return Response(Me("", False, ()), cookies=[cookie(request, token)])

    @put("/api/me", responses=refusals(400, 401, 403))
    async def rename(request: Request, data: JSONBody[Rename]) -> Me:
        """Choose a nickname."""
        device = await device_of(context, request)
        name = clean_name(data.name)
        await context.identities.rename(device.id, name)
        return await _person(context, Device(device.id, device.account, name))

    return [me, rename]


def _favourites(context: Context) -> list[HTTPRouteHandler]:
    """What this person wants at hand."""

    @get("/api/me/favourites", responses=refusals(401))
    async def favourites(request: Request) -> tuple[str, ...]:
        """The favourites of this person, of all devices together, the latest first."""
        return await people.favourites(context.house.resources.store, await _devices_of(context, request))

    @put("/api/me/favourites", responses=refusals(400, 401, 403))
    async def like(request: Request, data: JSONBody[Liking]) -> tuple[str, ...]:
        """Add favourites and take others away, and tell what they are now. Unknown games are left out."""
        device = await device_of(context, request)
        return await people.like(context.house, device, await context.identities.all_of(device), data)

    return [favourites, like]


def _games(context: Context) -> list[HTTPRouteHandler]:
    """What was played, and how it went."""
    store = context.house.resources.store

    @get("/api/me/tables", responses=refusals(401))
    async def tables(request: Request) -> list[MyTable]:
        """The tables at which this person sits or sat, latest first, with the numbers of their finished games."""
        return await own_tables(store, await _devices_of(context, request))

    @get("/api/me/statistics", responses=refusals(401))
    async def statistics(request: Request) -> tuple[Statistics, ...]:
        """How this person has fared, by game."""
        return await statistics_of(store, await _devices_of(context, request))

    @get("/api/me/games", responses=refusals(401))
    async def games(request: Request) -> MyGames:
        """Every finished game of this person, latest first, with what is known of it so far."""
        return await own_games(context.house, await _devices_of(context, request))

    return [tables, statistics, games]


def _everything(context: Context) -> list[HTTPRouteHandler]:
    """Taking all of it along, and deleting it."""

    @get("/api/me/export", responses=refusals(401, 429))
    async def export(request: Request) -> Export:
        """Everything that the house keeps of this person."""
        device = await device_of(context, request)
        context.limits.exports.demand(device.id)
        return await people.export(context.house, device, await context.identities.all_of(device))

    @delete("/api/me", responses=refusals(401, 403))
    async def forget(request: Request) -> None:
        """Forget this person, with all devices and passkeys. Finished games stay, with another name in them."""
        device = await device_of(context, request)
        await people.forget(context.house, device, await context.identities.all_of(device))

    return [export, forget]

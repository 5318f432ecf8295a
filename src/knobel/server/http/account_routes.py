"""HTTP: accounts by passkey: registering, signing in and out, and looking after one's passkeys."""

from litestar import Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from knobel.core.errors import KnobelError
from knobel.house.names import clean
from knobel.house.people import ExportedPasskey
from knobel.house.store import accounts
from knobel.house.store.operations import Device
from knobel.house.table.seats import hashed
from knobel.server.http.context import Context
from knobel.server.http.http_types import CeremonyOptions, Credential, SignOut
from knobel.server.http.passkeys import LONGEST_NAME, Passkeys, site_of
from knobel.server.http.request_context import Request, cookie, device_of, network_behind, refusals


def account_routes(context: Context) -> list[HTTPRouteHandler]:
    """The routes to accounts."""
    house = context.house
    passkeys = Passkeys(house.resources.store, house.resources.time, house.resources.source)
    return [*_registering(context, passkeys), *_signing_in(context, passkeys), *_looking_after(context)]


async def _asking(context: Context, request: Request) -> Device:
    """Somebody who begins or finishes a ceremony, and not too often."""
    device = await device_of(context, request)
    context.limits.accounts.demand(device.id)
    context.limits.accounts_by_network.demand(network_behind(request))
    return device


async def _member(context: Context, request: Request) -> tuple[Device, str]:
    """Somebody who is signed in, with the account."""
    device = await device_of(context, request)
    if device.account is None:
        raise KnobelError("not-signed-in")
    return device, device.account


def _renewed(context: Context, request: Request, device: Device, token: str) -> Response[None]:
    """The answer with the new cookie. Lines that were opened with the old one end once the browser has it, and come
    back with the new one: games go on."""
    return Response(
        None, cookies=[cookie(request, token)], background=BackgroundTask(context.house.renew, (device.id,))
    )


def _registering(context: Context, passkeys: Passkeys) -> list[HTTPRouteHandler]:
    @post("/api/account/register/begin", status_code=200, responses=refusals(400, 401, 403, 429))
    async def begin_registration(request: Request) -> CeremonyOptions:
        """Begin to make a passkey: the first of a new account, or a further one of the account of this device."""
        device = await _asking(context, request)
        site = site_of(request.headers.get("origin"))
        return CeremonyOptions(await passkeys.begin_registration(device, site))

    @post("/api/account/register/finish", status_code=200, responses=refusals(400, 401, 403, 429))
    async def finish_registration(request: Request, data: JSONBody[Credential]) -> Response[None]:
        """Keep the new passkey. This device belongs to the account from now on, and has a new cookie."""
        device, token = await _asking(context, request), context.identities.new_token()
        site, name = site_of(request.headers.get("origin")), clean(data.name, LONGEST_NAME)
        await passkeys.finish_registration(device, site, data.credential, name, token)
        return _renewed(context, request, device, token)

    return [begin_registration, finish_registration]


def _signing_in(context: Context, passkeys: Passkeys) -> list[HTTPRouteHandler]:
    @post("/api/account/sign-in/begin", status_code=200, responses=refusals(400, 401, 403, 429))
    async def begin_sign_in(request: Request) -> CeremonyOptions:
        """Begin to sign in with a passkey."""
        device = await _asking(context, request)
        return CeremonyOptions(await passkeys.begin_sign_in(device, site_of(request.headers.get("origin"))))

    @post("/api/account/sign-in/finish", status_code=200, responses=refusals(400, 401, 403, 429))
    async def finish_sign_in(request: Request, data: JSONBody[Credential]) -> Response[None]:
        """Sign in. What was played on this device belongs to the account as long as it is signed in; its cookie is
        another one from now on."""
        device, token = await _asking(context, request), context.identities.new_token()
        await passkeys.finish_sign_in(device, site_of(request.headers.get("origin")), data.credential, token)
        return _renewed(context, request, device, token)

    return [begin_sign_in, finish_sign_in]


def _looking_after(context: Context) -> list[HTTPRouteHandler]:
    store = context.house.resources.store

    @post("/api/account/sign-out", status_code=200, responses=refusals(400, 401, 403))
    async def sign_out(request: Request, data: JSONBody[SignOut]) -> Response[None]:
        """Sign out here, or everywhere. This device has a new cookie."""
        device, account = await _member(context, request)
        token = context.identities.new_token()
        everywhere, here = accounts.unlink_all, accounts.link_device
        leaving = (
            everywhere(account, device.id, hashed(token)) if data.everywhere else here(device.id, None, hashed(token))
        )
        await store.write(leaving)
        return _renewed(context, request, device, token)

    @get("/api/account/passkeys", responses=refusals(400, 401))
    async def list_passkeys(request: Request) -> list[ExportedPasskey]:
        """The passkeys of the account of this device."""
        _, account = await _member(context, request)
        known = await store.read(accounts.passkeys_of(account))
        return [ExportedPasskey(each.id.hex(), each.name, each.created, each.used) for each in known]

    @delete("/api/account/passkeys/{passkey:str}", responses=refusals(400, 401, 403, 404))
    async def remove_passkey(request: Request, passkey: FromPath[str]) -> None:
        """Remove a passkey; the last one stays, for nobody could sign in without it."""
        _, account = await _member(context, request)
        known = {each.id.hex(): each.id for each in await store.read(accounts.passkeys_of(account))}
        if passkey not in known:
            raise KnobelError("no-such-passkey")
        if await store.write(accounts.remove_passkey(known[passkey], account)) < 2:
            raise KnobelError("last-passkey")

    return [sign_out, list_passkeys, remove_passkey]

"""What every HTTP route does with a request: find out who asks, from where, and say what it may answer."""

from typing import Any

from litestar import Request as HttpRequest
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from knobel.core.errors import KnobelError
from knobel.house.store.operations import Device
from knobel.server.http.context import Context
from knobel.server.http.headers import is_secure
from knobel.server.http.http_types import Refusal
from knobel.server.http.identity import PLAIN_COOKIE, SECURE_COOKIE, YEAR
from knobel.server.listening.networks import network_of

Request = HttpRequest[Any, Any, Any]
# The status that goes with a refusal; all others are plain bad requests.
STATUS = {
    "no-device": 401,
    "foreign-origin": 403,
    "foreign-host": 421,
    "mistake": 500,
    "unknown-game": 404,
    "no-such-replay": 404,
    "no-such-table": 404,
    "no-such-day": 404,
    "unknown-code": 404,
    "no-such-passkey": 404,
    "no-such-desk": 404,
    "desk-not-allowed": 403,
    "no-such-club": 404,
    "club-not-allowed": 403,
    "too-many-requests": 429,
    "table-set-aside": 503,
    "desk-set-aside": 503,
    "club-set-aside": 503,
    "busy": 503,
    "unreachable": 503,
}
REASONS = {
    400: "What was asked cannot be done, or not be understood.",
    401: "This device has no cookie yet: `GET /api/me` first.",
    403: "The request comes from a foreign page.",
    404: "There is no such thing, or it is not open to this device.",
    429: "Too many requests.",
    503: "The database does not answer; whether anything has changed is not known.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the documentation: with which statuses a route refuses. Any route may be asked too much, or find the database
    away."""
    return {status: ResponseSpec(Refusal, description=REASONS[status]) for status in (*statuses, 429, 503)}


async def known_device(context: Context, request: Request) -> Device | None:
    """The device that asks, if it has been here before."""
    return await context.identities.known(context.token_in(request))


async def device_of(context: Context, request: Request) -> Device:
    """The device that asks, or a refusal."""
    device = await known_device(context, request)
    if device is None:
        raise KnobelError("no-device")
    return device


def network_behind(request: HttpRequest[Any, Any, Any]) -> str:
    """The network that a request comes from; kept in memory only, for limits."""
    return network_of(None if request.client is None else request.client.host)


def owner_of(request: HttpRequest[Any, Any, Any], device: str | None) -> str:
    """In whose name something is worked on: a device, or else the network that a request comes from."""
    return network_behind(request) if device is None else device


def cookie(request: Request, token: str) -> Cookie:
    """One necessary cookie: out of reach of scripts, and sent to us alone."""
    secure = is_secure(request.scope)
    return Cookie(
        key=SECURE_COOKIE if secure else PLAIN_COOKIE,
        value=token,
        max_age=YEAR,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )

"""Packing: bodies made once, sent packed where the reader takes that, and not at all to whoever still has them."""

from hashlib import sha256
from typing import Any

from litestar import Request, Response

from knobel.core.frozen import Frozen


class Sendable(Frozen, frozen=True):
    """A body as it goes over the wire."""

    body: bytes
    tag: str
    encoding: str | None


def sendable(body: bytes, encoding: str | None = None) -> Sendable:
    """A body, packed like this, with the tag by which it is known again."""
    return Sendable(body, f'"{sha256(body).hexdigest()[:24]}"', encoding)


def send(packed: Sendable, request: Request[Any, Any, Any], media_type: str, cache_control: str) -> Response[bytes]:
    """The body, or only word that it is still the same."""
    headers = {"etag": packed.tag, "cache-control": cache_control, "vary": "accept-encoding"}
    if packed.tag in _tags(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    if packed.encoding is not None:
        headers["content-encoding"] = packed.encoding
    return Response(packed.body, media_type=media_type, headers=headers)


def encodings(accepted: str) -> set[str]:
    """The encodings that are taken; one with a weight of nought is refused."""
    parts = (part.replace(" ", "").partition(";q=") for part in accepted.lower().split(","))
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def _tags(matched: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in matched.split(",")}

"""An application asked without a network: one request in, everything it answers out."""

from typing import Any

from knobel.core.frozen import Frozen

HOST = b"knobel.test"


class Answer(Frozen, frozen=True):
    """What came back, byte for byte."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


async def ask(app: Any, path: str, *, query: str = "", cookie: str | None = None) -> Answer:
    """Get a page."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(_scope(path, query, cookie), receive, send)
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], tuple(sorted(sent[0]["headers"])), body)


def _scope(path: str, query: str, cookie: str | None) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", HOST), *([] if cookie is None else [(b"cookie", cookie.encode())])],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }

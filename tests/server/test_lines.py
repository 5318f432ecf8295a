"""People go at any moment, also while they wait for a line: that is no fault of the server, and none is logged."""

import logging
from typing import Any

import pytest

from tests.server.visits import ORIGIN, Visit, play

SOCKETS = ("/api/socket", "/api/desks/socket")


def scope(path: str, origin: str) -> dict[str, Any]:
    headers = [(b"host", ORIGIN.removeprefix("https://").encode()), (b"origin", origin.encode())]
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 443),
        "state": {},
    }


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("origin", [ORIGIN, "https://elsewhere.test"])
def test_whoever_has_gone_before_the_line_is_open_is_let_go(
    path: str, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    sent: list[str] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message["type"])
        raise OSError("the client has gone")

    async def scene(house: Visit) -> None:
        await house.app(scope(path, origin), receive, send)

    with caplog.at_level(logging.WARNING):
        play(scene)
    assert sent == ["websocket.accept" if origin == ORIGIN else "websocket.close"]
    assert [record.message for record in caplog.records] == []

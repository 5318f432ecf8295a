"""Open lines: counted, closed with their device, never silent while something long is done, and answered by key."""

import asyncio
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from knobel.house.lines.connection import POLICY_VIOLATION
from knobel.house.work.tasks import Decide
from knobel.house.work.thoughts import Thought
from knobel.server.app import application
from knobel.server.http.limits import Limit
from knobel.server.http.table_socket import PATIENCE

HOME = "http://testserver.local"
ORIGIN = {"origin": HOME}
SOLO = {
    "game": "chicago",
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}],
    "options": {"starter": "first_seat"},
    "hints": True,
}


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Somebody's browser, which has its cookie."""
    with TestClient(application(tmp_path / "data"), base_url=HOME) as client:
        client.headers.update(ORIGIN)
        client.get("/api/me")
        yield client


def until(line: WebSocketTestSession, *kinds: str) -> Any:
    """The next message of one of these kinds."""
    while True:
        message = line.receive_json()
        if message["type"] in kinds:
            return message


def ask(line: WebSocketTestSession, **request: Any) -> Any:
    """Ask something of a table, and wait for the answer."""
    line.send_json({"type": "please", "key": secrets.token_hex(8), "request": request})
    return until(line, "done", "trouble")


def sit_down(line: WebSocketTestSession, table: str) -> None:
    """Come to a table at which this device has a seat."""
    line.send_json({"type": "hello", "table": table})
    tokens = list(until(line, "welcome")["tokens"].values())
    line.send_json({"type": "hello", "table": table, "tokens": tokens})
    until(line, "welcome")


def new_desk(client: TestClient[Litestar]) -> dict[str, Any]:
    desk: dict[str, Any] = client.post("/api/desks", json={"name": "Turnier", "start": 10**13}).json()
    return desk


def test_lines_to_a_desk_are_counted(anna: TestClient[Litestar]) -> None:
    with anna.websocket_connect("/api/desks/socket") as line:
        line.send_json({"type": "ping", "number": 1})
        until(line, "pong")
        assert anna.get("/health").json()["sockets"] == 1
    assert anna.get("/health").json()["sockets"] == 0


@pytest.mark.parametrize("path", ["/api/socket", "/api/desks/socket"])
def test_what_waits_for_a_line_counts_for_the_house(anna: TestClient[Litestar], path: str) -> None:
    with anna.websocket_connect(path) as line:
        line.send_json({"type": "ping", "number": 1})
        until(line, "pong")
        lines = anna.app.state.house.lines
        (open_line,) = lines._lines
        assert open_line.waiting.of_all is lines.unread


def test_whoever_is_forgotten_has_no_line_to_a_desk_any_more(anna: TestClient[Litestar]) -> None:
    desk = new_desk(anna)
    with anna.websocket_connect("/api/desks/socket") as line:
        line.send_json({"type": "hello", "desk": desk["desk"], "token": desk["links"]["organiser"]})
        until(line, "page")
        assert anna.delete("/api/me").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            until(line, "nothing of the kind")
        assert closed.value.code == POLICY_VIOLATION


def test_a_ping_is_answered_while_advice_is_thought_about(anna: TestClient[Litestar]) -> None:
    thinks, may_go_on = threading.Event(), threading.Event()

    async def slow(thought: Thought[Any]) -> tuple[()]:
        if isinstance(thought.task, Decide):
            await asyncio.Event().wait()
        thinks.set()
        assert await asyncio.to_thread(may_go_on.wait, 60)
        return ()

    table = anna.post("/api/tables", json=SOLO).json()["table"]
    with anna.websocket_connect("/api/socket") as line:
        sit_down(line, table)
        assert ask(line, type="begin")["type"] == "done"
        assert ask(line, type="roll", seat=0)["type"] == "done"
        anna.app.state.house.resources.work.think = slow
        assert ask(line, type="advise", seat=0)["type"] == "done"
        assert thinks.wait(60)
        line.send_json({"type": "ping", "number": 5})
        try:
            assert until(line, "pong", "advice")["type"] == "pong"
        finally:
            may_go_on.set()
        assert until(line, "advice")["hints"] == []


def test_a_line_that_closes_does_not_wait_for_advice(anna: TestClient[Litestar]) -> None:
    async def for_ever(*_: Any) -> tuple[()]:
        await asyncio.Event().wait()
        return ()

    table = anna.post("/api/tables", json=SOLO).json()["table"]
    with anna.websocket_connect("/api/socket") as line:
        sit_down(line, table)
        ask(line, type="begin")
        ask(line, type="roll", seat=0)
        anna.app.state.house.resources.work.think = for_ever
        ask(line, type="advise", seat=0)
    assert anna.get("/health").json()["sockets"] == 0


BAD = [
    {"type": "please", "key": "k", "request": {"type": "nonsense"}},
    {"type": "please", "key": "k", "request": {"type": "sit", "seat": "x", "name": 5}},
    {"type": "please", "key": "k", "request": {"type": "begin"}},
    {"type": "please", "key": "k"},
    {"type": "please", "key": "k", "request": {"type": "leave", "seat": 10**30}},
]


@pytest.mark.parametrize("message", BAD)
def test_every_refusal_of_a_request_carries_its_key(anna: TestClient[Litestar], message: Any) -> None:
    with anna.websocket_connect("/api/socket") as line:
        line.send_json(message)
        assert until(line, "trouble")["key"] == "k"


@pytest.mark.parametrize("kind", ["please", "preview"])
def test_so_does_every_refusal_of_a_desk(anna: TestClient[Litestar], kind: str) -> None:
    with anna.websocket_connect("/api/desks/socket") as line:
        for request in ({"type": "nonsense"}, {"type": "draw"}, 7):
            line.send_json({"type": kind, "key": "k", "request": request})
            assert until(line, "trouble")["key"] == "k"


@pytest.mark.parametrize(("path", "request_type"), [("/api/socket", "close"), ("/api/desks/socket", "draw")])
def test_a_request_too_many_is_refused_by_its_key(anna: TestClient[Litestar], path: str, request_type: str) -> None:
    anna.app.state.context.limits.messages = Limit(anna.app.state.house.resources.time, burst=2, rate=0)
    with anna.websocket_connect(path) as line:
        answers = []
        for number in range(4):
            line.send_json({"type": "please", "key": f"k{number}", "request": {"type": request_type}})
            answers.append(until(line, "trouble"))
    assert [answer["key"] for answer in answers] == ["k0", "k1", "k2", "k3"]
    assert [answer["code"] == "too-many-requests" for answer in answers] == [False, False, True, True]


@pytest.mark.parametrize("path", ["/api/socket", "/api/desks/socket"])
def test_slips_of_a_whole_evening_close_no_line_and_nothing_but_nonsense_does(
    anna: TestClient[Litestar], path: str
) -> None:
    with anna.websocket_connect(path) as line:
        for number in range(PATIENCE + 2):
            line.send_text("{}")
            until(line, "trouble")
            line.send_json({"type": "ping", "number": number})
            assert until(line, "pong")["number"] == number
        for _ in range(PATIENCE):
            line.send_text("{}")
        with pytest.raises(WebSocketDisconnect) as closed:
            until(line, "pong")
        assert closed.value.code == POLICY_VIOLATION

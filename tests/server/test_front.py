"""The front of the house: names, pages, proxies, and what every answer carries."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from knobel.core.errors import KnobelError
from knobel.house.desks.desk_registry import DeskRegistry
from knobel.house.lines.connection import POLICY_VIOLATION
from knobel.house.live.key_locks import KeyLocks
from knobel.server.app import application
from knobel.server.front import Front, front_told
from knobel.server.http.headers import OVER_TLS
from knobel.server.http.hosts import is_own_host, own_hosts
from knobel.server.http.web_app import WebApp
from knobel.server.policy import SECURITY_HEADERS
from knobel.server.serving import Settings, server
from proofs.processes import free_port
from tests.server.visits import Visit, play

HOSTS_AT_HOME = [
    "localhost:8000",
    "127.0.0.1",
    "[::1]:8000",
    "192.168.0.7:8000",
    "laptop",
    "pub.local:8000",
    "a.fritz.box",
]
FOREIGN_HOSTS = [
    None,
    "",
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example#.local",
    "evil.example/.local",
    "user@127.0.0.1",
    "127.0.0.1:x",
    "[::1",
    "evil.example\\.local",
]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(tmp_path / "data", web_app=WebApp(tmp_path / "none"))) as client:
        yield client


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", HOSTS_AT_HOME)
def test_addresses_and_names_that_nobody_can_buy_are_ours(host: str) -> None:
    assert is_own_host(host, frozenset())


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_other_names_are_foreign_until_the_house_is_told(host: str | None) -> None:
    assert not is_own_host(host, own_hosts())


def test_a_name_that_was_told_is_ours_and_so_is_that_of_a_page_that_may_speak() -> None:
    own = own_hosts(["Play.Example"], ["https://other.example:444"])
    assert is_own_host("play.example:8000", own)
    assert is_own_host("other.example", own)
    assert not is_own_host("more.play.example", own)


def test_a_page_whose_name_was_pointed_at_this_machine_gets_nothing(client: TestClient[Litestar]) -> None:
    rebound = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    for path in ("/", "/api/me", "/api/tables", "/api/schema", "/health", "/metrics"):
        answer = client.get(path, headers=rebound)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host"), path
    assert client.post("/api/join", json={"code": "x"}, headers=rebound).status_code == 421
    for path in ("/api/socket", "/api/desks/socket"):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(path, headers=rebound) as socket,
        ):
            socket.receive()
        assert closed.value.code == POLICY_VIOLATION


def test_a_named_host_is_answered(tmp_path: Path) -> None:
    app = application(tmp_path / "data", hosts=frozenset({"play.example"}))
    with TestClient(app) as client:
        assert client.get("/api/me", headers={"host": "play.example"}).status_code == 200


def test_over_tls_a_page_that_came_without_it_is_foreign(tmp_path: Path) -> None:
    with TestClient(application(tmp_path / "data"), base_url="https://knobel.test") as client:
        client.get("/api/me")
        codes = [
            client.post("/api/join", json={"code": "x"}, headers={"origin": f"{scheme}://knobel.test"}).json()["code"]
            for scheme in ("http", "https")
        ]
        assert codes == ["foreign-origin", "unknown-code"]


def test_options_and_environment_count_together() -> None:
    environment = {"KNOBEL_HOST_NAMES": "a.example, b.example", "KNOBEL_PROXIES": "10.0.0.0/8"}
    front = front_told(["C.example"], ["https://c.example"], ["::1"], environment)
    assert front == Front(("c.example", "a.example", "b.example"), ("https://c.example",), ("::1", "10.0.0.0/8"))


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ((["http://a.example"], [], []), "bad-host-name"),
        ((["a.example:80"], [], []), "bad-host-name"),
        (([], ["a.example"], []), "bad-origin"),
        (([], ["https://a.example/"], []), "bad-origin"),
        (([], [], ["proxy"]), "bad-proxy"),
        (([], [], ["*"]), "bad-proxy"),
    ],
)
def test_what_cannot_be_meant_is_refused(told: Any, code: str) -> None:
    names, origins, proxies = told
    with pytest.raises(KnobelError) as refusal:
        front_told(names, origins, proxies, {})
    assert refusal.value.code == code


@pytest.mark.parametrize(("proxies", "cookie"), [((), "knobel"), (("127.0.0.1",), "__Host-knobel")])
def test_only_a_named_proxy_is_believed_that_a_request_came_over_tls(
    tmp_path: Path, proxies: tuple[str, ...], cookie: str
) -> None:
    running = server(Settings("127.0.0.1", free_port(), tmp_path, front=Front(proxies=proxies)))
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
        answer = httpx.get(f"http://127.0.0.1:{running.config.port}/api/me", headers={"x-forwarded-proto": "https"})
        assert answer.headers["set-cookie"].startswith(f"{cookie}=")
        assert ("strict-transport-security" in answer.headers) == bool(proxies)
    finally:
        running.should_exit = True
        thread.join()


# What every answer carries -------------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_whoever_has_made_it(client: TestClient[Litestar]) -> None:
    origin = {"origin": "http://testserver.local"}
    answers = [
        client.get("/api/me"),
        client.get("/api/nothing"),
        client.get("/api/tables/t/replays/x"),
        client.put("/health", headers=origin),
        client.get("/api/me/export", headers={"cookie": ""}),
        client.post("/api/desks", json={"name": "T", "start": 1}, headers={**origin, "cookie": "knobel=x"}),
        client.post("/api/tables", content=b"{", headers=origin),
        client.post("/api/join", json={"code": "x"}),
        client.get("/api/schema/nothing"),
        client.get("/api/schema"),
        client.get("/health"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 403, 404, 405}
    for answer in answers:
        missing = SECURITY_HEADERS.items() - answer.headers.items()
        assert missing == set(), answer.request.url
        assert answer.headers["cache-control"] == "no-store", answer.request.url
        assert not OVER_TLS.keys() & answer.headers.keys(), answer.request.url


def test_a_mistake_of_the_server_is_told_like_any_refusal(tmp_path: Path) -> None:
    app = application(tmp_path / "data")

    async def broken(*_: Any) -> None:
        raise LookupError

    with TestClient(app, raise_server_exceptions=False) as client:
        app.state.context.identities.known = broken
        answer = client.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"code": "mistake", "facts": {}})
    assert SECURITY_HEADERS.items() <= answer.headers.items()


def test_over_tls_browsers_are_told_to_come_back_over_it_and_to_keep_foreign_windows_apart(tmp_path: Path) -> None:
    with TestClient(application(tmp_path / "data"), base_url="https://knobel.test") as client:
        headers = client.get("/health").headers
        assert "max-age" in headers["strict-transport-security"]
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert SECURITY_HEADERS.items() <= headers.items()


def test_a_desk_without_a_device_is_refused_like_everything_else() -> None:
    async def scene(house: Visit) -> None:
        stranger = await house.visitor()
        stranger._cookie = ""
        wanted = {"name": "Turnier", "start": 1}
        assert await stranger.ask("POST", "/api/desks", wanted) == (401, {"code": "no-device", "facts": {}})

    play(scene)


def test_the_reference_of_the_api_needs_nothing_from_elsewhere(client: TestClient[Litestar]) -> None:
    page = client.get("/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/join" in page.text
    for foreign in ("http:", "https:", "//", "<script", "<style", " style="):
        assert foreign not in page.text, foreign
    schema = client.get("/api/schema/openapi.json")
    assert schema.json()["paths"]["/api/join"]["post"]
    for kind in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        assert client.get(f"/api/schema/{kind}").status_code == 404


# Locks ---------------------------------------------------------------------------------------------------------------


def test_asking_for_desks_and_tables_that_are_not_there_leaves_nothing_behind() -> None:
    async def scene(house: Visit) -> None:
        desks: DeskRegistry = house.house.desks
        for number in range(50):
            assert await desks.desk(f"no-{number}") is None
            assert await house.house.tables.table(f"no-{number}") is None
        assert len(desks._opening) == len(house.house.tables._opening) == 0

    play(scene)


def test_a_lock_by_key_keeps_two_apart_and_goes_with_the_last_of_them() -> None:
    async def scene() -> None:
        locks, inside, order = KeyLocks(), asyncio.Event(), []

        async def first() -> None:
            async with locks.hold("a"):
                inside.set()
                await asyncio.sleep(0)
                order.append(1)

        async def second() -> None:
            await inside.wait()
            async with locks.hold("a"):
                order.append(2)

        async with locks.hold("b"):
            await asyncio.gather(second(), first())
            assert len(locks) == 1
        assert (order, len(locks)) == ([1, 2], 0)

    asyncio.run(scene())

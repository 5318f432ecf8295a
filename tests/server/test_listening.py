"""Connections that let others wait: too many from one network, requests that never end, readers that never read."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from knobel.server.app import application
from knobel.server.http import handshake
from knobel.server.listening import protocols, reading, server
from knobel.server.listening.budget import FEW, Budget, within_files
from knobel.server.listening.networks import network_of
from knobel.server.listening.reading import LEAST, WITHIN, Reading
from knobel.server.listening.server import ListeningServer, listening_server
from knobel.server.serving import Settings
from knobel.server.serving import server as usual_server
from proofs.processes import free_port
from tests.support.waiting import PATIENCE

ONE, OTHER = "127.0.0.11", "127.0.0.12"
# Far more than the buffers on both sides of a socket hold.
LARGE = b"x" * (32 * 1024 * 1024)


# Networks and budgets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "?"),
        (None, "?"),
    ],
)
def test_an_address_counts_with_its_network(host: str | None, network: str) -> None:
    assert network_of(host) == network


def test_one_network_has_its_share_and_no_more() -> None:
    budget = Budget(most=1000, per_network=3)
    assert [budget.admit("a") for _ in range(4)] == [True, True, True, False]
    assert budget.admit("b")
    budget.release("a")
    assert budget.admit("a")
    assert (budget.of("a"), budget.of("b"), budget.open) == (3, 1, 4)


def test_the_last_quarter_is_for_those_who_have_few() -> None:
    budget = Budget(most=400, per_network=400)
    assert all(budget.admit("many") for _ in range(300))
    assert not budget.admit("many")
    assert all(budget.admit("few") for _ in range(FEW))
    assert not budget.admit("few")
    assert budget.admit("stranger")


def test_a_proxy_speaks_for_many_and_leaves_the_reserve() -> None:
    budget = Budget(most=400, per_network=10)
    assert all(budget.admit("proxy", speaks_for_many=True) for _ in range(300))
    assert not budget.admit("proxy", speaks_for_many=True)
    assert budget.admit("stranger")


def test_nobody_who_has_gone_is_remembered() -> None:
    budget = Budget()
    for number in range(1000):
        budget.admit(str(number))
        budget.release(str(number))
    assert budget.open == 0
    assert not budget._open


def test_connections_leave_files_to_the_house() -> None:
    assert within_files(1024) == 768
    assert within_files(10) == FEW


# Reading -------------------------------------------------------------------------------------------------------------


def test_whoever_takes_nothing_stalls_and_whoever_takes_something_does_not() -> None:
    never, slow = Reading(), Reading()
    unsent = 100 * LEAST
    for second in range(30):
        stalled = never.stalls(unsent, False, second)
        assert stalled == (second >= WITHIN)
        assert not slow.stalls(unsent - second * LEAST, False, second)


def test_whoever_keeps_up_with_much_that_is_sent_does_not_stall() -> None:
    keeping_up = Reading()
    for second in range(30):
        assert not keeping_up.stalls(50_000, False, second)
        keeping_up.goes_on()


# Connections ---------------------------------------------------------------------------------------------------------


async def large_page(scope: Any, receive: Any, send: Any) -> None:
    """An application that has one large page, and reads a body before it shows it."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": LARGE})


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines that a test can wait for."""
    monkeypatch.setattr(protocols, "HEADERS_WITHIN", 0.3)
    monkeypatch.setattr(protocols, "BODY_WITHIN", 0.3)
    monkeypatch.setattr(reading, "WITHIN", 0.3)
    monkeypatch.setattr(reading, "GOODBYE", 0.3)
    monkeypatch.setattr(server, "LOOK_EVERY", 1)
    monkeypatch.setattr(handshake, "HELLO_WITHIN", 0.3)


@asynccontextmanager
async def listening(app: Any, budget: Budget | None = None, **more: Any) -> AsyncIterator[ListeningServer]:
    serving = listening_server(app, budget, host="127.0.0.1", port=free_port(), timeout_graceful_shutdown=1, **more)
    task = asyncio.create_task(serving.serve())
    while not serving.started:
        await asyncio.sleep(0.01)
    try:
        yield serving
    finally:
        serving.should_exit = True
        await task


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(serving: ListeningServer, host: str = ONE) -> Ends:
    return await asyncio.open_connection("127.0.0.1", serving.config.port, local_addr=(host, 0), limit=1024)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def is_cut_off(ends: Ends) -> bool:
    """Whether the other side ends the connection without an answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await ends[0].read(1) == b""
    except ConnectionError:
        return True


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"],
    ids=["nothing", "half the headers", "half the body"],
)
@pytest.mark.usefixtures("impatient")
def test_a_request_that_never_ends_is_cut_off(sent: bytes) -> None:
    async def scene() -> None:
        async with listening(large_page) as serving:
            ends = await dial(serving)
            ends[1].write(sent)
            assert await is_cut_off(ends)
            await until(lambda: serving.config.budget.open == 0)  # type: ignore[attr-defined]
            ends[1].close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_headers_that_drip_in_are_cut_off_as_well() -> None:
    async def scene() -> None:
        async with listening(large_page) as serving:
            reader, writer = await dial(serving)
            writer.write(b"GET / HTTP/1.1\r\n")
            async with asyncio.timeout(PATIENCE):
                while not writer.is_closing() and not reader.at_eof():
                    writer.write(b"x-more: 1\r\n")
                    await asyncio.sleep(0.05)
            writer.close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_a_second_request_has_a_deadline_of_its_own() -> None:
    async def small_page(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    async def scene() -> None:
        async with listening(small_page) as serving:
            ends = await dial(serving)
            ends[1].write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await ends[0].readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            ends[1].write(b"GET / HTTP/1.1\r\n")
            assert await is_cut_off(ends)
            ends[1].close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_whoever_does_not_read_the_answer_is_cut_off() -> None:
    async def scene() -> None:
        async with listening(large_page) as serving:
            _, writer = await dial(serving)
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await until(lambda: len(serving.server_state.connections) == 1)
            await until(lambda: not serving.server_state.connections)
            writer.close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_a_slow_reader_gets_the_whole_answer() -> None:
    async def scene() -> None:
        async with listening(large_page) as serving:
            reader, writer = await dial(serving)
            writer.write(b"GET / HTTP/1.0\r\nHost: a\r\n\r\n")
            got = 0
            while some := await reader.read(1 << 20):
                got += len(some)
                await asyncio.sleep(0)
            assert got > len(LARGE)
            writer.close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_one_address_with_too_many_unfinished_requests_keeps_nobody_else_out() -> None:
    async def scene() -> None:
        async with listening(large_page, Budget(most=1000, per_network=20)) as serving:
            refused = [await dial(serving) for _ in range(20)]
            more = [await dial(serving) for _ in range(10)]
            assert all([await is_cut_off(ends) for ends in more])
            reader, writer = await dial(serving, OTHER)
            writer.write(b"GET / HTTP/1.0\r\nHost: a\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            for _, each in (*refused, *more, (reader, writer)):
                each.close()

    run(scene)


# Sockets -------------------------------------------------------------------------------------------------------------


def socket_url(serving: ListeningServer, path: str) -> str:
    return f"ws://127.0.0.1:{serving.config.port}{path}"


async def plug_in(serving: ListeningServer, path: str = "/api/socket", **more: Any) -> Any:
    origin = websockets.Origin(f"http://127.0.0.1:{serving.config.port}")
    return await websockets.connect(socket_url(serving, path), origin=origin, **more)


@pytest.mark.parametrize("path", ["/api/socket", "/api/desks/socket"])
@pytest.mark.usefixtures("impatient")
def test_a_socket_that_never_says_hello_is_cut_off(path: str, tmp_path: Path) -> None:
    async def scene() -> None:
        app = application(tmp_path)
        async with listening(app) as serving:
            socket = await plug_in(serving, path)
            # A ping is no hello.
            await socket.send('{"type":"ping"}')
            async with asyncio.timeout(PATIENCE):
                await socket.wait_closed()
            await until(lambda: serving.config.budget.open == 0)  # type: ignore[attr-defined]

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_a_socket_of_somebody_who_does_not_answer_is_not_held(tmp_path: Path) -> None:
    async def scene() -> None:
        app = application(tmp_path)
        async with listening(app, ws_ping_interval=0.1, ws_ping_timeout=0.1) as serving:
            reader, writer = await dial(serving)
            writer.write(
                b"GET /api/socket HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                b"Sec-WebSocket-Version: 13\r\n\r\n"
            )
            assert (await reader.readline()).startswith(b"HTTP/1.1 101")
            await until(lambda: not serving.server_state.connections)
            writer.close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_one_network_has_so_many_sockets_and_others_have_theirs(tmp_path: Path) -> None:
    async def scene() -> None:
        app = application(tmp_path)
        app.state.context.limits.sockets = Budget(per_network=3)
        async with listening(app) as serving:
            held = [await plug_in(serving, local_addr=(ONE, 0)) for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus):
                await plug_in(serving, local_addr=(ONE, 0))
            held.append(await plug_in(serving, local_addr=(OTHER, 0)))
            await held[0].close()
            await until(lambda: app.state.context.limits.sockets.of(ONE) == 2)
            held.append(await plug_in(serving, local_addr=(ONE, 0)))
            for socket in held[1:]:
                await socket.close()

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_the_usual_server_has_a_budget_below_the_files_of_the_machine(tmp_path: Path) -> None:
    serving = usual_server(Settings(data=tmp_path))
    assert isinstance(serving, ListeningServer)
    assert serving.config.budget.most <= within_files(10**9)  # type: ignore[attr-defined]

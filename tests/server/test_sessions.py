"""Sessions: which cookie counts, that its token changes at every sign-in and sign-out, and that games go on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from knobel.house.house import House
from knobel.house.lines.connection import TRY_AGAIN, Connection
from knobel.server.app import application
from knobel.server.http.context import Context
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.authenticator import Authenticator
from tests.server.test_accounts import register, sign_in
from tests.server.test_conversations import SharedHub
from tests.server.test_open_lines import until
from tests.server.visits import ORIGIN, Visit, Visitor, play

SOCKET = "wss://knobel.test/api/socket"
DUEL = {"game": "chicago", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]}


def twin(visitor: Visitor) -> Visitor:
    """Somebody else who knows a visitor's cookie."""
    other = Visitor(visitor._client)
    other._cookie = visitor._cookie
    return other


async def is_nobody(visitor: Visitor) -> bool:
    status, _ = await visitor.ask("GET", "/api/me/export")
    return bool(status == 401)


# Cookies -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "good", "bad"),
    [("https://knobel.test", "__Host-knobel", "knobel"), ("http://knobel.test", "knobel", "__Host-knobel")],
)
def test_over_tls_only_the_cookie_that_nobody_can_plant_counts(tmp_path: Path, base: str, good: str, bad: str) -> None:
    with TestClient(application(tmp_path / "data"), base_url=base) as client:
        name, _, rest = client.get("/api/me").headers["set-cookie"].partition("=")
        token, _, marks = rest.partition(";")
        client.cookies.clear()
        assert name == good
        assert {"HttpOnly", "Path=/", "SameSite=strict"} <= set(marks.strip().split("; "))
        assert ("Secure" in marks) == base.startswith("https")
        assert "Domain" not in marks
        answers = [client.get("/api/me/export", headers={"cookie": f"{each}={token}"}) for each in (good, bad)]
        assert [answer.status_code for answer in answers] == [200, 401]


# Tokens --------------------------------------------------------------------------------------------------------------


def test_whoever_plants_a_cookie_is_not_in_the_account_of_whoever_signs_in_with_it() -> None:
    async def scene(house: Visit) -> None:
        anna, key = await house.visitor("Anna"), Authenticator(ORIGIN)
        await register(anna, key)
        eve = await house.visitor("Eve")
        victim = twin(eve)
        await sign_in(victim, key)
        assert (await victim.get("/api/me"))["account"]
        assert await is_nobody(eve)

    play(scene)


def test_nor_in_that_of_whoever_makes_an_account_with_it() -> None:
    async def scene(house: Visit) -> None:
        eve = await house.visitor("Eve")
        victim = twin(eve)
        await register(victim, Authenticator(ORIGIN))
        assert (await victim.get("/api/me"))["account"]
        assert await is_nobody(eve)

    play(scene)


@pytest.mark.parametrize("everywhere", [False, True])
def test_after_a_sign_out_the_token_before_it_is_worth_nothing(everywhere: bool) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        await register(anna, Authenticator(ORIGIN))
        thief = twin(anna)
        await anna.post("/api/account/sign-out", {"everywhere": everywhere})
        assert not (await anna.get("/api/me"))["account"]
        assert await is_nobody(thief)

    play(scene)


def test_the_device_stays_the_same_through_sign_in_and_sign_out_and_keeps_its_seats() -> None:
    async def scene(house: Visit) -> None:
        anna, key = await house.visitor("Anna"), Authenticator(ORIGIN)
        table = (await anna.post("/api/tables", DUEL))["table"]
        (device,) = (await anna.get("/api/me/export"))["devices"]
        for step in (register(anna, key), anna.post("/api/account/sign-out", {}), sign_in(anna, key)):
            await step
            assert (await anna.get("/api/me/export"))["devices"] == [device]
        assert (await house.live(table)).table.seats_of(device) == (0,)

    play(scene)


def test_a_refused_sign_in_changes_nothing() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        before = anna._cookie
        await anna.post("/api/account/sign-in/begin")
        body = {"credential": Authenticator(ORIGIN).sign_in({"challenge": "x", "rpId": "knobel.test"})}
        assert await anna.refused("POST", "/api/account/sign-in/finish", body) == (400, "unknown-passkey")
        assert anna._cookie == before
        assert not await is_nobody(anna)

    play(scene)


# Passkeys make sure of their user ------------------------------------------------------------------------------------


def test_an_authenticator_that_has_not_made_sure_of_its_user_opens_nothing() -> None:
    async def scene(house: Visit) -> None:
        anna, careless = await house.visitor("Anna"), Authenticator(ORIGIN)
        careless.verifies = False
        options = (await anna.post("/api/account/register/begin"))["options"]
        assert options["authenticatorSelection"]["userVerification"] == "required"
        body = {"credential": careless.register(options)}
        assert await anna.refused("POST", "/api/account/register/finish", body) == (400, "bad-passkey")
        careless.verifies = True
        await register(anna, careless)
        careless.verifies = False
        eve = await house.visitor()
        options = (await eve.post("/api/account/sign-in/begin"))["options"]
        assert options["userVerification"] == "required"
        body = {"credential": careless.sign_in(options)}
        assert await eve.refused("POST", "/api/account/sign-in/finish", body) == (400, "bad-passkey")
        assert not (await eve.get("/api/me"))["account"]

    play(scene)


# Open lines ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(application(tmp_path / "data"), base_url=ORIGIN) as client:
        client.headers.update({"origin": ORIGIN})
        client.get("/api/me")
        yield client


def shown(client: TestClient[Litestar], table: str, line: Any) -> Any:
    """Say hello with the tokens that a device has; the welcome."""
    line.send_json({"type": "hello", "table": table})
    tokens = list(until(line, "welcome")["tokens"].values())
    line.send_json({"type": "hello", "table": table, "tokens": tokens})
    return until(line, "welcome")


def test_lines_of_the_old_token_end_and_the_game_goes_on_under_the_new_one(browser: TestClient[Litestar]) -> None:
    key = Authenticator(ORIGIN)
    table = browser.post("/api/tables", json=DUEL).json()["table"]
    planted = {"cookie": f"__Host-knobel={browser.cookies['__Host-knobel']}", "origin": ORIGIN}
    with browser.websocket_connect(SOCKET, headers=planted) as line:
        assert shown(browser, table, line)["seats"] == [0]
        line.send_json({"type": "please", "key": "b", "request": {"type": "begin"}})
        until(line, "done")
        options = browser.post("/api/account/register/begin").json()["options"]
        body = {"credential": key.register(options), "name": "Phone"}
        assert browser.post("/api/account/register/finish", json=body).status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            until(line, "nothing of the kind")
        assert closed.value.code == TRY_AGAIN
    renewed = {"cookie": f"__Host-knobel={browser.cookies['__Host-knobel']}", "origin": ORIGIN}
    assert renewed != planted
    with browser.websocket_connect(SOCKET, headers=renewed) as line:
        welcome = shown(browser, table, line)
        assert (welcome["seats"], welcome["host"], welcome["table"]["phase"]) == ([0], True, "playing")
    with browser.websocket_connect(SOCKET, headers=planted) as line:
        line.send_json({"type": "hello", "table": table, "tokens": list(welcome["tokens"].values())})
        assert until(line, "welcome", "trouble")["type"] == "trouble"


def test_lines_end_on_every_node() -> None:
    async def scene() -> None:
        hints = SharedHub([])
        nodes = [
            Context(House(MemoryStore(), hints, SimulatedTime(), SeededSource(str(number)))) for number in range(2)
        ]
        for node in nodes:
            await node.house.resources.hints.start(node.house._heard)
        lines = [Connection("anna"), Connection("ben")]
        for line in lines:
            nodes[1].house.lines.opened(line)
        await nodes[0].house.renew(("anna",))
        assert [line.closing_with for line in lines] == [TRY_AGAIN, None]

    asyncio.run(scene())

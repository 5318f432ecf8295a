"""Codes: only wrong ones count, they die with the lobby, and whoever was sent away does not come back by one."""

import asyncio
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from knobel.house.table.requests import Actor, Begin, ChangeSettings, ChooseGame, Close, Leave, Sit
from knobel.server.http.limits import Limit, Limits
from proofs.simulated import SimulatedTime
from tests.server.visits import ORIGIN, Visit, Visitor, play, play_to_the_end

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
TABLE: dict[str, Any] = {"game": "chicago", "seats": SEATS, "options": {"starter": "first_seat"}}
UNKNOWN = (404, "unknown-code")
TOO_MANY = (429, "too-many-requests")


def with_limits(house: Visit) -> SimulatedTime:
    """The house with the limits that it has outside tests."""
    context = house.app.state.context
    context.limits = Limits(house.time)
    context.guesses._limits = context.limits
    return house.time


async def opened(house: Visit, **more: Any) -> tuple[Visitor, dict[str, Any]]:
    anna = await house.visitor("Anna")
    return anna, await anna.post("/api/tables", {**TABLE, **more})


async def guess(visitor: Visitor, code: str = "ZZZZZZZZ") -> tuple[int, str]:
    status, told = await visitor.ask("POST", "/api/join", {"code": code})
    return status, told.get("code") or "" if status >= 400 else "in"


# Counting ------------------------------------------------------------------------------------------------------------


def test_a_whole_pub_behind_one_address_comes_in_with_the_right_code() -> None:
    async def scene(house: Visit) -> None:
        _, link = await opened(house)
        with_limits(house)
        guests = [await house.visitor() for _ in range(60)]
        answers = await asyncio.gather(*(guess(guest, link["code"]) for guest in guests))
        assert {status for status, _ in answers} == {201}
        # Some of them have misread it first.
        for guest in guests[:20]:
            assert await guess(guest) == UNKNOWN
            assert (await guess(guest, link["code"]))[1] == "in"

    play(scene)


def test_addresses_of_one_network_count_together() -> None:
    """Whoever has one IPv6 address has all of its network."""

    async def scene(house: Visit) -> None:
        with_limits(house)
        house.app.state.context.limits.devices = Limit(house.time, burst=1, rate=0)
        came = []
        for host in ("2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:2::1"):
            transport = ASGITransport(house.app, client=(host, 1))
            async with AsyncClient(transport=transport, base_url=ORIGIN) as client:
                came.append((await client.get("/api/me")).status_code)
        assert came == [200, 429, 200]

    play(scene)


def test_whoever_guesses_is_turned_away_and_others_in_the_pub_are_not() -> None:
    async def scene(house: Visit) -> None:
        _, link = await opened(house)
        eve, ben = await house.visitor(), await house.visitor()
        time = with_limits(house)
        answers = [await guess(eve) for _ in range(12)]
        assert answers == [*([UNKNOWN] * 10), *([TOO_MANY] * 2)]
        assert await guess(eve, link["code"]) == TOO_MANY, "a right guess tells nothing either"
        assert (await guess(ben, link["code"]))[1] == "in"
        time.pass_by(60_000)
        assert (await guess(eve, link["code"]))[1] == "in"

    play(scene)


def test_a_network_that_throws_its_cookies_away_is_turned_away_as_well() -> None:
    async def scene(house: Visit) -> None:
        stranger = await house.visitor()
        stranger._cookie = ""
        with_limits(house)
        answers = await asyncio.gather(*(guess(stranger) for _ in range(60)))
        assert answers.count(UNKNOWN) == 40
        assert answers.count(TOO_MANY) == 20

    play(scene)


def test_wrong_recovery_codes_of_a_tournament_are_counted_alike() -> None:
    async def scene(house: Visit) -> None:
        _, link = await opened(house)
        eve = await house.visitor()
        with_limits(house)
        answers = [await eve.ask("POST", "/api/desks/recover", {"code": "x"}) for _ in range(11)]
        assert [(status, told["code"]) for status, told in answers] == [*([UNKNOWN] * 10), TOO_MANY]
        assert await guess(eve, link["code"]) == TOO_MANY

    play(scene)


def test_the_breaker_stands_before_the_look_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Visit) -> None:
        _, link = await opened(house)
        ben = await house.visitor()
        with_limits(house)
        limits = house.app.state.context.limits
        while limits.unknown_codes.take("all"):
            pass
        looked_up: list[Any] = []
        monkeypatch.setattr("knobel.house.store.operations.table_by_code", looked_up.append)
        assert await guess(ben, link["code"]) == TOO_MANY
        assert looked_up == []

    play(scene)


# Dying with the lobby ------------------------------------------------------------------------------------------------


def test_a_code_dies_with_the_lobby_and_is_answered_like_one_that_never_was() -> None:
    async def scene(house: Visit) -> None:
        anna, link = await opened(house)
        ben, live = await house.visitor("Ben"), await house.live(link["table"])
        host = live.table.setup.host
        assert (await guess(ben, link["code"]))[1] == "in"
        await live.request(Actor(host), Sit(1, "Bot", "bot", "random"))
        await live.request(Actor(host), Begin())
        dead = await ben.ask("POST", "/api/join", {"code": link["code"]})
        assert dead == await ben.ask("POST", "/api/join", {"code": "ZZZZZZZZ"})
        assert (await guess(anna, link["code"]))[1] == "in", "whoever sits there finds back"
        await live.request(Actor(host), ChangeSettings(keep_code=True))
        assert (await guess(ben, link["code"]))[1] == "in", "the host says otherwise"
        await live.request(Actor(host), ChangeSettings(keep_code=False))
        assert await guess(ben, link["code"]) == UNKNOWN
        await live.request(Actor(host), Close())
        assert await guess(anna, link["code"]) == UNKNOWN

    play(scene)


def test_a_table_can_keep_its_code_from_the_beginning_and_has_it_again_in_a_new_lobby() -> None:
    async def scene(house: Visit) -> None:
        for keep in (True, False):
            _, link = await opened(house, keep_code=keep)
            ben, live = await house.visitor("Ben"), await house.live(link["table"])
            host = live.table.setup.host
            await live.request(Actor(host), Sit(1, "Bot", "bot", "random"))
            await live.request(Actor(host), Begin())
            assert ((await guess(ben, link["code"]))[1] == "in") == keep
            assert live.info.keep_code == keep
            await play_to_the_end(live)
            assert ((await guess(ben, link["code"]))[1] == "in") == keep
            await live.request(Actor(host), ChooseGame("chicago"))
            assert (await guess(ben, link["code"]))[1] == "in"

    play(scene)


def test_whoever_was_sent_away_does_not_come_back_by_the_code() -> None:
    async def scene(house: Visit) -> None:
        _, link = await opened(house)
        ben, live = await house.visitor("Ben"), await house.live(link["table"])
        (device,) = (await ben.get("/api/me/export"))["devices"]
        await live.request(Actor(device), Sit(1, "Ben"))
        await live.request(Actor(live.table.setup.host), Leave(1))
        assert await guess(ben, link["code"]) == UNKNOWN

    play(scene)

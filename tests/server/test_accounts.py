"""Accounts by passkey: a device proves itself once, and what was played on several belongs together."""

from typing import Any

import pytest

from knobel.house.table.requests import Actor, Begin
from knobel.server.http.passkeys import CHALLENGE_TIME
from tests.server.authenticator import Authenticator, encoded
from tests.server.visits import ORIGIN, Visit, Visitor, play, play_to_the_end

SOLO = {"game": "kniffel", "seats": [{"kind": "me", "name": "Anna"}], "options": {"starter": "first_seat"}}


async def register(visitor: Visitor, key: Authenticator, name: str = "Phone") -> None:
    options = (await visitor.post("/api/account/register/begin"))["options"]
    await visitor.post("/api/account/register/finish", {"credential": key.register(options), "name": name})


async def sign_in(visitor: Visitor, key: Authenticator) -> None:
    options = (await visitor.post("/api/account/sign-in/begin"))["options"]
    await visitor.post("/api/account/sign-in/finish", {"credential": key.sign_in(options)})


def test_what_was_played_on_one_device_is_there_on_another_that_signs_in() -> None:
    async def scene(house: Visit) -> None:
        phone, laptop = await house.visitor("Anna"), await house.visitor()
        table = (await phone.post("/api/tables", SOLO))["table"]
        key = Authenticator(ORIGIN)
        await register(phone, key)
        assert (await phone.get("/api/me"))["account"]
        assert await laptop.get("/api/me/tables") == []
        await sign_in(laptop, key)
        assert [row["table"] for row in await laptop.get("/api/me/tables")] == [table]
        await laptop.post("/api/account/sign-out", {})
        assert await laptop.get("/api/me/tables") == []
        assert (await phone.get("/api/me"))["account"], "the other device stays signed in"

    play(scene)


def test_a_game_is_looked_back_at_from_every_device_of_an_account_and_from_no_other() -> None:
    async def scene(house: Visit) -> None:
        phone, laptop = await house.visitor("Anna"), await house.visitor()
        table = (await phone.post("/api/tables", SOLO))["table"]
        live = await house.live(table)
        await live.request(Actor(live.table.setup.host), Begin())
        await play_to_the_end(live)
        past = [f"/api/tables/{table}/{what}/0" for what in ("replays", "fairness", "analysis", "endings")]
        key = Authenticator(ORIGIN)
        await register(phone, key)
        for path in past:
            assert (await laptop.refused("GET", path))[0] == 404
        await sign_in(laptop, key)
        for path in past:
            assert (await laptop.get(path)).keys() == (await phone.get(path)).keys()
        assert await laptop.get(past[0]) == await phone.get(past[0]), "as whoever has played it"
        await laptop.post("/api/account/sign-out", {})
        assert (await laptop.refused("GET", past[0]))[0] == 404

    play(scene)


def test_favourites_of_all_devices_of_an_account_are_one_list() -> None:
    async def scene(house: Visit) -> None:
        phone, laptop, key = await house.visitor("Anna"), await house.visitor(), Authenticator(ORIGIN)

        async def like(who: Visitor, *liked: str, unliked: tuple[str, ...] = ()) -> list[str]:
            house.time.pass_by(1000)
            status, told = await who.ask("PUT", "/api/me/favourites", {"liked": liked, "unliked": unliked})
            assert status == 200, told
            return list(told)

        assert await like(phone, "kniffel", "schocken") == ["kniffel", "schocken"]
        assert await like(laptop, "zehntausend", "kniffel") == ["zehntausend", "kniffel"]
        await register(phone, key)
        await sign_in(laptop, key)
        assert await phone.get("/api/me/favourites") == ["zehntausend", "kniffel", "schocken"]
        # What is taken away on one device is gone on all; what is liked twice is there once.
        assert await like(laptop, "kniffel", "chicago", unliked=("schocken", "kniffel")) == [
            "kniffel",
            "chicago",
            "zehntausend",
        ]
        assert await phone.get("/api/me/favourites") == ["kniffel", "chicago", "zehntausend"]
        await laptop.post("/api/account/sign-out", {})
        assert await phone.get("/api/me/favourites") == []

    play(scene)


def test_an_account_has_several_passkeys_and_keeps_the_last_one() -> None:
    async def scene(house: Visit) -> None:
        anna, other = await house.visitor("Anna"), await house.visitor()
        phone, laptop = Authenticator(ORIGIN), Authenticator(ORIGIN)
        await register(anna, phone, "Phone")
        await register(anna, laptop, "Laptop")
        keys = await anna.get("/api/account/passkeys")
        assert {key["name"] for key in keys} == {"Phone", "Laptop"}
        assert "public_key" not in keys[0]
        assert (await anna.ask("DELETE", f"/api/account/passkeys/{phone.id.hex()}"))[0] == 204
        assert await anna.refused("DELETE", f"/api/account/passkeys/{phone.id.hex()}") == (404, "no-such-passkey")
        assert await anna.refused("DELETE", f"/api/account/passkeys/{laptop.id.hex()}") == (400, "last-passkey")
        options = (await other.post("/api/account/sign-in/begin"))["options"]
        body = {"credential": phone.sign_in(options)}
        assert await other.refused("POST", "/api/account/sign-in/finish", body) == (400, "unknown-passkey")
        await sign_in(other, laptop)

    play(scene)


def test_nobody_removes_somebody_elses_passkey() -> None:
    async def scene(house: Visit) -> None:
        anna, eve = await house.visitor("Anna"), await house.visitor("Eve")
        hers, mine = Authenticator(ORIGIN), Authenticator(ORIGIN)
        await register(anna, hers)
        await register(anna, Authenticator(ORIGIN))
        await register(eve, mine)
        path = f"/api/account/passkeys/{hers.id.hex()}"
        assert await eve.refused("DELETE", path) == (404, "no-such-passkey")
        assert len(await anna.get("/api/account/passkeys")) == 2

    play(scene)


def test_signing_out_everywhere_leaves_no_device_behind() -> None:
    async def scene(house: Visit) -> None:
        phone, laptop = await house.visitor("Anna"), await house.visitor()
        key = Authenticator(ORIGIN)
        await register(phone, key)
        await sign_in(laptop, key)
        await laptop.post("/api/account/sign-out", {"everywhere": True})
        assert not (await phone.get("/api/me"))["account"]
        assert await phone.refused("GET", "/api/account/passkeys") == (400, "not-signed-in")
        await sign_in(phone, key)

    play(scene)


@pytest.mark.parametrize("trick", ["again", "late", "stolen", "other-purpose", "none"])
def test_a_challenge_is_for_one_device_one_purpose_a_short_while_and_once(trick: str) -> None:
    async def scene(house: Visit) -> None:
        anna, eve = await house.visitor("Anna"), await house.visitor("Eve")
        key = Authenticator(ORIGIN)
        await register(anna, key)
        options = (await eve.post("/api/account/sign-in/begin"))["options"]
        body = {"credential": key.sign_in(options)}
        if trick == "again":
            await eve.post("/api/account/sign-in/finish", body)
        if trick == "late":
            house.time.pass_by(CHALLENGE_TIME)
        if trick == "none":
            await eve.post("/api/account/sign-in/begin")
        if trick == "other-purpose":
            await eve.post("/api/account/register/begin")
        sender = await house.visitor() if trick == "stolen" else eve
        assert await sender.refused("POST", "/api/account/sign-in/finish", body) == (400, "bad-passkey")

    play(scene)


@pytest.mark.parametrize(
    "forge",
    [
        lambda key: {"signature": encoded(bytes(70))},
        lambda key: {"userHandle": encoded(b"somebody-else")},
        lambda key: {"clientDataJSON": encoded(b"{}")},
        lambda key: {"authenticatorData": encoded(b"short")},
        lambda key: {"authenticatorData": 7},
    ],
)
def test_a_forged_answer_opens_nothing(forge: Any) -> None:
    async def scene(house: Visit) -> None:
        anna, eve = await house.visitor("Anna"), await house.visitor("Eve")
        key = Authenticator(ORIGIN)
        await register(anna, key)
        options = (await eve.post("/api/account/sign-in/begin"))["options"]
        body = {"credential": key.sign_in(options, **forge(key))}
        assert await eve.refused("POST", "/api/account/sign-in/finish", body) == (400, "bad-passkey")
        assert not (await eve.get("/api/me"))["account"]

    play(scene)


@pytest.mark.parametrize("credential", [{}, {"rawId": 5}, {"rawId": "!"}, {"rawId": "AAAA", "response": None}])
def test_nonsense_is_refused(credential: Any) -> None:
    async def scene(house: Visit) -> None:
        eve = await house.visitor("Eve")
        await eve.post("/api/account/sign-in/begin")
        status, code = await eve.refused("POST", "/api/account/sign-in/finish", {"credential": credential})
        assert (status, code) in ((400, "bad-passkey"), (400, "unknown-passkey"))
        await eve.post("/api/account/register/begin")
        refusal = await eve.refused("POST", "/api/account/register/finish", {"credential": credential})
        assert refusal == (400, "bad-passkey")

    play(scene)


def test_an_authenticator_at_another_site_signs_nothing_for_this_one() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        options = (await anna.post("/api/account/register/begin"))["options"]
        body = {"credential": Authenticator("https://knobel.evil").register(options)}
        assert await anna.refused("POST", "/api/account/register/finish", body) == (400, "bad-passkey")

    play(scene)


def test_a_copied_authenticator_is_noticed_by_its_count() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        key = Authenticator(ORIGIN)
        await register(anna, key)
        await sign_in(anna, key)
        key.count -= 1
        options = (await anna.post("/api/account/sign-in/begin"))["options"]
        body = {"credential": key.sign_in(options)}
        assert await anna.refused("POST", "/api/account/sign-in/finish", body) == (400, "bad-passkey")

    play(scene)


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8000", "http://knobel.test", "https://127.0.0.1"])
def test_without_a_secure_name_there_are_no_passkeys(origin: str) -> None:
    from knobel.core.errors import KnobelError
    from knobel.server.http.passkeys import site_of

    with pytest.raises(KnobelError) as refusal:
        site_of(origin)
    assert refusal.value.code == "no-passkeys-here"
    assert site_of("http://localhost:8000").id == "localhost"


def test_everything_can_be_taken_along_and_deleted_with_all_devices_and_passkeys() -> None:
    async def scene(house: Visit) -> None:
        phone, laptop = await house.visitor("Anna"), await house.visitor()
        key = Authenticator(ORIGIN)
        await register(phone, key)
        await sign_in(laptop, key)
        table = (await phone.post("/api/tables", SOLO))["table"]
        live = await house.live(table)
        await live.request(Actor(live.table.setup.host), Begin())
        await play_to_the_end(live)
        export = await laptop.get("/api/me/export")
        assert len(export["devices"]) == 2
        assert [each["name"] for each in export["passkeys"]] == ["Phone"]
        assert [each["table"] for each in export["sittings"]] == [table]
        assert [each["game"] for each in export["results"]] == ["kniffel"]
        assert (await laptop.ask("DELETE", "/api/me"))[0] == 204
        for gone in (phone, laptop):
            assert await gone.refused("GET", "/api/me/export") == (401, "no-device")
        stranger = await house.visitor()
        options = (await stranger.post("/api/account/sign-in/begin"))["options"]
        body = {"credential": key.sign_in(options)}
        assert await stranger.refused("POST", "/api/account/sign-in/finish", body) == (400, "unknown-passkey")
        (count,) = house.house.resources.store.connection.execute(  # type: ignore[attr-defined]
            "SELECT count(*) FROM log WHERE entry LIKE '%Anna%'"
        ).fetchone()
        assert count == 0, "the name is gone from the log as well"
        again = await house.live(table)
        assert again.table.names != ("Anna",)
        (row,) = await house.house.resources.store.read(_records())
        assert row[0] == table, "the game itself stays"

    play(scene)


def _records() -> Any:
    return (yield "SELECT table_id FROM records", ())

"""The doors: what a table is by default, what the documentation promises, and words for every refusal."""

import re
from pathlib import Path
from typing import Any

import pytest

import knobel.house
import knobel.server
from knobel.core.errors import ENGINE_CODES
from knobel.house.lines import talking
from knobel.house.table.rulings import CODES
from knobel.server.http import passkeys
from knobel.server.http.request_context import STATUS
from knobel.texts import LANGUAGES, texts
from tests.server.visits import Visit, play

ROOMS = (*knobel.house.__path__, *knobel.server.__path__)
SOURCES = [path.read_text(encoding="utf-8") for room in ROOMS for path in Path(room).rglob("*.py")]
REFUSALS = re.compile(r"(?:KnobelError|Refused|Trouble)\(\s*\"([a-z-]+)\"")
ME, OPEN, BOT = {"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}


def codes() -> set[str]:
    """Every code that the server can send."""
    written = {code for source in SOURCES for code in REFUSALS.findall(source)}
    answered = {code for source in SOURCES for code in re.findall(r'"code": "([a-z-]+)"', source)}
    chosen = {"unreadable", "no-such-page"}
    return written | answered | chosen | set(CODES) | set(talking.CODES) | set(passkeys.CODES) | set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_that_the_server_can_send_has_words(language: str) -> None:
    known = codes() | set(ENGINE_CODES)
    assert len(known) > 50
    assert {code for code in known if not texts(language).has(f"error-{code}")} == set()


def test_the_codes_that_are_declared_are_those_that_are_used() -> None:
    written = {code for source in SOURCES for code in REFUSALS.findall(source)}
    assert set(CODES) | set(talking.CODES) | set(passkeys.CODES) <= written


@pytest.mark.parametrize(
    ("seats", "hints", "cover_after"),
    [([ME, BOT], True, 0), ([ME, OPEN], False, 60), ([ME, {"kind": "local", "name": "Ben"}], False, 0)],
)
def test_what_a_table_is_where_nothing_is_said(seats: Any, hints: bool, cover_after: int) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        live = await house.live((await anna.post("/api/tables", {"game": "chicago", "seats": seats}))["table"])
        setup = live.table.setup
        assert (setup.hints, setup.cover_after, setup.pace, setup.chat) == (hints, cover_after, "human", "on")

    play(scene)


def test_a_table_is_as_it_was_asked_for() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        wanted = {"pace": "instant", "hints": False, "cover_after": 30, "chat": "phrases", "unshown": "after_a_day"}
        live = await house.live(
            (await anna.post("/api/tables", {"game": "chicago", "seats": [ME, BOT], **wanted}))["table"]
        )
        setup = live.table.setup
        assert {name: getattr(setup, name) for name in wanted} == wanted
        wrong = {"game": "chicago", "seats": [ME, BOT], "cover_after": 3}
        assert await anna.refused("POST", "/api/tables", wrong) == (400, "bad-wait")
        wrong = {"game": "chicago", "seats": [ME, {"kind": "bot", "mind": "clever"}]}
        assert await anna.refused("POST", "/api/tables", wrong) == (400, "unknown-mind")

    play(scene)


def test_refusals_come_with_a_code_and_their_status() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        assert await anna.refused("POST", "/api/tables", {"game": 7}) == (400, "unreadable")
        assert await anna.refused("POST", "/api/join", {"code": "NOSUCHCO"}) == (404, "unknown-code")
        assert await anna.refused("POST", "/api/join", {"code": "x"}, origin="https://evil.test") == (
            403,
            "foreign-origin",
        )
        assert await anna.refused("GET", "/api/nothing") == (404, "no-such-page")
        assert await anna.refused("GET", "/api/tables/t/replays/x") == (404, "no-such-page")
        assert await anna.refused("GET", "/api/games/chicago/rules?options=x") == (400, "unreadable")
        stranger = await house.visitor()
        stranger._cookie = ""
        assert await stranger.refused("GET", "/api/me/export") == (401, "no-device")

    play(scene)


def test_the_documentation_names_every_door_with_its_refusals() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor()
        paths = (await anna.get("/api/schema/openapi.json"))["paths"]
        context = {(method, path): door for path, methods in paths.items() for method, door in methods.items()}
        assert len(context) > 20
        for (method, path), door in context.items():
            assert door["summary"], path
            if method in ("post", "put", "delete"):
                assert {"403", "503"} <= door["responses"].keys(), path
            if path.startswith(("/api/me/", "/api/account")):
                assert "401" in door["responses"], path
        refusal = context["post", "/api/join"]["responses"]["404"]["content"]["application/json"]["schema"]["$ref"]
        assert refusal.endswith("Refusal")

    play(scene)

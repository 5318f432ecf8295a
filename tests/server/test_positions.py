"""Positions as links: a replay has them where nothing was hidden, and any house shows and advises them."""

import asyncio
from typing import Any

import knobel
from knobel.core.phrases import Phrase
from knobel.house.positions import position_page
from knobel.texts import LANGUAGES, texts
from tests.server.test_past_games import played, read
from tests.server.visits import Visit, play

KNIFFEL = "kniffel/1/seat=0,sheets=((-,-,-,-,-,-,-,-,-,-,-,-,-)),turn=(faces=(6,6,6,2,1),throws=1,due=no),extra=(0)"
REPLAY = "/api/tables/{table}/replays/0"


def test_every_step_of_an_open_game_is_a_position_that_leads_to_its_scene() -> None:
    async def go() -> None:
        world = await played("chicago")
        for step in (await read(world, REPLAY, 0))["steps"]:
            game, state = knobel.read_position(step["position"])
            assert game.scene(state, 0).headline == world.table.table.game.scene(state, 0).headline
            page = position_page(step["position"])
            assert page.over == (step["scene"]["result"] is not None)

    asyncio.run(go())


def test_whoever_has_not_seen_everything_gets_no_position() -> None:
    """A line would say what stayed under a cup."""

    async def go() -> None:
        world = await played("maexchen")
        for viewer in (None, 0, 1):
            replay = await read(world, REPLAY, viewer)
            assert {step["position"] for step in replay["steps"]} == {None}

    asyncio.run(go())


def test_a_position_is_shown_and_advised_alike_to_everybody() -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor(), await house.visitor()
        page = await anna.post("/api/positions", {"line": KNIFFEL})
        assert (page["game"], page["seats"], page["asked"], page["over"]) == ("kniffel", 1, 0, False)
        assert page["hints"][0]["move"] == {"type": "keep", "dice": [0, 1, 2]}
        assert round(page["hints"][0]["value"], 1) == 257.5
        assert page["scene"]["offers"] == []
        assert await ben.post("/api/positions", {"line": KNIFFEL}) == page
        start = await ben.post("/api/positions", {"line": "chicago/3/-/first=0,opening=(seats=(0,1,2))"})
        assert (start["asked"], start["hints"], start["over"]) == (None, [], False)

    play(scene)


def test_nonsense_is_refused_with_its_place_in_both_languages() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor()
        status, told = await anna.ask("POST", "/api/positions", {"line": KNIFFEL.replace("throws=1", "throws=7")})
        assert (status, told["code"], told["facts"]["place"]) == (400, "position-wrong-value", "state.turn.throws")
        for language in LANGUAGES:
            assert "state.turn.throws" in texts(language).say(Phrase(f"error-{told['code']}", told["facts"]), None, ())
        wrong: Any
        for wrong in ({"line": ""}, {"line": "x" * 200_000}, {"line": 7}, {}, None):
            status, told = await anna.ask("POST", "/api/positions", wrong)
            assert status == 400, told

    play(scene)

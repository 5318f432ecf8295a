"""A table whose game was asked for by another name goes by that name, for everybody, and never by one of its own."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from knobel.house.live.views import table_info
from knobel.house.table.entries import Entry, TableOpened
from knobel.house.table.requests import Actor, Begin, ChooseGame
from tests.server.two_houses import HERE, THERE, TwoHouses, between, open_here
from tests.server.visits import Visit, play, play_to_the_end
from tests.support.rulings import ANNA, Desk, over

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "random"}]
LOSERS: dict[str, Any] = {"options": {"starter": "first_seat", "lives": 1}, "pace": "instant"}


def table(game: str, called: str | None, **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": SEATS, "called": called, **more}


def named(desk: Desk) -> Any:
    """By which name the table goes: a string, or nothing."""
    return table_info(desk.table, ()).called or None


@pytest.mark.parametrize(
    ("game", "called"),
    [
        ("maexchen", "Meiern"),
        ("maexchen", "Little Max"),
        ("maexchen", "Einundzwanzig (Bluff)"),
        ("zehntausend", "Macke"),
        ("zehntausend", "Ten Thousand"),
    ],
)
def test_a_table_goes_by_any_name_of_its_game_in_either_language(game: str, called: str) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        live = await house.live((await anna.post("/api/tables", table(game, called)))["table"])
        assert live.info.called == called

    play(scene)


@pytest.mark.parametrize(
    ("game", "called"),
    [
        ("maexchen", "Kniffel"),
        ("maexchen", "meiern"),
        ("maexchen", ""),
        ("maexchen", "Annas Tisch"),
        # A preset has names of its own, and its game others.
        ("zehntausend", "Three Thousand"),
        ("dreitausend", "Macke"),
    ],
)
def test_what_is_no_name_of_the_game_is_refused_and_opens_nothing(game: str, called: str) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        wanted = table(game, called, public=True)
        assert await anna.refused("POST", "/api/tables", wanted) == (400, "not-its-name")
        assert await anna.get("/api/me/tables") == []

    play(scene)


def test_a_name_counts_only_where_what_came_of_it_has_it() -> None:
    """Whoever looks for Macke and then plays otherwise sits down to another game, and may."""

    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        wanted = table("zehntausend", "Macke", options={"target": 5000})
        live = await house.live((await anna.post("/api/tables", wanted))["table"])
        assert (live.info.game, live.info.preset, live.info.called) == ("dreitausend", msgspec.UNSET, msgspec.UNSET)

    play(scene)


def test_a_rematch_keeps_the_name_and_lists_have_the_usual_one() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        live = await house.live(
            (await anna.post("/api/tables", table("chicago", "Einhundertsechzig", **LOSERS)))["table"]
        )
        host = Actor(live.table.setup.host)
        for _ in range(2):
            await live.request(host, Begin())
            await play_to_the_end(live)
        assert live.info.called == "Einhundertsechzig"
        (row,) = await anna.get("/api/me/tables")
        assert (row["game"], row["preset"]) == ("chicago", None)
        await live.reload()
        assert live.info.called == "Einhundertsechzig", "it stands in the log"

    play(scene)


def test_the_name_goes_with_the_game_and_comes_with_the_next_one() -> None:
    desk = over()
    assert named(desk.ask(ANNA, ChooseGame("maexchen", called="Meiern"))) == "Meiern"
    assert desk.table.notes[-1].phrases[0].facts == {"game": "Meiern"}
    assert named(desk.ask(ANNA, ChooseGame("maexchen", {"elimination_chips": 2}, 3))) == "Meiern", "it is the same game"
    assert desk.refuses(ANNA, ChooseGame("maexchen", called="Kniffel")) == "not-its-name"
    assert named(desk) == "Meiern"
    assert named(desk.ask(ANNA, ChooseGame("kniffel"))) is None
    assert named(desk.ask(ANNA, ChooseGame("zehntausend", called="Macke"))) == "Macke"
    assert named(desk.ask(ANNA, ChooseGame("dreitausend"))) is None, "Macke is what the preset is called"


def test_without_a_name_a_log_is_written_as_it_always_was() -> None:
    opened = TableOpened("chicago", 1, {}, 2, "anna")
    assert "called" not in msgspec.json.decode(msgspec.json.encode(opened))
    other = opened.but(called="Einhundertsechzig")
    assert msgspec.json.decode(msgspec.json.encode(other), type=Entry) == other


@pytest.mark.timing
def test_a_table_takes_its_name_along_to_another_house(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        here = await open_here(both.page, "maexchen", called="Meiern")
        await both.page.play(2)
        await both.move(here, THERE)
        assert (await both.server.live(THERE)).info.called == "Meiern"
        await both.move(THERE, HERE)

    between(tmp_path, scene)


@pytest.mark.timing
def test_a_house_that_does_not_know_a_name_lets_the_table_in_without_it(tmp_path: Path) -> None:
    async def scene(both: TwoHouses) -> None:
        here = await open_here(both.page, "maexchen", called="Meiern")
        _, file = await both.ask(here, "departure", {"to": THERE})
        file["rows"][0][1]["called"] = "Zukunftsname"
        status, link = await both.ask(THERE, "arrival", file)
        assert status in (200, 201), link
        assert not (await both.server.live(THERE)).info.called

    between(tmp_path, scene)

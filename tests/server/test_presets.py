"""A table that plays by a preset is called by that preset's name, wherever it is spoken of, and only as long."""

from typing import Any

import knobel
from knobel.house.replays import replay_for
from knobel.house.store import operations
from knobel.house.table.requests import Actor, Begin, ChooseGame
from knobel.match import opening
from knobel.match.presets import preset_of
from tests.server.test_lobby import Line
from tests.server.visits import Visit, play, play_to_the_end

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "random"}]


def test_what_a_preset_sets_makes_the_name_and_nothing_else_does() -> None:
    assert preset_of(opening.game("zehntausend")) == "zehntausend"
    assert preset_of(opening.game("zehntausend", options={"target": 5000})) is None
    assert preset_of(opening.game("dreitausend")) is None
    assert preset_of(opening.game("blaue-augen", options={"colour": "grau"})) == "graue-augen"
    for id, (_, preset) in knobel.games.registry.presets().items():
        assert preset_of(opening.game(id)) == preset.id


def test_a_preset_for_few_players_is_not_played_by_many() -> None:
    tournament = opening.game("schocken-turnier-regeln", 4)
    assert preset_of(tournament) == "schocken-turnier-regeln"
    assert preset_of(opening.stored_game("schocken", 6, tournament.options)) is None


def test_a_table_opened_by_another_name_goes_by_it_in_every_list() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        wanted: dict[str, Any] = {"game": "graue-augen", "seats": SEATS, "public": True}
        live = await house.live((await anna.post("/api/tables", wanted))["table"])
        host = Actor(live.table.setup.host)
        live.listeners.add(Line(device=host.device))
        assert (live.info.game, live.info.preset) == ("blaue-augen", "graue-augen")
        assert [row["preset"] for row in await anna.get("/api/tables")] == ["graue-augen"]
        assert [row["preset"] for row in await anna.get("/api/me/tables")] == ["graue-augen"]
        await live.request(host, Begin())
        await play_to_the_end(live)
        assert [each["preset"] for each in (await anna.get("/api/me/games"))["games"]] == ["graue-augen"]
        record = await house.house.resources.store.read(operations.record(live.id, 0))
        assert replay_for(record, None, ("Anna", "Bot")).preset == "graue-augen"

        await live.request(host, ChooseGame("blaue-augen"))
        assert not live.info.preset
        assert [row["preset"] for row in await anna.get("/api/me/tables")] == [None]
        assert [each["preset"] for each in (await anna.get("/api/me/games"))["games"]] == ["graue-augen"], "it was one"
        await live.request(host, ChooseGame("graue-augen"))
        assert [row["preset"] for row in await anna.get("/api/me/tables")] == ["graue-augen"]

    play(scene)

"""The fairness files that a house hands out, checked by whoever trusts nobody."""

from itertools import pairwise

from knobel.house.table.requests import Actor, ChooseGame
from tests.server.test_statistics import DUEL, finished
from tests.server.test_verifying import problems, problems_between
from tests.server.visits import Visit, play


def test_the_games_of_a_table_follow_one_another_without_a_throw_between_them() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        table, _ = await finished(house, anna)
        await finished(house, anna, table)
        live = await house.live(table)
        await live.request(Actor(live.table.setup.host), ChooseGame("chicago", {}, 2))
        await finished(house, anna, table)
        files = [await anna.get(f"/api/tables/{table}/fairness/{number}") for number in range(3)]
        assert [problems(file) for file in files] == [[], [], []]
        assert [file["game"] for file in files] == ["kniffel", "kniffel", "chicago"]
        for before, file in pairwise(files):
            assert problems_between(before, file) == []
        assert files[0]["start"]["throw"] == 0
        assert files[-1]["end"]["throw"] == sum(len(file["throws"]) for file in files)

    play(scene)


def test_a_file_holds_the_seals_that_everybody_at_the_table_was_told_before_the_game() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        table = (await anna.post("/api/tables", DUEL))["table"]
        told = (await house.live(table)).info
        await finished(house, anna, table)
        file = await anna.get(f"/api/tables/{table}/fairness/0")
        assert (file["roots"], file["borders"]) == ({"0": told.roots[0]}, {"0": told.borders[0]})

    play(scene)


def test_a_table_with_real_dice_publishes_no_seals() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        table = (await anna.post("/api/tables", {**DUEL, "dice": "real"}))["table"]
        told = (await house.live(table)).info
        assert (told.roots, told.borders) == ((), ())

    play(scene)

"""Every game of the box can be carried from house to house in the middle: what is ruled on again comes out the same."""

import random
from typing import Any

import knobel
from knobel.core.stages import Ask, Over, Throw
from knobel.games.registry import players_of
from knobel.house.live.live_table import LiveTable
from knobel.house.table.requests import HOUSE, Act, Actor, Begin, Roll
from tests.server.visits import Visit, Visitor, play

# So many things happen before the table goes on elsewhere.
STEPS = 25


async def some_steps(live: LiveTable, chance: random.Random) -> None:
    for _ in range(STEPS):
        stage = live.table.stage
        if isinstance(stage, Throw):
            await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat))
        elif isinstance(stage, Ask):
            seat = next(iter(stage.choices))
            await live.request(HOUSE, Act(seat, stage.choices[seat].sample(chance.randrange)))


async def carried(house: Visit, anna: Visitor, game: str, to: str) -> tuple[Any, Any]:
    """A table of a game in the middle of it, before and after it has changed houses."""
    seats = [{"kind": "me"}, *({"kind": "local"} for _ in range(players_of(game).least - 1))]
    link = await anna.post("/api/tables", {"game": game, "seats": seats})
    live = await house.live(link["table"])
    live.scheduler.stop()
    await live.request(Actor(live.table.setup.host), Begin())
    await some_steps(live, random.Random(game))
    file = await anna.post(f"/api/tables/{live.id}/departure", {"to": to})
    await anna.post(f"/api/tables/{to}/arrival", file)
    return live.table, (await house.live(to)).table


def test_a_game_in_the_middle_is_the_same_in_the_other_house() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        for number, game in enumerate(knobel.ids()):
            before, after = await carried(house, anna, game, f"{number:018x}")
            assert after.state == before.state, game
            assert [step.event for step in after.steps] == [step.event for step in before.steps], game
            assert isinstance(before.stage, Over) == (after.phase == "over"), game

    play(scene)

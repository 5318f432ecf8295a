"""Quick play: in games of luck the house throws for everybody, as long as whoever runs the table wants it."""

import asyncio
import random
from typing import Any

import pytest
from msgspec import UNSET

import knobel
from knobel.core.events import Thrown
from knobel.core.stages import Over, Throw
from knobel.games import registry
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.live.scheduler import QUICK
from knobel.house.table.entries import TableOpened
from knobel.house.table.luck import is_luck
from knobel.house.table.permissions import Refused
from knobel.house.table.requests import Actor, Begin, ChangeSettings, ChooseGame, Hurry, Sit
from knobel.match import opening
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.visits import Visit, play

ANNA, BEN = Actor("anna", (0,)), Actor("ben", (1,))
ON, OFF = ChangeSettings(quick=True), ChangeSettings(quick=False)
LUCK = "himmel-und-hoelle"
STEP = int(1000 * QUICK)
NAMES = (*registry.ids(), *registry.presets())


class Evening:
    """A house in simulated time with one table for Anna, who runs it, and Ben; nobody is connected."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.time = SimulatedTime()
        self.store = store or MemoryStore()
        self.house = House(self.store, LocalHints(), self.time, SeededSource("luck"))
        self.live: LiveTable

    async def open(self, game: str = LUCK, host: str = "anna", **setup: Any) -> "Evening":
        version = knobel.declared(game).info.version
        self.live, _, _ = await self.house.tables.create(TableOpened(game, version, {}, 2, host, **setup))
        for seat, device in enumerate(("anna", "ben")):
            await self.live.request(Actor(device), Sit(seat, device))
        return self

    async def begin(self) -> "Evening":
        await self.live.request(Actor(self.live.table.setup.host), Begin())
        return self

    async def wait(self, milliseconds: int) -> int:
        """Let time pass; so many steps were made."""
        before = len(self.live.table.steps)
        for passing in (0, milliseconds):
            self.time.pass_by(passing)
            for _ in range(30):
                await asyncio.sleep(0)
        return len(self.live.table.steps) - before

    async def play_out(self) -> None:
        for _ in range(2000):
            if self.live.table.phase != "playing":
                return
            await self.wait(STEP)
        raise AssertionError("the game does not end")


@pytest.mark.parametrize("id", [name for name in NAMES if is_luck(opening.game(name))])
def test_where_a_game_is_called_luck_nobody_is_asked(id: str) -> None:
    game, chance = opening.game(id), random.Random(id)
    state = game.start()
    for _ in range(10_000):
        stage = game.stage(state)
        if isinstance(stage, Over):
            return
        assert isinstance(stage, Throw), "somebody is asked"
        state = game.apply(state, Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice)))
    raise AssertionError("the game does not end")


def test_a_game_in_which_somebody_decides_is_no_luck() -> None:
    assert not is_luck(opening.game("kniffel"))
    assert not is_luck(opening.game("zehntausend"))
    assert not is_luck(opening.game("hoch-gewinnt", options={"assignment": "player"}))
    assert is_luck(opening.game("hoch-gewinnt"))


def test_the_house_throws_for_everybody_until_the_game_is_over_though_nobody_is_there() -> None:
    async def scene() -> None:
        evening = await (await Evening().open()).begin()
        assert await evening.wait(3_600_000) == 0, "nobody throws for people who have not asked for it"
        await evening.live.request(ANNA, ON)
        assert (evening.live.info.quick, evening.live.info.quick_by) == (True, 0)
        assert await evening.wait(STEP) == 1, "one throw at a time, to be seen"
        await evening.play_out()
        assert evening.live.table.phase == "over"
        assert all(place.played_by is None for place in evening.live.table.places.values()), "no bot has played"
        throws = [step.throw for step in evening.live.table.steps]
        assert throws == list(range(len(throws))), "they are the table's own, as always"

    asyncio.run(scene())


def test_it_can_be_switched_off_at_any_time() -> None:
    async def scene() -> None:
        evening = await (await Evening().open(quick=True)).begin()
        assert await evening.wait(STEP) == 1
        await evening.live.request(ANNA, OFF)
        assert await evening.wait(3_600_000) == 0
        assert evening.live.info.quick is False
        assert [phrase.key for note in evening.live.table.notes[-1:] for phrase in note.phrases] == ["note-quick-off"]

    asyncio.run(scene())


def test_one_tap_leads_to_the_end() -> None:
    async def scene() -> None:
        evening = await (await Evening().open(quick=True)).begin()
        await evening.wait(STEP)
        await evening.live.request(BEN, Hurry())
        for _ in range(50):
            await evening.wait(0)
        assert evening.live.table.phase == "over", "and no time has passed"

    asyncio.run(scene())


def test_a_house_that_is_opened_again_goes_on() -> None:
    async def scene() -> None:
        evening = await (await Evening().open(quick=True)).begin()
        await evening.wait(STEP)
        later = Evening(evening.store)
        evening.live.scheduler.stop()
        await later.house.tables.start()
        found = await later.house.tables.table(evening.live.id)
        assert found is not None
        later.live = found
        assert (len(found.table.steps), found.table.phase) == (1, "playing")
        await later.play_out()
        assert later.live.table.phase == "over"
        await later.house.tables.stop()

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "dice"), [("kniffel", "digital"), (LUCK, "real")])
def test_it_is_not_there_where_somebody_decides_or_dice_are_real(game: str, dice: str) -> None:
    async def scene() -> None:
        evening = await (await Evening().open(game, dice=dice, quick=True)).begin()
        assert not evening.live.info.quick
        assert await evening.wait(3_600_000) == 0, "whatever was wished for before"
        with pytest.raises(Refused) as refusal:
            await evening.live.request(ANNA, ON)
        assert refusal.value.code == "not-luck"
        await evening.live.request(ANNA, OFF)

    asyncio.run(scene())


def test_the_host_alone_says_so_unless_the_host_is_a_screen() -> None:
    async def scene() -> None:
        evening = await Evening().open()
        with pytest.raises(Refused):
            await evening.live.request(BEN, ON)
        screen = await Evening().open(host="screen")
        await screen.live.request(BEN, ON)
        assert screen.live.info.quick_by == 1
        with pytest.raises(Refused):
            await screen.live.request(BEN, ChangeSettings(quick=False, chat="off"))
        with pytest.raises(Refused):
            await screen.live.request(Actor("passer-by"), OFF)

    asyncio.run(scene())


def test_the_wish_stays_from_game_to_game_and_counts_in_games_of_luck() -> None:
    async def scene() -> None:
        evening = await Evening().open(quick=True)
        await evening.live.request(ANNA, ChooseGame("kniffel"))
        in_kniffel = evening.live.info
        await evening.live.request(ANNA, ChooseGame(LUCK))
        assert (in_kniffel.quick, evening.live.info.quick) == (UNSET, True)

    asyncio.run(scene())


def test_a_form_can_ask_for_it() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        seats = [{"kind": "bot"}, {"kind": "me", "name": "Anna"}]
        link = await anna.post("/api/tables", {"game": LUCK, "seats": seats, "quick": True})
        info = (await house.live(link["table"])).info
        assert (info.quick, info.quick_by) == (True, 1)

    play(scene)

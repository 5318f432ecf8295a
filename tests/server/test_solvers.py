"""Solutions on the server: asked for when a strong bot sits down or advice is asked, and never waited for."""

import asyncio
import threading
from typing import Any

import knobel
from knobel.minds import solved
from knobel.parts.ground import Play
from knobel.proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from knobel.server.doors.connection import Connection
from knobel.server.doors.house_doors import Doors
from knobel.server.doors.socket import answer
from knobel.server.hub.hub import LocalHub
from knobel.server.live.house import House
from knobel.server.live.live_table import LiveTable
from knobel.server.live.solvers import Solvers
from knobel.server.messages import Hello, Please
from knobel.server.table.entries import Opened
from knobel.server.table.requests import Actor, Advise, Begin, Roll, Sit
from knobel.server.table.seats import invitation_of
from tests.server.lines import encoded

ANNA = Actor("anna", (0,))


class Asked:
    """Somebody who notes for which games a solution was asked."""

    def __init__(self) -> None:
        self.games: list[Play] = []

    def __call__(self, game: Play) -> None:
        self.games.append(game)


async def table_for(house: House, mind: str) -> LiveTable:
    """A table with a person and a bot of this mind."""
    version = knobel.rules("maexchen").info.version
    live, _, _ = await house.create(Opened("maexchen", version, {"starter": "first_seat"}, 2, "anna", hints=True))
    await live.request(ANNA, Sit(0, "Anna"))
    await live.request(ANNA, Sit(1, "Bot", "bot", mind))
    return live


def house_with(ready: Any) -> House:
    return House(MemoryStore(), LocalHub(), SimulatedTime(), SeededSource("solvers"), ready=ready)


def asked_for(mind: str) -> list[str]:
    """The games for which a solution is asked while a bot of this mind sits down and the game begins."""

    async def go() -> list[str]:
        asked = Asked()
        live = await table_for(house_with(asked), mind)
        await live.request(ANNA, Begin())
        return [game.info.id for game in asked.games]

    return asyncio.run(go())


def test_a_game_is_solved_once_when_a_bot_that_plays_by_solutions_sits_down() -> None:
    assert asked_for("strong") == ["maexchen"]
    assert asked_for("strength-70") == ["maexchen"]


def test_nothing_is_solved_for_bots_that_would_not_use_it() -> None:
    assert asked_for("greedy") == asked_for("random") == asked_for("strength-30") == []


def test_a_hint_has_its_game_solved_for_the_next_one() -> None:
    async def go() -> None:
        asked = Asked()
        house = house_with(asked)
        doors = Doors(house)
        live = await table_for(house, "random")
        await live.request(ANNA, Begin())
        line = Connection("anna")
        hello = Hello(live.id, -1, (live.token_of(0),), invitation_of(live.master), -1)
        await answer(encoded(hello), line, doors)
        await live.request(ANNA, Roll(0))
        assert asked.games == []
        await answer(encoded(Please("k", Advise(0))), line, doors)
        assert [game.info.id for game in asked.games] == ["maexchen"]

    asyncio.run(go())


def test_solvers_work_beside_whoever_asks() -> None:
    game = knobel.game("maexchen", 2)
    go_on, done = threading.Event(), threading.Event()

    def work(asked: Play) -> None:
        assert asked is game
        go_on.wait(20)
        done.set()

    solvers = Solvers(work, lambda _: False)
    solvers(game)
    assert not done.is_set(), "nobody waits for the work"
    go_on.set()
    assert done.wait(20)
    solvers.close()


def test_a_game_without_decisions_is_not_solved_and_a_failure_stops_nobody() -> None:
    worked: list[str] = []
    done = threading.Event()

    def work(asked: Play) -> None:
        worked.append(asked.info.id)
        if asked.info.id == "maexchen":
            done.set()
        raise MemoryError

    solvers = Solvers(work, lambda _: False)
    for id in ("zeppelin", "kombinierte-filzlaus", "maexchen"):
        solvers(knobel.game(id, 2))
    assert done.wait(20)
    solvers.close()
    assert worked == ["kombinierte-filzlaus", "maexchen"]


def test_a_game_that_solvers_have_done_is_at_hand_for_minds() -> None:
    game = knobel.game("maexchen", 2, {"elimination_chips": 3})
    assert solved.at_hand(game) is None
    finished = threading.Event()

    def work(asked: Play) -> None:
        solved.prepare(asked)
        finished.set()

    solvers = Solvers(work)
    solvers(game)
    assert finished.wait(60)
    solvers.close()
    assert solved.at_hand(game) is not None

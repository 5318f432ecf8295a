"""Solutions on the server: asked for when a strong bot sits down or advice is asked, and never waited for."""

import asyncio
from pathlib import Path

import pytest

import knobel
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_table import LiveTable
from knobel.house.live.thinking import rules_of
from knobel.house.messages import Hello, Please
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import Actor, Advise, Begin, Roll, Sit
from knobel.house.table.seats import invitation_of
from knobel.house.work.tasks import Prepare, Task
from knobel.house.work.work import Here, Work, WorkFailed
from knobel.match.match import Match
from knobel.server.http.context import Context
from knobel.server.work.solvers import Solvers
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime
from tests.server.lines import encoded

ANNA = Actor("anna", (0,))


class Asked(Here):
    """Somebody who notes for which games a solution was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[Match] = []

    def solve(self, game: Match) -> None:
        self.games.append(game)


async def table_for(house: House, mind: str) -> LiveTable:
    """A table with a person and a bot of this mind."""
    version = knobel.declared("maexchen").info.version
    live, _, _ = await house.tables.create(
        TableOpened("maexchen", version, {"starter": "first_seat"}, 2, "anna", hints=True)
    )
    await live.request(ANNA, Sit(0, "Anna"))
    await live.request(ANNA, Sit(1, "Bot", "bot", mind))
    return live


def house_with(work: Work) -> House:
    return House(MemoryStore(), LocalHints(), SimulatedTime(), SeededSource("solvers"), work)


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
    assert asked_for("strength-30") == ["maexchen"]


def test_nothing_is_solved_for_bots_that_would_not_use_it() -> None:
    assert asked_for("greedy") == asked_for("random") == asked_for("strength-0") == []


def test_a_hint_has_its_game_solved_for_the_next_one() -> None:
    async def go() -> None:
        asked = Asked()
        house = house_with(asked)
        context = Context(house)
        live = await table_for(house, "random")
        await live.request(ANNA, Begin())
        line = Connection("anna")
        hello = Hello(live.id, -1, (live.token_of(0),), invitation_of(live.master), -1)
        await answer(encoded(hello), line, context)
        await live.request(ANNA, Roll(0))
        assert asked.games == []
        await answer(encoded(Please("k", Advise(0))), line, context)
        assert [game.info.id for game in asked.games] == ["maexchen"]

    asyncio.run(go())


class Gate:
    """Somebody who does what is asked when the gate is opened, and notes what it was."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.open = asyncio.Event()
        self.asked: list[str] = []
        self._trouble = trouble

    async def do(self, task: Task, owner: str, most: int | None = None) -> bytes:
        assert isinstance(task, Prepare)
        self.asked.append(task.rules.game)
        await self.open.wait()
        if self._trouble is not None:
            raise self._trouble
        return b""

    async def turn_away(self) -> None: ...

    async def stop(self) -> None: ...


def test_a_game_is_solved_once_at_a_time_beside_whoever_asks() -> None:
    async def go() -> None:
        gate = Gate()
        solvers = Solvers(gate)
        for _ in range(3):
            solvers(knobel.game("maexchen", 2))
            await asyncio.sleep(0)
        assert gate.asked == ["maexchen"], "nobody waits for the work, and nobody does it twice"
        gate.open.set()
        while solvers._tasks:
            await asyncio.sleep(0)
        solvers(knobel.game("maexchen", 2))
        await asyncio.sleep(0)
        assert gate.asked == ["maexchen", "maexchen"]
        solvers.close()

    asyncio.run(go())


def test_a_game_without_decisions_is_not_solved_and_a_failure_stops_nobody() -> None:
    async def go() -> None:
        gate = Gate(WorkFailed("MemoryError"))
        solvers = Solvers(gate)
        for id in ("zeppelin", "kombinierte-filzlaus", "maexchen"):
            solvers(knobel.game(id, 2))
        gate.open.set()
        while solvers._tasks:
            await asyncio.sleep(0)
        assert gate.asked == ["kombinierte-filzlaus", "maexchen"]

    asyncio.run(go())


def test_a_game_that_was_prepared_is_at_hand_for_minds_of_the_same_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Values that an earlier run has worked out would be at hand already.
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))
    game = knobel.game("maexchen", 2, {"elimination_chips": 3})
    here = Here()
    knowledge = here._perform.knowledge
    assert knowledge.solution(game) is None
    asyncio.run(here.do(Prepare(rules_of(game)), "solvers"))
    assert knowledge.solution(game) is not None

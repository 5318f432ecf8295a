"""Workers: heavy work is done in other processes, in turn, and comes to an end with whoever began it."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.core.stages import Ask, Over, Throw
from knobel.desk.actions import Announce, Create, Undo
from knobel.desk.desk import Desk
from knobel.desk.options import DeskOptions
from knobel.desk.simulating import registered
from knobel.games import registry
from knobel.house.live.slices import in_slices
from knobel.house.live.thinking import QUICK, rules_of
from knobel.house.work.positions import Positions
from knobel.house.work.tasks import (
    Advise,
    CheckDesk,
    ChosenMove,
    Decide,
    Position,
    Sleep,
    Task,
    WriteCatalogue,
    WriteRules,
    decode_chosen,
    decode_hints,
    decode_order,
    encode,
)
from knobel.house.work.tasks import Order as WorkOrder
from knobel.house.work.work import Here, WorkFailed
from knobel.minds.arena import Chance
from knobel.minds.mind import MINDS
from knobel.server.work.queueing import FairQueue
from knobel.server.work.worker import LENGTH, THREADS, FirstMeetings
from knobel.server.work.workers import Worker, Workers
from proofs.client import browser
from proofs.processes import Node, children_of
from tests.support.waiting import until


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def position(game: str, seats: int, decisions: int = 3, table: str = "t") -> tuple[Position, Any, int]:
    """A game in which somebody is asked, after some decisions, or which is over before; with its state and the seat
    that is asked."""
    play, chance = knobel.game(game, seats, {"starter": "first_seat"}), Chance(game)
    state = play.start()
    events: list[Any] = []
    while True:
        stage = play.stage(state)
        if isinstance(stage, Over):
            return Position(table, rules_of(play), None, tuple(events)), state, -1
        if isinstance(stage, Throw):
            event: Any = chance.throw(stage.dice, stage.seat)
        else:
            seat = next(iter(stage.choices))
            if not decisions:
                return Position(table, rules_of(play), None, tuple(events)), state, seat
            decisions -= 1
            event = knobel.Did(seat, stage.choices[seat].sample(chance.below))
        events.append(event)
        state = play.apply(state, event)


# What is sent --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [id for id in registry.ids() if registry.declared(id).info.decisions])
def test_a_position_of_every_game_is_rebuilt_from_what_was_sent(game: str) -> None:
    told, state, seat = position(game, max(2, registry.players_of(game).least), decisions=1)
    sent = decode_order(encode(WorkOrder(1, Decide(told, seat, "greedy")))).task
    assert isinstance(sent, Decide)
    built = Positions().rebuilt(sent.position)
    assert built.state == state
    stage = built.play.stage(built.state)
    if not isinstance(stage, Ask):
        assert seat == -1, "the game was over before anybody was asked again"
        return
    for move in (stage.choices[seat].mildest, stage.choices[seat].sample(secrets.randbelow)):
        assert decode_chosen(encode(ChosenMove(move))).move == move


def test_a_position_goes_on_from_what_was_known_and_begins_anew_where_something_was_taken_back() -> None:
    later, state, _ = position("kniffel", 2, decisions=6)
    sooner, before, _ = position("kniffel", 2, decisions=2)
    positions = Positions()
    for told, expected in ((sooner, before), (later, state), (later, state), (sooner, before)):
        assert positions.rebuilt(told).state == expected


# Taking turns --------------------------------------------------------------------------------------------------------


def test_everybody_gets_a_turn_however_much_somebody_has_asked_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put("greedy", f"g{number}")
    queue.put("anna", "a0")
    queue.put("ben", "b0")
    assert [queue.take() for _ in range(8)] == ["g0", "a0", "b0", "g1", "g2", "g3", "g4", None]


def test_nobody_has_more_waiting_than_allowed() -> None:
    queue: FairQueue[int] = FairQueue(most=4)
    queue.put("a", 1, most=2)
    queue.put("a", 2, most=2)
    with pytest.raises(KnobelError):
        queue.put("a", 3, most=2)
    queue.put("b", 4)
    queue.put("b", 5)
    with pytest.raises(KnobelError):
        queue.put("c", 6)
    assert len(queue) == 4


# Processes -----------------------------------------------------------------------------------------------------------


def test_work_is_done_in_another_process_and_says_the_same() -> None:
    asked, _, seat = position("chicago", 2)
    chosen = knobel.game("chicago", 2, {"starter": "first_seat"}).stage(Positions().rebuilt(asked).state)
    assert isinstance(chosen, Ask)

    async def scene() -> None:
        workers, here = Workers(), Here()
        same: list[Task] = [WriteRules("chicago", "de", {}), WriteCatalogue(True), Decide(asked, seat, "greedy")]
        for task in same:
            assert await workers.do(task, "a") == await here.do(task, "a")
        hints = decode_hints(await workers.do(Advise(asked, seat), "a")).hints
        assert hints
        assert all(hint.move in chosen.choices[seat] for hint in hints)
        pids = {workers.minds.pid, workers.pages.pid}
        assert len(pids - {None, os.getpid()}) == 2
        if hasattr(os, "getpriority"):
            niceness = {os.getpriority(os.PRIO_PROCESS, pid) for pid in pids if pid}
            assert min(niceness) > os.getpriority(os.PRIO_PROCESS, os.getpid())
        await workers.stop()
        for pid in pids:
            assert not lives(pid)

    run(scene)


def lives(pid: int | None) -> bool:
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_refusal_arrives_as_one() -> None:
    async def scene() -> None:
        workers = Workers()
        with pytest.raises(KnobelError) as refusal:
            await workers.do(WriteRules("no-such-game", "de", {}), "a")
        assert refusal.value.code == "unknown-game"
        with pytest.raises(KnobelError) as refusal:
            await workers.do(CheckDesk(b"{}"), "a")
        assert refusal.value.code == "desk-not-a-tournament"
        await workers.stop()

    run(scene)


def test_what_a_dead_worker_was_working_on_is_done_by_the_next() -> None:
    async def scene() -> None:
        worker = Worker()
        await worker.do(Sleep(0), "a", None)
        first = worker.pid
        assert first is not None
        waiting = asyncio.ensure_future(worker.do(Sleep(0.05), "a", None))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert await waiting == b""
        assert worker.pid not in (None, first)
        await worker.stop()

    run(scene)


def test_work_that_never_ends_is_ended_and_others_go_on() -> None:
    async def scene() -> None:
        worker = Worker(longest=0.5)
        with pytest.raises(WorkFailed):
            await worker.do(Sleep(3600), "a", None)
        assert await worker.do(Sleep(0), "b", None) == b""
        await worker.stop()

    run(scene)


def test_whoever_waits_is_told_when_the_house_closes() -> None:
    async def scene() -> None:
        workers = Workers()
        waiting = [asyncio.ensure_future(workers.do(Sleep(3600), "a", None)) for _ in range(9)]
        await until(lambda: workers.pages.pid is not None, "somebody works")
        await workers.stop()
        assert all(isinstance(each, WorkFailed) for each in await asyncio.gather(*waiting, return_exceptions=True))

    run(scene)


PARENT = """
import asyncio, sys
from knobel.house.work.tasks import Sleep
from knobel.server.work.workers import Workers

async def main():
    workers = Workers()
    asyncio.ensure_future(workers.do(Sleep(3600), "a"))
    while workers.pages.pid is None:
        await asyncio.sleep(0.01)
    print(workers.pages.pid, flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


def test_a_worker_does_not_outlive_whoever_began_it_also_in_the_middle_of_something() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    while lives(worker) and not is_zombie(worker):
        pass


def is_zombie(pid: int) -> bool:
    try:
        return ") Z " in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True


def test_all_minds_but_the_quickest_think_elsewhere() -> None:
    assert set(MINDS) - QUICK >= {"greedy", "strong"}
    assert {"random"} == QUICK


# In the house --------------------------------------------------------------------------------------------------------


def tournament_with_much_undone(times: int) -> bytes:
    desk = Desk.opened(Create("T", 0, "schocken", DeskOptions()), 0)
    for number in range(times):
        desk.do(Announce(f"news {number}"), number)
        desk.do(Undo(len(desk.rows) - 1), number)
    return desk.export()


def test_a_tournament_from_a_file_is_what_it_was() -> None:
    text = tournament_with_much_undone(30)
    rows = asyncio.run(Here().do(CheckDesk(text), "a"))
    assert len(msgspec.json.decode(rows)) == 61


def test_pages_of_a_real_house_come_from_its_workers(node: Node) -> None:
    """While a file is looked through that takes long, and after the worker was killed, the house answers."""

    async def scene() -> None:
        async with browser(node.base, None) as http:
            http.timeout = 60
            me = await http.get("/api/me")
            http.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in me.cookies.items())
            assert len((await http.get("/api/games")).json()) > 50
            assert "Chicago" in (await http.get("/api/games/chicago/rules?lang=de")).json()["text"]
            working = children_of(node.pid)
            assert working
            for pid in working:
                os.kill(pid, signal.SIGKILL)
            assert "Chicago" in (await http.get("/api/games/chicago/rules?lang=de")).json()["text"]
            answer = await http.post("/api/desks/import", content=tournament_with_much_undone(30))
            assert answer.status_code == 201

    run(scene)


def test_long_work_on_the_loop_gives_others_a_turn() -> None:
    async def scene() -> None:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.ensure_future(other())
        async for _ in in_slices(range(10)):
            until = asyncio.get_running_loop().time() + 0.006
            while asyncio.get_running_loop().time() < until:
                pass
        assert turns >= 9
        task.cancel()

    run(scene)


# The first of their kind ---------------------------------------------------------------------------------------------


def test_files_that_come_first_and_at_once_do_not_take_the_worker_down() -> None:
    """Whoever reads a kind of file for the first time has no other such reader beside them."""
    files = [registered(8, DeskOptions(), "schocken").export() for _ in range(THREADS)]
    for _ in range(4):
        worker = subprocess.Popen(
            [sys.executable, "-m", "knobel.server.work.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        for number, file in enumerate(files, start=1):
            order = encode(WorkOrder(number, CheckDesk(file)))
            worker.stdin.write(len(order).to_bytes(LENGTH, "big") + order)
        worker.stdin.flush()
        heads = []
        for _ in ("ready", *files):
            heads.append(worker.stdout.read(LENGTH))
            worker.stdout.read(int.from_bytes(heads[-1], "big"))
        worker.communicate()
        assert all(heads), "it has died"
        assert worker.returncode == 0


def test_the_first_of_a_kind_is_done_alone_and_the_next_are_not() -> None:
    first, task = FirstMeetings(), CheckDesk(b"")
    with first.of(task):
        assert first._alone.locked()
        with first.of(Sleep(0)):
            pass
    with first.of(task), first.of(task):
        assert not first._alone.locked()

"""After the game: replays with names, and analyses that give nothing hidden away."""

import asyncio
import gzip
import random
import sys
from typing import Any

import msgspec
import pytest

from knobel.core.events import Did, Thrown
from knobel.core.stages import Throw
from knobel.house.live.analysts import AnalysisAnswer, Analysts, Underway
from knobel.house.store import operations
from knobel.house.store.analyses import keep_analysis
from knobel.house.table.requests import Actor, Leave, Sit
from knobel.minds.analysis import Account, Analysis
from knobel.server.http.identity import PLAIN_COOKIE
from knobel.server.work.subprocess_analysis import SubprocessAnalysis
from proofs.asgi import HOST, Answer, ask
from proofs.leak_worlds import World
from proofs.limits import lift
from proofs.simulated import MemoryStore


async def played(game: str, **options: Any) -> World:
    """A house in which a game for two has been played to its end, by chance."""
    world, chance = World(None), random.Random(game)
    await world.open(game, options, 2, None)
    while world.table.table.phase == "playing":
        stage: Any = world.table.table.stage
        if isinstance(stage, Throw):
            await world.happen(Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice)))
        else:
            seat = next(iter(stage.choices))
            await world.happen(Did(seat, stage.choices[seat].sample(chance.randrange)))
    return world


async def page(world: World, what: str, viewer: int | None = None) -> Answer:
    cookie = None if viewer is None else f"{PLAIN_COOKIE}=token-{viewer}"
    return await ask(world._app, what.format(table=world.table.id), cookie=cookie)


async def read(world: World, what: str, viewer: int | None = None) -> Any:
    return msgspec.json.decode((await page(world, what, viewer)).body)


def test_a_replay_begins_before_the_first_step_and_ends_with_the_result() -> None:
    async def go() -> None:
        world = await played("chicago")
        replay = await read(world, "/api/tables/{table}/replays/0", 1)
        assert (replay["game"], replay["names"], replay["viewer"]) == ("chicago", ["N0", "N1"], 1)
        steps = replay["steps"]
        assert [step["number"] for step in steps] == list(range(len(world.table.table.steps) + 1))
        assert steps[0]["lines"] == []
        assert [step["scene"]["result"] is not None for step in steps] == [False] * (len(steps) - 1) + [True]
        assert not any(step["scene"]["offers"] for step in steps), "nobody decides anything in a replay"

    asyncio.run(go())


def test_a_replay_names_those_who_played_and_nobody_who_came_later() -> None:
    async def go() -> None:
        world = await played("chicago")
        await world.table.request(Actor("device-1", (1,)), Leave(1))
        left = await read(world, "/api/tables/{table}/replays/0")
        await world.table.request(Actor("device-9"), Sit(1, "Eve"))
        assert (await read(world, "/api/tables/{table}/replays/0"))["names"] == left["names"] == ["N0", "N1"]

    asyncio.run(go())


def test_a_replay_is_packed_for_whoever_can_unpack_it() -> None:
    async def go() -> None:
        world = await played("chicago")
        path = f"/api/tables/{world.table.id}/replays/0"
        plain = (await ask(world._app, path)).body
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", HOST), (b"accept-encoding", b"gzip, br")]
        scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http"}
        where = {"path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"", "state": {}}
        app: Any = world._app
        await app({**scope, **where, "headers": headers, "client": None, "server": None}, receive, send)
        packed = b"".join(message.get("body", b"") for message in sent[1:])
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 5

    asyncio.run(go())


def test_an_analysis_is_worked_out_once_and_adds_up() -> None:
    async def go() -> None:
        world = await played("die-boese-drei")
        # However long it takes, whoever asks so often is answered.
        lift(world.context.limits)
        path = "/api/tables/{table}/analysis/0"
        answer = await read(world, path)
        assert answer == {"state": "working", "analysis": None, "progress": 0.0}
        far = [0.0]
        while answer["state"] == "working":
            far.append(answer["progress"])
            await asyncio.sleep(0.01)
            answer = await read(world, path)
        assert far == sorted(far)
        assert answer["state"] == "ready"
        for account in answer["analysis"]["accounts"]:
            assert abs(account["start"] + account["luck"] - account["losses"] - account["result"]) < 1e-9
        assert len(answer["analysis"]["curve"]) == len(world.table.table.steps) + 1
        await world.context.analysts.stop()

    asyncio.run(go())


def test_a_game_with_dice_that_were_never_shown_is_not_analysed() -> None:
    async def go() -> None:
        world = await played("maexchen")
        for viewer in (0, 1, None):
            answer = await read(world, "/api/tables/{table}/analysis/0", viewer)
            assert answer == {"state": "sealed", "analysis": None, "progress": 0.0}

    asyncio.run(go())


def answer_of(*command: str, seconds: float = 20.0) -> AnalysisAnswer:
    """What an analyst says that works by this command."""

    async def go() -> AnalysisAnswer:
        analysts = Analysts(MemoryStore(), SubprocessAnalysis((sys.executable, "-c", *command), seconds))
        while (answer := await analysts.answer(("t", 0), "record")).state == "working":
            await asyncio.sleep(0.01)
        return answer

    return asyncio.run(go())


def test_an_analysis_outlives_the_node_that_made_it_but_not_the_engine() -> None:
    async def go() -> None:
        world = await played("die-boese-drei")
        game, record = (world.table.id, 0), await world.house.resources.store.read(operations.record(world.table.id, 0))
        first = Analysts(world.house.resources.store, SubprocessAnalysis())
        while (made := await first.answer(game, record)).state == "working":
            await asyncio.sleep(0.05)
        assert made.state == "ready"
        await first.stop()
        # The second one could not work anything out: it has nobody to do so.
        second = Analysts(world.house.resources.store, SubprocessAnalysis(("/nowhere",)))
        assert await second.answer(game, record) == made
        await world.house.resources.store.write(keep_analysis(*game, "another engine", b"{}"))
        third = Analysts(world.house.resources.store, SubprocessAnalysis(("/nowhere",)))
        assert (await third.answer(game, record)).state == "working"
        await third.stop()

    asyncio.run(go())


class Watched(Underway):
    """What is told of an analysis that is being worked out."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[float] = []
        self.half = asyncio.Event()

    def advance(self, progress: float) -> None:
        self.told.append(progress)
        if progress == 0.5:
            self.half.set()


def test_whoever_asks_is_told_how_far_an_analysis_is() -> None:
    command = (
        "import sys; print('progress 0.25\\nprogress 0.5', file=sys.stderr, flush=True); sys.stdin.read(); input()"
    )

    async def go() -> None:
        watched = Watched()
        work = asyncio.create_task(SubprocessAnalysis((sys.executable, "-c", command))("record", watched))
        await watched.half.wait()
        # It has nothing to read any more, and says so with its last breath.
        with pytest.raises(OSError, match="EOFError"):
            await work
        assert watched.told == [0.25, 0.5]

    asyncio.run(go())


def told_as(start: float) -> bytes:
    """An analysis in which the game was worth so much at first."""
    account = Account(0, "Anna", start, 1.0 - start, 0.0, 1.0, 0, 0.1)
    return msgspec.json.encode(Analysis("chicago", "chance", False, (account,), (), (), ()))


def test_a_first_result_is_shown_while_it_is_being_refined() -> None:
    async def go() -> None:
        refined = asyncio.Event()

        async def analyse(record: str, underway: Underway) -> bytes:
            underway.advance(0.25)
            underway.show(told_as(0.5))
            await refined.wait()
            return told_as(0.25)

        analysts = Analysts(MemoryStore(), analyse)
        answers = [await analysts.answer(("t", 0), "record")]
        while answers[-1].analysis is None:
            await asyncio.sleep(0)
            answers.append(await analysts.answer(("t", 0), "record"))
        assert (answers[0].analysis, answers[0].progress) == (None, 0.0)
        assert answers[-1] == AnalysisAnswer("working", msgspec.json.decode(told_as(0.5), type=Analysis), 0.25)
        refined.set()
        while (answer := await analysts.answer(("t", 0), "record")).state == "working":
            await asyncio.sleep(0)
        assert answer == AnalysisAnswer("ready", msgspec.json.decode(told_as(0.25), type=Analysis))

    asyncio.run(go())


class Shown(Underway):
    """Everything that could be shown on the way."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[bytes] = []

    def show(self, found: bytes) -> None:
        self.lines.append(found)


def test_a_process_says_first_what_it_found_first_however_long_the_line() -> None:
    """Longer than what a stream usually takes for a line."""
    first, last = (told_as(start).replace(b"Anna", b"A" * (1 << 17)).decode() for start in (0.5, 0.25))
    command = f"print({first!r}, flush=True); print({last!r}, flush=True)"

    async def go() -> None:
        shown = Shown()
        # So much text is nothing for a command line.
        script = "import sys; exec(sys.stdin.read())"
        found = await SubprocessAnalysis((sys.executable, "-c", script))(command, shown)
        assert [line.decode().strip() for line in shown.lines] == [first, last]
        assert found == shown.lines[-1]

    asyncio.run(go())


def test_an_analyst_who_takes_too_long_or_talks_nonsense_has_failed() -> None:
    assert answer_of("import time; time.sleep(60)", seconds=0.2) == AnalysisAnswer("failed")
    assert answer_of("print('nonsense')") == AnalysisAnswer("failed")
    assert answer_of("raise SystemExit(3)") == AnalysisAnswer("failed")

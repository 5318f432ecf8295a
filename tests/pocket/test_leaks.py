"""One device passed round: what no seat of it may see reaches the page by no way through a pocket's door.

Two pockets run one script; in the second, something that a bot has thrown or decided in secret comes out otherwise.
Until the rules show the difference to somebody at the device, the page must be told the same, byte for byte.
"""

import asyncio
import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

import knobel
from knobel.core.events import Event
from knobel.core.options import Value
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.lines.connection import Connection
from knobel.house.work.work import Here
from knobel.pocket.asking import Requests
from knobel.pocket.door import HERE, Door
from proofs.exchanging import exchange_connections, exchange_tables
from proofs.leak_worlds import GossipingConnection, NosyConnection, ScriptedTable, TalkativeConnection
from proofs.leaks import Run, hiding_settings
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

HERE_SIT = ({"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"})
# Everything that a page can look at.
PAGES = (
    *("/api/me", "/api/me/tables", "/api/me/games", "/api/me/statistics", "/api/me/export"),
    *(f"/api/tables/{{table}}/{what}/0" for what in ("replays", "fairness", "analysis", "endings")),
)
FAULTS: dict[str, type[Connection]] = {
    "nosy": NosyConnection,
    "gossip": GossipingConnection,
    "talkative": TalkativeConnection,
}


class PocketWorld:
    """A pocket with one table: two people share the device, and the others are bots that do as they are told."""

    table: ScriptedTable

    def __init__(self, fault: str | None) -> None:
        self.time = SimulatedTime()
        self.door = Door("", self._told)
        store, source = MemoryStore(), SeededSource("world")
        house = House(store, LocalHints(), self.time, source, Here(), 0, prefix=HERE, seals_days=False)
        self.door.house, self.door._requests = house, Requests(house)
        exchange_tables(house, ScriptedTable)
        if fault is not None:
            exchange_connections(house, FAULTS[fault])
        self._heard: list[bytes] = []
        self._pongs: dict[int, asyncio.Event] = {}
        self._answers: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = 0

    async def open(self, game: str, options: Mapping[str, Value], seats: int) -> None:
        """Set the table up, and sit down at it."""
        await self.door.open()
        bots = ({"kind": "bot", "mind": "random"},) * (seats - len(HERE_SIT))
        wanted = {"game": game, "seats": (*HERE_SIT, *bots), "options": {"starter": "first_seat", **options}}
        link = json.loads(await self._ask("POST", "/api/tables", wanted))
        live = await self.door.house.tables.table(link["table"])
        assert isinstance(live, ScriptedTable)
        self.table = live
        live.scheduler.stop()
        self._line = self._connect()
        self._say(self._line, type="please", key="begin", request={"type": "begin"})
        await self.drained()

    async def happen(self, event: Event) -> None:
        await self.table.happen(event)
        self.time.pass_by(1000)

    async def drained(self) -> list[bytes]:
        await self._until_told(self._line)
        heard, self._heard = self._heard, []
        return heard

    async def channels(self) -> dict[str, bytes]:
        before, seats, line = self.table.table.seq, self.table.table.setup.seats, self._connect()
        nonsense = {"type": "act", "move": {"type": "press", "button": "no-such-button"}}
        for seat, request in ((0, nonsense), (seats - 1, nonsense), (seats - 1, {"type": "roll"})):
            self._say(line, type="please", key="k", request={"seat": seat, **request})
        await self._until_told(line)
        assert self.table.table.seq == before, "what was to be refused has happened"
        self.door.hang_up(line)
        told = b"\n".join(await self.drained())
        return {"reconnect": told, **await self.pages()}

    async def pages(self) -> dict[str, bytes]:
        paths = [page.format(table=self.table.id) for page in PAGES]
        return {path: await self._ask("GET", path) for path in paths}

    def _connect(self) -> int:
        self._numbers += 1
        self.door.connect(self._numbers)
        tokens = [self.table.token_of(seat) for seat in range(len(HERE_SIT))]
        self._say(self._numbers, type="hello", table=self.table.id, tokens=tokens)
        return self._numbers

    def _say(self, line: int, **message: Any) -> None:
        self.door.say(line, json.dumps(message))

    async def _until_told(self, line: int) -> None:
        """A line is answered in order: with this answer everything before it has come."""
        self._numbers += 1
        told = self._pongs[self._numbers] = asyncio.Event()
        self._say(line, type="ping", number=self._numbers)
        await asyncio.wait_for(told.wait(), 20)

    async def _ask(self, method: str, path: str, body: Any = None) -> bytes:
        self._numbers += 1
        answer = self._answers[self._numbers] = asyncio.get_running_loop().create_future()
        self.door.ask(self._numbers, method, path, "" if body is None else json.dumps(body))
        return await asyncio.wait_for(answer, 20)

    def _told(self, what: str, number: int, code: int, text: str) -> None:
        if what == "answer":
            self._answers.pop(number).set_result(text.encode())
        elif text.startswith('{"type":"pong"'):
            self._pongs[json.loads(text)["number"]].set()
        elif what == "message":
            self._heard.append(text.encode())


async def passed_round(game: str, options: Mapping[str, Value], fault: str | None = None) -> Run:
    """One script in two pockets."""
    players = knobel.declared(game).info.players
    seats = min(max(4, players.least), players.most)
    worlds = (PocketWorld(fault), PocketWorld(fault))
    for world in worlds:
        await world.open(game, options, seats)
    run = Run(*worlds, tuple(range(len(HERE_SIT))), random.Random(game))
    await run.go(game, skip=0)
    for world in worlds:
        await world.door.close()
    return run


def test_nothing_that_a_bot_hides_reaches_the_page_in_any_game() -> None:
    runs = {
        id: asyncio.run(passed_round(id, settings[0]))
        for id in knobel.ids()
        if (settings := hiding_settings(id)) and knobel.declared(id).info.players.most > len(HERE_SIT)
    }
    assert [leak for run in runs.values() for leak in run.leaks] == []
    assert len(runs) >= 12
    assert sum(run.compared for run in runs.values()) > 10 * len(runs)
    # Where a secret is soon open to all, one script may pass by without any.
    assert sum(run.hidden == 0 for run in runs.values()) < len(runs) / 4, [
        id for id, run in runs.items() if not run.hidden
    ]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_leak_is_noticed(fault: str) -> None:
    runs = [asyncio.run(passed_round(game, {}, fault)) for game in ("maexchen", "schocken")]
    assert [leak for run in runs for leak in run.leaks]

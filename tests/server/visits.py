"""Visits to a house behind its doors: browsers without a network, in simulated time."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient
from litestar import Litestar

from knobel.core.stages import Ask, Throw
from knobel.house.house import House
from knobel.house.live.live_table import LiveTable
from knobel.house.table.requests import HOUSE, Act, Roll
from knobel.house.work.work import Here
from knobel.server.app import application
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ORIGIN = "https://knobel.test"


class Visitor:
    """A browser with its own cookie."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self._cookie = ""

    async def ask(self, method: str, path: str, body: Any = None, origin: str = ORIGIN, link: str = "none") -> Any:
        """The answer and its status."""
        self._client.cookies.clear()
        headers = {"origin": origin, "cookie": self._cookie, "authorization": f"Bearer {link}"}
        answer = await self._client.request(method, path, json=body, headers=headers)
        for name, value in answer.cookies.items():
            self._cookie = f"{name}={value}"
        told = answer.json() if answer.content and "json" in answer.headers.get("content-type", "") else answer.text
        return answer.status_code, told

    async def get(self, path: str) -> Any:
        status, told = await self.ask("GET", path)
        assert status == 200, told
        return told

    async def post(self, path: str, body: Any = None) -> Any:
        status, told = await self.ask("POST", path, body)
        assert status in (200, 201), told
        return told

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the code of a refusal."""
        status, told = await self.ask(method, path, body, **more)
        return status, told["code"]


class Visit:
    """The house, its time, and whoever comes by."""

    def __init__(self, app: Litestar, client: AsyncClient, time: SimulatedTime) -> None:
        self.app: Any = app
        self.house: House = app.state.house
        self.time = time
        self._client = client
        lift(app.state.context.limits)

    async def visitor(self, name: str = "") -> Visitor:
        """A new device, which has its cookie."""
        visitor = Visitor(self._client)
        await visitor.get("/api/me")
        if name:
            status, _ = await visitor.ask("PUT", "/api/me", {"name": name})
            assert status == 200
        return visitor

    async def live(self, table: str) -> LiveTable:
        live = await self.house.tables.table(table)
        assert live is not None
        return live


async def play_to_the_end(live: LiveTable) -> None:
    """Let the house make every throw and the mildest decision until the game is over."""
    while live.table.phase == "playing":
        stage = live.table.stage
        if isinstance(stage, Throw):
            await live.request(HOUSE, Roll(-1 if stage.seat is None else stage.seat))
        else:
            assert isinstance(stage, Ask)
            seat = next(iter(stage.choices))
            await live.request(HOUSE, Act(seat, stage.choices[seat].mildest))


@asynccontextmanager
async def visit() -> AsyncIterator[Visit]:
    time = SimulatedTime()
    app = application(Path("nowhere"), store=MemoryStore(), time=time, source=SeededSource("visit"), work=Here())
    async with app.lifespan(), AsyncClient(transport=ASGITransport(app), base_url=ORIGIN) as client:  # type: ignore[arg-type]
        yield Visit(app, client, time)


def play(scene: Callable[[Visit], Awaitable[None]]) -> None:
    """Run a scene in a house of its own."""

    async def run() -> None:
        async with visit() as house:
            await scene(house)

    asyncio.run(run())

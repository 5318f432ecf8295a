"""A hall with a tournament: its desk behind real doors, and whoever comes in."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from knobel.desk.actions import (
    CheckIn,
    Draw,
    PlayerId,
    Reschedule,
    StartStage,
)
from knobel.desk.desk import Desk
from knobel.desk.options import MINUTE
from knobel.house.desks.messages import (
    DeskDone,
)
from proofs.client import Person, arrive, browser
from proofs.processes import Node
from tests.server.desk_line import DeskLine

NAMES = "\n".join(f"Gast {number}" for number in range(1, 14))


class Hall:
    """A tournament at a running server."""

    def __init__(self, base: str, person: Person, desk: str, links: dict[str, str]) -> None:
        self.base, self.person, self.desk, self.links = base, person, desk, links

    @classmethod
    async def opened(cls, base: str, **options: Any) -> "Hall":
        person = await arrive(base)
        wish = {"name": "Kneipe", "start": now() + 20 * MINUTE, "options": options}
        async with browser(base, person) as http:
            answer = await http.post("/api/desks", json=wish)
            answer.raise_for_status()
            told = answer.json()
        return cls(base, person, told["desk"], told["links"])

    def line(self, role: str, name: str = "") -> DeskLine:
        return DeskLine(self.base, self.desk, self.links.get(role, role), name)

    async def http(self, method: str, path: str, role: str, **more: Any) -> httpx.Response:
        async with browser(self.base, self.person) as http:
            headers = {"authorization": f"Bearer {self.links.get(role, role)}"}
            return await http.request(method, f"/api/desks/{self.desk}{path}", headers=headers, **more)

    async def exported(self) -> Desk:
        return Desk.read((await self.http("GET", "/export", "organiser")).content)

    async def fill_and_draw(self) -> None:
        """Thirteen guests sign up by list, check in, and the first stage begins."""
        told = (await self.http("POST", "/players", "organiser", json={"text": NAMES})).json()
        assert len(told["added"]) == 13
        async with self.line("organiser") as line:
            for number in range(13):
                assert isinstance(await line.please(CheckIn(PlayerId(number))), DeskDone)
            # Long enough ago for any clock.
            start = now() - MINUTE
            assert isinstance(await line.please(Reschedule(start, start, start)), DeskDone)
            assert isinstance(await line.please(Draw()), DeskDone)
            assert isinstance(await line.please(StartStage()), DeskDone)


def now() -> int:
    return round(time.time() * 1000)


def scene(node: Node, play: Callable[["Hall"], Awaitable[None]]) -> None:
    async def run() -> None:
        # Here games are reported faster than anybody plays.
        await play(await Hall.opened(node.base, least_game_seconds=0))

    asyncio.run(run())

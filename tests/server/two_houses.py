"""Two houses and somebody who carries tables between them: a pocket over a file, and a server in simulated time."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from knobel.fair.verdicts import Report
from knobel.fair.verifier import verdict_on
from knobel.house.table.fairness import promise
from tests.pocket.page import Page
from tests.server.visits import Visit, Visitor, visit

# Ids as a page draws them: one for the server, one for the pocket.
THERE, HERE = "0123456789abcdef01", "hier-fedcba987654321001"
SEED = "5" * 32
Json = dict[str, Any]


class TwoHouses:
    """A pocket, a server, and Anna, who has both."""

    def __init__(self, page: Page, server: Visit, anna: Visitor) -> None:
        self.page, self.server, self.anna = page, server, anna

    async def ask(self, table: str, way: str, body: Any, query: str = "") -> tuple[int, Any]:
        """The answer of the house to which an id belongs."""
        path = f"/api/tables/{table}/{way}{query}"
        asked = self.page.ask if table.startswith("hier-") else self.anna.ask
        return await asked("POST", path, body)

    async def move(self, table: str, to: str, query: str = "") -> Json:
        """Carry a table from one house to the other."""
        status, file = await self.ask(table, "departure", {"to": to})
        assert status in (200, 201), file
        status, link = await self.ask(file["to"], "arrival", file, query)
        assert status in (200, 201), link
        return dict(link)

    async def file(self, table: str, number: int = 0) -> bytes:
        """The fairness file of a game, as it is saved."""
        path = f"/api/tables/{table}/fairness/{number}"
        status, told = await (self.page.ask if table.startswith("hier-") else self.anna.ask)("GET", path)
        assert status == 200, told
        return json.dumps(told).encode()

    async def verdict(self, table: str, number: int = 0) -> Report:
        """What `knobel verify` says of a game."""
        return verdict_on(await self.file(table, number))


async def open_here(page: Page, game: str, *others: Json, me: str = "Anna", **wanted: Any) -> str:
    """A table in the pocket with Anna and a bot, if nothing else is said; its game has begun, with Anna's seed."""
    seats = [{"kind": "me", "name": me}, *(others or ({"kind": "bot", "mind": "greedy"},))]
    status, link = await page.ask("POST", "/api/tables", {"game": game, "seats": seats, "pace": "instant", **wanted})
    assert status == 200, link
    await page.sit_down(link["table"])
    await begin(page)
    return str(link["table"])


async def sit_again(page: Page, table: str) -> None:
    """Leave the line to one table for that to another."""
    page.door.hang_up(page.LINE)
    page.LINE += 1
    page.messages.clear()
    await page.sit_down(table)


async def begin(page: Page) -> None:
    """Begin a game with Anna's part in the dice."""
    await page.please(type="promise", seat=0, promise=promise(SEED))
    await page.please(type="open", seat=0, seed=SEED)
    assert (await page.please(type="begin"))["type"] == "done"


def between(tmp_path: Path, scene: Callable[[TwoHouses], Awaitable[None]]) -> None:
    """Run a scene in two houses of its own."""

    async def run() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        async with visit() as server:
            await scene(TwoHouses(page, server, await server.visitor("Anna")))
        await page.door.close()

    asyncio.run(asyncio.wait_for(run(), 120))

"""A house where there is nothing but the standard library and msgspec, as in a browser's worker: one device, a file,
and work that is done on the spot. `python -m tests.house.alone FILE` plays in it and says what came of it, as JSON.

FILE is a house as SQLite keeps it; what is in it stays there.
"""

import asyncio
import json
import sqlite3
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from typing import Any

import msgspec


class NothingElse(MetaPathFinder):
    """Lets nothing be imported that a page in a browser would have to do without."""

    ABSENT = frozenset(
        {
            *("litestar", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "redis", "webauthn", "cryptography"),
            *("prometheus_client", "numba", "numpy", "rich", "cyclopts", "multiprocessing", "platformdirs"),
        }
    )

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        if name.split(".")[0] in self.ABSENT or name.startswith(("knobel.server", "knobel.cli")):
            raise ModuleNotFoundError(name, name=name)


sys.meta_path.insert(0, NothingElse())

# What follows is imported as it would be there.
from knobel.core.stages import Ask, Throw  # noqa: E402
from knobel.desk.actions import SignUp  # noqa: E402
from knobel.desk.options import DeskOptions  # noqa: E402
from knobel.house.catalogue import catalogue  # noqa: E402
from knobel.house.change_hints import LocalHints  # noqa: E402
from knobel.house.desks.links import Holder  # noqa: E402
from knobel.house.house import House  # noqa: E402
from knobel.house.lines.answering import answer  # noqa: E402
from knobel.house.lines.charges import FreeOfCharge  # noqa: E402
from knobel.house.lines.connection import Connection  # noqa: E402
from knobel.house.live.live_table import LiveTable  # noqa: E402
from knobel.house.live.time import SystemSource, WallTime  # noqa: E402
from knobel.house.new_tables import NewSeat, NewTableRequest, open_table  # noqa: E402
from knobel.house.people import export, statistics_of  # noqa: E402
from knobel.house.store import operations  # noqa: E402
from knobel.house.store.logs import Operation  # noqa: E402
from knobel.house.store.operations import Device  # noqa: E402
from knobel.house.store.store import Conflict  # noqa: E402
from knobel.house.work.tasks import ReadFairness  # noqa: E402

ME = Device("this-device", None, "Ich")


class PlainStore:
    """A file, written by whoever asks; each operation is one transaction."""

    trouble: str | None = None

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)

    async def start(self) -> None:
        self._connection.execute("PRAGMA synchronous = FULL")

    async def write(self, operation: Operation) -> Any:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            result = self._run(operation)
        except sqlite3.IntegrityError as trouble:
            self._connection.execute("ROLLBACK")
            raise Conflict(str(trouble)) from trouble
        self._connection.execute("COMMIT")
        return result

    async def read(self, operation: Operation) -> Any:
        return self._run(operation)

    def _run(self, operation: Operation) -> Any:
        rows: Any = None
        while True:
            try:
                statement, values = next(operation) if rows is None else operation.send(rows)
            except StopIteration as finished:
                return finished.value
            rows = self._connection.execute(statement, values).fetchall()

    async def purge(self) -> None:
        pass

    async def close(self) -> None:
        self._connection.close()


class Reception:
    """Where this one device comes in."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.charges = FreeOfCharge()


class Page:
    """The page at the other end of a line."""

    def __init__(self, house: House) -> None:
        self.told: list[dict[str, Any]] = []
        self.line = Connection(ME.id, self, all_unread=house.lines.unread)
        self._reception = Reception(house)
        self._asked = 0

    async def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    async def close(self, code: int) -> None:
        pass

    async def say(self, **message: Any) -> None:
        assert await answer(json.dumps(message), self.line, self._reception)

    async def please(self, **request: Any) -> None:
        self._asked += 1
        await self.say(type="please", key=f"k{self._asked}", request=request)


async def play_on(page: Page, live: LiveTable) -> None:
    """Play one's own seat until the game is over; the bot plays by itself."""
    while live.table.phase == "playing":
        stage = live.table.stage
        if isinstance(stage, Throw) and stage.seat in (0, None):
            await page.please(type="roll", seat=-1 if stage.seat is None else 0)
        elif isinstance(stage, Ask) and 0 in stage.choices:
            await page.please(type="act", seat=0, move=msgspec.to_builtins(stage.choices[0].mildest))
        else:
            await asyncio.sleep(0)


async def main(path: str) -> dict[str, Any]:
    """A table against a bot from its form to its fairness file, a tournament, and what is kept of oneself."""
    house = House(PlainStore(path), LocalHints(), WallTime(), SystemSource(), pace=0)
    await house.start()
    store = house.resources.store
    await store.write(operations.add_device(ME.id, "hash", ME.name, 0))
    seats = (NewSeat("me"), NewSeat("bot", mind="greedy"))
    wanted = NewTableRequest("chicago", seats, {"starter": "first_seat"}, pace="instant")
    link = await open_table(house.tables, ME, wanted)
    live = await house.tables.table(link.table)
    assert live is not None
    page = Page(house)
    await page.say(type="hello", table=link.table, tokens=[live.token_of(0)])
    await page.please(type="begin")
    await play_on(page, live)
    await asyncio.sleep(0)
    past = await house.tables.past_game(live, 0, ME.id)
    file = await house.resources.work.do(ReadFairness(past, live.masters, live.now()), ME.id)
    desk = await house.desks.create("Turnier", 10**13, "siamesische-zwillinge", DeskOptions(), ME.id)
    await desk.request(Holder("organiser"), SignUp("Anna", late=True))
    kept = await export(house, ME, (ME.id,))
    (statistics,) = await statistics_of(store, (ME.id,))
    games = len(catalogue())
    await house.stop()
    return {
        "told": sorted({each["type"] for each in page.told}),
        "phase": live.table.phase,
        "fairness": file.decode(),
        "played": [statistics.game, statistics.played],
        "kept": [len(kept.results), len(kept.sittings), len(kept.tournaments)],
        "games": games,
        "threads": threading.active_count(),
        "players": len(desk.tournament.players),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1]))))

"""The first visits to a house that has just been opened: `python -m tests.server.first_visits FOLDER`.

Prints what the event loop itself has read of the program because somebody asked for it, one line each: modules, texts.
"""

import asyncio
import re
import sys
import threading
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient

import knobel
from knobel.games import registry
from knobel.house.work.tasks import Task, WriteRules
from knobel.house.work.work import Here
from knobel.server.app import application
from knobel.server.http.costs import ROUTES
from knobel.server.http.web_app import WebApp
from proofs.limits import lift
from tests.server.visits import ORIGIN

PROGRAM = str(Path(knobel.__file__).parent)
NAMES = ("nothing", "schocken-turnier-regeln", "chicago")


class Elsewhere(Here):
    """Workers whose answers nobody looks at, but for the form of a rule card."""

    async def do(self, task: Task, owner: str, most: int | None = None) -> bytes:
        return b'{"head": "", "text": ""}' if isinstance(task, WriteRules) else b"{}"


def pages() -> list[str]:
    """Everything that can be asked for without sending anything."""
    paths = [name.removeprefix("GET ") for name in ROUTES if name.startswith("GET ") and not name.endswith("socket")]
    return [_filled(path, game) for path in paths for game in NAMES]


def _filled(path: str, game: str) -> str:
    return re.sub(r"\{\w+\}", "x", path.replace("{number}", "0").replace("{game}", game))


async def visit(data: Path) -> list[str]:
    """What was read on the loop while somebody asked for everything and opened a table of every game."""
    app: Any = application(data, work=Elsewhere(), web_app=WebApp(data / "no-app"))
    lift(app.state.context.limits)
    read: list[str] = []
    loop = threading.get_ident()

    def note(event: str, facts: tuple[Any, ...]) -> None:
        if threading.get_ident() == loop and listening and event in ("import", "open"):
            what = str(facts[0])
            if event == "import" or what.startswith(PROGRAM):
                read.append(what)

    listening = False
    sys.addaudithook(note)
    transport = ASGITransport(app, raise_app_exceptions=False)
    async with app.lifespan(), AsyncClient(transport=transport, base_url=ORIGIN) as client:
        client.headers.update({"origin": ORIGIN, "accept": "text/html", "accept-encoding": "identity"})
        await client.get("/api/me")
        listening = True
        for path in pages():
            await client.get(path)
        for game in sorted({*registry.ids(), *registry.presets()}):
            seats = [{"kind": "me", "name": "A"}] + [{"kind": "open"}] * (registry.usual_seats(game) - 1)
            answer = await client.post("/api/tables", json={"game": game, "seats": seats})
            assert answer.status_code == 201, (game, answer.text)
        listening = False
    return read


def main() -> None:
    print("\n".join(asyncio.run(visit(Path(sys.argv[1])))))


if __name__ == "__main__":
    main()

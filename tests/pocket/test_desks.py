"""A tournament on one laptop: set up, signed up, drawn and looked at in a second window, without a server."""

import asyncio
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knobel.house.work.spreadsheet import first_sheet
from knobel.pocket.door import DESKS
from knobel.pocket.routes import Requests, ask
from tests.pocket.page import Json, Page
from tests.server.test_player_files import packed
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.timing
DAY = 86_400_000
ORGANISER, PROJECTOR = 7, 8


class Hall(Page):
    """A page with lines to a desk: the laptop's own, and the projector's."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.said: dict[int, list[Json]] = {ORGANISER: [], PROJECTOR: []}
        self.news = asyncio.Event()

    def _told(self, what: str, number: int, code: int, text: str) -> None:
        if what == "message":
            self.said[number].append(json.loads(text))
            self.news.set()
        else:
            super()._told(what, number, code, text)

    def look(self, number: int, desk: str, token: str) -> None:
        self.door.connect(number, DESKS)
        self.door.say(number, json.dumps({"type": "hello", "desk": desk, "token": token}))

    async def until(self, number: int, fits: Callable[[Json], Any]) -> Json:
        """The first message on a line that fits, once it has come."""
        while not (found := [each for each in self.said[number] if fits(each)]):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return found[0]

    async def done(self, key: str, **request: Any) -> Json:
        self.door.say(ORGANISER, json.dumps({"type": "please", "key": key, "request": request}))
        return await self.until(ORGANISER, lambda told: told.get("key") == key)


def test_a_tournament_is_run_on_one_device_and_shown_in_a_second_window(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(tmp_path / "house.db")
        await hall.door.open()
        assert "schocken" in (await hall.ask("GET", "/api/desks/form"))[1]["games"]
        _, made = await hall.ask("POST", "/api/desks", {"name": "Pokal", "start": int(time.time() * 1000) + DAY})
        desk, links = made["desk"], made["links"]
        hall.look(ORGANISER, desk, links["organiser"])
        hall.look(PROJECTOR, desk, links["projector"])
        names = "\n".join(f"Anna {number}" for number in range(8))
        _, listed = await hall.ask("POST", f"/api/desks/{desk}/players", {"text": names}, links["organiser"])
        assert (len(listed["added"]), listed["refused"]) == (8, [])
        done = await hall.done("draw", type="sign_up", name="Ben")
        assert done["type"] == "done", done
        shown = await hall.until(PROJECTOR, lambda told: told["type"] == "page" and told["seq"] >= done["seq"])
        assert shown["page"]["type"] == "projectorpage"
        refused = await hall.ask("GET", f"/api/desks/{desk}/export", None, links["projector"])
        assert refused == (400, {"code": "no-such-desk", "facts": {}})
        _, file = await hall.ask("GET", f"/api/desks/{desk}/export", None, links["organiser"])
        _, copy = await hall.ask("POST", "/api/desks/import", file)
        _, players = await hall.ask("GET", f"/api/desks/{copy['desk']}/players", None, copy["links"]["organiser"])
        assert [player["name"] for player in players] == [*names.split("\n"), "Ben"]
        _, results = await hall.ask("GET", f"/api/desks/{desk}/results.csv", None, links["projector"])
        assert results.startswith("place,number,name")
        _, book = await hall.ask("GET", f"/api/desks/{desk}/results.xlsx?sheet=en", None, links["projector"])
        assert first_sheet(b64decode(book.removeprefix("data:;base64,")))[0][:3] == ["Place", "Number", "Name"]
        hall.door.hang_up(PROJECTOR)
        await hall.door.close()
        assert hall.closed == [0, 0]

    asyncio.run(asyncio.wait_for(evening(), 120))


def test_lists_of_players_come_as_files_of_any_kind(tmp_path: Path) -> None:
    async def evening() -> None:
        hall = Hall(tmp_path / "house.db")
        await hall.door.open()
        _, made = await hall.ask("POST", "/api/desks", {"name": "Pokal", "start": int(time.time() * 1000) + DAY})
        path, token = f"/api/desks/{made['desk']}/lists", made["links"]["organiser"]

        async def read(body: str) -> tuple[int, Json]:
            status, told = await ask(Requests(hall.door.house), "POST", path, body, token)
            return status, json.loads(told)

        def sent(content: bytes) -> str:
            return "data:;base64," + b64encode(content).decode()

        assert (await read(sent(packed())))[1]["names"] == ["Ännchen Blum & Wolf", "Otto"]
        assert (await read(sent("Name;Ort\r\nÄnne;Köln".encode("cp1252"))))[1]["names"] == ["Änne"]
        assert (await read("Name\nBen, der Große"))[1]["kind"] == "utf-8"
        assert (await read("data:;base64,%%%")) == (400, {"code": "unreadable", "facts": {}})
        await hall.door.close()

    asyncio.run(asyncio.wait_for(evening(), 120))

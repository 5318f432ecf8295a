"""A pocket plays, answers what a page asks, and forgets nothing that it has acknowledged."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from knobel.fair.verifier import verdict_on
from knobel.house.store.logs import Operation
from knobel.house.store.store import Unreachable
from knobel.pocket.door import HERE
from knobel.pocket.store import FileStore
from tests.pocket.page import Json, Page, open_table

pytestmark = pytest.mark.timing
NO_SERVER: Json = {"code": "needs-house", "facts": {}}
API = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "net" / "api.ts"


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(evening, 120))


def test_a_whole_game_against_a_bot_and_all_that_is_told_of_it(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        table = await open_table(page, "kniffel")
        assert table.startswith(HERE), "whoever has the id knows whom to ask"
        await page.play()
        assert page.phase == "over"
        assert (await page.ask("GET", "/api/me"))[1] == {"name": "", "account": False, "tables": [table]}
        (game,) = (await page.ask("GET", "/api/me/games"))[1]["games"]
        assert (game["table"], game["game"]) == (table, "kniffel")
        (statistics,) = (await page.ask("GET", "/api/me/statistics"))[1]
        assert statistics["played"] == 1
        _, replay = await page.ask("GET", f"/api/tables/{table}/replays/0")
        assert len(replay["steps"]) > 26
        status, shown = await page.ask("POST", "/api/positions", {"line": replay["steps"][-1]["position"]})
        assert (status, shown["game"], shown["over"]) == (200, "kniffel", True)
        assert shown["scene"]["result"] == replay["steps"][-1]["scene"]["result"]
        status, refused = await page.ask("POST", "/api/positions", {"line": "nonsense"})
        assert (status, refused["code"]) == (400, "position-parts")
        _, ending = await page.ask("GET", f"/api/tables/{table}/endings/0")
        assert (set(ending), ending["own"]) == ({"throw", "own", "table"}, None)
        _, file = await page.ask("GET", f"/api/tables/{table}/fairness/0")
        assert verdict_on(json.dumps(file).encode()).verdict == "no-seeds"
        assert (await _analysed(page, table))["exact"], "by the values that come along"
        await page.door.close()
        assert page.closed == [0]

    run(evening())


async def _analysed(page: Page, table: str) -> Json:
    """The analysis of a finished game; between two of its steps others are answered, and it gets on."""
    progress = [0.0]
    while (told := (await page.ask("GET", f"/api/tables/{table}/analysis/0"))[1])["state"] == "working":
        assert (await page.ask("GET", "/api/me"))[0] == 200
        progress.append(told["progress"])
    assert progress == sorted(progress)
    assert len({*progress}) > 2, "it is told how far it is"
    assert told["state"] == "ready"
    return dict(told["analysis"])


def test_a_game_without_values_is_analysed_by_samples_and_kept(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        # Long enough that there is something to tell of on the way.
        table = await open_table(page, "die-boese-drei", options={"games": 5})
        await page.play()
        found = await _analysed(page, table)
        assert (found["exact"], len(found["accounts"])) == (False, 2)
        await page.door.close()
        again = Page(tmp_path / "house.db")
        await again.door.open()
        _, told = await again.ask("GET", f"/api/tables/{table}/analysis/0")
        assert (told["state"], told["analysis"]) == ("ready", found)
        await again.door.close()

    run(evening())


def test_the_start_opens_no_library_that_only_texts_solvers_or_the_network_need() -> None:
    code = "import sys, knobel.pocket.door; print(*{name.split('.')[0] for name in sys.modules})"
    opened = set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.split())
    assert "sqlite3" in opened
    assert not opened & {"fluent", "babel", "attr", "pytz", "numpy", "numba", "litestar", "multiprocessing"}


def test_a_house_that_is_opened_again_goes_on_where_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        table = await open_table(page, "kniffel")
        await page.play(7)
        first = await page.please("same", type="hurry")
        await page.door.close()
        again = Page(tmp_path / "house.db")
        await again.door.open()
        await again.sit_down(table)
        both = page.scenes.keys() & again.scenes.keys()
        assert len(both) > 7, (sorted(page.scenes), sorted(again.scenes))
        assert all(page.scenes[seq] == again.scenes[seq] for seq in both)
        assert (await again.please("same", type="hurry")) == first
        await again.play()
        assert again.phase == "over"
        await again.door.close()

    run(evening())


async def _lost_by_a_kill(folder: Path) -> int:
    """How many acknowledged entries are missing if the worker is killed at the moment of any acknowledgement."""
    kept: list[tuple[int, Path]] = []

    def copy(done: Json) -> None:
        target = folder / str(len(kept))
        target.mkdir()
        for path in folder.glob("house.db*"):
            shutil.copy(path, target)
        kept.append((done["seq"], target / "house.db"))

    page = Page(folder / "house.db", copy)
    await page.door.open()
    await open_table(page, "dreispalten-kniffel")
    await page.play()
    await page.door.close()
    assert len(kept) > 50
    stored = [sqlite3.connect(path).execute("SELECT max(seq) FROM log").fetchone()[0] or 0 for _, path in kept]
    return sum(max(0, seq - found) for (seq, _), found in zip(kept, stored, strict=True))


def test_nothing_acknowledged_is_lost_whenever_the_worker_is_killed(tmp_path: Path) -> None:
    async def evening() -> None:
        assert await _lost_by_a_kill(tmp_path) == 0

    run(evening())


def test_a_store_that_commits_later_would_be_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(self: FileStore, operation: Operation) -> Any:
        if self._open.in_transaction:
            self._open.execute("COMMIT")
        self._open.execute("BEGIN IMMEDIATE")
        return self._run(operation)

    async def evening() -> None:
        assert await _lost_by_a_kill(tmp_path) > 0

    monkeypatch.setattr(FileStore, "write", late)
    run(evening())


def test_a_second_owner_is_told_that_there_is_one(tmp_path: Path) -> None:
    async def evening() -> None:
        first, second = Page(tmp_path / "house.db"), Page(tmp_path / "house.db")
        await first.door.open()
        with pytest.raises(Unreachable) as trouble:
            await second.door.open()
        assert trouble.value.code == "store-busy"
        assert (await first.ask("PUT", "/api/me", {"name": "Anna"}))[1]["name"] == "Anna"
        await first.door.close()

    run(evening())


def test_a_full_storage_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        await page.ask("PUT", "/api/me", {"name": "Anna"})
        store = page.door.house.resources.store
        assert isinstance(store, FileStore)
        (pages,) = store._open.execute("PRAGMA page_count").fetchone()
        store._open.execute(f"PRAGMA max_page_count = {pages}")
        new = {"game": "kniffel", "seats": [{"kind": "local"}] * 6}
        told = [await page.ask("POST", "/api/tables", new) for _ in range(30)]
        assert (503, {"code": "store-full", "facts": {}}) in told
        assert _trouble(store) == "store-full"
        store._open.execute("PRAGMA max_page_count = 100000")
        assert (await page.ask("GET", "/api/me"))[1]["name"] == "Anna"
        assert (await page.ask("POST", "/api/tables", new))[0] == 200
        assert _trouble(store) is None
        await page.door.close()

    run(evening())


def _trouble(store: FileStore) -> str | None:
    return store.trouble


def _asked_by_the_page() -> set[tuple[str, str]]:
    """Every method and path in the page's own list of requests."""
    text = API.read_text(encoding="utf-8")
    calls = re.findall(r'"(GET|POST|PUT|DELETE)", ["`](/api/[^"`]*)["`]', text)
    pasts = re.findall(r'past\("(\w+)"', text)
    paths = [(method, re.sub(r"\$\{[^}]*\}", "x", path)) for method, path in calls if "${what}" not in path]
    return {(method, path.split("?")[0]) for method, path in paths} | {("GET", f"/api/tables/x/{p}/0") for p in pasts}


def test_everything_that_the_page_asks_is_answered_here(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        asked = _asked_by_the_page()
        assert len(asked) > 15
        assert {path for method, path in asked if (await page.ask(method, path, {}))[1] == NO_SERVER} == set()
        await page.door.close()

    run(evening())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/api/tables", {"game": "kniffel"}, "unreadable"),
        ("POST", "/api/tables", {"game": "nothing", "seats": [{"kind": "me"}]}, "unknown-game"),
        ("POST", "/api/join", {"code": "ABCD"}, "unknown-code"),
        ("GET", "/api/games/kniffel/rules?options=1", None, "unreadable"),
        ("GET", "/api/tables/nowhere/replays/0", None, "no-such-replay"),
        ("GET", "/api/tables/nowhere/replays/x", None, "unreadable"),
        ("PUT", "/api/me", None, "unreadable"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(
    tmp_path: Path, method: str, path: str, body: Any, code: str
) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        status, told = await page.ask(method, path, body)
        assert (status, told["code"]) == (400, code)
        await page.door.close()

    run(evening())


def test_rule_cards_and_the_box_are_those_of_any_house(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        _, games = await page.ask("GET", "/api/games")
        assert len(games) == 102
        _, card = await page.ask("GET", "/api/games/kniffel/rules?lang=de&seats=3&options=%7B%7D")
        assert "Spieler" in card["head"]
        assert "strong" in (await page.ask("GET", "/api/minds"))[1]
        await page.door.close()

    run(evening())


def test_whoever_is_forgotten_comes_back_as_somebody_new(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        table = await open_table(page, "kniffel")
        await page.ask("PUT", "/api/me", {"name": "Xaverl"})
        assert (await page.ask("DELETE", "/api/me"))[0] == 200
        assert (await page.ask("GET", "/api/me"))[1] == {"name": "", "account": False, "tables": []}
        assert table not in str((await page.ask("GET", "/api/me/export"))[1])
        await page.door.close()
        assert b"Xaverl" not in (tmp_path / "house.db").read_bytes()

    run(evening())


def test_whoever_sets_a_table_up_sits_there_with_the_first_hello(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": "greedy"}, {"kind": "local", "name": "Ben"}]
        _, link = await page.ask("POST", "/api/tables", {"game": "kniffel", "seats": seats})
        page.door.connect(page.LINE)
        page.say(type="hello", table=link["table"], tokens=list(link["tokens"].values()))
        welcome = await page.heard("welcome")
        assert (welcome["seats"], welcome["tokens"]) == ([0, 2], link["tokens"])
        await page.door.close()

    run(evening())

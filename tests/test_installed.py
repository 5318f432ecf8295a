"""The package as people get it: built, and installed into environments that know no checkout."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.support.installing import ROOT, Installed, built_wheel, installed, interpreter

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MARK = "Programming Language :: Python :: 3."
VERSIONS = [f"3.{word.removeprefix(MARK)}" for word in PROJECT["classifiers"] if word.startswith(MARK)]
PRESENT = f"{sys.version_info.major}.{sys.version_info.minor}"
SERVER = ROOT / "src" / "knobel" / "server"
WEB_APP, POCKET = SERVER / "web_app" / "index.html", SERVER / "pocket_app" / "manifest.json"

# Opens every game, lets minds play one, and says a sentence in both languages.
USE = """
import knobel, sys
from knobel.texts import texts
assert not any(name.split(".")[0] in ("numpy", "numba", "rich", "cyclopts", "litestar") for name in sys.modules)
games = [knobel.game(id) for id in knobel.ids()]
played = knobel.play(games[0], ["greedy", "strong"], seed="a seed")
again = knobel.read_position(knobel.write_position(games[0], games[0].start()))
assert again.state == games[0].start()
assert knobel.simulate(games[0], 4, seed=1, jobs=2).games == 4
print(len(games), sorted(played.result.places)[0], texts("de").name("chicago"), texts("en").name("abseits"))
"""
KNIFFEL = """
import knobel
game = knobel.game("kniffel", 1)
solution = knobel.solution(game)
print(solution.unit, round(solution.value(game.start())[0], 2))
"""
TYPED = """
import knobel
from knobel import Did, Over, Throw

game = knobel.game("chicago", seats=3, options={"lives": 2})
state = game.start()
stage = game.stage(state)
if isinstance(stage, Over):
    places: tuple[int, ...] = stage.result.places
elif isinstance(stage, Throw):
    sides: list[int] = [len(die.kind.faces) for die in stage.dice.dice]
else:
    for seat, choices in stage.choices.items():
        state = game.apply(state, Did(seat, choices.moves[0]))
        number: int = choices.index(choices.moves[0])

played = knobel.play(game, ["greedy", "random"], seed=1)
worth: tuple[float, ...] = knobel.utilities(game, played.result)
rate: float | None = knobel.simulate(game, 10, jobs=2).minds["greedy"].win_rate
position: knobel.Position = knobel.read_position(knobel.write_position(game, state))
best: list[knobel.Move] = [hint.move for hint in knobel.advise(*position)]
found = knobel.solution(game)
reason: str = found.reason if isinstance(found, knobel.TooBig) else found.unit
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="environments lie elsewhere there")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (WEB_APP.is_file() and POCKET.is_file()):
        pytest.skip("no package is built without the web app and the pocket: make web pocket")
    return built_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed(tmp_path_factory.mktemp("core") / "env", wheel, "core.lock")


def test_the_package_alone_plays_every_game(core: Installed) -> None:
    count, first, german, english = core.script(USE).split(maxsplit=3)
    assert (int(count), int(first)) == (len(list((ROOT / "tests" / "golden").glob("*.txt"))), 1)
    assert (german, english.strip()) == ("Chicago", "Offside")


def test_the_package_alone_knows_kniffel_exactly(core: Installed) -> None:
    assert core.script(KNIFFEL).split() == ["points", "248.21"]


def test_the_package_alone_brings_few_packages(core: Installed) -> None:
    assert core.packages() <= {
        "attrs",
        "babel",
        "fluent.runtime",
        "fluent.syntax",
        "msgspec",
        "pytz",
        "typing_extensions",
    }


@pytest.mark.parametrize("version", [version for version in VERSIONS if version != PRESENT])
def test_the_package_works_with_every_python_that_it_names(wheel: Path, tmp_path: Path, version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    assert installed(tmp_path / "env", wheel, "core.lock", python).script(USE).split()[2] == "Chicago"


def test_the_program_says_what_it_needs_where_the_command_line_is_missing(core: Installed) -> None:
    told = core.run("games")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.strip().endswith("pip install 'knobel[cli]'")
    assert len(told.stderr.splitlines()) == 1
    assert core.run("--version").stdout.strip() == PROJECT["version"]


def test_whoever_uses_the_package_has_its_types(core: Installed, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(TYPED)
    bad.write_text('import knobel\n\nknobel.game("chicago", seats="three")\n')
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(core.python), "--config-file="]
    hidden = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")}
    told = subprocess.run(
        [*command, str(good), str(bad)], cwd=tmp_path, env=hidden, capture_output=True, text=True, check=False
    )
    (mistake,) = [line for line in told.stdout.splitlines() if "error:" in line]
    assert mistake.startswith('bad.py:3: error: Argument "seats"'), told.stdout


def test_the_command_line_alone_plays_and_names_what_else_it_needs(wheel: Path, tmp_path: Path) -> None:
    home = installed(tmp_path / "env", wheel, "cli.lock")
    told = home.run("simulate", "chicago", "--games", "2", "--seed", "1")
    assert (told.returncode, told.stderr) == (0, "")
    for command, extra in (("serve", "server"), ("odds", "solve")):
        told = home.run(command, *(["pasch"] if command == "odds" else []))
        assert told.returncode == 2
        assert f"knobel[{extra}]" in told.stderr
    site = tmp_path / "site"
    told = home.run("site", str(site))
    assert (told.returncode, told.stderr) == (0, "")
    manifest = json.loads((site / "pocket" / "manifest.json").read_text(encoding="utf-8"))
    assert {"index.html", *(f"pocket/{name}" for name in manifest["files"])} <= {
        path.relative_to(site).as_posix() for path in site.rglob("*")
    }


def test_the_whole_house_is_in_the_package_with_everything(wheel: Path, tmp_path: Path) -> None:
    home = installed(tmp_path / "env", wheel, "all.lock")
    assert home.run("solve", "abseits", "--json").returncode == 0
    assert home.script("from knobel.server.http.web_app import WebApp; print(WebApp().is_built)").strip() == "True"
    assert home.script("import knobel.server.serving as s; print(s.__file__)").startswith(str(home.folder))


def test_the_wheel_holds_the_web_app_the_pocket_the_texts_and_the_mark_of_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    files = (path for built in (WEB_APP, POCKET) for path in built.parent.rglob("*") if path.is_file())
    built = {path.relative_to(ROOT / "src").as_posix() for path in files}
    assert built <= names
    assert {"knobel/py.typed", "knobel/texts/de/common.ftl", "knobel/texts/en/common.ftl"} <= names


def test_no_package_is_built_without_the_web_app_and_the_pocket(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "knobel").mkdir(parents=True)
    (tmp_path / "src" / "knobel" / "__init__.py").touch()
    app = tmp_path / WEB_APP.relative_to(ROOT)
    for kind in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind]
        told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert told.returncode != 0
        assert told.stderr.strip() == "The web app is missing from the package. Build it first: make web"
        app.parent.mkdir(parents=True, exist_ok=True)
        app.touch()
        told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert told.returncode != 0
        assert told.stderr.strip() == "The files of a pocket are missing from the package. Build it first: make pocket"
        app.unlink()
    assert not list((tmp_path / "dist").glob("*"))

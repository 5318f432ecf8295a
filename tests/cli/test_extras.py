"""Extras: what is missing is said in one line, and the package and the program agree on what belongs to which."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from knobel.cli.extras import EXTRAS, missing_extra
from tests.support.waiting import PATIENCE

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Runs the program as if these packages were not installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from knobel.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def without(packages: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, packages, *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=PATIENCE)


def names(requirements: list[str]) -> set[str]:
    """The packages that are required, without versions, extras and the package's own extras."""
    parted = {requirement.split(";")[0].split("[")[0].split(">")[0].split("=")[0] for requirement in requirements}
    return parted - {"knobel"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_of_an_extra_is_known_to_the_program(extra: str) -> None:
    distributions = packages_distributions()
    brought = {name.lower().replace("_", "-") for module in EXTRAS[extra] for name in distributions[module]}
    assert names(PROJECT["optional-dependencies"][extra]) == brought - {"llvmlite"}, "llvmlite comes with numba"


def test_the_package_itself_needs_little() -> None:
    assert names(PROJECT["dependencies"]) == {"fluent.runtime", "msgspec"}


@pytest.mark.parametrize(
    ("packages", "words", "extra"),
    [
        ("cyclopts,rich", ("games",), "cli"),
        ("cyclopts,rich", (), "cli"),
        ("litestar,uvicorn,sqlalchemy", ("serve",), "server"),
        ("sqlalchemy,asyncpg,alembic", ("backup", "house.knobel-backup"), "server"),
        ("numba,numpy", ("solve", "abseits"), "solve"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which(packages: str, words: tuple[str, ...], extra: str) -> None:
    told = without(packages, *words, "--lang", "de")
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert f"pip install 'knobel[{extra}]'" in told.stderr
    assert "fehlt" in told.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("rules", "chicago"),
        ("simulate", "chicago", "--games", "2"),
        ("solve", "kniffel", "--seats", "1"),
        ("solve", "maexchen", "--seats", "2"),
    ],
)
def test_what_needs_no_other_extra_does_without(words: tuple[str, ...]) -> None:
    told = without(",".join(EXTRAS["server"] | EXTRAS["solve"]), *words, "--lang", "en")
    assert (told.returncode, told.stderr) == (0, "")


def test_minds_that_do_without_exact_values_say_so_in_one_line() -> None:
    terms = ("--minds", "strong,greedy", "--games", "2", "--thinking", "8", "--lang", "de")
    words = ("arena", "maexchen", "--set", "elimination_chips=2", *terms)
    told = without(",".join(EXTRAS["solve"]), *words)
    assert told.returncode == 0
    (line,) = told.stderr.splitlines()
    assert line.startswith("Genaue Werte, die nicht beim Paket liegen, gibt es hier nicht: dazu fehlt numpy, numba.")


def test_a_module_of_our_own_that_is_missing_is_no_matter_of_extras() -> None:
    assert missing_extra(ModuleNotFoundError(name="knobel.no_such_room")) is None
    assert missing_extra(ModuleNotFoundError(name="uvicorn.protocols")) is not None

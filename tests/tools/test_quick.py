"""`make quick` runs what a change concerns, says what failed, and fails with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.waiting import PATIENCE
from tools.modules import ROOT
from tools.quick import CODE, Step, run_together, steps

FINE = Step("fine", (sys.executable, "-c", "print('unheard')"))
BAD = Step("bad", (sys.executable, "-c", "print('this is wrong'); raise SystemExit(3)"))
SUITE = """
import pytest

@pytest.mark.parametrize("id", ["chicago", "chicago-hoch-tief", "kniffel"])
def test_a_game(id): pass

@pytest.mark.parametrize("number", [1])
def test_a_number(number): pass

def test_else(): pass
"""


def test_what_fails_is_told_in_full_and_the_rest_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run_together([FINE, BAD, FINE], tmp_path) == ["bad"]
    told = capsys.readouterr().out
    assert "this is wrong\n" in told
    assert "unheard" not in told
    assert told.count("passed fine") == 2
    assert told.count("FAILED bad") == 1


def test_the_web_app_is_checked_where_it_has_changed() -> None:
    assert "web" not in {step.name for step in steps({"src/knobel/x.py"}, ())}
    assert "web" in {step.name for step in steps({"src/knobel/x.py", "web/src/x.ts"}, ())}


def test_lint_and_types_look_at_the_same_code_as_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"CODE   := {' '.join(CODE)}\n" in makefile
    assert {step.name for step in steps((), ()) if set(CODE) <= set(step.command)} == {"format", "lint", "types"}


def test_only_the_games_asked_for_are_tried_and_everything_that_is_of_no_game(tmp_path: Path) -> None:
    (tmp_path / "test_suite.py").write_text(SUITE, encoding="utf-8")
    words = (
        "-p",
        "tools.only_games",
        "--only-games=chicago,maexchen",
        "--collect-only",
        "-q",
        "-p",
        "no:cacheprovider",
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    found = {line.rpartition("::")[2] for line in done.stdout.splitlines() if "::" in line}
    assert found == {"test_a_game[chicago]", "test_a_number[1]", "test_else"}, done.stdout


def test_everything_that_is_to_be_run_is_there() -> None:
    paths = {word for step in steps((), ()) for word in step.command if word.startswith("tests/")}
    assert paths
    assert all((ROOT / path).exists() for path in paths)

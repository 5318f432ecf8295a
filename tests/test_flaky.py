"""`make flaky`: what fails once in a while is found and counted, under a load that ends with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.flaky import hammer, report
from tests.support.burners import burning
from tests.support.pytest_runs import ROOT, PytestRun
from tests.support.rounds import Plan, tree_of
from tests.support.shares import SEVERAL, share_of
from tests.support.verdicts import Verdict, Verdicts

# Fails every second time it is run in this folder.
EVERY_SECOND = """
from pathlib import Path
import pytest
marks = Path(__file__).with_name("ran")
@pytest.mark.timing
def test_wavers():
    before = marks.read_text() if marks.exists() else ""
    marks.write_text(before + "x")
    assert len(before) % 2 == 0
@pytest.mark.timing
def test_stands():
    pass
def test_has_nothing_to_do_with_time():
    raise AssertionError
"""
ARGUMENTS = ["-p", "no:cacheprovider", "-q"]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = timing\n", encoding="utf-8")
    (tmp_path / "test_it.py").write_text(EVERY_SECOND, encoding="utf-8")
    return tmp_path


def plan(times: int, *words: str) -> Plan:
    return Plan(times, 1, (*ARGUMENTS, *words))


def test_what_fails_now_and_then_is_found_and_counted(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hammer(plan(1), project) == 0
    assert "2 tests, 1 times: 0 failed at least once" in capfd.readouterr().out
    assert hammer(plan(2), project) == 1
    out = capfd.readouterr().out
    assert "  1 of 2  test_it.py::test_wavers" in out
    assert "2 tests, 2 times: 1 failed at least once" in out
    assert "test_stands" not in out[out.rindex("failed\n") :]
    assert out.splitlines()[-1] == "1 of 2 rounds of this tree have passed"


# Notes each of its cases.
MANY_CASES = """
from pathlib import Path
import pytest
@pytest.mark.timing
@pytest.mark.parametrize("case", range(25))
def test_each(case):
    with Path(__file__).with_name("cases").open("a") as file:
        file.write(f"{case}\\n")
@pytest.mark.timing
@pytest.mark.parametrize("case", range(2))
def test_few(case):
    with Path(__file__).with_name("few").open("a") as file:
        file.write(f"{case}\\n")
@pytest.mark.timing
@pytest.mark.parametrize("case", range(3))
def test_some(case):
    with Path(__file__).with_name("some").open("a") as file:
        file.write(f"{case}\\n")
"""


def test_of_many_cases_each_run_takes_a_share_and_together_they_have_all(project: Path) -> None:
    (project / "test_it.py").write_text(MANY_CASES, encoding="utf-8")
    assert hammer(plan(4), project) == 0
    assert sorted(map(int, (project / "cases").read_text().split())) == list(range(25))
    assert sorted((project / "few").read_text().split()) == sorted("01" * 4)
    assert (project / "some").read_text().split() == list("0120"), "in every run, with one case in turn"


@pytest.mark.parametrize("shares", [1, 3, 10, 60])
@pytest.mark.parametrize("several", [SEVERAL, 9, 10, 25])
def test_every_case_has_its_turn_and_no_test_is_left_out_of_a_run(several: int, shares: int) -> None:
    runs = [share_of(range(several), number, shares) for number in range(1, shares + 1)]
    assert {case for run in runs for case in run} == set(range(several))
    assert all(1 <= len(run) <= -(-several // shares) for run in runs)


def test_a_run_without_tests_or_without_an_end_is_no_pass(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for words, code in ((("-k", "nothing_at_all"), 5), (("--no-such-option",), 4)):
        assert hammer(plan(1, *words), project) == 1
        out = capfd.readouterr().out
        assert f"run 1 ended with code {code}" in out
        assert out.splitlines()[-1] == "0 of 1 rounds of this tree have passed"


# Several goes --------------------------------------------------------------------------------------------------------

# Counts how often it is run, outside of what git keeps, and can be told to fail.
COUNTS = """
from pathlib import Path
import pytest
@pytest.mark.timing
def test_counts():
    folder = Path(__file__).parent / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "count").open("a") as file:
        file.write("x")
    assert not (folder / "fail").exists()
"""


@pytest.fixture
def kept(project: Path) -> Path:
    """A project that git knows."""
    (project / "test_it.py").write_text(COUNTS, encoding="utf-8")
    (project / ".gitignore").write_text("build/\n__pycache__/\n", encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=project, check=True)
    return project


def runs_of(project: Path) -> int:
    return len((project / "build/count").read_text(encoding="utf-8"))


def last_line(capfd: pytest.CaptureFixture[str]) -> str:
    return capfd.readouterr().out.splitlines()[-1]


def test_rounds_are_run_in_several_goes_and_none_that_has_passed_is_run_again(
    kept: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for goes, known in ((1, 2), (2, 4), (3, 5), (4, 5)):
        assert hammer(plan(5), kept, most=2) == 0, goes
        assert runs_of(kept) == known
        assert last_line(capfd).startswith(f"{known} of 5 rounds of this tree have passed, kept in build/rounds/")
    # Other tests, another number of rounds and another load have rounds of their own.
    assert hammer(plan(5, "-k", "counts"), kept, most=1) == hammer(plan(4), kept, most=1) == 0
    assert runs_of(kept) == 7


def test_whoever_changes_a_letter_begins_anew(kept: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hammer(plan(1), kept) == 0
    before = tree_of(kept)
    (kept / "more.txt").write_text("new", encoding="utf-8")
    assert tree_of(kept) != before
    assert hammer(plan(1), kept) == 0
    assert runs_of(kept) == 2
    (kept / "more.txt").unlink()
    assert tree_of(kept) == before
    assert hammer(plan(1), kept) == 0
    assert runs_of(kept) == 2, "as it was before"


def test_a_round_during_which_something_was_changed_counts_for_nothing(
    kept: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (kept / "test_it.py").write_text(
        COUNTS.replace("assert not", '(folder.parent / "changed").touch(); assert not'), encoding="utf-8"
    )
    assert hammer(plan(3), kept) == 1
    assert runs_of(kept) == 1
    assert "the files have changed meanwhile" in last_line(capfd)


def test_what_failed_once_is_told_until_something_has_changed(kept: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hammer(plan(2), kept, most=1) == 0
    (kept / "build/fail").touch()
    assert hammer(plan(2), kept) == 1
    (kept / "build/fail").unlink()
    capfd.readouterr()
    assert hammer(plan(2), kept) == 1
    out = capfd.readouterr().out
    assert "failed in round 2 of this tree: test_it.py::test_counts" in out
    assert out.splitlines()[-1].startswith("2 of 2 rounds of this tree have passed")
    (kept / "mended.txt").touch()
    assert hammer(plan(2), kept) == 0


def test_the_worst_comes_first() -> None:
    bad, good = Verdict({"call": "failed"}), Verdict({"setup": "passed", "call": "passed", "teardown": "passed"})
    runs = [
        PytestRun(1, Verdicts({"a": good, "b": bad}, {}, True)),
        PytestRun(1, Verdicts({"a": bad, "b": bad}, {}, True)),
    ]
    assert report(runs)[1:4] == ["failed", "  2 of 2  b", "  1 of 2  a"]


def test_the_load_ends_with_whoever_asked_for_it() -> None:
    with burning(2, 60) as burners:
        assert [burner.poll() for burner in burners] == [None, None]
    assert all(burner.poll() is not None for burner in burners)
    # Also if that was killed: the load notices that nobody holds its input any more.
    lines = ("from tests.support.burners import BURNER", "import subprocess, sys, os")
    start = "burner = subprocess.Popen([sys.executable, '-c', BURNER, '600'], stdin=subprocess.PIPE, stdout=sys.stdout)"
    done = subprocess.run(
        [sys.executable, "-c", "\n".join([*lines, start, "os._exit(9)"])], cwd=ROOT, capture_output=True, check=False
    )
    # Its output is only closed when the burner, which shares it, has ended too.
    assert done.returncode == 9


def test_tests_in_which_several_things_go_on_depend_on_time() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "timing", "-p", "no:cacheprovider"]
    rooms = [
        "tests/browser/test_crash.py",
        "tests/cli/test_program.py",
        "tests/house/test_without_a_server.py",
        "tests/pocket/test_door.py",
        "tests/proofs/test_prove_crash.py",
        "tests/server/test_live_desks.py",
    ]
    others = [
        "tests/test_layers.py",
        "tests/server/test_rulings.py",
        "tests/cli/test_games_command.py",
        "tests/tools/test_changes.py",
    ]
    done = subprocess.run([*command, *rooms, *others], cwd=ROOT, capture_output=True, text=True, check=False)
    found = {line.split("::")[0] for line in done.stdout.splitlines() if "::" in line}
    assert found == set(rooms), done.stdout

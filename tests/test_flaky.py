"""`make flaky`: what fails once in a while is found and counted, under a load that ends with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.flaky import hammer, report
from tests.support.burners import burning
from tests.support.pytest_runs import ROOT, PytestRun
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


def test_what_fails_now_and_then_is_found_and_counted(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hammer(1, ARGUMENTS, project, cores=1) == 0
    assert "2 tests, 1 times: 0 failed at least once" in capfd.readouterr().out
    assert hammer(2, ARGUMENTS, project, cores=1) == 1
    out = capfd.readouterr().out
    assert "  1 of 2  test_it.py::test_wavers" in out
    assert "test_stands" not in out[out.rindex("failed\n") :]
    assert "2 tests, 2 times: 1 failed at least once" in out.splitlines()[-1]


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
@pytest.mark.parametrize("case", range(3))
def test_few(case):
    with Path(__file__).with_name("few").open("a") as file:
        file.write(f"{case}\\n")
"""


def test_of_many_cases_each_run_takes_a_share_and_together_they_have_all(project: Path) -> None:
    (project / "test_it.py").write_text(MANY_CASES, encoding="utf-8")
    assert hammer(4, ARGUMENTS, project, cores=1) == 0
    assert sorted(map(int, (project / "cases").read_text().split())) == list(range(25))
    assert sorted((project / "few").read_text().split()) == sorted("012" * 4)


def test_a_run_without_tests_or_without_an_end_is_no_pass(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hammer(1, [*ARGUMENTS, "-k", "nothing_at_all"], project, cores=1) == 1
    assert "run 1 ended with code 5" in capfd.readouterr().out
    assert hammer(1, [*ARGUMENTS, "--no-such-option"], project, cores=1) == 1


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
        "tests/house/test_without_a_server.py",
        "tests/pocket/test_door.py",
        "tests/proofs/test_prove_crash.py",
        "tests/server/test_live_desks.py",
    ]
    others = ["tests/test_layers.py", "tests/server/test_rulings.py"]
    done = subprocess.run([*command, *rooms, *others], cwd=ROOT, capture_output=True, text=True, check=False)
    found = {line.split("::")[0] for line in done.stdout.splitlines() if "::" in line}
    assert found == set(rooms), done.stdout

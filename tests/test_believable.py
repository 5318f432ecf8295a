"""The driver of the tests: nothing that failed is ever taken for a pass, and what is flaky is said loudly."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.believable import FLAKY_FILE, flaky_of, suspects_of
from tests.support.pytest_runs import ROOT, PytestRun
from tests.support.verdicts import Verdict, Verdicts

PASSES = "def test_passes():\n    pass\n"
FAILS = "def test_fails():\n    assert 'always' == 'wrong'\n"
SKIPS = "import pytest\ndef test_skips():\n    pytest.skip('not here')\n"
# Fails the first time it is run in this folder, in the phase of its name.
ONCE = """
from pathlib import Path
import pytest
def first_time(name):
    marks = Path(__file__).with_name(name + ".ran")
    seen = marks.exists()
    marks.touch()
    return not seen
@pytest.fixture
def shaky():
    yield
    assert not first_time("teardown"), "torn down badly"
def test_call():
    assert not first_time("call"), "called badly"
def test_teardown(shaky):
    pass
@pytest.mark.parametrize("odd", ["a b", "c[d]", "é\\n"])
def test_odd_names(odd):
    assert not first_time(str(len(odd)) + odd[0])
"""
SKIPS_AT_LAST = (
    ONCE.split("@pytest.fixture")[0]
    + """
def test_skips_at_last():
    if first_time("skips"):
        raise AssertionError
    pytest.skip("not alone")
"""
)
CRASHES = "import os\ndef test_crashes():\n    os._exit(7)\n"
CRASHES_ONCE = (
    ONCE.split("@pytest.fixture")[0]
    + """
import os
def test_crashes_once():
    if first_time("crashes"):
        os._exit(7)
"""
)
BROKEN = "import nowhere_to_be_found\ndef test_never():\n    pass\n"
INTERRUPTS = "def test_interrupts():\n    raise KeyboardInterrupt\n"
CRASHES_ALONE = (
    ONCE.split("@pytest.fixture")[0]
    + """
import os
def test_crashes_alone():
    if first_time("alone"):
        raise AssertionError
    os._exit(0)
"""
)


class Outcome(NamedTuple):
    code: int
    out: str
    flaky: str | None

    @property
    def last(self) -> str:
        """The last line that says anything."""
        return [line for line in self.out.splitlines() if line.strip()][-1]


def run(folder: Path, *arguments: str, **files: str) -> Outcome:
    """What the driver makes of these tests, run by a process of its own."""
    driver = started(folder, *arguments, **files)
    out, _ = driver.communicate()
    flaky = folder / FLAKY_FILE
    return Outcome(driver.returncode, out, flaky.read_text(encoding="utf-8") if flaky.exists() else None)


def started(folder: Path, *arguments: str, **files: str) -> "subprocess.Popen[str]":
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    for name, code in files.items():
        (folder / f"test_{name}.py").write_text(code, encoding="utf-8")
    lines = ("import sys", f"sys.path.insert(0, {str(ROOT)!r})", "from pathlib import Path")
    script = "; ".join(
        [*lines, "from tests.believable import believable", "sys.exit(believable(sys.argv[1:], Path()))"]
    )
    command = [sys.executable, "-c", script, "-p", "xdist", "-n", "1", "-p", "no:cacheprovider", *arguments]
    # Other plugins take longer to load than these tests to run.
    lean = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.Popen(
        command, cwd=folder, env=lean, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )


def test_what_passes_passes_and_pytest_has_the_last_word(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / FLAKY_FILE).write_text("from the last time", encoding="utf-8")
    outcome = run(tmp_path, one=PASSES, two=SKIPS)
    assert (outcome.code, outcome.flaky) == (0, None)
    assert "1 passed, 1 skipped in" in outcome.last


def test_what_fails_twice_fails_the_run(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=PASSES, two=FAILS, three=SKIPS)
    assert (outcome.code, outcome.flaky) == (1, None)
    assert "FAILED TWICE test_two.py::test_fails" in outcome.out
    assert "1 failed, 1 passed, 1 skipped in" in outcome.last


def test_what_passes_alone_is_flaky_and_said_loudly(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=PASSES, two=ONCE)
    assert outcome.code == 0
    assert "6 passed, 5 flaky in" in outcome.last
    for name in ("test_call", "test_teardown", "test_odd_names[a b]", "test_odd_names[c[d]]"):
        assert f"FLAKY test_two.py::{name}\n" in outcome.out
        assert name in (outcome.flaky or "")
    assert outcome.out.rindex("FLAKY test_two.py") > outcome.out.rindex("5 passed")
    assert "called badly" in (outcome.flaky or "")
    assert "torn down badly" in (outcome.flaky or "")


def test_what_is_flaky_does_not_hide_what_fails(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=FAILS, two=ONCE)
    assert outcome.code == 1
    assert "FAILED TWICE test_one.py::test_fails" in outcome.out
    assert "1 failed, 5 passed, 5 flaky in" in outcome.last


def test_what_is_skipped_alone_has_not_passed(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=SKIPS_AT_LAST)
    assert (outcome.code, outcome.flaky) == (1, None)


@pytest.mark.parametrize("crash", [CRASHES, CRASHES_ONCE])
def test_a_test_that_takes_its_process_with_it_fails_the_run(tmp_path: Path, crash: str) -> None:
    outcome = run(tmp_path, one=PASSES, two=crash)
    assert (outcome.code, outcome.flaky) == (1, None)
    assert "1 failed, 1 passed" in outcome.last


def test_a_crash_beside_something_flaky_fails_the_run(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=ONCE, two=CRASHES_ONCE)
    assert outcome.code == 1
    assert "FAILED WITH ITS PROCESS test_two.py::test_crashes_once" in outcome.out


def test_a_crash_of_the_second_run_is_no_pass_for_anybody(tmp_path: Path) -> None:
    outcome = run(tmp_path, one=CRASHES_ALONE, two=FAILS)
    assert (outcome.code, outcome.flaky) == (1, None)


ENDLESS = "import time\ndef test_never_ends():\n    while True:\n        time.sleep(1)\n"


def test_a_test_that_never_ends_says_where_it_stands_and_fails_the_run(tmp_path: Path) -> None:
    outcome = run(tmp_path, "-o", "faulthandler_timeout=2", one=PASSES, two=ENDLESS)
    assert (outcome.code, outcome.flaky) == (1, None)
    assert 'test_two.py", line 4 in test_never_ends' in outcome.out
    assert "1 failed, 1 passed" in outcome.last


def test_what_cannot_be_collected_fails_the_run(tmp_path: Path) -> None:
    for arguments in ((), ("--continue-on-collection-errors",)):
        assert run(tmp_path, *arguments, one=ONCE, two=BROKEN).code not in (0, 5)


def test_an_interrupted_run_fails(tmp_path: Path) -> None:
    assert run(tmp_path, "-n", "0", one=PASSES, two=INTERRUPTS).code not in (0, 5)


def test_a_run_that_was_stopped_early_fails(tmp_path: Path) -> None:
    assert run(tmp_path, "-x", one=ONCE, two=PASSES).code not in (0, 5)
    assert run(tmp_path, "-n", "0", "-x", one=ONCE.replace("test_call", "test_other"), two=PASSES).code not in (0, 5)


def test_no_tests_are_no_pass(tmp_path: Path) -> None:
    assert run(tmp_path).code == 5
    assert run(tmp_path, "--no-such-option", one=PASSES).code == 4


BLOCKS = """
import os
import time
from pathlib import Path
def test_blocks():
    note = Path(__file__).with_name("note")
    note.write_text(str(os.getpid()))
    note.rename(note.with_name("pid"))
    while True:
        time.sleep(1)
"""


def test_whoever_ends_the_driver_ends_the_tests_as_well(tmp_path: Path) -> None:
    driver = started(tmp_path, "-n", "0", one=BLOCKS)
    while not (tmp_path / "pid").exists():
        assert driver.poll() is None
        time.sleep(0.01)
    driver.terminate()
    driver.communicate()
    assert driver.returncode != 0
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)


# What follows from verdicts ------------------------------------------------------------------------------------------

WHOLE = {"setup": "passed", "call": "passed", "teardown": "passed"}
BAD = Verdict({**WHOLE, "call": "failed"})


def verdicts(complete: bool = True, **tests: Verdict) -> Verdicts:
    return Verdicts(tests, {}, complete)


def test_only_a_whole_run_has_suspects() -> None:
    assert suspects_of(PytestRun(1, verdicts(a=BAD, b=Verdict(WHOLE)))) == ("a",)
    assert suspects_of(PytestRun(1, verdicts(complete=False, a=BAD))) == ()
    assert suspects_of(PytestRun(2, verdicts(a=BAD))) == ()
    assert suspects_of(PytestRun(1, Verdicts({"a": BAD}, {"b.py": "broken"}, True))) == ()
    assert suspects_of(PytestRun(1, verdicts(a=Verdict({"???": "failed"})))) == ()


@pytest.mark.parametrize(
    "phases",
    [{}, {"setup": "passed"}, {"setup": "passed", "call": "passed"}, {"setup": "skipped", "teardown": "passed"}],
)
def test_what_did_not_run_from_beginning_to_end_has_not_passed(phases: dict[str, str]) -> None:
    assert flaky_of(["a"], PytestRun(0, verdicts(a=Verdict(phases)))) == ()
    assert flaky_of(["a"], PytestRun(0, verdicts(a=Verdict(WHOLE)))) == ("a",)

"""The tests, and what to believe of them: `python -m tests.believable -n auto` is what `make test` runs.

What fails among others is run once more, alone, one test after another. What passes then is flaky: the run passes, but
it is listed loudly in the last lines and, with how it failed, in `build/flaky.txt`. What fails twice fails the run.
What could not be collected, what took its process with it, and a run that was stopped or has no tests fail it too.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.support.pytest_runs import FAILED, PASSED, ROOT, PytestRun, run_pytest
from tests.support.verdicts import Verdict

FLAKY_FILE = Path("build") / "flaky.txt"
WIDTH = 80


def believable(arguments: Sequence[str], folder: Path) -> int:
    """Run the tests of a folder; the exit code says whether they can be believed to pass."""
    began = time.monotonic()
    flaky_file = folder / FLAKY_FILE
    flaky_file.unlink(missing_ok=True)
    first = run_pytest(arguments, folder)
    suspects = suspects_of(first)
    if not suspects:
        # Nothing but a plain pass is one.
        return first.code if first.code != PASSED or not first.verdicts.failed else FAILED
    _say(f" {_tests(len(suspects))} failed: once more, alone ", "=")
    again = run_pytest([*arguments, "-n", "0"], folder, suspects)
    flaky = flaky_of(suspects, again)
    code = PASSED if set(flaky) == set(first.verdicts.failed) and again.code == PASSED else FAILED
    _tell(first, suspects, flaky, flaky_file)
    _say(f" {_closing(first, flaky)} in {time.monotonic() - began:.2f}s ", "=")
    return code


def suspects_of(run: PytestRun) -> tuple[str, ...]:
    """The tests that may have failed because of the others: ordinary failures in a run that went to its end."""
    whole = run.code == FAILED and run.verdicts.complete and not run.verdicts.uncollected
    return tuple(id for id, verdict in run.verdicts.failed.items() if not verdict.crashed) if whole else ()


def flaky_of(suspects: Sequence[str], again: PytestRun) -> tuple[str, ...]:
    """Those that have passed alone. What was skipped, not found or never got its turn has not."""
    return tuple(id for id in suspects if again.verdicts.tests.get(id, Verdict({})).passed)


def _tell(first: PytestRun, suspects: Sequence[str], flaky: Sequence[str], flaky_file: Path) -> None:
    """Say what failed twice and what is flaky, and write the latter down with how it failed among others."""
    for id in first.verdicts.failed:
        if id not in flaky:
            print(f"FAILED {'TWICE' if id in suspects else 'WITH ITS PROCESS'} {id}")
    if not flaky:
        return
    flaky_file.parent.mkdir(parents=True, exist_ok=True)
    troubles = [f"{id}\n{'-' * len(id)}\n{first.verdicts.tests[id].trouble}\n" for id in flaky]
    flaky_file.write_text("\n".join(troubles), encoding="utf-8")
    _say(" FLAKY ", "!")
    print("These failed among others and passed alone. Nothing that they say can be believed until they are mended:")
    for id in flaky:
        print(f"FLAKY {id}")
    print(f"How they failed stands in {FLAKY_FILE}.")


def _closing(first: PytestRun, flaky: Sequence[str]) -> str:
    """The sum of both runs, worded as pytest does."""
    counts = Counter(_outcome(id, verdict, flaky) for id, verdict in first.verdicts.tests.items())
    told = [f"{counts[outcome]} {outcome}" for outcome in ("failed", "passed", "skipped") if counts[outcome]]
    return ", ".join([*told, *([f"{len(flaky)} flaky"] if flaky else [])])


def _outcome(id: str, verdict: Verdict, flaky: Sequence[str]) -> str:
    if verdict.failed:
        return "passed" if id in flaky else "failed"
    return "skipped" if verdict.skipped else "passed"


def _tests(count: int) -> str:
    return "1 test" if count == 1 else f"{count} tests"


def _say(line: str, sign: str) -> None:
    print(f"\n{line:{sign}^{WIDTH}}", flush=True)


if __name__ == "__main__":
    raise SystemExit(believable(sys.argv[1:], ROOT))

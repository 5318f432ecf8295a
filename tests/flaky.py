"""Tests that depend on time, run again and again on a busy machine: `make flaky`.

Every core has a second load meanwhile. Nothing may fail; what does is listed with how often it did. Of a test with many
cases, such as one for every game, each run takes a share; together the runs have all of them (tests/support/shares.py).
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.support.burners import burning
from tests.support.pytest_runs import INTERRUPTED, PASSED, ROOT, PytestRun, run_pytest

# Longer than any number of runs takes; the load ends with this process anyway.
LONGEST = 24 * 3600.0


def hammer(times: int, arguments: Sequence[str], folder: Path, cores: int) -> int:
    """Run the tests so often under load; the exit code says whether all of them passed every time."""
    runs = []
    with burning(cores, LONGEST):
        for number in range(1, times + 1):
            print(f"\n{f' run {number} of {times}, with a second load ':=^80}", flush=True)
            share = ("-p", "tests.support.shares", f"--share={number}/{times}")
            runs.append(run_pytest(["-m", "timing", *share, *arguments], folder))
            if runs[-1].code == INTERRUPTED or runs[-1].code < 0:
                # Somebody has interrupted or ended it.
                break
    print("\n".join(report(runs)))
    return PASSED if len(runs) == times and all(map(_is_clean, runs)) else 1


def report(runs: Sequence[PytestRun]) -> list[str]:
    """What failed how often, the worst first, and runs that did not come to their end."""
    failed = Counter(id for run in runs for id in (*run.verdicts.failed, *run.verdicts.uncollected))
    tests = len({id for run in runs for id in run.verdicts.tests})
    lines = [f"{times:3} of {len(runs)}  {id}" for id, times in sorted(failed.items(), key=lambda each: -each[1])]
    odd = [
        f"run {number} ended with code {run.code} and did not say why"
        for number, run in enumerate(runs, start=1)
        if not _is_clean(run) and not run.verdicts.failed and not run.verdicts.uncollected
    ]
    closing = f"{tests} tests, {len(runs)} times: {len(failed)} failed at least once"
    return ["", *(["failed", *lines] if lines else []), *odd, f"{f' {closing} ':=^80}"]


def _is_clean(run: PytestRun) -> bool:
    return run.code == PASSED and run.verdicts.complete and not run.verdicts.failed


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.flaky", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    known, others = parser.parse_known_args(words)
    return hammer(known.times, others, ROOT, known.cores)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

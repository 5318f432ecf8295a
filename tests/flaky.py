"""Tests that depend on time, run again and again on a busy machine: `make flaky`.

Every core has a second load meanwhile. Nothing may fail; what does is listed with how often it did. Of a test with many
cases, such as one for every game, each round takes a share; together the rounds have all of them
(tests/support/shares.py).

Ten rounds take their time, so they can be run in several goes: a round of this very tree that has passed is not run
again, and the last line says how many have. What failed once is told until something in the tree has changed
(tests/support/rounds.py).
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tests.support.burners import burning
from tests.support.pytest_runs import FAILED, PASSED, ROOT, PytestRun, run_pytest
from tests.support.rounds import Plan, Round, Rounds

# Longer than any number of rounds takes; the load ends with this process anyway.
LONGEST = 24 * 3600.0
WIDTH = 80


def hammer(plan: Plan, folder: Path, workers: Sequence[str] = (), most: int | None = None) -> int:
    """Run the rounds of a plan that have not passed yet, so many at most; the exit code says whether all is well."""
    rounds = Rounds(folder, plan)
    wanted = rounds.missing()[:most]
    runs: list[PytestRun] = []
    with burning(plan.cores, LONGEST):
        for number in wanted:
            print(f"\n{f' round {number} of {plan.times}, with a second load ':=^{WIDTH}}", flush=True)
            runs.append(_run(plan, number, workers, folder))
            if not _is_over(runs[-1]) or not rounds.keep(_round(number, runs[-1])):
                # Somebody has interrupted or ended it, or has changed something meanwhile.
                break
    print("\n".join([*report(runs), *standing(rounds, plan)]))
    return PASSED if all(map(_is_clean, runs)) and rounds.kept(wanted) and not rounds.failed() else FAILED


def _run(plan: Plan, number: int, workers: Sequence[str], folder: Path) -> PytestRun:
    share = ("-p", "tests.support.shares", f"--share={number}/{plan.times}")
    return run_pytest(["-m", "timing", *share, *workers, *plan.chosen], folder)


def _round(number: int, run: PytestRun) -> Round:
    return Round(number, len(run.verdicts.tests), (*run.verdicts.failed, *run.verdicts.uncollected))


def report(runs: Sequence[PytestRun]) -> list[str]:
    """What failed how often in this go, the worst first, and runs that did not come to their end."""
    failed = Counter(id for run in runs for id in (*run.verdicts.failed, *run.verdicts.uncollected))
    tests = len({id for run in runs for id in run.verdicts.tests})
    lines = [f"{times:3} of {len(runs)}  {id}" for id, times in sorted(failed.items(), key=lambda each: -each[1])]
    odd = [
        f"run {number} ended with code {run.code} and did not say why"
        for number, run in enumerate(runs, start=1)
        if not _is_clean(run) and not run.verdicts.failed and not run.verdicts.uncollected
    ]
    closing = f"{tests} tests, {len(runs)} times: {len(failed)} failed at least once"
    return ["", *(["failed", *lines] if lines else []), *odd, f"{f' {closing} ':=^{WIDTH}}"]


def standing(rounds: Rounds, plan: Plan) -> list[str]:
    """How many rounds of this very tree have passed by now, in all goes, and what has ever failed in it."""
    if not rounds.is_same():
        return ["the files have changed meanwhile: what was run last counts for nothing"]
    failed = [f"failed in round {each.number} of this tree: {id}" for each in rounds.failed() for id in each.failed]
    kept = "" if rounds.file is None else f", kept in {rounds.file.relative_to(rounds.folder)}"
    return [*failed, f"{plan.times - len(rounds.missing())} of {plan.times} rounds of this tree have passed{kept}"]


def _is_clean(run: PytestRun) -> bool:
    return run.code == PASSED and run.verdicts.complete and not run.verdicts.failed


def _is_over(run: PytestRun) -> bool:
    """Whether a run came to its end, however that was."""
    return run.code in (PASSED, FAILED) and run.verdicts.complete


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.flaky", description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how many rounds there are")
    parser.add_argument("--rounds", type=int, help="how many of those that are missing this go runs; else all")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many have a second load")
    parser.add_argument("-n", dest="processes", default="1", help="how many processes the tests are shared among")
    known, chosen = parser.parse_known_args(words)
    workers = ("-n", known.processes, "--dist", "worksteal")
    return hammer(Plan(known.times, known.cores, tuple(chosen)), ROOT, workers, known.rounds)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

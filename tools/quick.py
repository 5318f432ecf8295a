"""`make quick`: lint, types, the rules of every game, and the conformance of the games that have changed.

It is for while one works, and takes less than two minutes on two cores; `make test` says whether all is well.
"""

import subprocess
import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.changes import MOST_GAMES, changed_files, changed_games, games, spread
from tools.modules import ROOT

CODE = ("src", "tests", "proofs", "tools")
# The rules of every game, and what holds of all code.
RULES = ("tests/games", *(f"tests/test_{name}.py" for name in ("layers", "no_module_state", "seams", "waits")))
# What is run for every game takes too long for all of them.
PER_GAME = ("tests/conformance/test_conformance.py", "tests/test_golden.py")


class Step(NamedTuple):
    """Something to run, with what is said of it."""

    name: str
    command: tuple[str, ...]


def steps(files: Collection[str], chosen: Sequence[str]) -> list[Step]:
    """What is to be run; all of it at once."""
    tests = ("-m", "pytest", "-q", "-p", "tools.only_games", f"--only-games={','.join(chosen)}", *RULES, *PER_GAME)
    found = [
        Step("format", (sys.executable, "-m", "ruff", "format", "--check", "--quiet", *CODE)),
        Step("lint", (sys.executable, "-m", "ruff", "check", "--quiet", *CODE)),
        Step("types", (sys.executable, "-m", "mypy", "--strict", *CODE)),
        Step("rules and conformance", (sys.executable, *tests)),
    ]
    if any(file.startswith("web/") for file in files):
        found.append(Step("web", ("make", "--silent", "webcheck")))
    return found


def run_together(wanted: Sequence[Step], root: Path) -> list[str]:
    """Run steps at the same time, and print how each ended; the names of those that failed."""
    began = time.monotonic()
    running = [(step, _start(step, root)) for step in wanted]
    failed = []
    for step, process in running:
        told, _ = process.communicate()
        if process.returncode:
            failed.append(step.name)
            print(told.decode(errors="replace"))
        print(
            f"{'FAILED' if process.returncode else 'passed'} {step.name} ({time.monotonic() - began:.0f} s)", flush=True
        )
    return failed


def _start(step: Step, root: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(step.command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main(root: Path = ROOT) -> int:
    """Run what is needed for what has changed; 0 if all of it passes."""
    files = changed_files(root)
    chosen = changed_games(files, root)
    about = "changed" if chosen else "a sample, for none has changed"
    chosen = chosen or tuple(spread(tuple(games(root)), MOST_GAMES))
    print(f"{len(files)} files differ from the main branch. Games ({about}): {', '.join(chosen)}", flush=True)
    return 1 if run_together(steps(files, chosen), root) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Runs of pytest in a process of their own, with what became of every test."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.support.verdicts import Verdicts, read_verdicts

ROOT = Path(__file__).parents[2]
PLUGIN = "tests.support.verdicts"
# How pytest ends, by its exit code.
PASSED, FAILED, INTERRUPTED = 0, 1, 2
# No test takes as many seconds, on the busiest machine. One that never ends says where it stands and ends with its
# process, so that a run always comes to its end.
LONGEST_TEST = 900
LIMIT = ("-o", f"faulthandler_timeout={LONGEST_TEST}", "-o", "faulthandler_exit_on_timeout=true")


class PytestRun(NamedTuple):
    """A run: its exit code and its verdicts."""

    code: int
    verdicts: Verdicts


def run_pytest(arguments: Sequence[str], folder: Path, only: Sequence[str] | None = None) -> PytestRun:
    """Run pytest in a folder with these arguments, and of the tests only those of these ids, if any are given."""
    with tempfile.TemporaryDirectory() as kept:
        verdicts, wanted = Path(kept) / "verdicts", Path(kept) / "wanted"
        command = [sys.executable, "-m", "pytest", "-p", PLUGIN, *LIMIT, *arguments, f"--verdicts={verdicts}"]
        if only is not None:
            wanted.write_text(json.dumps(list(only)), encoding="utf-8")
            command.append(f"--only-these={wanted}")
        return PytestRun(_code_of(command, folder), read_verdicts(verdicts))


def _code_of(command: Sequence[str], folder: Path) -> int:
    process = subprocess.Popen(command, cwd=folder, env=_environment())
    with _ending_together(process):
        try:
            return process.wait()
        except KeyboardInterrupt:
            # Whoever presses Ctrl-C interrupts pytest as well; it says what it knows and ends.
            process.wait()
            return INTERRUPTED


@contextmanager
def _ending_together(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Whoever ends this process means pytest too. Only a main thread hears of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _environment() -> dict[str, str]:
    """This environment with the plugin in reach, and without what a pytest around this one has put into it."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_XDIST", "PYTEST_CURR"))}
    paths = [str(ROOT), *filter(None, [plain.get("PYTHONPATH")])]
    return {**plain, "PYTHONPATH": os.pathsep.join(paths)}

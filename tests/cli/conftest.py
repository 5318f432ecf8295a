"""Running commands inside the test's own process."""

import io
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from knobel.cli.main import main


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line with these lines typed, in English unless it says otherwise, on a wide screen."""
    return runner(main, capsys, monkeypatch)


def runner(
    main: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Run:
    """What runs the command lines of a program, in English unless they say otherwise, on a wide screen."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run_command(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        return Outcome(code, *capsys.readouterr())

    return run_command

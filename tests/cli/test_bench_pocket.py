"""`knobel bench pocket`: every figure beside its goal, from a real browser, or one line that says what is missing."""

import json
import subprocess
import sys
from typing import Any

import pytest

from knobel.cli.commands import bench_pocket
from knobel.cli.commands.bench_pocket import ROWS, Row, figures, is_reached
from knobel.server.built import INDEX, MANIFEST, built_files
from tests.browser import browsers
from tests.cli.conftest import Run
from tests.cli.test_program import ENVIRONMENT

# Not a tenth of it is needed on a machine with nothing else to do.
PATIENCE = 600
TOLD: dict[str, Any] = {
    "first_load": 0,
    "whole_box": 6_977_246,
    "beside": 3_382_950,
    "cold_ms": 1999.4,
    "warm_ms": 81.7,
    "memory": 80_107_520,
    "bot_median_ms": 12.3,
    "bot_most_ms": 301.2,
    "events": 120_000.0,
    "events_here": 200_000.0,
    "start": {"runtime": 1100.4, "files": 200.0, "imports": 150.0, "house": 90.0},
    "cores": 2,
    "load": 7.25,
}


class Measured:
    """Stands for the browser."""

    @staticmethod
    def measured(games: int, taps: int, seconds: float) -> dict[str, Any]:
        assert (games, taps, seconds) == (10, 5, 5.0)
        return TOLD


@pytest.fixture
def files_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_pocket, "built_files", lambda: {INDEX: INDEX, MANIFEST: MANIFEST})


@pytest.fixture
def without_browser(monkeypatch: pytest.MonkeyPatch, files_built: None) -> None:
    monkeypatch.setattr(bench_pocket, "_module", Measured)


@pytest.mark.skipif(browsers.found(browsers.WITH_WINDOWS) is None, reason="no Chromium that tells of its memory")
@pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket")
def test_a_browser_tells_every_figure() -> None:
    words = ("bench", "pocket", "--games", "1", "--taps", "1", "--seconds", "0.2", "--json")
    # Apart from the browsers of other tests: one process has room for one that is driven.
    command = [sys.executable, "-m", "knobel", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["first_load"] == 0, "nothing of a pocket before somebody wants it"
    assert all(told[row.name] > 0 for row in ROWS if row.name != "first_load"), told
    assert list(told["start"]) == ["runtime", "files", "imports", "house"]
    assert all(each > 0 for each in told["start"].values())


def test_every_figure_stands_beside_its_goal(run: Run, without_browser: None) -> None:
    out = run("bench", "pocket").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    for line in (
        "added to the first load of the page 0 B ≤ 0 B",
        "the whole box, packed 6.98 MB ≤ 7.00 MB",
        "from tap to first throw, just opened 1,999 ms ≤ 2,000 ms",
        "from tap to first throw, open already 82 ms ≤ 100 ms",
        "a move of a strong bot (median) 12 ms ≤ 50 ms",
        "a move of a strong bot (longest) 301 ms ≤ 300 ms",
        "events per second beside CPython 0.60 ≥ 0.50",
        "memory of the worker after the games 80.11 MB ≤ 200.00 MB",
        "Beside the box, loaded when first wanted: 3.38 MB.",
        "Start of the worker: Python 1,100 ms, unpacking 200 ms, imports 150 ms, the house 90 ms.",
    ):
        assert line in lines, out
    assert "2 cores, load 7.2" in out


def test_a_goal_is_the_most_or_the_least() -> None:
    reached = {row.name for row in ROWS if is_reached(row, figures(TOLD)[row.name])}
    assert {row.name for row in ROWS} - reached == {"bot_most_ms"}
    assert not is_reached(Row("ratio", "ratio", 0.5, least=True), 0.49)


def test_without_a_browser_one_line_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, files_built: None) -> None:
    monkeypatch.setenv("PATH", "")
    outcome = run("bench", "pocket")
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert "Chromium" in outcome.err


def test_without_built_files_one_line_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_pocket, "built_files", dict)
    outcome = run("bench", "pocket")
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert "make site" in outcome.err

"""`python -m proofs bench`: two servers side by side. The measuring itself is tested with the server."""

import json

import pytest

from proofs import bench_telling
from proofs.tables_bench import Load, TablesReport
from tests.cli.conftest import Run

USUAL = Load(2500, 3.0, 8.0, 12.0, 0.2, 0.04, 27.1)
NAIVE = Load(1000, 90.0, 800.0, 900.0, 0.1, 0.04, 27.1)


@pytest.fixture(autouse=True)
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bench that takes no time."""

    async def measured(idle: int, active: int, seconds: float, commit_milliseconds: float) -> TablesReport:
        return TablesReport(idle, active, seconds, commit_milliseconds, USUAL, NAIVE)

    monkeypatch.setattr(bench_telling, "bench_tables", measured)


def test_both_servers_stand_side_by_side_with_their_ratio(run: Run) -> None:
    told = run("bench", "--idle", "50", "--playing", "4", "--seconds", "3").out
    assert "50 idle and 4 playing connections on one core, 3 s" in told
    (line,) = [line for line in told.splitlines() if "99 % within, ms" in line]
    assert line.split()[-3:] == ["8.00", "800.00", "100.00"]
    assert told.rstrip().endswith("100.0 times as slow.")


def test_the_figures_come_as_json_too(run: Run) -> None:
    told = json.loads(run("bench", "--json", "--commit-ms", "4").out)
    assert (told["idle"], told["active"], told["commit_milliseconds"]) == (5000, 500, 4)
    assert told["usual"]["memory_per_connection"] == 27.1
    assert told["ratio"] == 100

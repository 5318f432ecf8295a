"""The bench of the tables runs, and says so when the machine does not allow it. Its figures are for people to read."""

import asyncio

import pytest

from knobel.core.errors import KnobelError
from proofs import tables_bench
from proofs.tables_bench import bench_tables


def test_the_bench_measures_both_servers() -> None:
    report = asyncio.run(bench_tables(idle=20, active=6, seconds=2.5))
    for load in (report.usual, report.naive):
        assert load.moves > 0
        assert 0 < load.p50 <= load.p99 <= load.p999
        assert load.memory_per_connection > 0
    assert report.ratio == report.naive.p99 / report.usual.p99


def test_a_machine_with_too_few_files_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_bench, "raise_file_limit", lambda: 1024)
    with pytest.raises(KnobelError) as refusal:
        asyncio.run(bench_tables(idle=5000, active=500, seconds=1))
    assert refusal.value.code == "too-few-files"
    assert refusal.value.facts == {"needed": 5700, "allowed": 1024}

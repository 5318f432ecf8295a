"""Fairness of service: what can be counted is as it was promised, and a server that keeps others waiting is noticed.

How long others wait is for the command to measure, on a machine that has nothing else to do.
"""

import asyncio

import pytest

from proofs.catalogue import PROOFS
from proofs.fairness_of_service import MEASURED, percentile, prove_fairness_of_service
from proofs.visitors import WORST
from tests.proofs.planting import with_fault

FAIRNESS = PROOFS["fairness-of-service"]


def test_others_play_on_whatever_one_visitor_asks_for() -> None:
    report = asyncio.run(prove_fairness_of_service(1))
    assert report.at_home == report.unrefused == report.too_much == report.held == report.turned_away == 0
    assert len(report.percentiles) == len(MEASURED)
    assert report.probes > 2 * len(MEASURED)
    assert report.kept


@pytest.mark.parametrize(("fault", "what"), FAIRNESS.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = with_fault("fairness-of-service", fault)
    assert getattr(report, what) > 0
    assert not report.ok


def test_every_visitor_is_at_work() -> None:
    assert set(WORST) == {*MEASURED, "only-counts"}


def test_the_percentile_leaves_out_one_in_a_hundred() -> None:
    times = [0.001] * 99 + [1.0]
    assert percentile(times, 0.98) == 1.0
    assert percentile(times) == 1000.0

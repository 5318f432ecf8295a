"""Fairness of service: what can be counted is as it was promised, and a server that keeps others waiting is noticed.

How long others wait is for the command to measure, on a machine that has nothing else to do.
"""

import asyncio
import re
from typing import Any

import pytest

from knobel.server.http.costs import ROUTES
from proofs.catalogue import PROOFS
from proofs.fairness_of_service import MEASURED, percentile, prove_fairness_of_service
from proofs.visitors import WORST, Ground, Visitors
from tests.proofs.planting import with_fault

# These speak, or leave unsaid, what is no page.
OVER_SOCKETS = (
    "comes-back-again-and-again",
    "never-finishes",
    "says-nothing",
    "sends-crumbs",
    "never-reads",
    "talks-without-end",
    "asks-for-advice",
    "previews-at-the-desk",
    "only-counts",
)
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


class Noting(Visitors):
    """Knocks nowhere, and notes where it would."""

    def __init__(self) -> None:
        nothing: Any = "none"
        super().__init__(Ground("", "", "none", (), 1, "none", (), nothing, nothing, __file__))
        self.noted: set[str] = set()

    async def ask(self, *pages: tuple[str, str, Any], at_once: int = 1) -> None:
        self.noted |= {f"{method} {path.partition('?')[0]}" for method, path, _ in pages}

    async def bring(self, path: str, content: bytes) -> dict[str, Any]:
        return {"club": "none", "links": {"keeper": "none"}}


def test_somebody_is_at_every_door() -> None:
    async def all_pages() -> set[str]:
        visitors = Noting()
        for name, visit in WORST.items():
            if name not in OVER_SOCKETS:
                await visit(visitors)
        return visitors.noted

    asked = asyncio.run(all_pages())
    for route in (each for each in ROUTES if not each.endswith("socket")):
        pattern = re.escape(route).replace(r"\ ", " ")
        door = re.compile(re.sub(r"\\\{\w+\\\}", "[^ ]+", pattern))
        assert any(door.fullmatch(each) for each in asked), route


def test_the_percentile_leaves_out_one_in_a_hundred() -> None:
    times = [0.001] * 99 + [1.0]
    assert percentile(times, 0.98) == 1.0
    assert percentile(times) == 1000.0

"""Pulling the plug: nothing acknowledged is lost or doubled, clocks are right; a server that fails is noticed."""

import asyncio

import pytest

from knobel.proofs.catalogue import PROOFS
from knobel.proofs.crash import CLOCK_TOLERANCE, prove_crash

CRASH = PROOFS["crash"]


def test_thirty_kills_lose_nothing() -> None:
    report = asyncio.run(prove_crash(CRASH.size))
    assert (report.lost, report.doubled) == (0, 0)
    assert report.clock_error <= CLOCK_TOLERANCE
    assert report.ok


@pytest.mark.parametrize(("fault", "what"), CRASH.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = asyncio.run(prove_crash(CRASH.size_with_fault, fault))
    assert getattr(report, what) > (CLOCK_TOLERANCE if what == "clock_error" else 0)
    assert not report.ok

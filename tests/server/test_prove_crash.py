"""Pulling the plug: nothing acknowledged is lost or doubled, clocks are right; a server that fails is noticed."""

import asyncio

import pytest

from knobel.proofs.crash import prove_crash


def test_thirty_kills_lose_nothing() -> None:
    report = asyncio.run(prove_crash(30))
    assert (report.lost, report.doubled) == (0, 0)
    assert report.clock_error <= 250
    assert report.ok


@pytest.mark.parametrize(
    ("fault", "what", "most"),
    [("ack-before-commit", "lost", 0), ("forget-keys", "doubled", 0), ("no-credit", "clock_error", 250)],
)
def test_the_proof_notices(fault: str, what: str, most: int) -> None:
    report = asyncio.run(prove_crash(4, fault))
    assert getattr(report, what) > most
    assert not report.ok

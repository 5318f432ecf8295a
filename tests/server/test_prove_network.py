"""Bad lines: nothing is missed, doubled or sent again, and a server that does so is noticed."""

import asyncio

import pytest

from knobel.proofs.network import prove_network


def test_people_play_on_over_bad_lines() -> None:
    report = asyncio.run(prove_network(6))
    assert report.missed == report.wrong == report.resent == report.doubled == 0
    assert report.complaints == ()
    assert report.ok


@pytest.mark.parametrize(
    ("fault", "what"), [("skip-missed", "missed"), ("start-over", "resent"), ("forget-keys", "doubled")]
)
def test_the_proof_notices(fault: str, what: str) -> None:
    report = asyncio.run(prove_network(4, fault))
    assert getattr(report, what) > 0
    assert not report.ok

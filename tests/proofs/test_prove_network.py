"""Bad lines: nothing is missed, doubled or sent again, and a server that does so is noticed."""

import asyncio

import pytest

from proofs.catalogue import PROOFS
from proofs.network import prove_network
from tests.proofs.planting import with_fault

NETWORK = PROOFS["network"]


def test_people_play_on_over_bad_lines() -> None:
    report = asyncio.run(prove_network(NETWORK.size))
    assert report.missed == report.wrong == report.resent == report.doubled == 0
    assert report.complaints == ()
    assert report.ok


@pytest.mark.parametrize(("fault", "what"), NETWORK.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = with_fault("network", fault)
    assert getattr(report, what) > 0
    assert not report.ok

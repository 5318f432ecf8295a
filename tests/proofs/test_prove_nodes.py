"""Two nodes keep one log, whatever happens to one of them; a node that does not is noticed."""

import asyncio

import pytest

from proofs.catalogue import PROOFS
from proofs.nodes import CALAMITIES, prove_nodes
from tests.proofs.planting import with_fault

NODES = PROOFS["nodes"]


def test_two_nodes_keep_one_log() -> None:
    assert NODES.size >= len(CALAMITIES)
    report = asyncio.run(prove_nodes(NODES.size))
    assert report.lost == report.doubled == report.missed == report.wrong == report.resent == report.unheard == 0
    assert report.complaints == ()
    assert report.ok


@pytest.mark.parametrize(("fault", "what"), NODES.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = with_fault("nodes", fault)
    assert getattr(report, what) > 0
    assert not report.ok

"""Worlds that differ only in hidden dice look the same to whoever may not see them; a leak is noticed."""

import asyncio

import pytest

from knobel.proofs.leaks import prove_leaks


def test_nothing_leaks_in_any_hidden_game() -> None:
    report = asyncio.run(prove_leaks(1))
    assert report.leaks == ()
    assert len(report.games) >= 5
    assert report.ok


@pytest.mark.parametrize("fault", ["nosy", "gossip", "talkative"])
def test_the_proof_notices(fault: str) -> None:
    report = asyncio.run(prove_leaks(2, fault, ("maexchen", "schocken")))
    assert report.leaks
    assert not report.ok

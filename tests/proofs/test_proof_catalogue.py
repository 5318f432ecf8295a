"""The catalogue of proofs is complete: every planted fault belongs to a proof, and every proof can be run by name."""

import asyncio

import pytest

from knobel.core.errors import KnobelError
from proofs import backup, faults, leak_worlds
from proofs.catalogue import ALL, PROOFS


def test_every_planted_fault_belongs_to_a_proof() -> None:
    planted = {*faults.FAULTS, *leak_worlds.CONNECTIONS, *leak_worlds.OTHERS, *backup.FAULTS}
    assert planted == {fault for proof in ALL for fault in proof.faults}


@pytest.mark.parametrize("name", PROOFS)
def test_an_unknown_fault_and_an_empty_proof_are_refused(name: str) -> None:
    with pytest.raises(KnobelError) as refusal:
        asyncio.run(PROOFS[name].run(1, "no-such-fault"))
    assert refusal.value.code == "unknown-fault"
    with pytest.raises(KnobelError) as refusal:
        asyncio.run(PROOFS[name].run(0))
    assert refusal.value.code == "bad-parameter"

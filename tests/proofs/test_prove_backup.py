"""Backups under load: each restores and replays, a damaged one is refused; tools that fail are noticed."""

import asyncio

import pytest

from proofs.backup import prove_backup
from proofs.catalogue import PROOFS
from tests.proofs.planting import with_fault

BACKUP = PROOFS["backup"]


def test_every_backup_under_load_restores_and_replays() -> None:
    report = asyncio.run(prove_backup(BACKUP.size))
    assert (report.broken, report.lost, report.accepted) == (0, 0, 0)
    assert report.ok


@pytest.mark.parametrize(("fault", "what"), BACKUP.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = with_fault("backup", fault)
    assert getattr(report, what) > 0
    assert not report.ok

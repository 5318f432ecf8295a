"""Pulling the plug: nothing acknowledged is lost or doubled, clocks are right; a server that fails is noticed."""

import asyncio

import pytest

from proofs import crash
from proofs.catalogue import PROOFS
from proofs.crash import CLOCK_TOLERANCE, prove_crash
from tests.proofs.planting import with_fault

CRASH = PROOFS["crash"]


def test_thirty_kills_lose_nothing() -> None:
    report = asyncio.run(prove_crash(CRASH.size))
    assert (report.lost, report.doubled) == (0, 0)
    assert report.clock_error <= CLOCK_TOLERANCE
    assert report.silence <= CLOCK_TOLERANCE
    assert report.ok


@pytest.mark.parametrize(("fault", "what"), CRASH.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    allowed = CLOCK_TOLERANCE if what in ("clock_error", "silence") else 0
    report = with_fault("crash", fault, allowed)
    assert getattr(report, what) > allowed
    assert not report.ok


def test_nobody_plays_on_when_the_proof_itself_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays on for ever at a server that is gone lets nobody end."""

    async def in_vain(condition: object) -> None:
        raise TimeoutError

    async def scene() -> list[str]:
        monkeypatch.setattr(crash, "until", in_vain)
        with pytest.raises(TimeoutError):
            await prove_crash(1)
        return [str(task.get_coro()) for task in asyncio.all_tasks() if ".play" in str(task.get_coro())]

    assert asyncio.run(scene()) == []

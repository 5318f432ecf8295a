"""Worlds that differ only in hidden dice look the same to whoever may not see them; a leak is noticed."""

import asyncio

import pytest

import knobel
from proofs.catalogue import PROOFS
from proofs.leaks import hiding_settings, prove_leaks

LEAKS = PROOFS["leaks"]


def test_nothing_leaks_in_any_hidden_game() -> None:
    report = asyncio.run(prove_leaks(LEAKS.size))
    assert report.leaks == ()
    assert report.never_hidden == ()
    assert len(report.games) >= 12
    assert report.ok


def test_every_game_that_says_so_hides_something() -> None:
    said = {id for id in knobel.ids() if knobel.declared(id).info.hidden}
    assert said <= {id for id in knobel.ids() if hiding_settings(id)}


@pytest.mark.parametrize(("fault", "what"), LEAKS.faults.items())
def test_the_proof_notices(fault: str, what: str) -> None:
    report = asyncio.run(prove_leaks(LEAKS.size_with_fault, fault, ("maexchen", "schocken")))
    assert getattr(report, what)
    assert not report.ok

"""`python -m proofs`: facts, a sentence, and an exit code that says whether every promise was kept."""

import json

import pytest

from proofs import access
from proofs.access import CELLS, AccessReport
from proofs.catalogue import PROOFS
from tests.cli.conftest import Run


@pytest.fixture
def quick_access(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof of access that takes no time: it fails if a fault was planted, and only then."""

    async def prove(fault: str | None = None) -> AccessReport:
        return AccessReport(CELLS, 7, () if fault is None else (f"{fault} shows",))

    monkeypatch.setattr(access, "prove_access", prove)


def test_a_proof_that_holds_says_so(run: Run, quick_access: None) -> None:
    told = run("access")
    assert told.code == 0
    assert "  tricks: 7\n" in told.out
    assert told.out.endswith("access: every promise was kept.\n")


def test_a_broken_promise_ends_with_one(run: Run, quick_access: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run("access", "--fault", "kicked-stays", "--lang", "de")
    assert end.value.code == 1
    out = capsys.readouterr().out
    assert "  wrong: kicked-stays shows\n" in out
    assert out.endswith("access: Ein Versprechen wurde gebrochen.\n")


def test_the_report_comes_as_json_too(run: Run, quick_access: None) -> None:
    told = json.loads(run("access", "--json").out)
    assert told == {"proof": "access", "fault": None, "ok": True, "cells": CELLS, "tricks": 7, "wrong": []}


def test_the_help_lists_the_faults_of_every_proof(run: Run) -> None:
    told = " ".join(run("--help").out.split())
    for proof in PROOFS.values():
        assert f"{proof.name}: {', '.join(proof.faults)}" in told


def test_all_proofs_are_run_one_after_the_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROOFS:

        async def prove(*sizes: object) -> AccessReport:
            return AccessReport(CELLS, 1, ())

        module = name.replace("-", "_")
        monkeypatch.setattr(f"proofs.{module}.prove_{module}", prove)
    told = [json.loads(line) for line in run("all", "--json").out.splitlines()]
    assert [(each["proof"], each["ok"]) for each in told] == [(name, True) for name in PROOFS]

"""`python -m proofs`: try to break the server's promises, and say what came of it."""

import asyncio
import sys
from typing import Any

import msgspec

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from proofs.catalogue import PROOFS, Proof, Report


def prove_and_tell(voice: Voice, proof: Proof, size: int, fault: str | None, *, as_json: bool) -> None:
    """Run a proof, print its report, and end with 1 if a promise was broken."""
    if not _told(voice, proof, size, fault, as_json):
        sys.exit(1)


def prove_all_and_tell(voice: Voice, *, as_json: bool) -> None:
    """Run every proof as large as in the tests, and end with 1 if a promise was broken."""
    kept = [_told(voice, proof, proof.size, None, as_json) for proof in PROOFS.values()]
    if not all(kept):
        sys.exit(1)


def _told(voice: Voice, proof: Proof, size: int, fault: str | None, as_json: bool) -> bool:
    report = asyncio.run(proof.run(size, fault))
    if as_json:
        print(msgspec.json.encode({"proof": proof.name, "fault": fault, "ok": report.ok, **facts_of(report)}).decode())
    else:
        _show(voice, proof.name, report)
    return report.ok


def facts_of(report: Report) -> dict[str, Any]:
    """The facts of a report, by their names."""
    return {field: getattr(report, field) for field in getattr(report, "__struct_fields__", ())}


def _show(voice: Voice, name: str, report: Report) -> None:
    screen = Screen()
    for field, value in facts_of(report).items():
        screen.note(f"  {field}: {_plain(value)}")
    key, style = ("cli-proof-held", "good") if report.ok else ("cli-proof-broken", "signal")
    screen.note(voice.line(key, proof=name), style)


def _plain(value: Any) -> str:
    return (", ".join(map(str, value)) or "–") if isinstance(value, tuple) else str(value)

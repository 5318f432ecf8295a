"""`knobel prove`: try to break the server's promises, and say what came of it."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice


def prove_and_tell(voice: Voice, name: str, run: Callable[[], Any], *, as_json: bool) -> None:
    """Run a proof, print its report, and end with 1 if a promise was broken."""
    report = asyncio.run(run())
    facts = {field: getattr(report, field) for field in report.__struct_fields__}
    if as_json:
        print(msgspec.json.encode({"proof": name, "ok": report.ok, **facts}).decode())
    else:
        screen = Screen()
        for field, value in facts.items():
            screen.note(f"  {field}: {_plain(value)}")
        screen.note(
            voice.line("cli-proof-held" if report.ok else "cli-proof-broken", proof=name),
            "good" if report.ok else "signal",
        )
    if not report.ok:
        sys.exit(1)


def _plain(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)

"""`knobel look`: what is wrong with a table or a tournament that does not open, and what of it can be read."""

import asyncio
import base64
import json
import sys
from pathlib import Path

from sqlalchemy import Connection

from knobel.cli.screen import Screen
from knobel.cli.settings import write_new
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.house.live.log_checks import trouble_with_club, trouble_with_desk, trouble_with_table
from knobel.house.store.logs import BadEntry
from knobel.server.store.engines import in_store
from knobel.server.store.looking import StoredLog, stored_logs
from knobel.server.store.opening import place

# So much of an entry is shown.
SHOWN = 200


def look_at(voice: Voice, id: str | None, out: Path | None, data: Path, database_url: str | None) -> None:
    """Look at one log or at all, and end with 1 if any of them does not open. Nothing is changed."""
    where = place(data, database_url)
    if isinstance(where, Path) and not where.exists():
        raise KnobelError("no-house", folder=str(data))
    screen = Screen()

    def work(connection: Connection) -> tuple[int, list[StoredLog]]:
        seen, bad = 0, []
        for kept in stored_logs(connection, id):
            seen += 1
            if _told(voice, screen, kept, is_asked_for=id is not None):
                bad.append(kept)
            if out is not None and id is not None:
                write_new(out, exported(kept))
                screen.note(voice.line("cli-look-exported", file=str(out), entries=len(kept.entries)))
        return seen, bad

    seen, bad = asyncio.run(in_store(where, work, writes=False))
    if id is not None and not seen:
        raise KnobelError("no-such-log", id=id)
    if id is None:
        screen.note(voice.line("cli-look-all", seen=seen, bad=len(bad)), "signal" if bad else "good")
    if bad:
        sys.exit(1)


def _trouble_with(kept: StoredLog) -> Exception | None:
    if kept.kind == "table":
        return trouble_with_table(kept.id, kept.master, kept.entries)
    if kept.kind == "club":
        return trouble_with_club(kept.master, kept.entries)
    return trouble_with_desk(kept.master, kept.entries)


def _told(voice: Voice, screen: Screen, kept: StoredLog, *, is_asked_for: bool) -> bool:
    """Tell what is wrong with a log; whether anything is."""
    trouble = _trouble_with(kept)
    if trouble is None:
        if is_asked_for:
            screen.note(voice.line("cli-look-good", kind=kept.kind, id=kept.id, entries=len(kept.entries)), "good")
        return False
    where = trouble.seq if isinstance(trouble, BadEntry) else -1
    what = trouble.what if isinstance(trouble, BadEntry) else f"{trouble}"
    facts = {"kind": kept.kind, "id": kept.id, "entries": len(kept.entries), "entry": where, "what": what}
    screen.note(voice.line("cli-look-bad-entry" if where >= 0 else "cli-look-bad", **facts), "signal")
    if is_asked_for and where >= 0:
        entry = next(entry for seq, _, entry in kept.entries if seq == where)
        screen.note(f"  {entry[:SHOWN].decode('utf-8', 'replace')}")
    return True


def exported(kept: StoredLog) -> str:
    """Everything that is kept of a log, a line an entry; one that is no JSON as bytes."""
    lines = [
        {"kind": kept.kind, "id": kept.id},
        *({"seq": seq, "at": at, **_read(entry)} for seq, at, entry in kept.entries),
    ]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _read(entry: bytes) -> dict[str, object]:
    try:
        return {"entry": json.loads(entry)}
    except ValueError:
        return {"unreadable": base64.b64encode(entry).decode()}

"""`knobel verify FILE`: check the dice of a whole game, offline."""

import sys
from pathlib import Path

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_read
from knobel.fair.days import DayFile, checked_day, read_day
from knobel.fair.files import MOST_BYTES, read_file
from knobel.fair.verdicts import EXIT_CODES, Report
from knobel.fair.verifier import verdict_between, verdict_on

STYLES = {0: "good", 1: "signal"}
# Whoever forged a file did not do it once; the first lines say enough.
MOST_REASONS = 12


def verify_file(voice: Voice, path: Path, before: Path | None = None) -> None:
    """Say what the file of a game or of a day shows of the dice, and end with the code of that verdict."""
    data = _bytes(path)
    day = read_day(data)
    if day is not None:
        _verify_day(voice, day)
    else:
        _verify_game(voice, path, data, before)


def _verify_game(voice: Voice, path: Path, data: bytes, before: Path | None) -> None:
    """With the file of the game before, also whether nothing was passed over between the two."""
    earlier = None if before is None else _bytes(before)
    for name, content in ((path, data), (before, earlier)):
        if content is not None and read_file(content) is None:
            raise KnobelError("not-a-fairness-file", file=str(name))
    report = verdict_on(data) if earlier is None else verdict_between(earlier, data)
    screen, code = Screen(), EXIT_CODES[report.verdict]
    screen.note(_headline(voice, report), STYLES.get(code, "pencil"))
    for reason in report.reasons[:MOST_REASONS]:
        screen.note(voice.line(f"fair-reason-{reason.code}", place=reason.said_place))
    if code:
        sys.exit(code)


def _verify_day(voice: Voice, file: DayFile) -> None:
    """Say what the file of a day shows of its dice."""
    report = checked_day(file)
    facts = {"day": file.day, "commitment": file.commitment, "count": report.throws, "number": report.number}
    screen = Screen()
    screen.note(voice.line(f"fair-day-{report.verdict}", **facts), "good" if report.is_good else "signal")
    screen.note(voice.line("fair-day-binding", **facts))
    if not report.is_good:
        sys.exit(1)


def _headline(voice: Voice, report: Report) -> str:
    return voice.line(f"fair-verdict-{report.verdict}", count=report.throws - report.sealed)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as source:
            return source.read(MOST_BYTES + 1)
    except (OSError, ValueError) as trouble:
        raise cannot_read(path, trouble) from trouble

"""`knobel verify FILE`: check the dice of a whole game, offline."""

import json
import sys
from pathlib import Path
from typing import Any

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.proofs.verifier import problems, problems_between, sealed


def verify_file(voice: Voice, path: Path, before: Path | None = None) -> None:
    """Say whether the dice of a fairness file were fair; end with 1 if not.

    With the file of the game before, also whether nothing was passed over between the two.
    """
    file, found = _checked(path)
    if before is not None:
        earlier, more = _checked(before)
        found += more + (problems_between(earlier, file) if not (found or more) else [])
    screen = Screen()
    for problem in found:
        screen.note(problem, "signal")
    if found:
        sys.exit(1)
    screen.note(voice.line("cli-verified", throws=len(file["throws"]), sealed=sealed(file)), "good")


def _checked(path: Path) -> tuple[dict[str, Any], list[str]]:
    try:
        file = json.loads(path.read_text(encoding="utf-8"))
        return file, problems(file)
    except OSError as trouble:
        raise KnobelError("cannot-read", file=str(path)) from trouble
    except (ValueError, KeyError, TypeError, AttributeError) as trouble:
        raise KnobelError("not-a-fairness-file", file=str(path)) from trouble

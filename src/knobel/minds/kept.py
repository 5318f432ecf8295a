"""What long measurements have found so far, line by line in a file, so that nothing is measured twice.

Whoever was interrupted goes on where the last finding was kept. A finding is bound to all that it depends on: the game,
how it was measured, and the code and values of everything that plays. Findings by other code are passed over, and what
they were about is measured anew.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_read, cannot_write
from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.match.match import Match
from knobel.solve import can_solve

PACKAGE = Path(__file__).parents[1]
# The rooms of the package that have a say in how games are played; texts, tables and doors have none.
PLAYING = ("core", "parts", "games", "match", "words", "solve", "minds")
# How every line begins.
HEAD = b'{"about":'

T = TypeVar("T")


class Subject(Frozen, frozen=True):
    """What a finding is about: a game, what of it was measured, how, and whether solvers were there."""

    kind: str
    game: str
    seats: int
    options: dict[str, Value]
    terms: dict[str, Any]
    can_solve: bool
    code: str


class _Finding(Frozen, frozen=True):
    about: Subject
    found: msgspec.Raw


def subject(kind: str, game: Match, **terms: Any) -> Subject:
    """A thing to be measured of this game as everything plays now; the terms are values that JSON can hold."""
    return Subject(
        kind, game.info.id, game.seats, dict(game.options), msgspec.to_builtins(terms), can_solve(), code_that_plays()
    )


@cache
def code_that_plays() -> str:
    """What stands for all code and values by which games are played: another one if a letter of them is another."""
    digest = hashlib.sha256()
    for room in PLAYING:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(PACKAGE).as_posix()} {path.stat().st_size}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Findings:
    """Findings by what they are about; without a file nothing is kept."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._found: dict[bytes, msgspec.Raw] = {}
        # Where a line begins that was being written when somebody pulled the plug: it is taken away.
        self._torn_at: int | None = None
        if file is not None and file.exists():
            self._read(file)

    def get(self, about: Subject, kind: type[T]) -> T | None:
        """What was found about this, if anything was."""
        found = self._found.get(_key(about))
        return None if found is None else msgspec.json.decode(found, type=kind)

    def add(self, about: Subject, found: Any) -> None:
        """Keep what was found about this, at once."""
        if self._file is None:
            return
        raw = msgspec.Raw(msgspec.json.encode(found))
        line = msgspec.json.encode(_Finding(about, raw)) + b"\n"
        try:
            with self._file.open("ab") as file:
                if self._torn_at is not None:
                    file.truncate(self._torn_at)
                file.write(line)
        except OSError as trouble:
            raise cannot_write(self._file, trouble) from trouble
        self._torn_at = None
        self._found[_key(about)] = raw

    def _read(self, file: Path) -> None:
        try:
            content = file.read_bytes()
        except OSError as trouble:
            raise cannot_read(file, trouble) from trouble
        *lines, rest = content.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                finding = msgspec.json.decode(line, type=_Finding)
            except msgspec.DecodeError as trouble:
                raise KnobelError("no-finding", file=str(file), line=number) from trouble
            # A line's content is a view into the whole of it.
            self._found[_key(finding.about)] = msgspec.Raw(bytes(finding.found))
        if not (rest.startswith(HEAD) or HEAD.startswith(rest)):
            raise KnobelError("no-finding", file=str(file), line=len(lines) + 1)
        self._torn_at = len(content) - len(rest) if rest else None


def _key(about: Subject) -> bytes:
    return msgspec.json.encode(about, order="sorted")

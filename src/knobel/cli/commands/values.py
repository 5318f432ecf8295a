"""`knobel values …`: files of values, made, checked and listed."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from knobel.cli.extras import need
from knobel.cli.names import game_id
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_write
from knobel.core.options import Value
from knobel.match import opening
from knobel.minds.experts import HANDWRITTEN
from knobel.minds.value_files import (
    StoredFile,
    can_be_checked_anew,
    check_anew,
    comes_with_the_package,
    inspect,
    shipped_tables,
    stored_files,
    value_tables,
)
from knobel.solve.disk_cache import build, cache_folder


def build_values(
    voice: Voice, id: str | None, seats: int | None, options: Mapping[str, Value], out: Path | None
) -> None:
    """Work out the values of a game, or all that come with the package, and write their files."""
    need("solve")
    tables = shipped_tables() if id is None else value_tables(opening.game(game_id(id), seats, options))
    if not tables:
        raise KnobelError("no-values", id=id, known=", ".join(HANDWRITTEN))
    folder = out or cache_folder()
    assert folder is not None, "the extra that works values out knows where they are kept"
    for table in tables:
        try:
            file = build(table, folder)
        except OSError as trouble:
            raise cannot_write(folder / table.file_name, trouble) from trouble
        Screen().note(voice.line("cli-values-built", file=str(file), size=_size(voice, file.stat().st_size)))


def check_values(voice: Voice, files: Sequence[Path], *, anew: bool) -> None:
    """Say of every file whether it can be used; the first one that cannot is what the command ends with."""
    if anew:
        need("solve")
    troubles = [trouble for each in _asked(files) if (trouble := _checked(voice, each, anew)) is not None]
    if troubles:
        raise troubles[0]


def _asked(files: Sequence[Path]) -> list[StoredFile]:
    return [inspect(file) for file in files] if files else [*stored_files()]


def _checked(voice: Voice, each: StoredFile, anew: bool) -> KnobelError | None:
    trouble = each.trouble
    made_by_tool = anew and each.key is not None and not can_be_checked_anew(each.key)
    if trouble is None and anew and not made_by_tool:
        try:
            check_anew(each.file)
        except KnobelError as found:
            trouble = found
    good = "cli-values-whole" if made_by_tool else "cli-values-good"
    told = voice.line(good, file=str(each.file)) if trouble is None else voice.trouble(trouble)
    Screen().note(told, "good" if trouble is None else "signal")
    return trouble


def list_values(voice: Voice, *, as_json: bool) -> None:
    """Print every file of values that is looked into."""
    rows = [*stored_files()]
    if as_json:
        print(json.dumps([_report(row) for row in rows], ensure_ascii=False, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "part", "options", "size", "where"):
        table.add_column(voice.line(f"cli-values-column-{column}"), justify="right" if column == "size" else "left")
    for row in rows:
        table.add_row(*map(Text, _cells(voice, row)))
    Screen().show(table)


def _report(row: StoredFile) -> dict[str, object]:
    key = row.key
    return {
        "file": str(row.file),
        "with_package": comes_with_the_package(row.file),
        "bytes": row.size,
        "game": None if key is None else key.game,
        "part": None if key is None else key.part,
        "version": None if key is None else key.version,
        "options": None if key is None else key.options,
        "trouble": None if row.trouble is None else row.trouble.facts["reason"],
    }


def _cells(voice: Voice, row: StoredFile) -> tuple[str, ...]:
    where = voice.line("cli-values-with-package") if comes_with_the_package(row.file) else str(row.file)
    key = row.key
    if key is None:
        assert row.trouble is not None
        return "?", "", voice.trouble(row.trouble), _size(voice, row.size), where
    options = " ".join(f"{name}={str(value).lower()}" for name, value in key.options.items())
    return key.game, key.part, options, _size(voice, row.size), where


def _size(voice: Voice, size: int) -> str:
    return f"{voice.number(size / 1000, 0 if size >= 100_000 else 1)} kB"

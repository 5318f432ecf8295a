"""`knobel backup` and `knobel restore`: a whole house in one file."""

import asyncio
from pathlib import Path

from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.server.store.backups import back_up, restore
from knobel.server.store.data_folder import make_data_folder
from knobel.server.store.opening import place


def back_up_house(voice: Voice, path: Path, data: Path, database_url: str | None) -> None:
    """Write everything to a file that is not there yet; the server may go on running."""
    rows = asyncio.run(back_up(place(data, database_url), path))
    Screen().note(voice.line("cli-backed-up", file=str(path), rows=rows), "good")


def restore_house(voice: Voice, path: Path, data: Path, database_url: str | None) -> None:
    """Fill an empty house from a file."""
    rows = asyncio.run(_restored(place(data, database_url), path))
    Screen().note(voice.line("cli-restored", file=str(path), rows=rows), "good")


async def _restored(where: Path | str, path: Path) -> int:
    if isinstance(where, Path):
        make_data_folder(where.parent)
    return await restore(where, path)

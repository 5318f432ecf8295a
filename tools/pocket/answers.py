"""What a house answers everybody alike, asked of one when the pocket is built: to hear it nobody starts Python."""

import asyncio
import tempfile
from pathlib import Path

from knobel.pocket.door import Door

# Paths that are asked with GET, and the files that hold their answers.
WRITTEN = {"/api/games": "games", "/api/minds": "minds", "/api/desks/form": "desks"}
FINE = 200


def answers() -> dict[str, bytes]:
    """The answer to each of these paths."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_asked(Path(folder) / "house.db"))


async def _asked(path: Path) -> dict[str, bytes]:
    told: dict[str, bytes] = {}
    asked, heard = list(WRITTEN), asyncio.Event()

    def tell(what: str, number: int, code: int, text: str) -> None:
        assert (what, code) == ("answer", FINE), text
        told[asked[number]] = text.encode()
        if len(told) == len(asked):
            heard.set()

    door = Door(str(path), tell)
    await door.open()
    for number, each in enumerate(asked):
        door.ask(number, "GET", each, "")
    await heard.wait()
    await door.close()
    return told

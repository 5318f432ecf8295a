"""Files of values that lie beside the box: fetched when first wanted. Until one is there, minds play without it."""

import asyncio
import contextlib
from collections.abc import Callable

from knobel.match.match import Match

# Paths are told from where the package lies.
HOME = __file__.rsplit("/", 3)[0]
# Asked for a file by its path; says by `settle` what came of it.
Fetch = Callable[[str], None]
# What is found once and kept is worth waiting so many seconds for.
WORTH_WAITING = 20.0


class FilesBeside:
    """What was asked for, and what came of it. `fetch` is None where every file is there or not to be had."""

    def __init__(self, fetch: Fetch | None = None) -> None:
        self._fetch = fetch
        self._asked: dict[str, asyncio.Event] = {}

    def want(self, file: str) -> None:
        """Have a file fetched, once; nobody waits for it."""
        path = _told(file)
        if self._fetch is not None and path not in self._asked:
            self._asked[path] = asyncio.Event()
            self._fetch(path)

    def settle(self, path: str) -> None:
        """A file lies in its place now, or could not be had."""
        self._asked[path].set()

    def try_again(self) -> None:
        """What could not be had may be asked for once more; not with every decision, but with something new."""
        self._asked = {path: asked for path, asked in self._asked.items() if not asked.is_set()}

    async def fetched(self, game: Match, within: float | None = None) -> bool:
        """Whether a file that a game's solution plays by was not there and has come, within so many seconds."""
        from knobel.minds.experts import expert_for
        from knobel.minds.solutions import missing_file

        file = missing_file(expert_for(game))
        if file is None or self._fetch is None:
            return False
        path = _told(str(file))
        self.want(str(file))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._asked[path].wait(), within)
        return file.is_file()


def _told(file: str) -> str:
    return file.removeprefix(f"{HOME}/")

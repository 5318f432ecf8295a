"""Rounds of `make flaky` that came to their end, kept for the very tree that they were run on.

A tree is what git keeps or would keep of a folder, names and contents. Whoever changes a letter has another tree, of
which no round is known. What failed is kept as well: a tree in which something failed once is not believed later.
"""

import hashlib
import json
import subprocess
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

KEPT_IN = Path("build") / "rounds"


class Plan(NamedTuple):
    """So many rounds, with so many cores under a second load, of the tests that these words choose."""

    times: int
    cores: int
    chosen: tuple[str, ...] = ()


class Round(NamedTuple):
    """A round that came to its end: how many tests it had, and which of them failed."""

    number: int
    tests: int
    failed: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return self.tests > 0 and not self.failed


class Rounds:
    """The rounds of a plan that were run in a folder as it is now."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self._plan = plan
        self._tree = tree_of(folder)
        # Where git knows nothing of the folder, rounds are known for as long as this lives.
        self.file = None if self._tree is None else folder / KEPT_IN / f"{self._tree[:16]}.jsonl"
        self._known = self._read()

    def is_same(self) -> bool:
        """Whether the folder is still as it was."""
        return tree_of(self.folder) == self._tree

    def missing(self) -> list[int]:
        """The numbers of those that have not passed yet."""
        passed = {each.number for each in self._known if each.passed}
        return [number for number in range(1, self._plan.times + 1) if number not in passed]

    def kept(self, numbers: Collection[int]) -> bool:
        """Whether all of these have come to their end."""
        return set(numbers) <= {each.number for each in self._known}

    def failed(self) -> list[Round]:
        """Those in which something failed."""
        return [each for each in self._known if not each.passed]

    def keep(self, run: Round) -> bool:
        """Remember how a round ended; says whether the folder was the same from its beginning to its end."""
        if not self.is_same():
            return False
        self._known.append(run)
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**self._plan._asdict(), **run._asdict()}) + "\n")
        return True

    def _read(self) -> list[Round]:
        if self.file is None or not self.file.exists():
            return []
        told = map(json.loads, self.file.read_text(encoding="utf-8").splitlines())
        return [
            Round(each["number"], each["tests"], tuple(each["failed"]))
            for each in told
            if Plan(each["times"], each["cores"], tuple(each["chosen"])) == self._plan
        ]


def tree_of(folder: Path) -> str | None:
    """The hash of everything that git keeps or would keep of a folder; None where git does not know it."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    whole = hashlib.sha256()
    for name in sorted({each for each in listed.split(b"\0") if each}):
        whole.update(hashlib.sha256(name).digest() + _digest(folder / name.decode("utf-8", "surrogateescape")))
    return whole.hexdigest()


def _digest(path: Path) -> bytes:
    """What lies there: the contents of a file, or where a link leads; nothing if it is gone."""
    if path.is_symlink():
        return hashlib.sha256(bytes(path.readlink())).digest()
    return hashlib.sha256(path.read_bytes()).digest() if path.is_file() else bytes(32)

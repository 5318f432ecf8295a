"""What is different from the main branch, and which games that may concern."""

import subprocess
from collections.abc import Collection, Sequence
from pathlib import Path

from tools.modules import import_graph, name_of, steps_to

# Where the main branch is looked for, the nearest first.
BRANCHES = ("main", "origin/main")
# More games than these are not tried; those nearest to what has changed are.
MOST_GAMES = 6


def changed_files(root: Path) -> frozenset[str]:
    """Every file that differs from where this branch left the main one, also if it is not committed; by its path."""
    base = next((base for branch in BRANCHES if (base := _git(root, "merge-base", "HEAD", branch))), ["HEAD"])[0]
    differ = _git(root, "diff", "--name-only", "--no-renames", base)
    return frozenset((*differ, *_git(root, "ls-files", "--others", "--exclude-standard")))


def _git(root: Path, *words: str) -> list[str]:
    """What git says, line by line; nothing where it does not know."""
    try:
        told = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return []
    return told.stdout.splitlines() if told.returncode == 0 else []


def changed_games(files: Collection[str], root: Path, most: int = MOST_GAMES) -> tuple[str, ...]:
    """The games that changed files may concern, by id: their own files first, then what leans on others most closely.

    Where more are concerned than are wanted, those at the same distance are taken from all over the alphabet.
    """
    source = root / "src"
    graph = import_graph(source)
    modules = {name_of(root / file, source) for file in files if file.startswith("src/") and file.endswith(".py")}
    stems = {Path(file).stem.removeprefix("test_").replace("_", "-") for file in files if _is_about_a_game(file)}
    near: dict[int, list[str]] = {}
    for id, module in games(root).items():
        steps = 0 if id in stems else steps_to(module, modules, graph)
        if steps is not None:
            near.setdefault(steps, []).append(id)
    chosen: list[str] = []
    for steps in sorted(near):
        chosen += spread(near[steps], most - len(chosen))
    return tuple(chosen)


def _is_about_a_game(file: str) -> bool:
    return file.startswith(("tests/games/test_", "tests/golden/")) or ("/games/" in file and file.endswith(".ftl"))


def games(root: Path) -> dict[str, str]:
    """The id of every game with the name of its module, as the registry finds them: by their files, or folders."""
    folder = root / "src" / "knobel" / "games"
    files = {path.stem: path for path in folder.glob("*/*.py")}
    files |= {path.parent.name: path for path in folder.glob("*/*/__init__.py")}
    named = {name: path for name, path in sorted(files.items()) if not name.startswith("_")}
    return {name.replace("_", "-"): name_of(path, root / "src") for name, path in named.items()}


def spread(things: Sequence[str], most: int) -> list[str]:
    """At most so many of the things, from all over."""
    wanted = max(0, min(most, len(things)))
    return [things[number * len(things) // wanted] for number in range(wanted)]

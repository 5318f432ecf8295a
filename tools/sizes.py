"""`make sizes`: how large the house is, room by room, and what a game takes."""

import ast
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.changes import games
from tools.modules import ROOT, imports_of

# Folders with code beside the package.
BESIDE = ("proofs", "tests", "tools")
# What the rules of all games take together.
RULES = ("games", "parts", "match")
LONGEST_FUNCTION = 40
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Size(NamedTuple):
    """Of some files: how many they are, their lines, import statements, and names that others may use."""

    files: int
    lines: int
    imports: int
    names: int


class GameFiles(NamedTuple):
    """What a game takes: the median of the games' own files, and the longest."""

    files: int
    median_lines: float
    median_imports: float
    longest_lines: int
    longest: str


class LongFunction(NamedTuple):
    """A function that is longer than functions should be, and where it stands."""

    lines: int
    where: str


class Sizes(NamedTuple):
    """Everything that is printed."""

    rooms: dict[str, Size]
    games: GameFiles
    lines_of_rules: int
    names_of_a_game: int
    long_functions: tuple[LongFunction, ...]


def size_of(paths: Sequence[Path]) -> Size:
    """The size of files together."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    trees = [ast.parse(text) for text in texts]
    return Size(
        len(paths),
        sum(len(text.splitlines()) for text in texts),
        sum(len(imports_of(tree)) for tree in trees),
        sum(len(public_names(tree)) for tree in trees),
    )


def public_names(tree: ast.Module) -> set[str]:
    """What a module defines for others: functions, classes and values without an underscore before their name."""
    names: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, Function | ast.ClassDef):
            names.add(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            names |= {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
    return {name for name in names if not name.startswith("_")}


def rooms(root: Path) -> dict[str, Size]:
    """Every room of the package with its size, the package as a whole, and what stands beside it."""
    package = root / "src" / "knobel"
    found = {path.name: _python_in(path) for path in sorted(package.iterdir()) if path.is_dir()}
    sizes = {name: size_of(paths) for name, paths in found.items() if paths}
    sizes["knobel"] = size_of(_python_in(package))
    return sizes | {name: size_of(_python_in(root / name)) for name in BESIDE if _python_in(root / name)}


def _python_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def game_files(root: Path) -> GameFiles:
    """What games take, helpers beside them not counted; one that has a folder counts with its longest file."""
    paths = [_own_file(root / "src" / Path(*module.split("."))) for module in games(root).values()]
    sizes = {path: size_of([path]) for path in paths}
    longest = max(paths, key=lambda path: sizes[path].lines)
    return GameFiles(
        len(paths),
        median(size.lines for size in sizes.values()),
        median(size.imports for size in sizes.values()),
        sizes[longest].lines,
        longest.relative_to(root).as_posix(),
    )


def _own_file(path: Path) -> Path:
    return max(_python_in(path), key=lambda each: size_of([each]).lines) if path.is_dir() else path.with_suffix(".py")


def long_functions(root: Path) -> tuple[LongFunction, ...]:
    """The functions of the package that are too long, the longest first."""
    found = [each for path in _python_in(root / "src" / "knobel") for each in _long_in(path, root)]
    return tuple(sorted(found, reverse=True))


def _long_in(path: Path, root: Path) -> Iterator[LongFunction]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function) and node.end_lineno is not None:
            lines = node.end_lineno - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield LongFunction(lines, f"{path.relative_to(root).as_posix()}:{node.lineno} {node.name}")


def names_of_a_game() -> int:
    """How many public names there are on what `knobel.game` gives."""
    import knobel

    return sum(not name.startswith("_") for name in dir(knobel.game("chicago", 3)))


def sizes(root: Path = ROOT) -> Sizes:
    """All sizes."""
    found = rooms(root)
    rules = sum(found[name].lines for name in RULES if name in found)
    return Sizes(found, game_files(root), rules, names_of_a_game(), long_functions(root))


def told(all_sizes: Sizes) -> str:
    """The sizes as a page."""
    width = max(len(name) for name in all_sizes.rooms)
    lines = [f"{'room':{width}}{'files':>8}{'lines':>9}{'imports':>9}{'names':>8}"]
    for name, size in all_sizes.rooms.items():
        lines.append(f"{name:{width}}{size.files:8,}{size.lines:9,}{size.imports:9,}{size.names:8,}")
    a_game = all_sizes.games
    long = all_sizes.long_functions
    return "\n".join(
        (
            *lines,
            "",
            f"a game file, median of {a_game.files}: {a_game.median_lines:g} lines, {a_game.median_imports:g} imports",
            f"the longest: {a_game.longest_lines} lines, {a_game.longest}",
            f"{' + '.join(RULES)}: {all_sizes.lines_of_rules:,} lines",
            f"public names on what knobel.game gives: {all_sizes.names_of_a_game}",
            f"functions over {LONGEST_FUNCTION} lines: {len(long)}",
            *(f"  {each.lines} lines, {each.where}" for each in long),
        )
    )


def as_json(all_sizes: Sizes) -> str:
    """The sizes as JSON."""
    plain = all_sizes._asdict() | {
        "rooms": {name: size._asdict() for name, size in all_sizes.rooms.items()},
        "games": all_sizes.games._asdict(),
        "long_functions": [each._asdict() for each in all_sizes.long_functions],
    }
    return json.dumps(plain, indent=2)


if __name__ == "__main__":
    print(as_json(sizes()) if "--json" in sys.argv[1:] else told(sizes()))

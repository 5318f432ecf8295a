"""The modules of the package as files: what each imports, and what follows from that."""

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent


def name_of(path: Path, source: Path) -> str:
    """The name under which a file below `source` is imported."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(tree: ast.AST) -> list[ast.Import | ast.ImportFrom]:
    """The import statements of a module, those inside functions included."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def imported(tree: ast.AST) -> set[str]:
    """Every name that may be a module among those imported."""
    names: set[str] = set()
    for statement in imports_of(tree):
        if isinstance(statement, ast.Import):
            names |= {alias.name for alias in statement.names}
        elif statement.module is not None:
            names |= {statement.module, *(f"{statement.module}.{alias.name}" for alias in statement.names)}
    return names


def import_graph(source: Path) -> dict[str, set[str]]:
    """Every module below a folder, with those of them that it imports."""
    trees = {name_of(path, source): ast.parse(path.read_text(encoding="utf-8")) for path in source.rglob("*.py")}
    return {name: (imported(tree) & trees.keys()) - {name} for name, tree in trees.items()}


def steps_to(name: str, wanted: Iterable[str], graph: Mapping[str, set[str]]) -> int | None:
    """By how many imports a module leans on one of those wanted; 0 if it is one itself, None if it does not."""
    aims, seen, edge, steps = set(wanted), {name}, {name}, 0
    while edge:
        if edge & aims:
            return steps
        edge = {each for module in edge for each in graph.get(module, ())} - seen
        seen |= edge
        steps += 1
    return None

"""The house and the server have no seams: what they define is used by the package itself, and not by tests and proofs
alone, which exchange parts and look at things from outside."""

import ast
from collections.abc import Iterable, Iterator

import pytest

from tests.test_layers import SOURCE, modules

ROOMS = ("house", "server")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
# What the other side does with what is sent, stated beside it.
ALLOWED = {
    "patched": "what a client makes of the changes of a desk",
    "root_by_path": "what a verifier makes of the neighbours of a throw",
    "FreeOfCharge": "for whoever has a house in their own process, without a server around it",
    "render": "the framework asks for it",
    "close_timeout": "the library that speaks the protocol reads it",
}


def used(sources: Iterable[str]) -> set[str]:
    """Every name that some code uses; to define or import something is not to use it."""
    return {name for source in sources for node in ast.walk(ast.parse(source)) for name in _names(node)}


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        yield node.attr
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        # A module or a class that is opened by its name.
        yield from node.value.replace(":", ".").split(".")


def seams(source: str, everywhere: set[str]) -> list[str]:
    """What a module defines or holds ready and nobody in the package uses: functions, classes, methods, attributes."""
    tree = ast.parse(source)
    defined = [node.name for node in ast.walk(tree) if isinstance(node, Definition) and not _is_called_by_others(node)]
    held = [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    ]
    return sorted({name for name in (*defined, *held) if not name.startswith("__")} - everywhere)


def _is_called_by_others(node: Definition) -> bool:
    """Whether a framework calls it: a route, or a method that a class of a library has already."""
    return any("property" not in ast.unparse(decorator) for decorator in node.decorator_list)


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_there_is_used_by_the_package_itself(room: str) -> None:
    everywhere = used(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in modules(room)
        for name in seams(path.read_text(encoding="utf-8"), everywhere)
        if name not in ALLOWED
    }
    assert not found, found


PLANTED = {
    "function": "def lift(): ...",
    "class": "class Faulty: ...",
    "method": "class House:\n    def lift(self): ...",
    "property": "class House:\n    @property\n    def lifted(self): ...",
    "attribute": "class House:\n    def __init__(self):\n        self.faulty = None",
}


@pytest.mark.parametrize("code", PLANTED.values(), ids=PLANTED.keys())
def test_what_nobody_uses_is_found(code: str) -> None:
    everywhere = used([code, "House()"])
    assert len(seams(code, everywhere)) == 1


def test_what_is_used_is_no_seam() -> None:
    code = "class House:\n    def __init__(self):\n        self.on = True\n    def enter(self):\n        return self.on"
    assert not seams(code, used([code, "House().enter()"]))

"""The pure rooms, minds and solvers keep no state between calls: nothing changes what belongs to a module.

What `functools.cache` remembers is no state: it is what the function would say anyway.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.test_layers import PURE, SOURCE, modules

MUTATORS = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "push"),
    *("remove", "reverse", "setdefault", "sort", "update", "__setitem__", "__delitem__", "move_to_end", "subtract"),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def changes(source: str) -> list[str]:
    """Every place where a function changes something that belongs to a module, as its line and its code."""
    tree = ast.parse(source)
    found = {(node.lineno, ast.unparse(node)) for node in _changes(tree, _bound(tree.body))}
    return [f"{line}: {code}" for line, code in sorted(found)]


def _changes(scope: ast.AST, outside: frozenset[str]) -> Iterator[ast.stmt | ast.expr]:
    """The changes in a scope to what is named outside of every function."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, Function):
            yield from _in_function(node, outside - _local(node))
        else:
            yield from _changes(node, outside)


def _in_function(function: Function, outside: frozenset[str]) -> Iterator[ast.stmt | ast.expr]:
    body = function.body if isinstance(function.body, list) else [function.body]
    for node in (each for part in body for each in _walk(part)):
        if isinstance(node, Function):
            yield from _in_function(node, outside - _local(node))
        elif isinstance(node, ast.Global):
            yield node
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete):
            if any(_belongs(target, outside) for target in _targets(node)):
                yield node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in MUTATORS and _root(node.func.value) in outside:
                yield node
        elif isinstance(node, ast.Call) and _sets_attribute(node, outside):
            yield node


def _sets_attribute(call: ast.Call, outside: frozenset[str]) -> bool:
    return ast.unparse(call.func) in ("setattr", "delattr") and _root(call.args[0]) in outside


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it, but not what is in functions inside it."""
    yield node
    if not isinstance(node, Function):
        for child in ast.iter_child_nodes(node):
            yield from _walk(child)


def _targets(node: ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete) -> list[ast.expr]:
    given = node.targets if isinstance(node, ast.Assign | ast.Delete) else [node.target]
    return [part for target in given for part in (target.elts if isinstance(target, ast.Tuple) else [target])]


def _belongs(target: ast.expr, outside: frozenset[str]) -> bool:
    return isinstance(target, ast.Subscript | ast.Attribute) and _root(target) in outside


def _root(node: ast.expr) -> str | None:
    """The name with which an expression begins, if what follows only goes into it."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _bound(body: list[ast.stmt]) -> frozenset[str]:
    """The names of a module: what it assigns, defines and imports."""
    names: set[str] = set()
    for statement in body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            names |= {(alias.asname or alias.name).split(".")[0] for alias in statement.names}
        elif isinstance(statement, ast.ClassDef | ast.FunctionDef):
            names.add(statement.name)
        else:
            names |= _stored(statement)
    return frozenset(names)


def _local(function: Function) -> frozenset[str]:
    """The names that a function has for itself."""
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    body = function.body if isinstance(function.body, list) else [function.body]
    nested = {each.name for each in body if isinstance(each, ast.FunctionDef)}
    own = {name for part in body for name in _stored(part)}
    return frozenset({arg.arg for arg in every if arg is not None} | nested | own)


def _stored(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


@pytest.mark.parametrize("room", [*PURE, "minds", "solve"])
def test_pure_rooms_keep_no_state_in_modules(room: str) -> None:
    for path in modules(room):
        assert not changes(path.read_text(encoding="utf-8")), path.relative_to(SOURCE)


PLANTED = {
    "item": "KNOWN = {}\ndef f(x):\n    KNOWN[x] = 1",
    "method": "KNOWN = {}\ndef f(x):\n    KNOWN.pop(x, None)",
    "deep": "KNOWN = {'a': []}\nclass C:\n    def f(self, x):\n        KNOWN['a'].append(x)",
    "global": "known = 0\ndef f():\n    global known\n    known += 1",
    "imported": "from elsewhere import KNOWN\ndef f(x):\n    KNOWN.update(x)",
    "class": "class C:\n    n = 0\n    def f(self):\n        C.n += 1",
    "deleted": "KNOWN = {}\ndef f(x):\n    del KNOWN[x]",
    "nested": "KNOWN = set()\ndef f(x):\n    def g():\n        return KNOWN.add(x)\n    return g",
    "lambda": "KNOWN = set()\nf = lambda x: KNOWN.add(x)",
    "setattr": "class C: ...\ndef f(x):\n    setattr(C, 'n', x)",
}
INNOCENT = {
    "local": "KNOWN = {}\ndef f(x):\n    KNOWN = {}\n    KNOWN[x] = 1\n    return KNOWN",
    "parameter": "KNOWN = {}\ndef f(KNOWN):\n    KNOWN[1] = 1",
    "instance": "class C:\n    def __init__(self, x):\n        self.x = x",
    "reading": "KNOWN = {1: 2}\ndef f(x):\n    return KNOWN[x]",
    "making": "KNOWN = {n: n for n in range(3)}\nKNOWN[5] = 6",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_planted_state_is_found(fault: str) -> None:
    assert changes(PLANTED[fault])


@pytest.mark.parametrize("code", INNOCENT)
def test_what_is_no_state_is_left_alone(code: str) -> None:
    assert not changes(INNOCENT[code])

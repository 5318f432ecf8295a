"""The pure rooms, minds and solvers keep no state between calls: nothing changes what belongs to a module.

What `functools.cache` remembers is no state: it is what the function would say anyway. The code is read for changes
that one can see in it, and every game is played to find those that one cannot.
"""

import ast
import random
import sys
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Expired, Thrown
from knobel.core.stages import Over, Throw
from tests.test_layers import PURE, SOURCE, modules
from tools.modules import name_of

MUTATORS = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "push"),
    *("remove", "reverse", "setdefault", "sort", "update", "__setitem__", "__delitem__", "move_to_end", "subtract"),
}
CHANGE_ARGUMENT = {"setattr", "delattr", "next", "object.__setattr__", "object.__delattr__", "type.__setattr__"}
# How a method speaks of its class. What a class notes of itself when it is made, it notes once.
CLASSES = {"cls", "type(self)", "self.__class__"}
WHEN_MADE = {"__init_subclass__", "__class_getitem__"}
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
    if getattr(function, "name", "") in WHEN_MADE:
        return
    body = function.body if isinstance(function.body, list) else [function.body]
    for node in (each for part in body for each in _walk(part)):
        if isinstance(node, Function):
            yield from _in_function(node, outside - _local(node))
        elif isinstance(node, ast.Global):
            yield node
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Delete):
            if any(_belongs(target, outside) for target in _targets(node)):
                yield node
        elif isinstance(node, ast.Call) and (_changes_itself(node, outside) or _changes_argument(node, outside)):
            yield node


def _changes_itself(call: ast.Call, outside: frozenset[str]) -> bool:
    """Calls something of the module to change itself: `KNOWN.append(…)`."""
    return isinstance(call.func, ast.Attribute) and call.func.attr in MUTATORS and _is_shared(call.func.value, outside)


def _changes_argument(call: ast.Call, outside: frozenset[str]) -> bool:
    """Sets an attribute of something of the module, or takes the next of what it would give."""
    return bool(call.args) and ast.unparse(call.func) in CHANGE_ARGUMENT and _is_shared(call.args[0], outside)


def _is_shared(node: ast.expr, outside: frozenset[str]) -> bool:
    """Whether this belongs to a module, or to a class and so to all of its instances."""
    return _root(node) in outside or any(ast.unparse(part) in CLASSES for part in _path(node))


def _path(node: ast.expr) -> Iterator[ast.expr]:
    """An expression and what it goes into: `type(self).known`, `type(self)`."""
    yield node
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        yield node


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
    return isinstance(target, ast.Subscript | ast.Attribute) and _is_shared(target, outside)


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
    "class method": "class C:\n    n = 0\n    @classmethod\n    def f(cls):\n        cls.n += 1",
    "its class": "class C:\n    known = {}\n    def f(self, x):\n        type(self).known[x] = 1",
    "counter": "import itertools\nCOUNT = itertools.count()\ndef f():\n    return next(COUNT)",
    "by force": "class C: ...\ndef f(x):\n    object.__setattr__(C, 'n', x)",
    "setattr": "class C: ...\ndef f(x):\n    setattr(C, 'n', x)",
}
INNOCENT = {
    "local": "KNOWN = {}\ndef f(x):\n    KNOWN = {}\n    KNOWN[x] = 1\n    return KNOWN",
    "parameter": "KNOWN = {}\ndef f(KNOWN):\n    KNOWN[1] = 1",
    "instance": "class C:\n    def __init__(self, x):\n        self.x = x",
    "reading": "KNOWN = {1: 2}\ndef f(x):\n    return KNOWN[x]",
    "first": "def f(xs):\n    return next(iter(xs))",
    "made": "class C:\n    def __init_subclass__(cls):\n        cls.n = 1",
    "making": "KNOWN = {n: n for n in range(3)}\nKNOWN[5] = 6",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_planted_state_is_found(fault: str) -> None:
    assert changes(PLANTED[fault])


@pytest.mark.parametrize("code", INNOCENT)
def test_what_is_no_state_is_left_alone(code: str) -> None:
    assert not changes(INNOCENT[code])


# Played --------------------------------------------------------------------------------------------------------------

CONTAINERS = (dict, list, set, bytearray, deque)
MOST_EVENTS = 80


def shared_values() -> dict[str, str]:
    """Everything that the modules of the pure rooms and their classes hold and that can change, as text."""
    found: dict[str, str] = {}
    for module in [import_module(name_of(path, SOURCE.parent)) for room in PURE for path in modules(room)]:
        classes = [each for each in vars(module).values() if _is_own_class(each, module.__name__)]
        for owner in (module, *classes):
            for name, value in vars(owner).items():
                if not name.startswith("__") and not isinstance(value, ModuleType):
                    found[f"{owner!r}.{name}"] = _told(value)
    return found


def _is_own_class(value: object, module: str) -> bool:
    return isinstance(value, type) and value.__module__ == module


def _told(value: object) -> str:
    """What something holds, if it can change; else which one it is."""
    return repr(value) if isinstance(value, CONTAINERS) else str(id(value))


def play_a_while(id: str, chance: random.Random) -> None:
    """Play a game by chance, and look at it from every seat."""
    game: Any = knobel.game(id)
    state = game.start()
    for _ in range(MOST_EVENTS):
        stage = game.stage(state)
        if isinstance(stage, Over):
            return
        event: Any
        if isinstance(stage, Throw):
            event = Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice))
        elif stage.choices:
            seat, choices = chance.choice(list(stage.choices.items()))
            event = Did(seat, choices.nth(chance.randrange(choices.size)) if choices.size else choices.mildest)
        else:
            event = Expired(stage.clocks[0].name)
        after = game.apply(state, event)
        for viewer in (None, *range(game.seats)):
            game.scene(after, viewer)
            game.tell(state, event, after, viewer)
        state = after


def test_no_game_leaves_anything_behind_in_a_module() -> None:
    before = shared_values()
    for id in knobel.ids():
        play_a_while(id, random.Random(id))
    after = shared_values()
    assert {name for name in before if before[name] != after.get(name)} == set()
    assert after.keys() == before.keys()


def test_what_is_left_behind_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["knobel.match.match"]
    monkeypatch.setattr(module, "PLANTED", {}, raising=False)
    before = shared_values()
    vars(module)["PLANTED"]["some"] = "thing"
    after = shared_values()
    assert len({name for name in before if before[name] != after[name]}) == 1

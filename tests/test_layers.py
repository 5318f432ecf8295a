"""Imports point one way, and the rules are pure."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools.modules import import_graph, imported, name_of

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "knobel"
# Folders with code that never gets into the package.
BESIDE = ("proofs", "tests", "tools")
# Each room may look into those named here, and into itself.
LAYERS = {
    "core": (),
    "parts": ("core",),
    "words": ("core", "parts"),
    "writing": ("core", "parts"),
    "games": ("core", "parts", "writing"),
    "match": ("core", "parts", "games", "words"),
    "texts": ("core",),
    "solve": ("core", "parts", "match"),
    "fair": ("core", "parts", "games", "match"),
    "desk": ("core", "parts", "games", "match"),
    "club": ("core",),
    "minds": ("core", "parts", "games", "match", "texts", "words", "solve", "desk"),
    "house": ("core", "parts", "games", "match", "texts", "minds", "desk", "club"),
    "pocket": ("core", "parts", "games", "match", "texts", "minds", "desk", "club", "house"),
    "server": ("core", "parts", "games", "match", "texts", "minds", "desk", "club", "house"),
    "cli": ("core", "parts", "games", "match", "texts", "solve", "minds", "desk", "fair", "house", "server"),
}
PURE = ("core", "parts", "writing", "games", "match", "desk", "club")
# The registry finds games by their files, so it imports; it is the only one that does.
PURE_LIBRARIES = {
    *(
        "abc",
        "bisect",
        "calendar",
        "collections",
        "dataclasses",
        "difflib",
        "enum",
        "errno",
        "fractions",
        "functools",
        "importlib",
    ),
    *(
        "itertools",
        "json",
        "math",
        "msgspec",
        "operator",
        "pkgutil",
        "re",
        "types",
        "typing",
        "unicodedata",
        "__future__",
    ),
}
# The house waits and takes the time, and finds nothing but the standard library and msgspec in a browser's worker.
HOUSE_LIBRARIES = PURE_LIBRARIES | {
    *(
        "asyncio",
        "base64",
        "contextlib",
        "datetime",
        "gzip",
        "hashlib",
        "hmac",
        "io",
        "logging",
        "secrets",
        "time",
        "weakref",
        "xml",
        "zipfile",
    ),
}
# A pocket has a file beside that, and is asked by paths.
POCKET_LIBRARIES = HOUSE_LIBRARIES | {"sqlite3", "urllib"}
# Of asyncio it has tasks, locks and pauses; whatever is behind these names is the server's.
OF_THE_SERVER = {
    *("to_thread", "run_in_executor", "subprocess", "create_subprocess_exec", "create_subprocess_shell"),
    *("open_connection", "start_server", "open_unix_connection", "call_soon_threadsafe", "add_reader"),
}
FAMILIES = tuple(path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__")


def modules(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name."""
    found = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            found.add(str(node.module))
    return found


def test_every_room_has_its_place_among_the_layers() -> None:
    # A folder without code is what a room has left behind that has moved.
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert rooms == set(LAYERS)


@pytest.mark.parametrize("room", LAYERS)
def test_imports_point_one_way(room: str) -> None:
    allowed = {room, *LAYERS[room]}
    for path in modules(room):
        for name in imports(path):
            if name.startswith("knobel."):
                assert name.split(".")[1] in allowed, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("folder", BESIDE)
def test_the_package_knows_nothing_of_what_stands_beside_it(folder: str) -> None:
    for path in modules("."):
        assert folder not in {name.split(".")[0] for name in imports(path)}, path.relative_to(SOURCE)


def test_proofs_do_without_the_tests() -> None:
    for path in sorted((ROOT / "proofs").rglob("*.py")):
        assert "tests" not in {name.split(".")[0] for name in imports(path)}, path.relative_to(ROOT)


@pytest.mark.parametrize("room", PURE)
def test_rules_are_pure(room: str) -> None:
    """No input or output, no clock, no chance: only libraries that compute."""
    for path in modules(room):
        for name in imports(path):
            top = name.split(".")[0]
            assert top == "knobel" or top in PURE_LIBRARIES, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize(("room", "libraries"), [("house", HOUSE_LIBRARIES), ("pocket", POCKET_LIBRARIES)])
def test_the_house_has_no_framework_no_thread_no_socket_no_database_and_no_process(
    room: str, libraries: set[str]
) -> None:
    for path in modules(room):
        for name in imports(path):
            top = name.split(".")[0]
            assert top == "knobel" or top in libraries, f"{path.relative_to(SOURCE)} imports {name}"
        names = {node.attr for node in ast.walk(_tree(path)) if isinstance(node, ast.Attribute)}
        assert not names & OF_THE_SERVER, f"{path.relative_to(SOURCE)} uses {names & OF_THE_SERVER}"


def test_only_who_opens_a_game_finds_word_lists_and_no_rule_reads_one() -> None:
    finders = {path.name for path in modules("match") if any(name.startswith("knobel.words") for name in imports(path))}
    assert finders == {"opening.py"}


@pytest.mark.parametrize("family", FAMILIES)
def test_no_family_leans_on_another(family: str) -> None:
    others = tuple(f"knobel.games.{other}" for other in FAMILIES if other != family)
    for path in modules(f"games/{family}"):
        assert not {name for name in imports(path) if name.startswith(others)}, path


@pytest.mark.parametrize("room", ["minds", "solve"])
def test_what_knows_a_particular_game_is_among_the_experts(room: str) -> None:
    """All others find games by their ids: of the games, they know the registry alone."""
    for path in modules(room):
        if SOURCE / "minds" / "experts" not in path.parents:
            games = {name for name in imports(path) if name.startswith("knobel.games")}
            assert games <= {"knobel.games.registry"} | ({"knobel.games"} if _imports_registry(path) else set()), path


def _imports_registry(path: Path) -> bool:
    """Whether all that a file takes from the games is their registry."""
    taken = [
        node for node in ast.walk(_tree(path)) if isinstance(node, ast.ImportFrom) and node.module == "knobel.games"
    ]
    return all(alias.name == "registry" for node in taken for alias in node.names)


def test_experts_are_opened_when_their_game_is_asked_for() -> None:
    """The door to the experts, and what they have in common, know no game themselves."""
    for name in ("__init__", "expert"):
        path = SOURCE / "minds" / "experts" / f"{name}.py"
        assert not {each for each in imports(path) if each.startswith("knobel.games")}, path


def test_core_imports_msgspec_and_the_standard_library_alone() -> None:
    for path in modules("core"):
        outside = {name for name in imports(path) if not name.startswith("knobel.core")} - {
            "msgspec",
            "msgspec.structs",
        }
        assert all(name.split(".")[0] in PURE_LIBRARIES for name in outside), path


def in_circles(graph: Mapping[str, set[str]]) -> set[str]:
    """The modules that cannot be put after all that they import."""
    left = dict(graph)
    while free := {name for name, needed in left.items() if not needed & left.keys()}:
        left = {name: needed for name, needed in left.items() if name not in free}
    return set(left)


def _graph_beside(folder: str) -> dict[str, set[str]]:
    trees = {name_of(path, ROOT): _tree(path) for path in (ROOT / folder).rglob("*.py")}
    return {name: (imported(tree) & trees.keys()) - {name} for name, tree in trees.items()}


def test_no_two_modules_import_each_other_in_a_circle() -> None:
    """Every module can be put after all that it imports, also those that are imported by their folder's name."""
    graph = import_graph(SOURCE.parent)
    assert "knobel.house.table.fairness" in graph["knobel.house.table.rulings"]
    assert not in_circles(graph)


@pytest.mark.parametrize("folder", BESIDE)
def test_nothing_beside_the_package_goes_in_a_circle_either(folder: str) -> None:
    assert not in_circles(_graph_beside(folder))


def test_circles_are_found() -> None:
    assert in_circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"a", "b", "c"}

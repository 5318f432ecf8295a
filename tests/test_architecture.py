"""The page on architecture is true: its rooms and arrows are those of the imports, a move goes the way that it tells,
and every file and name in it exists."""

import ast
import asyncio
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from knobel.core.stages import Ask
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.live.live_log import LiveLog
from knobel.house.live.live_table import LiveTable
from knobel.house.live.scheduler import Scheduler
from knobel.house.store import operations
from knobel.house.table.requests import Act, Roll
from knobel.house.table.rulings import rule
from knobel.house.table.table import Table
from knobel.match.match import Match
from proofs.simulated import MemoryStore
from tests.server.test_scheduler import Evening
from tests.test_layers import BESIDE, LAYERS, ROOT, SOURCE, imports, modules

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOMS_DRAWN, WALK_DRAWN = re.findall(r"```mermaid\n(.*?)```", PAGE, re.S)
# The module of the package itself: what scripts import.
FACE = "knobel"
# What is drawn and is no Python: its folder, and for each dotted line the file in which one sees it.
WEB = ROOT / "web"
DOTTED = {
    ("web", "server"): ("src/lib/table/table-line.ts", "/api/socket"),
    ("web", "pocket"): ("src/lib/pocket/boot.ts", 'pyimport("knobel.pocket.door")'),
    ("web", "texts"): ("src/texts/voice.svelte.ts", "@texts/*/games/*.ftl"),
}
Graph = Mapping[str, set[str]]


def drawn_rooms() -> set[str]:
    """The boxes of the drawing."""
    return set(re.findall(r'^ *(\w+)\["<b>', ROOMS_DRAWN, re.M))


def drawn_arrows() -> Graph:
    """Who is drawn to import whom."""
    arrows: dict[str, set[str]] = {room: set() for room in drawn_rooms()}
    for importer, imported in re.findall(r"^ *(\w+) --> (\w+)$", ROOMS_DRAWN, re.M):
        arrows[importer].add(imported)
    return arrows


def real_arrows() -> Graph:
    """Who imports whom."""
    rooms = {room: modules(room) for room in LAYERS}
    beside = {folder: sorted((ROOT / folder).rglob("*.py")) for folder in BESIDE}
    files = {**rooms, **beside, FACE: [SOURCE / "__init__.py"]}
    return {room: {each for path in paths for each in rooms_in(path)} - {room} for room, paths in files.items()}


def rooms_in(path: Path) -> Iterator[str]:
    """The rooms that a file imports from. Whoever asks the package for its version leans on nothing."""
    for name in imports(path):
        top, *below = name.split(".")
        if top in BESIDE:
            yield top
        elif top == "knobel" and below:
            yield below[0]
        elif top == "knobel" and not path.is_relative_to(SOURCE):
            yield FACE


def reached(graph: Graph, room: str) -> set[str]:
    """Every room to which one can walk along the arrows."""
    seen: set[str] = set()
    edge = {room}
    while edge:
        edge = {each for at in edge for each in graph[at]} - seen
        seen |= edge
    return seen


def test_every_room_is_drawn_and_told_of() -> None:
    assert drawn_rooms() == {*LAYERS, *BESIDE, FACE, "web"}
    headings = re.findall(r"^## (\w+)", PAGE, re.M)
    assert {*LAYERS, "proofs", "web"} <= {*headings, "writing"}


def test_an_arrow_is_an_import() -> None:
    real = real_arrows()
    wrong = [(room, each) for room, drawn in drawn_arrows().items() if room in real for each in drawn - real[room]]
    assert not wrong


def test_whatever_is_imported_can_be_reached_along_the_arrows_and_nothing_else() -> None:
    drawn, real = drawn_arrows(), real_arrows()
    assert {room: reached(drawn, room) for room in real} == {room: reached(real, room) for room in real}


def test_no_arrow_is_drawn_that_others_say_already() -> None:
    drawn = drawn_arrows()
    needless = [
        (room, each)
        for room, imported in drawn.items()
        for each in imported
        if any(each in reached(drawn, other) for other in imported - {each})
    ]
    assert not needless


def test_the_package_asks_its_own_face_for_the_version_alone() -> None:
    for path in modules("."):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {alias.name for node in ast.walk(tree) if _from_face(node) for alias in node.names}  # type: ignore[attr-defined]
        asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_face(node.value)}
        # `import knobel.games` goes to a room.
        assert named | asked <= {"__version__", *LAYERS}, path.relative_to(SOURCE)


def _from_face(node: ast.AST) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == FACE


def _is_face(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == FACE


def test_dotted_lines_are_there_as_well() -> None:
    drawn = set(re.findall(r"^ *(\w+) -\. .+ \.-> (\w+)$", ROOMS_DRAWN, re.M))
    assert drawn == set(DOTTED)
    for file, words in DOTTED.values():
        assert words in (WEB / file).read_text(encoding="utf-8"), file


def test_every_folder_of_the_web_app_is_told_of() -> None:
    told = dict(re.findall(r"^\| (`[^|]+`) \| (.+) \|$", PAGE.partition("\n## web\n")[2].partition("\n## ")[0], re.M))
    assert {name for cell in told for name in re.findall(r"`([^`]+)`", cell)} == folders(WEB / "src")
    assert folders(WEB / "src" / "lib") <= set(re.findall(r"`([^`]+)`", told["`lib`"]))


def folders(place: Path) -> set[str]:
    return {each.name for each in place.iterdir() if each.is_dir()}


# One move ------------------------------------------------------------------------------------------------------------

# The functions of the house on the way of a move, by their names on the page.
ON_THE_WAY: dict[str, Any] = {
    "answer": answer,
    "LiveTable.request": LiveTable.request,
    "LiveLog.append_if": LiveLog.append_if,
    "rule": rule,
    "Match.apply": Match.apply,
    "Store.write": MemoryStore.write,
    "append": operations.append,
    "Table.fold": Table.fold,
    "Connection.on_entry": Connection.on_entry,
    "LiveTable.update_for": LiveTable.update_for,
    "Match.scene": Match.scene,
    "Match.tell": Match.tell,
    "Scheduler.reschedule": Scheduler.reschedule,
}
# And that of the game's own rules, whichever they are.
RULES = "Rules.did"


def walked() -> list[tuple[str, str]]:
    """The names on the way of a move, with their files, as the page tells them."""
    return re.findall(r"^\|[^|]*\| `([\w.]+)` \| `([^`]+)` \|$", PAGE, re.M)


def source_of(file: str) -> str:
    path = ROOT / file if file.startswith("web/") else SOURCE / file
    return path.read_text(encoding="utf-8")


def test_everything_on_the_way_of_a_move_is_where_the_page_says() -> None:
    assert len(walked()) > 15
    for name, file in walked():
        *of, function = name.split(".")
        source = source_of(file)
        assert all(re.search(rf"^(export )?class {each}\b", source, re.M) for each in of), f"{name} in {file}"
        assert re.search(rf"^ *(export |private |async |def |function )*{function}[\[(<]", source, re.M), name


class Followed:
    """Notes in which order functions are called."""

    def __init__(self, functions: Mapping[str, Any]) -> None:
        self._names: dict[CodeType, str] = {each.__code__: name for name, each in functions.items()}
        self._frames: list[FrameType] = []

    @property
    def calls(self) -> list[str]:
        return [self._names[frame.f_code] for frame in self._frames]

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        # A coroutine or generator that goes on is called again, in the frame that it has.
        if event == "call" and frame.f_code in self._names and frame not in self._frames:
            self._frames.append(frame)


def test_a_move_goes_the_way_that_the_page_tells() -> None:
    async def scene() -> list[str]:
        evening = await Evening(hints=False).begin()
        anna, _ = await evening.connect("anna"), await evening.connect("ben")
        await evening.ask(anna, Roll(0), "throw")
        stage = evening.live.table.stage
        assert isinstance(stage, Ask)
        followed = Followed({**ON_THE_WAY, RULES: type(evening.live.table.game.rules).did})
        sys.setprofile(followed)
        try:
            await evening.ask(anna, Act(0, stage.choices[0].mildest), "move")
        finally:
            sys.setprofile(None)
        return followed.calls

    calls = asyncio.run(scene())
    assert list(dict.fromkeys(calls)) == [name for name, _ in walked() if name in (*ON_THE_WAY, RULES)]
    assert calls.count("Match.apply") == calls.count(RULES) == calls.count("Store.write") == 1
    assert calls.count("Connection.on_entry") == 2

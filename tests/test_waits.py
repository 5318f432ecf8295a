"""Tests wait for states and never for times: a pause stands in a loop that looks at something, or in the lists below.

Proofs let time pass where that is what they try: load that lasts, calamities that last, people who think.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PROOFS = TESTS.parent / "proofs"
WEB = TESTS.parent / "web"
PAUSES = ("sleep", "wait_for_timeout")
# Where time passes without anybody looking, and why no test's truth hangs on it.
ALLOWED = {
    ("browser/camera.py", "picture"): "pictures are looked at by people; fades shall be over",
    ("browser/desk_gallery.py", "_pictures"): "pictures are looked at by people; fades shall be over",
    ("browser/pictures.py", "settle"): "pictures are looked at by people; fades shall be over",
    ("pocket/kills.py", "killed_once"): "a worker dies at some instant",
}
ALLOWED_IN_PROOFS = {
    ("crash.py", "_live_and_die"): "a server dies at some instant, and is dead for a while",
    ("crash.py", "feel_the_machine"): "measures how late the machine wakes whoever sleeps",
    ("disks.py", "execute"): "a slow disk",
    ("network.py", "prove_network"): "people play for as long as was asked for",
    ("nodes.py", "has_a_silent_database"): "a calamity lasts",
    ("nodes.py", "has_a_silent_hub"): "a calamity lasts",
    ("nodes.py", "is_killed"): "a calamity lasts",
    ("nodes.py", "loses_the_database"): "a calamity lasts",
    ("nodes.py", "loses_the_hub"): "a calamity lasts",
    ("nodes.py", "_live_through"): "people play between calamities",
    ("player.py", "_ask"): "people think",
    ("player.py", "_send"): "people think",
    ("proxy.py", "_maybe_stall"): "a bad line",
    ("proxy.py", "_pass_through"): "a bad line",
    ("pulse.py", "beat"): "a pulse",
    ("tables_bench.py", "_under_load"): "a load that lasts",
    ("tables_bench.py", "share_for"): "a load that lasts",
    ("visitors.py", "never_finishes"): "a visitor who lets others wait",
    ("visitors.py", "never_reads"): "a visitor who lets others wait",
    ("visitors.py", "says_nothing"): "a visitor who lets others wait",
}
FOLDERS = {"tests": (TESTS, ALLOWED), "proofs": (PROOFS, ALLOWED_IN_PROOFS)}
# In a page: every pause but a turn of the event loop stands in a function that looks until something is so.
SCRIPT_PAUSE = re.compile(r"\bsleep\((?!0\)|ms\))")
SCRIPT_LOOK = re.compile(r"async function until\(.*?\n  }\n", re.DOTALL)
Node = ast.AST
# Whoever gives up sooner than after this many seconds depends on how busy the machine is.
SHORTEST_PATIENCE = 60
BOUNDS = re.compile(r"\b(?:timeout|wait|join|set_default_timeout)(?:=|\()([0-9._]+)\b|\bwait_for\(.*, ([0-9._]+)\)")
# In a test of the web app, or a script: always in milliseconds.
SCRIPT_BOUNDS = re.compile(
    r"\b(?:t|testT)imeout: ([0-9_]+)|\bwait(?:For|Until)\(.*, ([0-9_]+)\)|PATIENCE_MS = ([0-9_]+)"
)
TIMED_PAUSE = re.compile(r"setTimeout\(\w+, [1-9]")
PATIENCE = re.compile(r"^\w*PATIENCE(?:_MS)? = ([0-9._]+)$")
IN_MILLISECONDS = ("_MS", "wait_for_", "set_default_timeout", ".tap(", ".click(", ".goto(")
# A clock of the game's own, or of the simulated house.
OTHER_CLOCKS = ("evening.wait(",)


def blind_pauses(source: str) -> list[tuple[str, int]]:
    """Pauses outside of a loop that looks at a state: the function they stand in, and their line."""
    return [(name, call.lineno) for name, call in _pauses(ast.parse(source), "", looked_at=False)]


def _pauses(node: Node, function: str, *, looked_at: bool) -> Iterator[tuple[str, ast.Call]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        function, looked_at = node.name, False
    elif isinstance(node, ast.For | ast.AsyncFor):
        looked_at = False
    elif isinstance(node, ast.While):
        looked_at = not isinstance(node.test, ast.Constant)
    if isinstance(node, ast.Call) and _is_pause(node) and not looked_at:
        yield function, node
    for child in ast.iter_child_nodes(node):
        yield from _pauses(child, function, looked_at=looked_at)


def _is_pause(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", None)
    turn = len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0
    return name in PAUSES and not turn


@pytest.mark.parametrize(("folder", "allowed"), FOLDERS.values(), ids=FOLDERS.keys())
def test_tests_and_proofs_wait_for_states(folder: Path, allowed: dict[tuple[str, str], str]) -> None:
    found = {
        (path.relative_to(folder).as_posix(), function): line
        for path in sorted(folder.rglob("*.py"))
        for function, line in blind_pauses(path.read_text(encoding="utf-8"))
    }
    blind = [
        f"{file}:{line} in {function}" for (file, function), line in found.items() if (file, function) not in allowed
    ]
    assert not blind, "these wait for a time; wait for a state with tests.support.waiting.until"
    assert allowed.keys() <= found.keys(), "what is gone needs no leave"


def test_scripts_in_pages_wait_for_states() -> None:
    for path in sorted(TESTS.rglob("*.js")):
        without_looks = SCRIPT_LOOK.sub("", path.read_text(encoding="utf-8"))
        assert not SCRIPT_PAUSE.findall(without_looks), path


def short_bounds(line: str) -> list[str]:
    """The bounds on a line that a busy machine may not keep."""
    if any(clock in line for clock in OTHER_CLOCKS):
        return []
    in_milliseconds = any(word in line for word in IN_MILLISECONDS)
    return [bound for bound in _bounds(line, BOUNDS, PATIENCE) if _is_short(bound, in_milliseconds)]


def short_bounds_in_script(line: str) -> list[str]:
    """The same in a test of the web app or a script, where everything is in milliseconds."""
    return [bound for bound in _bounds(line, SCRIPT_BOUNDS) if _is_short(bound, True)]


def _bounds(line: str, *patterns: re.Pattern[str]) -> list[str]:
    return [bound for pattern in patterns for found in pattern.finditer(line) for bound in found.groups() if bound]


def _is_short(bound: str, in_milliseconds: bool) -> bool:
    """Whether a bound is short. Nobody waits for a thousand seconds: such a number means milliseconds."""
    value = float(bound.replace("_", ""))
    return value < SHORTEST_PATIENCE * (1000 if in_milliseconds or value >= 1000 else 1)


def test_nobody_gives_up_because_the_machine_is_busy() -> None:
    short = [
        f"{path.relative_to(TESTS)}:{number}"
        for path in sorted(TESTS.rglob("*.py"))
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if short_bounds(line)
    ]
    assert not short, "these give up early; take tests.support.waiting.PATIENCE"


def scripts() -> list[Path]:
    """Whatever waits in a script: the tests of the web app, how they are set up, and what tests run."""
    in_tests = [path for kind in ("*.js", "*.mjs") for path in TESTS.rglob(kind)]
    return sorted([*in_tests, *(WEB / "src").rglob("*.test.ts"), WEB / "src/patience.setup.ts", WEB / "vite.config.ts"])


def test_nobody_gives_up_in_a_script_because_the_machine_is_busy() -> None:
    assert len(scripts()) > 50
    short = [
        f"{path.relative_to(TESTS.parent)}:{number}"
        for path in scripts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if short_bounds_in_script(line)
    ]
    assert not short, "these give up early; web/src/patience.setup.ts is patient for them"


def test_tests_of_the_web_app_wait_for_states() -> None:
    for path in sorted((WEB / "src").rglob("*.test.ts")):
        assert not TIMED_PAUSE.findall(path.read_text(encoding="utf-8")), path


def test_the_web_app_is_tested_with_patience() -> None:
    settings = (WEB / "vite.config.ts").read_text(encoding="utf-8")
    assert len(_bounds(settings, SCRIPT_BOUNDS)) == 2, "for a test, and for expect.poll"
    assert "src/patience.setup.ts" in settings


def test_expectations_of_a_page_have_patience() -> None:
    assert "expect.set_options(timeout=PATIENCE * 1000)" in (TESTS / "browser/conftest.py").read_text(encoding="utf-8")


def test_short_bounds_are_found() -> None:
    assert short_bounds("    await asyncio.wait_for(told.wait(), 30)")
    assert short_bounds('    page.locator("x").wait_for(timeout=30_000)')
    assert not short_bounds("    asyncio.run(asyncio.wait_for(evening(), 120))")
    assert short_bounds_in_script("  await vi.waitFor(() => expect(sent).toBe(1), { timeout: 5000 });")
    assert short_bounds_in_script("  await vi.waitUntil(() => sent.length, 5000);")
    assert short_bounds_in_script("    testTimeout: 5000,")
    assert not short_bounds_in_script("    testTimeout: 120_000,")
    assert short_bounds("    assert done.wait(20)")
    assert short_bounds("PATIENCE = 30")
    assert short_bounds("    async with asyncio.timeout(30):")
    assert short_bounds('    page.wait_for_selector("x", timeout=30_000)')
    assert not short_bounds('    page.wait_for_selector("x", timeout=60_000)')
    assert not short_bounds("    subprocess.run(command, timeout=60)")
    assert not short_bounds("    assert done.wait(PATIENCE)")


@pytest.mark.parametrize(
    "code",
    [
        "async def f():\n    await asyncio.sleep(0.4)",
        "def f():\n    time.sleep(1)",
        "def f():\n    sleep(seconds)",
        "def f(page):\n    page.wait_for_timeout(500)",
        "def f():\n    while True:\n        time.sleep(1)",
        "def f():\n    for _ in range(100):\n        time.sleep(0.1)",
        "def f():\n    while not x:\n        def g():\n            time.sleep(1)",
    ],
)
def test_a_pause_without_a_look_is_found(code: str) -> None:
    assert blind_pauses(code)


@pytest.mark.parametrize(
    "code",
    [
        "async def f():\n    while not ready():\n        await asyncio.sleep(0.01)",
        "async def f():\n    await asyncio.sleep(0)",
        "def f(page):\n    while not ready():\n        page.wait_for_timeout(50)",
    ],
)
def test_a_look_in_between_is_no_blind_pause(code: str) -> None:
    assert not blind_pauses(code)

"""Measure a house in a pocket, in a real Chromium: `knobel bench pocket` asks for it and shows it.

The files are those that `knobel site` writes, from a plain file server on this machine. Whatever does not come within
its time ends the measuring with an error.
"""

import functools
import json
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from knobel.core.errors import KnobelError
from knobel.server.built import INDEX, MANIFEST, POCKET, built_files
from knobel.server.site.writing import HOUSE, page, write_site

HERE = Path(__file__).parent
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The second one measures memory at once, and not when the browser finds time for it.
FLAGS = ["--no-sandbox", "--enable-blink-features=ForceEagerMeasureMemory"]
# Memory is told only to pages that share it with nobody.
ALONE = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
# The app's page as a server sends it, beside that of the site: nobody there wants a pocket.
OF_A_SERVER = "server.html"
PROBE = "probe.mjs"
# Scripts of the app that only a pocket needs.
POCKET_SCRIPTS = ("assets/pocket-", "assets/worker-")
# The bot that thinks longest, in games that everybody knows: two have exact values, in the others it searches.
MIND = "strong"
GAMES = ("kniffel", "schocken", "chicago", "maexchen", "zehntausend")
# The worker and this Python take turns, so that a busy moment meets both.
TURNS = 4
PATIENCE_MS = 120_000
BUTTON = "[data-action=play-bots]"
# What the worker has marked, in milliseconds after its beginning, in the order in which it happened.
MARKS = "() => performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])"


class Files(SimpleHTTPRequestHandler):
    """Files, without a word about each."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Every page is by itself."""
        for name, value in ALONE.items():
            self.send_header(name, value)
        super().end_headers()


def measured(games: int, taps: int, seconds: float) -> dict[str, Any]:
    """The figures: bytes, milliseconds, events a second and what the worker takes."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise KnobelError("bench-no-browser")
    try:
        with _served() as base, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            with browser:
                return _figures(browser, base, games, taps, seconds)
    except BrowserError as trouble:
        raise KnobelError("bench-stuck", told=trouble.message.splitlines()[0]) from trouble


def _figures(browser: Browser, base: str, games: int, taps: int, seconds: float) -> dict[str, Any]:
    return {
        "first_load": _first_load(browser, base),
        **_whole_box(),
        **_taps(browser, base, taps),
        **_games(browser, base, games),
        **_events(browser, base, seconds),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


@contextmanager
def _served() -> Iterator[str]:
    """A site on a port of this machine, with what measures beside it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        write_site(folder, "")
        built = built_files()
        index = page(built[INDEX].read_text(encoding="utf-8"))
        (folder / OF_A_SERVER).write_text(index.replace(HOUSE, ""), encoding="utf-8")
        worker = next(each for each in built if each.startswith("assets/worker-") and each.endswith(".js"))
        (folder / PROBE).write_text(f'import "./memory.mjs";\nimport "./{worker}";\n', encoding="utf-8")
        for each in HERE.glob("*.mjs"):
            shutil.copy(each, folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder))) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            try:
                yield f"http://localhost:{server.server_port}/"
            finally:
                server.shutdown()


@contextmanager
def _device(browser: Browser, **more: Any) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce", **more)
    context.set_default_timeout(PATIENCE_MS)
    with context:
        yield context


def _first_load(browser: Browser, base: str) -> int:
    """What of a pocket a page fetches though nobody asks for one."""
    with _device(browser, service_workers="block") as context:
        opened, fetched = context.new_page(), list[str]()
        opened.on("request", lambda request: fetched.append(request.url.removeprefix(base)))
        opened.goto(base + OF_A_SERVER)
        opened.wait_for_selector(BUTTON)
        opened.wait_for_load_state("networkidle")
    built = built_files()
    return sum(_packed(built[name]) for name in fetched if name.startswith((POCKET, *POCKET_SCRIPTS)) and name in built)


def _packed(path: Path) -> int:
    """The bytes of a file on its way to a browser."""
    copies = (path.with_name(path.name + ending) for ending in (".br", ".gz", ""))
    return next(copy for copy in copies if copy.exists()).stat().st_size


def _whole_box() -> dict[str, int]:
    """Everything that the manifest names, and the manifest itself; what is fetched only for some games by itself."""
    manifest = built_files()[MANIFEST]
    told = json.loads(manifest.read_text(encoding="utf-8"))
    beside = sum(told["files"][name] for name in told["beside"].values())
    return {"whole_box": sum(told["files"].values()) - beside + _packed(manifest), "beside": beside}


def _taps(browser: Browser, base: str, taps: int) -> dict[str, Any]:
    """From tap to first throw with the whole box kept: in a window that has just opened, and once more in the same."""
    tap = (HERE / "tap.js").read_text(encoding="utf-8")
    cold, warm, marks = list[float](), list[float](), list[list[tuple[str, float]]]()
    with _device(browser) as context:
        _keep_the_box(context, base)
        for _ in range(taps):
            opened = context.new_page()
            opened.goto(base)
            opened.wait_for_selector(BUTTON)
            cold.append(opened.evaluate(tap, PATIENCE_MS))
            marks += [each.evaluate(MARKS) for each in opened.workers]
            opened.evaluate("location.hash = '#/'")
            opened.wait_for_selector(BUTTON)
            warm.append(opened.evaluate(tap, PATIENCE_MS))
            opened.close()
    return {"cold_ms": median(cold), "warm_ms": median(warm), "start": _steps(marks)}


def _keep_the_box(context: BrowserContext, base: str) -> None:
    opened = context.new_page()
    opened.goto(f"{base}#/settings")
    opened.click("[data-action=keep-box]")
    opened.wait_for_selector("[data-box=kept]")
    opened.close()


def _steps(marks: list[list[tuple[str, float]]]) -> dict[str, float]:
    """How long each step of a worker's start took, in the middle."""
    spans: dict[str, list[float]] = {}
    for told in marks:
        before = 0.0
        for name, at in told:
            spans.setdefault(name, []).append(at - before)
            before = at
    return {name: median(each) for name, each in spans.items()}


def _player(context: BrowserContext, base: str) -> Page:
    """A page of the same address that itself has no pocket, with the player in it."""
    opened = context.new_page()
    opened.goto(base + OF_A_SERVER)
    opened.evaluate((HERE / "player.js").read_text(encoding="utf-8"))
    return opened


def _games(browser: Browser, base: str, games: int) -> dict[str, float]:
    """How long a bot thinks about a move, and what the worker takes in the end."""
    with _device(browser, service_workers="block") as context:
        opened, took = _player(context, base), list[float]()
        wish = {"script": base + PROBE, "base": base + POCKET, "ms": PATIENCE_MS}
        opened.evaluate("(wish) => knobelBench.open(wish)", wish)
        for game in islice(cycle(GAMES), games):
            wanted = {"game": game, "mind": MIND, "ms": PATIENCE_MS}
            took += opened.evaluate("(wish) => knobelBench.play(wish)", wanted)
        memory = opened.evaluate("(wish) => knobelBench.memory(wish)", {"ms": PATIENCE_MS})
    return {"bot_median_ms": median(took), "bot_most_ms": max(took), "memory": memory}


def _events(browser: Browser, base: str, seconds: float) -> dict[str, float]:
    """Events a second in a worker, and in this Python."""
    source, part = HERE / "events.py", seconds / TURNS
    code = f"{source.read_text(encoding='utf-8')}\nevents_per_second({part})"
    wish = {"script": f"{base}events.mjs", "base": base + POCKET, "code": code, "ms": PATIENCE_MS + part * 1000}
    spec = spec_from_file_location("pocket_events", source)
    assert spec is not None
    assert spec.loader is not None
    events = module_from_spec(spec)
    spec.loader.exec_module(events)
    there, here = list[float](), list[float]()
    with _device(browser, service_workers="block") as context:
        opened = _player(context, base)
        for _ in range(TURNS):
            there.append(opened.evaluate("(wish) => knobelBench.python(wish)", wish))
            here.append(events.events_per_second(part))
    return {"events": median(there), "events_here": median(here)}

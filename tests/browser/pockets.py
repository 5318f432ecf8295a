"""A house in a pocket, as a page uses it: set up, played at, killed and found again."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright, Route

from knobel.server.built import INDEX, built_files
from knobel.server.site.writing import write_site
from tests.browser import browsers
from tests.browser.people import PHONE
from tests.browser.tables import HURRY, PLAYER
from tests.support.waiting import PATIENCE

NEWEST = "() => knobelPlayer.newest()"
# A worker that dies says nothing of it but this, and in WebKit a dead one not even that.
KILL = """() => {
  delete knobelWorker.welcome;
  knobelWorker.dispatchEvent(new Event("error"));
  knobelWorker.terminate();
}"""
# The house has opened the table anew, and knows at least so much of it.
COME_BACK = """(seq) => window.knobelWorker?.welcome?.seq >= seq && knobelPlayer.newest()?.seq >= seq
  && knobelPlayer.settled()"""
# What a browser may lack: files of its own for a page, locks, and a database.
WITHOUT_FILES = "delete globalThis.FileSystemSyncAccessHandle;"
WITHOUT_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
WITHOUT_DATABASE = "delete WorkerGlobalScope.prototype.indexedDB; delete globalThis.indexedDB;"
# Where a site lies on its host: not at the top.
SUBFOLDER = "spiele/knobel"


def playable_site(folder: Path) -> None:
    """A site whose page has a player in it from its first moment on, in whatever browser."""
    write_site(folder, "")
    page = folder / INDEX
    scripts = ""
    for script in (HURRY, PLAYER):
        (folder / script.name).write_bytes(script.read_bytes())
        scripts += f'<script src="./{script.name}"></script>'
    page.write_text(page.read_text(encoding="utf-8").replace("<head>", f"<head>{scripts}", 1), encoding="utf-8")


def set_up(page: Page, way: str = "bots") -> None:
    """From a game's set-up form to a table on this device; bots wait for nobody."""
    if way == "bots":
        page.locator("[data-pick=pace] input[value=instant]").check(force=True)
    page.locator("[data-action=start]").click()
    page.wait_for_url(re.compile("#/table/hier-"))
    page.wait_for_function(NEWEST)


def play(page: Page, moves: int, seed: int) -> int:
    """Make some moves; says the number of the last entry that the page was told."""
    played = page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": seed})
    assert (played["stuck"], played["moves"]) == (None, moves), played
    page.evaluate("knobelPlayer.untilAsked()")
    return int(page.evaluate("knobelPlayer.newest().seq"))


def deprive(context: BrowserContext, *lacks: str) -> None:
    """As in a browser that lacks something: the worker's script is told so before it begins."""

    def deprived(route: Route) -> None:
        script = built_files()[urlsplit(route.request.url).path.lstrip("/")].read_text(encoding="utf-8")
        route.fulfill(content_type="text/javascript", body="\n".join((*lacks, script)))

    context.route(re.compile(r"/assets/worker-[^/]*\.js$"), deprived)


def come_back(page: Page, seq: int) -> None:
    """Wait until the table is there again, with all that was acknowledged."""
    page.wait_for_function(COME_BACK, arg=seq)


def look_back(page: Page, game: str) -> None:
    """From the start page to the replay of the last game."""
    page.locator(f"[data-past={game}]").click()
    page.wait_for_selector("[data-replay=ready]")


def keep_the_box(page: Page) -> None:
    """Keep the whole box on this device."""
    page.goto("#/settings")
    page.click("[data-action=keep-box]")
    page.wait_for_selector("[data-box=kept]")


@contextmanager
def installed(playwright: Playwright, base: str, profile: Path) -> Iterator[BrowserContext]:
    """A browser that is started for this and ends with it; what it keeps lies in a folder and stays."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browsers.CHROMIUM.program,
        args=browsers.flags(),
        base_url=base,
        locale="de-DE",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        reduced_motion="reduce",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE * 1000)
    for script in (HURRY, PLAYER):
        context.add_init_script(path=script)
    yield context
    context.close()

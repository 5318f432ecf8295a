"""The house in a pocket in Firefox and WebKit: each keeps it as it can, and loses nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from knobel.server.built import INDEX, MANIFEST, built_files
from knobel.server.site.writing import write_site
from tests.browser import browsers
from tests.browser.conftest import Sit
from tests.browser.hands import Hands, see
from tests.browser.pockets import COME_BACK, KILL, SUBFOLDER, keep_the_box, look_back, playable_site, set_up
from tests.browser.tables import HURRY, PLAYER
from tests.support.static_host import StaticHost
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket")
AT_TABLE = "() => location.hash.startsWith('#/table/hier-') && Boolean(knobelPlayer.newest())"
# Where the house lies: in files with handles for a worker, or in the browser's database.
PLACES = """async () => {
  const folder = await navigator.storage?.getDirectory?.().then((root) => root.getDirectoryHandle("knobel"))
    .catch(() => null);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return [folder && "files", names.includes("knobel-pocket") && "database"].filter(Boolean);
}"""


# A browser that gives pages no folder of their own has no such files either.
BEST = "() => (navigator.storage?.getDirectory ? 'files' : 'database')"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a site in a subfolder of a plain host."""
    playable_site(tmp_path / "web" / SUBFOLDER)
    host = StaticHost(tmp_path / "web", tmp_path / "visits.log").start()
    yield f"{host.base}/{SUBFOLDER}/"
    host.kill()


def play(hands: Hands, moves: int, seed: int) -> int:
    """Make some moves; says the number of the last entry that the page was told."""
    told = hands.ask("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": seed})
    assert (told["stuck"], told["moves"]) == (None, moves)
    hands.ask("() => knobelPlayer.untilAsked()")
    return int(hands.ask("() => knobelPlayer.newest().seq"))


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_a_game_in_the_pocket_outlives_its_worker_and_a_reload_and_is_played_to_its_end_and_looked_at(
    sit: Sit, site: str, engine: str
) -> None:
    hands = sit(engine)
    hands.open(f"{site}#/set/kniffel/bots")
    hands.click("[data-pick=pace] label:has([value=instant])")
    hands.click("[data-action=start]")
    hands.wait(AT_TABLE)
    seq = play(hands, 3, 1)
    hands.ask(KILL)
    hands.wait(COME_BACK, seq)
    seq = play(hands, 2, 2)
    hands.open(hands.ask("() => location.href"))
    hands.wait(COME_BACK, seq)
    play(hands, 2, 3)
    assert hands.ask(PLACES) == [hands.ask(BEST)], "in the best place that there is, and no other"

    hands.ask("() => knobelPlayer.finish(120000)")
    hands.open(site)
    hands.click("[data-past=kniffel]")
    see(hands, "[data-replay=ready]")


@contextmanager
def started(playwright: Playwright, base: str, profile: Path) -> Iterator[Page]:
    """A page of a Firefox that is started for this and ends with it; what it keeps lies in a folder and stays."""
    context = playwright.firefox.launch_persistent_context(
        profile,
        executable_path=browsers.FIREFOX.program,
        channel="moz-firefox",
        firefox_user_prefs=browsers.FIREFOX_SETTINGS,
        base_url=base,
        locale="de-DE",
    )
    context.set_default_timeout(PATIENCE * 1000)
    for script in (HURRY, PLAYER):
        context.add_init_script(path=script)
    yield context.new_page()
    context.close()


@pytest.mark.skipif(browsers.FIREFOX.missing is not None, reason=str(browsers.FIREFOX.missing))
def test_firefox_keeps_the_box_though_nobody_answers_what_it_asks_and_plays_without_a_host(
    playwright: Playwright, tmp_path: Path
) -> None:
    write_site(tmp_path / "web" / SUBFOLDER, "")
    host = StaticHost(tmp_path / "web", tmp_path / "visits.log").start()
    base, profile = f"{host.base}/{SUBFOLDER}/", tmp_path / "profile"
    with started(playwright, base, profile) as page:
        keep_the_box(page)
    host.kill()
    with started(playwright, base, profile) as page:
        page.goto("#/set/die-boese-drei/bots")
        set_up(page)
        assert page.evaluate("knobelPlayer.play({ moves: 200, seed: 1 })")["over"]
        page.goto("#/")
        look_back(page, "die-boese-drei")

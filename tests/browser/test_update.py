"""A newer site while somebody plays: half of it is refused, the whole is used at the next start; damage is mended."""

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from knobel.server.built import INDEX, MANIFEST, built_files
from knobel.server.site.writing import write_site
from tests.browser import browsers
from tests.browser.pockets import SUBFOLDER, come_back, installed, keep_the_box, play, set_up
from tests.support.static_host import StaticHost
from tests.support.waiting import LOOK_EVERY, PATIENCE

pytestmark = [
    pytest.mark.skipif(browsers.CHROMIUM.missing is not None, reason=str(browsers.CHROMIUM.missing)),
    pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket"),
]
# A file that the newer site alone has.
NEWER = "pocket/games-newer.json"
IS_NEWER = "meta[name=newer]"
NEXT = "async () => Boolean(await (await caches.open('knobel-boxes')).match('next-box'))"
# Of the box in use: half of the engine is lost, or how much there is of it.
ENGINE = """async (damages) => {
  const box = await caches.open(await (await (await caches.open("knobel-boxes")).match("current-box")).text());
  const engine = (await box.keys()).find(({ url }) => url.includes("/engine-"));
  const bytes = await (await box.match(engine)).arrayBuffer();
  if (damages) await box.put(engine, new Response(bytes.slice(0, bytes.byteLength / 2)));
  return bytes.byteLength;
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    write_site(tmp_path / "web" / SUBFOLDER, "")
    host = StaticHost(tmp_path / "web", tmp_path / "visits.log").start()
    yield host
    host.kill()


def renew(site: Path) -> bytes:
    """A newer site in the same place, of which one file has come in half; says what is to be in that."""
    told = json.loads((site / MANIFEST).read_text(encoding="utf-8"))
    old, new = str(told["answers"]["/api/games"]), Path(NEWER).name
    content = (site / "pocket" / old).read_bytes() + b"\n"
    (site / NEWER).write_bytes(content[: len(content) // 2])
    told["answers"]["/api/games"] = new
    for of_files, value in ((told["files"], len(content)), (told["digests"], hashlib.sha256(content).hexdigest())):
        del of_files[old]
        of_files[new] = value
    (site / MANIFEST).write_text(json.dumps(told), encoding="utf-8")
    page = (site / INDEX).read_text(encoding="utf-8")
    (site / INDEX).write_text(page.replace("<head>", '<head><meta name="newer" />', 1), encoding="utf-8")
    return content


def wait_for_visits(host: StaticHost, path: str, times: int) -> None:
    """Wait until somebody has come so often."""
    wait(lambda: host.visits().count((path, 200)) >= times, path)


def wait(condition: Callable[[], bool], what: str) -> None:
    """Wait until something is so; a page that is asked for it goes on meanwhile."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(LOOK_EVERY)


def begin(page: Page) -> int:
    """Keep the box, and begin a game on this device, one that no chance ends soon."""
    keep_the_box(page)
    page.goto("#/set/kniffel/bots")
    set_up(page)
    return play(page, 1, 1)


def test_an_update_in_the_middle_of_a_game_waits_until_it_is_whole_and_the_game_goes_on_with_it(
    playwright: Playwright, host: StaticHost, tmp_path: Path
) -> None:
    site = tmp_path / "web" / SUBFOLDER
    with installed(playwright, f"{host.base}/{SUBFOLDER}/", tmp_path / "profile") as context:
        page = context.new_page()
        seq, table = begin(page), page.url
        whole = renew(site)
        page.reload()
        come_back(page, seq)
        wait_for_visits(host, f"/{SUBFOLDER}/{NEWER}", 2)
        # Half a file is none: the box that is here plays on.
        seq = play(page, 1, 2)
        assert not page.evaluate(NEXT)
        (site / NEWER).write_bytes(whole)
        wait(partial(page.evaluate, NEXT), "the next box")
        seq = play(page, 1, 3)
        assert page.locator(IS_NEWER).count() == 0, "never in the middle of a game"
        page.close()

        page = context.new_page()
        page.goto(table)
        come_back(page, seq)
        assert page.locator(IS_NEWER).count() == 1
        # What is damaged later is loaded again, and the table is as it was.
        size = page.evaluate(ENGINE, True)
        page.reload()
        come_back(page, seq)
        assert page.evaluate(ENGINE, False) == size
        page.wait_for_selector("[data-pocket]", state="detached")
        play(page, 1, 4)

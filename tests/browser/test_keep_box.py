"""The whole box on a device: kept on request, it starts without any server."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

from knobel.server.built import POCKET_APP
from proofs.processes import Node
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not (POCKET_APP / "manifest.json").is_file(), reason="no pocket here: make pocket")
BOXES = "caches.keys().then((names) => names.filter((name) => name.startsWith('knobel-box')))"
# Every file of the pocket, as the page gets it.
POCKET = """async () => {
  const told = await (await fetch("pocket/manifest.json")).json();
  const answers = await Promise.all(Object.keys(told.files).map((name) => fetch(`pocket/${name}`)));
  return answers.every((answer) => answer.ok) && answers.length;
}"""


# The bar is neither empty nor full.
HALFWAY = """() => {
  const bar = document.querySelector("[data-box=loading] progress");
  return bar && bar.value > 0 && bar.value < bar.max;
}"""


@contextmanager
def one_file_late(context: BrowserContext) -> Iterator[None]:
    """Meanwhile one of the larger files of the box is under way."""
    held: list[Route] = []
    context.route("**/pocket/stdlib-*", lambda route: held.append(route))
    yield
    context.unroute("**/pocket/stdlib-*")
    for route in held:
        with suppress(Error):  # What was given up meanwhile is asked for again.
            route.continue_()


def come(context: BrowserContext) -> Page:
    """Open the app in a window of its own, and wait until the start page is whole."""
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-game=kniffel]")
    return page


def test_a_box_that_is_kept_starts_when_the_house_is_gone_and_can_be_cleared_away(
    browser: Browser, frail_house: Node
) -> None:
    context = browser.new_context(base_url=frail_house.base, locale="de-DE")
    context.set_default_timeout(PATIENCE * 1000)
    # Nobody is asked on a first visit; whoever comes back is, and answers by keyboard.
    page = come(context)
    assert page.locator("[data-box-offer]").count() == 0
    page.close()
    page = come(context)
    with one_file_late(context):
        page.locator("[data-box-offer] [data-action=keep-box]").press("Enter")
        page.wait_for_function(HALFWAY)
        assert re.search(r"\d+ %", page.locator("[data-box=loading] label").inner_text())
    page.wait_for_selector("[data-box=kept]")
    page.locator("[data-action=box-done]").press("Enter")
    page.wait_for_selector("[data-box-offer]", state="detached")
    page.close()
    frail_house.kill()
    page = come(context)
    assert page.evaluate(POCKET) >= 7
    page.goto("/#/settings")
    page.wait_for_selector("[data-box=kept]")
    page.click("[data-action=drop-box]")
    page.wait_for_selector("[data-box=absent]")
    assert page.evaluate(BOXES) == []
    context.close()


def test_whoever_puts_the_box_off_is_never_asked_again_and_finds_it_in_the_settings(
    browser: Browser, house: Node
) -> None:
    context = browser.new_context(base_url=house.base, locale="de-DE")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    # As after a game that was played to its end.
    page.goto("/#/about")
    page.evaluate("localStorage.setItem('knobel.finished', 'true')")
    page.goto("/#/")
    offer = page.locator("[data-box-offer] section")
    offer.wait_for()
    assert re.search(r"etwa \d+ MB", offer.inner_text())
    page.locator("[data-action=box-later]").press("Enter")
    page.wait_for_selector("[data-box-offer]", state="detached")
    assert page.evaluate("document.activeElement.dataset.action") == "today"
    page.close()
    page = come(context)
    assert page.locator("[data-box-offer]").count() == 0
    page.goto("/#/settings")
    page.wait_for_selector("[data-box=absent] [data-action=keep-box]")
    context.close()

"""The whole box on a device: kept on request, it starts without any server."""

import pytest
from playwright.sync_api import Browser

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


def test_a_box_that_is_kept_starts_when_the_house_is_gone_and_can_be_cleared_away(
    browser: Browser, frail_house: Node
) -> None:
    context = browser.new_context(base_url=frail_house.base, locale="de-DE")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto("/#/settings")
    page.click("[data-action=keep-box]")
    page.wait_for_selector("[data-box=kept]")
    page.close()
    frail_house.kill()
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-game=kniffel]")
    assert page.evaluate(POCKET) >= 7
    page.goto("/#/settings")
    page.wait_for_selector("[data-box=kept]")
    page.click("[data-action=drop-box]")
    page.wait_for_selector("[data-box=absent]")
    assert page.evaluate(BOXES) == []
    context.close()

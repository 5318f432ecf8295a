"""A tournament on one laptop, without a server: the wall and the papers in windows of their own follow the desk's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from knobel.server.built import INDEX, MANIFEST, built_files
from knobel.server.site.writing import write_site
from tests.browser import browsers
from tests.browser.pockets import SUBFOLDER, installed, keep_the_box
from tests.support.static_host import StaticHost

pytestmark = [
    pytest.mark.skipif(browsers.CHROMIUM.missing is not None, reason=str(browsers.CHROMIUM.missing)),
    pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket"),
]
PLAYERS = [f"Gast {number}" for number in range(1, 9)]


@pytest.fixture
def laptop(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that keeps the box; the host that it came from is gone."""
    write_site(tmp_path / "web" / SUBFOLDER, "")
    host = StaticHost(tmp_path / "web", tmp_path / "visits.log").start()
    base, profile = f"{host.base}/{SUBFOLDER}/", tmp_path / "profile"
    try:
        with installed(playwright, base, profile) as context:
            keep_the_box(context.new_page())
    finally:
        host.kill()
    with installed(playwright, base, profile) as context:
        yield context


def announced(page: Page) -> None:
    """A new tournament, with its players."""
    page.goto("#/turnier")
    page.locator("[data-field=desk-name]").fill("Pokal")
    page.locator("[data-action=create-desk]").click()
    page.locator("[data-view=players]").click()
    page.locator("[data-field=players]").fill("\n".join(PLAYERS))
    page.locator("[data-action=add-players]").click()
    page.wait_for_function("n => document.querySelectorAll('[data-player]').length === n", arg=len(PLAYERS))


def opened_from(page: Page, selector: str) -> Page:
    """The window that a link of the desk opens."""
    page.locator("[data-view=links]").click()
    with page.context.expect_page() as coming:
        page.locator(selector).click()
    return coming.value


def test_the_wall_in_a_second_window_follows_the_desk_and_stays_when_that_is_closed(laptop: BrowserContext) -> None:
    desk = laptop.new_page()
    announced(desk)
    wall = opened_from(desk, "[data-open=projector]")
    wall.wait_for_selector("[data-wall] [data-name]")
    wall.locator("[data-wall] [data-name]", has_text="Gast\u00a08").wait_for()
    assert wall.locator("[data-qr], [data-reach]").count() == 0, "nobody could follow a code"

    # What happens at the desk is on the wall, and nobody has to take the house from anybody.
    desk.locator("[data-view=run]").click()
    desk.locator("[data-action=open-now]").click()
    desk.locator("[data-view=players]").click()
    desk.locator("[data-action=check-in-all]").click()
    desk.wait_for_selector("[data-offer=check_in]", state="detached")
    desk.locator("[data-view=run]").click()
    desk.locator("[data-action=close-now]").click()
    desk.locator("[data-offer=draw]").click()
    desk.locator("[data-offer=start_stage]").click()
    wall.wait_for_selector("[data-wall] [data-table]")
    paper = opened_from(desk, "[data-paper=players]")
    paper.wait_for_function("name => document.body.textContent.includes(name)", arg=PLAYERS[0])
    for page in (desk, wall, paper):
        assert page.locator("[data-pocket]").count() == 0

    # The window with the house is closed: that is said, and the next one opens it.
    address = desk.url
    paper.close()
    desk.close()
    wall.wait_for_selector("[data-pocket=left]")
    wall.wait_for_selector("[data-pocket]", state="detached")
    wall.wait_for_selector("[data-desk-lost]", state="detached")
    # Whoever opens the desk again is a guest there, and goes on.
    again = laptop.new_page()
    again.goto(address)
    again.locator("[data-view=run]").click()
    again.locator("[data-field=announce]").fill("Kuchen!")
    again.locator("[data-action=announce]").click()
    wall.wait_for_selector("[data-announcement]:has-text('Kuchen!')")
    assert again.locator("[data-pocket]").count() == 0


def test_a_window_that_plays_has_the_house_and_one_that_looks_goes_on_looking(laptop: BrowserContext) -> None:
    desk = laptop.new_page()
    announced(desk)
    player = laptop.new_page()
    player.goto("#/set/kniffel/bots")
    player.locator("[data-action=start]").click()
    player.wait_for_selector("[data-pocket=elsewhere]")
    player.locator("[data-action=pocket-again]").click()
    player.locator("[data-action=start]").click()
    player.wait_for_selector("[data-phase=playing]")
    # The desk goes on as a guest of that window.
    desk.locator("[data-field=players]").fill("Nachzügler")
    desk.locator("[data-action=add-players]").click()
    desk.wait_for_function("n => document.querySelectorAll('[data-player]').length === n", arg=len(PLAYERS) + 1)
    assert desk.locator("[data-pocket]").count() == 0

"""A house of static files, from a subfolder of any host: what needs other devices says so and leads to a house."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from knobel.server.built import INDEX, MANIFEST, built_files
from knobel.server.site.writing import write_site
from tests.browser.pockets import SUBFOLDER
from tests.support.static_host import StaticHost
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no site here: make web pocket")
HOUSE = "http://wirtshaus.local"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site in a subfolder."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "web" / SUBFOLDER, "")
    host = StaticHost(root / "web", root / "visits.log").start()
    yield f"{host.base}/{SUBFOLDER}/"
    host.kill()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone; the house it may go to is somebody else's and only says where one has arrived."""
    context = browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844}, service_workers="block")
    context.set_default_timeout(PATIENCE * 1000)
    context.route(f"{HOUSE}/**", lambda route: route.fulfill(content_type="text/html", body="<h1>Wirtshaus</h1>"))
    yield context.new_page()
    context.close()


def test_what_needs_other_devices_asks_for_a_house_and_leads_there(site: str, page: Page) -> None:
    page.goto(site)
    assert "braucht ein Haus" in page.locator("[data-action=play-friends]").first.inner_text()
    page.wait_for_selector("[data-needs-house=friends]")
    assert page.locator("[data-field=code]").count() == 0
    # By keyboard: the way, the address, there.
    page.locator("[data-action=play-friends]").first.press("Enter")
    page.wait_for_selector("h1:has-text('Das braucht ein Haus')")
    field = page.locator("[data-field=house]")
    field.fill("das Haus da")
    field.press("Enter")
    page.wait_for_selector("[data-needs-house] [role=alert]")
    field.fill("wirtshaus.local")
    field.press("Enter")
    page.wait_for_url(f"{HOUSE}/#/set/kniffel/friends")
    # The device remembers it, wherever it is asked for.
    for place, what in (("#/settings", "account"), ("#/club", "club"), ("#/table/abc?code", "table")):
        page.goto(site + place)
        page.wait_for_selector(f"[data-needs-house={what}]")
        assert page.locator("[data-field=house]").input_value() == f"{HOUSE}/"
    # Who sits down here sits here.
    page.goto(f"{site}#/set/kniffel/bots")
    page.wait_for_selector("[data-seat='1'] [data-field=kind]")
    kinds = page.locator("[data-field=kind] option").evaluate_all("all => all.map(each => each.value)")
    assert "open" not in kinds
    assert page.locator("[data-way=friends], [data-way=tv], [data-switch=spectators]").count() == 0


def test_the_dice_of_the_day_are_played_here_and_say_what_is_known_of_them(site: str, page: Page) -> None:
    page.goto(f"{site}#/heute")
    page.wait_for_selector("[data-today=play]")
    assert "folgen aus dem Datum" in page.locator("[data-seal=today]").inner_text()
    page.locator("[data-action=play-day]").click()
    page.wait_for_url("**/#/table/hier-*")
    page.wait_for_selector("[data-phase=playing]")
    page.goto(f"{site}#/heute")
    page.wait_for_selector("[data-today=go-on]")

"""Links and codes that phones can open, from a page that was opened on the server's own machine."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from knobel.server.addresses import is_loopback
from knobel.server.http.web_app import WebApp
from knobel.server.serving import Settings
from proofs.processes import Node
from tests.browser import desk_scenes, desks
from tests.browser.accessibility import violations
from tests.browser.browsers import PLAIN_HOST
from tests.browser.conftest import Invite, Sit
from tests.browser.people import DESKTOP, Person, device
from tests.browser.test_desk_ways import now
from tests.browser.test_plain_http import copies
from tests.support.serving import serving

TWO = ["http://192.0.2.7:8000", "http://198.51.100.4:8000"]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A house as people start it: where its own machine opens it, and where others do."""
    if not WebApp().is_built:
        pytest.skip("BROWSER TESTS SKIPPED: the web app is not built (make web)")
    # A machine without any network is reached by a name that the browsers of the tests know.
    alone = () if Settings().urls else ("--public-url", f"http://{PLAIN_HOST}:{{port}}")
    with serving(tmp_path, "--pace", "0.001", *alone) as (port, told):
        yield f"http://localhost:{port}", told[1]


@contextlib.contextmanager
def somebody(browser: Browser, base: str, size: tuple[int, int] = DESKTOP) -> Iterator[Person]:
    """Somebody with a device of their own, on which nothing may go wrong."""
    person = Person(device(browser, base, size=size, touch=False), base, "Anna")
    yield person
    person.context.close()
    assert person.grumbles() == []


def codes(person: Person) -> set[str]:
    """Where the codes on this page lead."""
    person.page.wait_for_selector("[data-qr]")
    found = person.page.locator("[data-qr]").evaluate_all("codes => codes.map(code => code.dataset.qr)")
    return {f"{urlsplit(code).scheme}://{urlsplit(code).netloc}" for code in found}


def test_a_table_set_up_at_localhost_is_joined_from_another_device(browser: Browser, home: tuple[str, str]) -> None:
    here, there = home
    with somebody(browser, here) as host, somebody(browser, there) as guest:
        host.open("/#/set/kniffel/friends").page.locator("[data-action=start]").click()
        host.page.wait_for_selector("[data-phase=lobby]")
        assert codes(host) == {there}
        assert there in host.page.locator("[data-reach]").inner_text()
        guest.page.goto(host.page.locator("[data-qr]").get_attribute("data-qr") or "")
        guest.page.locator("[data-action=sit]").first.click()
        host.page.wait_for_selector("[data-action=start]:enabled")
        host.page.locator("[data-big-screen] summary").click()
        assert host.page.locator("[data-big-screen] a").inner_text().startswith(there)


def test_a_big_screen_at_localhost_names_the_address_for_phones(browser: Browser, home: tuple[str, str]) -> None:
    here, there = home
    with somebody(browser, here) as screen, somebody(browser, there) as phone:
        screen.open("/#/set/schocken/tv").page.locator("[data-action=start]").click()
        assert codes(screen) == {there}
        words = screen.page.locator(".join").inner_text()
        assert urlsplit(there).netloc in words
        assert there in screen.page.locator("[data-reach]").inner_text()
        phone.page.goto(screen.page.locator("[data-qr]").get_attribute("data-qr") or "")
        phone.page.wait_for_selector("[data-action=sit]")


def test_a_desk_at_localhost_gives_out_links_for_phones(browser: Browser, home: tuple[str, str]) -> None:
    here, there = home
    with somebody(browser, here) as organiser, somebody(browser, there) as guest:
        desks.announce(organiser, "Kneipencup")
        desks.add_players(organiser, "Anna\nBen", 2)
        desks.view(organiser, "run")
        organiser.page.locator("[data-action=open-now]").click()
        desks.view(organiser, "links")
        assert codes(organiser) == {there}
        assert there in organiser.page.locator("[data-reach]").inner_text()
        offered = organiser.page.locator("[data-reach-open]").get_attribute("href")
        assert offered == organiser.page.url.replace(here, there)
        entry = organiser.page.locator("[data-role=entry] [data-qr]").get_attribute("data-qr") or ""
        cards = organiser.page.locator("[data-paper=cards]").get_attribute("href")
        wall = organiser.page.locator("[data-open=projector]").get_attribute("href")
        for path in (cards, wall):
            organiser.open("/").open(f"/{path}")
            assert codes(organiser) == {there}
            assert not [each for each in violations(organiser.page) if each.startswith("color-contrast")]
        guest.page.goto(entry)
        guest.page.locator("[data-field=name]").fill("Lena")
        guest.page.locator("[data-field=accepted]").check()
        guest.page.locator("[data-action=sign-up]").click()
        guest.page.wait_for_selector("[data-where]")


def test_webkit_copies_over_plain_http_what_it_says_it_has_copied(sit: Sit, home: tuple[str, str]) -> None:
    # WebKit asks the machine for names, and it does not know this one.
    hands, base = sit("webkit"), home[1].replace(PLAIN_HOST, "127.0.0.2")
    hands.open(f"{base}/#/set/kniffel/friends")
    hands.click("[data-action=start]")
    copies(hands, "copy")


def test_of_several_addresses_one_can_be_picked_and_stays(invite: Invite) -> None:
    host = invite().reaches(*TWO)
    host.open("/#/set/kniffel/friends").page.locator("[data-action=start]").click()
    assert codes(host) == {TWO[0]}
    host.page.locator("[data-field=address]").select_option(TWO[1])
    host.page.wait_for_selector(f"[data-qr^='{TWO[1]}']")
    assert (host.page.locator("[data-action=copy]").get_attribute("data-link") or "").startswith(TWO[1])
    host.page.reload()
    assert codes(host) == {TWO[1]}
    assert not host.scrolls_sideways()


def test_a_house_that_nobody_else_reaches_says_so(invite: Invite, house: Node) -> None:
    host = invite()
    host.open("/#/set/kniffel/friends").page.locator("[data-action=start]").click()
    host.page.wait_for_selector("[data-reach=none]")
    assert "--public-url" in host.page.locator("[data-reach]").inner_text()
    # A link may be opened on this machine, but no phone could follow a code.
    assert (host.page.locator("[data-action=copy]").get_attribute("data-link") or "").startswith(house.base)
    assert "keine Adresse" in host.page.locator("[data-qr-none]").inner_text()
    assert host.page.locator("[data-qr]").count() == 0


def test_no_page_of_a_house_that_nobody_else_reaches_shows_or_prints_a_code(invite: Invite) -> None:
    host = invite(size=DESKTOP, touch=False)
    opened = desk_scenes.Opened(host, desk_scenes.ends_at(desk_scenes.signed_up(4, here=4), now()))
    for role, paper in (("projector", ""), ("organiser", "cards"), ("organiser", "rules"), ("organiser", "referees")):
        host.open("/").open(opened.path(role, paper)).page.wait_for_selector("[data-qr-none]")
        assert host.page.locator("[data-qr]").count() == 0
        assert not host.scrolls_sideways()


def test_nobody_is_told_to_open_their_own_machine(home: tuple[str, str]) -> None:
    _, there = home
    assert not is_loopback(urlsplit(there).hostname or "")

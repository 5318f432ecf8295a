"""Values that lie beside the box: a table of Kniffel Extreme on this device plays by them, or says that it cannot."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from knobel.server.built import INDEX, MANIFEST, built_files
from proofs.processes import Node
from tests.browser.people import Person, device
from tests.browser.pockets import play, set_up
from tests.browser.tables import give_a_player

pytestmark = pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no pocket here: make web pocket")
VALUES = re.compile(r"/pocket/kniffel-extreme-[^/]*\.values$")
# Points that are expected of a game by its values, and not by what every box brings for itself.
ENOUGH = 500


@pytest.fixture
def person(browser: Browser, house: Node) -> Iterator[Person]:
    """Somebody with a device of their own."""
    anna = Person(device(browser, house.base), house.base, "Anna")
    give_a_player(anna)
    yield anna
    anna.context.close()
    assert anna.grumbles() == []


def open_table(person: Person) -> Page:
    """A table of Kniffel Extreme on this device."""
    person.open("/#/set/kniffel-extreme/bots")
    person.page.locator("[data-switch=here] input").check()
    set_up(person.page)
    return person.page


def hint(page: Page) -> float:
    """What the best move is worth, at the next decision of which nobody has asked yet."""
    advise = page.locator("[data-advise]:enabled")
    while not advise.count():
        play(page, 1, 1)
    advise.click()
    worth = page.locator("[data-advice=last] li span").first.inner_text()
    found = re.search(r"\d+(,\d+)?", worth)
    assert found is not None, worth
    return float(found[0].replace(",", "."))


def test_hints_are_by_the_values_once_they_have_come(person: Person) -> None:
    held: list[Route] = []
    person.context.route(VALUES, lambda route: held.append(route))
    page = open_table(person)
    assert hint(page) < ENOUGH, "nobody waits for the values"
    assert len(held) == 1
    held[0].continue_()
    while hint(page) < ENOUGH:
        play(page, 1, 2)
    assert len(held) == 1
    assert page.locator("[data-pocket]").count() == 0


def test_without_the_values_one_line_says_so_and_the_game_goes_on(person: Person) -> None:
    asked: list[str] = []

    def nobody(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    person.context.route(VALUES, nobody)
    with person.expecting("Failed to load resource"):
        page = open_table(person)
        assert hint(page) < ENOUGH
        said = page.locator("[data-pocket=values]")
        said.wait_for()
        assert "starke Bots" in said.inner_text()
        page.locator("[data-action=pocket-read]").click()
        play(page, 4, 3)
        assert hint(page) < ENOUGH
        assert page.locator("[data-pocket]").count() == 0
        assert len(asked) == 1

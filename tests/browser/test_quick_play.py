"""Quick play: a game of luck plays itself at a wish, everybody sees whose, and it can be stopped."""

from playwright.sync_api import Browser

from proofs.processes import Node
from tests.browser.people import Person, device


def test_a_game_of_luck_plays_itself_and_stops_when_asked(browser: Browser, calm_house: Node) -> None:
    # At the pace that people see, so that the game is not over before it can be stopped.
    person = Person(device(browser, calm_house.base, size=(360, 640)), calm_house.base, "Anna")
    person.open("#/set/auf-und-nieder/bots")
    page = person.page
    page.locator("[data-action=start]").click()
    page.locator("[data-quick=on]").click()
    on = page.locator("[data-quick-on]")
    on.wait_for()
    assert "lässt für alle würfeln" in (on.text_content() or "")
    assert page.locator("[data-throw]").count() == 0
    page.locator("[data-quick=off]").click()
    page.locator("[data-quick=on]").wait_for()
    assert page.locator("[data-quick-on]").count() == 0
    assert person.grumbles() == []
    person.context.close()

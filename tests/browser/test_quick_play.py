"""Quick play: a game of luck plays itself at a wish, everybody sees whose, and it can be stopped."""

from playwright.sync_api import Browser

from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import Person, device
from tests.browser.tables import give_a_player


def test_a_game_of_luck_plays_itself_and_stops_when_asked(browser: Browser, calm_house: Node) -> None:
    # At the pace that people see, so that the game is not over before it can be stopped.
    person = Person(device(browser, calm_house.base, size=(360, 640)), calm_house.base, "Anna")
    person.open("#/set/auf-und-nieder/bots")
    page = person.page
    page.locator("[data-action=start]").click()
    page.locator("[data-quick=on]").click()
    on = page.locator("[data-quick-on]")
    on.wait_for()
    assert "Du lässt für alle würfeln" in (on.text_content() or "")
    assert page.locator("[data-throw]").count() == 0
    page.locator("[data-quick=off]").click()
    page.locator("[data-quick=on]").wait_for()
    assert page.locator("[data-quick-on]").count() == 0
    # What is on in the settings is on at the next table.
    switch(person, "quick-luck", was=False)
    start(person, "auf-und-nieder")
    on.wait_for()
    assert person.grumbles() == []
    person.context.close()


def test_a_page_throws_for_me_until_i_am_asked_unless_the_settings_say_no(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    start(person, "chicago")
    button = person.page.locator("[data-auto-throw]")
    button.click()
    # It throws for the start, and then in the game, and nobody touches anything until something is to be decided.
    person.page.locator("[data-offer^='keep:']").first.wait_for()
    assert button.get_attribute("aria-pressed") == "true"
    switch(person, "auto-throw", was=True)
    start(person, "chicago")
    person.page.locator("[data-throw]:enabled").wait_for()
    assert button.count() == 0


def start(person: Person, game: str) -> None:
    """Set up a game against bots, as the page has it."""
    person.page.goto("about:blank")
    person.open(f"#/set/{game}/bots")
    person.page.locator("[data-action=start]").click()


def switch(person: Person, name: str, *, was: bool) -> None:
    """Flip a switch of the settings."""
    person.open("#/settings")
    box = person.page.locator(f"[data-switch={name}] input")
    assert box.is_checked() == was
    box.click()

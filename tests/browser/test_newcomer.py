"""Somebody who has never seen Knobel: two taps to the first throw, in either language."""

from playwright.sync_api import Browser

from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import Person, device
from tests.browser.tables import give_a_player, play_against_bots

# A tray of which no die is falling any more, by its faces.
RESTING_DICE = """() => [...document.querySelectorAll(":has(> [data-face])")]
  .map((tray) => [...tray.querySelectorAll(":scope > :is([role=img], button)")])
  .map((dice) => dice.map((die) => Number(die.dataset.face ?? 0)))
  .find((faces) => faces.length && faces.every((face) => face > 0))"""


def throws_told(person: Person) -> list[list[int]]:
    """The open dice of every tray in every update, and those named in words, as the server told them."""
    views = [view for update in person.updates for view in update["views"]]
    widgets = [widget for view in views for widget in view["scene"]["widgets"]]
    trays = [[die["face"] for die in widget["dice"]] for widget in widgets if widget["type"] == "tray"]
    facts = [fact for view in views for line in view["lines"] for fact in line["facts"].values()]
    return trays + [fact["faces"] for fact in facts if isinstance(fact, dict) and fact["type"] == "pips"]


def test_two_taps_lead_to_the_first_throw(browser: Browser, calm_house: Node) -> None:
    person = Person(device(browser, calm_house.base), calm_house.base, "Anna").open()
    person.page.locator("[data-action=play-bots]").first.tap()
    person.page.locator("[data-throw]:enabled").tap()
    shown = person.page.wait_for_function(RESTING_DICE).json_value()
    assert shown in throws_told(person)
    assert not person.scrolls_sideways()
    person.context.close()
    assert person.grumbles() == []


def test_every_game_of_the_box_is_found_by_any_of_its_names(invite: Invite) -> None:
    person = invite().open()
    person.page.wait_for_selector("[data-game=kniffel]")
    person.page.locator("[data-field=search]").fill("meiern")
    person.page.wait_for_selector("[data-game=kniffel]", state="detached")
    assert person.page.locator("[data-game=maexchen]").is_visible()


def test_the_language_is_switched_at_once_and_stays(invite: Invite) -> None:
    person = invite(language="de").open()
    assert person.page.locator("html").get_attribute("lang") == "de"
    german = person.page.locator("main").inner_text()
    person.page.locator("[data-action=language]").first.click()
    person.page.wait_for_selector("html[lang=en]")
    assert person.page.locator("main").inner_text() != german
    person.page.reload()
    person.page.wait_for_selector("html[lang=en]")


def test_the_language_can_be_switched_in_the_middle_of_a_game(invite: Invite) -> None:
    person = invite(language="de")
    give_a_player(person)
    person.open()
    play_against_bots(person, "kniffel", 1)
    person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 1 })")
    before = person.page.locator("[data-seq]").get_attribute("data-seq")
    person.page.locator("[data-action=more]").click()
    person.page.locator("[data-action=language]").click()
    person.page.wait_for_selector("html[lang=en]")
    person.page.keyboard.press("Escape")
    played = person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 2 })")
    assert (played["stuck"], played["missing"], played["moves"]) == (None, [], 2)
    after = person.page.locator("[data-seq]").get_attribute("data-seq")
    assert int(after or 0) > int(before or 0)

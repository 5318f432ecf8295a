"""Boards as their rules draw them, with chips that show whose they are; bets by tap and by key."""

from typing import Any

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import begin, bots, give_a_player, set_up, settle, sit_down, until_asked

SMALL_PHONE = (360, 640)
# Where the fields lie, by the number that stands first on them.
FIELDS = """() => Object.fromEntries([...document.querySelectorAll(".field")].map((field) => {
  const { x, y, width, height } = field.getBoundingClientRect();
  return [field.querySelector(".label").textContent, { x, y, width, height }];
}))"""


def fields(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(FIELDS)
    return found


def test_the_merry_seven_is_drawn_as_its_rules_have_it_and_played_by_tap_and_key(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=False)
    give_a_player(person)
    person.open()
    # A bot holds the bank first, so that this person bets.
    seats = [*bots(2), {"kind": "me", "name": person.name}]
    sit_down(person, set_up(person, "lustige-sieben", seats, options={"starter": "first_seat"}))
    begin(person)
    until_asked(person)
    board = fields(person)
    assert board["7"]["width"] > 1.8 * board["2"]["width"]
    assert board["7"]["y"] < board["2"]["y"] == board["3"]["y"] < board["11"]["y"] == board["12"]["y"]
    assert board["2"]["x"] == board["11"]["x"] < board["3"]["x"] == board["12"]["x"]
    assert not person.scrolls_sideways()
    # Tapped again, one chip more; enter puts them down.
    field = person.page.locator("[data-offer='field:4']")
    field.click()
    person.page.wait_for_selector("[data-offer='field:4'] .ghost")
    field.click()
    assert person.page.locator("[data-offer='field:4'] .ghost b").inner_text() == "2"
    before = len(person.updates)
    field.press("Enter")
    # What bots do next may stand there a moment later, but it has been told.
    person.page.wait_for_selector("[data-offer='field:4'] .ghost", state="detached")
    settle(person)
    told = [line for update in person.updates[before:] for line in update["views"][0]["lines"]]
    mine = next(line["facts"] for line in told if line["key"] == "told-stake")
    assert (mine["who"]["seat"], mine["field"]["key"], mine["chips"]) == (2, "field-4", 2), told

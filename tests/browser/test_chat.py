"""What is said at a table: one writes at the bottom, and what can be said at a tap goes on beyond the screen."""

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.tables import give_a_player, play_against_bots


def talk(person: Person) -> None:
    give_a_player(person)
    person.open()
    play_against_bots(person, "kniffel", 1)
    person.page.click("[data-action=chat]")
    person.page.locator("[role=dialog] input").fill("Guten Abend.")
    person.page.keyboard.press("Enter")
    person.page.get_by_text("Guten Abend.").wait_for()


def test_on_a_laptop_one_writes_at_the_bottom_and_names_are_set_apart(invite: Invite) -> None:
    person = invite("Anna", size=DESKTOP, touch=False)
    talk(person)
    assert person.page.locator("[role=dialog] li").inner_text().split() == ["Anna:", "Guten", "Abend."]
    field = person.page.locator("[role=dialog] input").bounding_box()
    assert field
    assert field["y"] + field["height"] > DESKTOP[1] - 40


def test_on_a_phone_what_can_be_said_goes_on_beyond_the_edge_of_the_screen(invite: Invite) -> None:
    person = invite("Anna", size=PHONE)
    talk(person)
    quick = person.page.locator("[role=dialog] .quick").bounding_box()
    assert quick
    assert (quick["x"], quick["x"] + quick["width"]) == (0, PHONE[0])
    assert not person.scrolls_sideways()

"""Eins bis sechzehn on a phone: a sum is tapped together from the dice and the signs, and corrected on the way."""

from knobel.games.race._formulas import formulas
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import give_a_player, play_against_bots, settle

RULES = {"starter": "first_seat", "order": "free", "operations": "all_four"}


def faces(person: Person) -> tuple[int, ...]:
    """The dice that this person has thrown."""
    assert person.scene
    (tray,) = (widget for widget in person.scene["widgets"] if widget["type"] == "tray")
    return tuple(sorted(die["face"] for die in tray["dice"]))


# What lies on the screen as it is, with nothing over it.
IN_REACH = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(found);
}"""


def test_all_keys_and_buttons_of_a_sum_are_within_reach_on_a_phone(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "eins-bis-sechzehn", 1, mind="greedy", options=RULES)
    person.page.locator("[data-throw]:enabled").click()
    person.page.wait_for_selector("[data-offer='press:done']")
    settle(person)
    controls = person.page.locator(".hand [data-offer], .hand form input").all()
    assert len(controls) > 16 + 8
    assert [each.get_attribute("data-offer") for each in controls if not each.evaluate(IN_REACH)] == []


def test_a_sum_is_tapped_together_and_ticks_its_number(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "eins-bis-sechzehn", 1, mind="greedy", options=RULES)
    person.page.locator("[data-throw]:enabled").click()
    person.page.wait_for_selector("[data-offer='press:done']")
    settle(person)
    number, formula = max(
        ((number, text) for number, text in formulas(faces(person), "all_four").items() if 1 <= number <= 16),
        key=lambda made: len(made[1]),
    )

    person.page.locator(f"[data-offer='slot:{number}']").click()
    for sign in (*formula, "+"):
        person.page.locator(f"[data-offer='key:{sign}']").click()
    person.page.locator("[data-offer='key:back']").click()
    assert person.page.locator("form input[maxlength]").input_value() == formula
    assert not person.scrolls_sideways()
    person.page.locator(f"[data-offer='write:{number}']").click()
    person.page.wait_for_function("() => document.querySelector('form input[maxlength]').value === ''")
    settle(person)
    assert person.scene
    (mine,) = (widget for widget in person.scene["widgets"] if widget.get("id") == "strikes-0")
    assert [item["id"] for item in mine["items"] if not item["left"]] == [str(number)]

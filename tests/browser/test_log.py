"""The log of a table: where it begins with something in the middle, it says so."""

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.tables import settle
from tests.browser.test_past import played


def come_back(person: Person) -> None:
    """Load the page anew, and wait until it has been told everything."""
    person.page.reload()
    person.page.wait_for_selector("[data-phase=playing]")
    settle(person)


def test_whoever_comes_back_in_a_second_game_is_told_where_the_first_is(invite: Invite) -> None:
    person = invite("Anna", size=DESKTOP, touch=False)
    played(person, "chicago")
    assert person.page.locator("[data-cut]").count() == 0
    person.page.locator("[data-action=rematch]").click()
    person.page.wait_for_selector("[data-phase=playing]")
    assert person.page.locator("[data-cut]").count() == 0
    come_back(person)
    person.page.wait_for_selector("[data-cut]")
    assert violations(person.page) == []

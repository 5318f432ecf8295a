"""The log of a table: where it begins with something in the middle, it says so."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.tables import give_a_player, play_against_bots, settle, until_asked
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


# What is cut of what lies on the felt.
CUT = """() => {
  const rest = document.querySelector(".felt > .rest"), felt = rest.parentElement;
  return rest.scrollHeight > rest.clientHeight + 1
    || rest.getBoundingClientRect().bottom > felt.getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_beside_the_log_that_is_pulled_open_the_pile_in_the_middle_is_seen(
    size: tuple[int, int], bots: int, invite: Invite
) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    play_against_bots(person, "schocken", bots, "greedy", options={"starter": "first_seat"})
    person.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    until_asked(person)
    assert person.page.locator(".rest [data-pile]").count() == 1
    person.page.locator(".log > button").click()
    person.page.wait_for_selector(".log > ol")
    assert not person.page.evaluate(CUT)

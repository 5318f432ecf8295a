"""Knipsen: a finger that hits the die flicks it, and one that misses does nothing."""

from playwright.sync_api import FloatRect, Page

from tests.browser.conftest import Invite
from tests.browser.tables import give_a_player, play_against_bots, until_asked
from tests.browser.waiting import until


def stroke(page: Page, die: FloatRect, beside: float) -> None:
    """A quick stroke of a finger upwards, so far beside the middle of the die."""
    x, y = die["x"] + die["width"] / 2 + beside, die["y"] + die["height"] / 2
    page.mouse.move(x, y + 40)
    page.mouse.down()
    page.mouse.move(x + 10, y - 50)
    page.mouse.up()


def test_the_die_is_flicked(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "knipsen", 1, options={"starter": "first_seat"})
    until_asked(person)
    page = person.page
    assert page.locator("[data-throw]").inner_text() == "Knipsen"
    die = page.locator("[data-die]").first.bounding_box()
    assert die is not None
    before = len(person.updates)
    stroke(page, die, beside=130)
    assert page.locator("[data-throw]:enabled").count() == 1
    stroke(page, die, beside=0)
    until(
        page, lambda: any("told-total" in str(update) for update in person.updates[before:]), "the die has been flicked"
    )

"""A game that is looked for by another of its names is played under that name, on every device at the table."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import TV, Person


def looked_for(person: Person, text: str, game: str) -> Page:
    """Look in the box for a game by this text, and open its card."""
    page = person.open().page
    page.wait_for_selector("[data-shelf=trick] [data-game]")
    page.locator("[data-field=search]").fill(text)
    page.locator(f"[data-game={game}] .top").tap()
    return page


def invitation(host: Person) -> tuple[str, str]:
    """The table at which this person sits as its host, and the invitation to it."""
    welcome = next(frame for frame in host.frames if frame["type"] == "welcome")
    return welcome["table"]["id"], welcome["invitation"]


def test_whoever_looks_for_meiern_plays_meiern_two_taps_later_and_so_it_stands_on_the_big_screen(
    invite: Invite,
) -> None:
    anna, wall = invite("Anna"), invite("Wall", size=TV, touch=False, language="en")
    page = looked_for(anna, "meiern", "maexchen")
    page.locator("[data-game=maexchen] [data-action=play-bots]").tap()
    page.wait_for_selector("[data-phase=playing]")
    expect(page.locator("h1")).to_have_text("Meiern")
    expect(page).to_have_title(re.compile("Meiern$"))
    assert not anna.scrolls_sideways()
    table, code = invitation(anna)
    wall.open(f"/#/tv/{table}?{code}")
    expect(wall.page).to_have_title("Meiern · Knobel")
    expect(wall.page.locator("[data-page=tv]")).to_contain_text("Meiern")
    page.reload()
    expect(page.locator("h1")).to_have_text("Meiern")


def test_friends_come_to_the_table_that_was_set_up_by_another_name_until_another_game_is_chosen(
    invite: Invite,
) -> None:
    anna, ben = invite("Anna"), invite("Ben", language="en")
    page = looked_for(anna, "Einundzwanzig (", "maexchen")
    page.locator("[data-game=maexchen] [data-action=play-friends]").tap()
    expect(page.locator("h1")).to_have_text("Einundzwanzig (Bluff)")
    # The name stands in the address: it is there again when the page is loaded anew.
    page.reload()
    expect(page.locator("h1")).to_have_text("Einundzwanzig (Bluff)")
    page.locator("[data-action=start]").tap()
    page.wait_for_selector("[data-phase=lobby]")
    table, code = invitation(anna)
    ben.open(f"/#/table/{table}?{code}")
    for person in (anna, ben):
        expect(person.page.locator("h1")).to_have_text("Einundzwanzig (Bluff)")
    for search, game, title in (("kniffel", "kniffel", "Kniffel"), ("Lügen", "maexchen", "Lügen")):
        page.locator("[data-action=change-game]").tap()
        page.locator("dialog [data-field=search]").fill(search)
        page.locator(f"dialog [data-choose={game}]").tap()
        for person in (anna, ben):
            expect(person.page.locator("h1")).to_have_text(title)


def test_the_big_screen_is_set_up_by_the_name_that_was_looked_for_and_by_no_other(invite: Invite) -> None:
    wall = invite("Wall", size=TV, touch=False)
    wall.open("/#/set/maexchen/tv/Annas%20Tisch")
    expect(wall.page.locator("h1")).to_have_text("Mäxchen")
    wall.open("/#/set/maexchen/tv/Meiern")
    expect(wall.page.locator("h1")).to_have_text("Meiern")
    wall.page.locator("[data-action=start]").click()
    expect(wall.page.locator("[data-page=tv] h1")).to_have_text("Meiern")

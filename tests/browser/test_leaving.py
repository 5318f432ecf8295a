"""Getting up from a table: what becomes of the game is said first, and then it is so."""

import pytest

from proofs.processes import Node
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.looking import PLACES_IN_SIGHT, SMALL
from tests.browser.people import PHONE
from tests.browser.tables import begin, give_a_player, play_against_bots, set_up, sit_down

PATIENCE_MS = 60_000
# What can be done next, and is not wholly on the screen.
HIDDEN_WAYS = """() => [...document.querySelectorAll(".ways button, .ways a")]
  .filter((each) => each.getBoundingClientRect().bottom > innerHeight || each.getBoundingClientRect().top < 0)
  .map((each) => each.innerText)"""
# A notice is no part of the button below it.
ROOM = 8


def test_a_game_against_bots_is_given_up_after_one_question(invite: Invite, house: Node) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "chicago", 1)
    page = person.page
    page.locator("[data-action=more]").click()
    page.locator("[data-action=leave]").click()
    page.locator("[data-action=stay]").click()
    page.wait_for_selector("[role=dialog]", state="detached")
    assert page.locator("[data-phase=playing]").count() == 1
    page.locator("[data-action=more]").click()
    page.locator("[data-action=leave]").click()
    assert "ohne Ergebnis" in page.locator("[role=dialog]").inner_text()
    page.locator("[data-action=leave-now]").click()
    page.wait_for_selector("[data-action=play-bots]")
    assert page.locator("[data-action=continue]").count() == 0


def test_among_others_a_bot_takes_over_the_seat(invite: Invite, house: Node) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    for person in (anna, ben):
        give_a_player(person)
        person.open()
    link = set_up(anna, "chicago", [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    sit_down(anna, link)
    sit_down(ben, link)
    ben.page.locator("[data-action=sit]").first.click()
    anna.page.wait_for_function("() => document.body.innerText.includes('Gast')")
    begin(anna)
    ben.page.wait_for_selector("[data-phase=playing]")
    ben.page.locator("[data-action=more]").click()
    ben.page.locator("[data-action=leave]").click()
    assert "Bot" in ben.page.locator("[role=dialog]").inner_text()
    ben.page.locator("[data-action=leave-now]").click()
    ben.page.wait_for_selector("[data-action=play-bots]")
    anna.page.wait_for_function("() => document.body.innerText.includes('Bot 2')")


def test_the_ending_says_that_a_bot_plays_on_and_gives_the_seat_back(invite: Invite) -> None:
    anna = invite("Anna", size=SMALL)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "chicago", 1)
    anna.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    stand_in = anna.page.locator("[data-stand-in]")
    assert "auch das nächste Spiel" in stand_in.inner_text()
    anna.page.wait_for_selector("[data-ending=told]")
    notice, again = stand_in.bounding_box(), anna.page.locator("[data-action=rematch]").bounding_box()
    assert notice
    assert again
    assert again["y"] - notice["y"] - notice["height"] >= ROOM
    assert anna.page.evaluate(HIDDEN_WAYS) == []
    assert violations(anna.page) == []
    stand_in.locator("[data-action=uncover]").tap()
    stand_in.wait_for(state="detached")
    anna.page.locator("[data-action=rematch]").tap()
    anna.page.wait_for_selector("[data-phase=playing]")
    # It is this person who is asked, and no bot.
    anna.page.wait_for_selector("[data-primary]:enabled, [data-throw]:enabled")
    assert anna.page.locator("[data-covered]").count() == 0


def test_a_guest_asks_for_the_next_game_while_a_bot_plays_for_the_host(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    for person in (anna, ben):
        give_a_player(person)
        person.open()
    link = set_up(anna, "die-boese-drei", [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    for person in (anna, ben):
        sit_down(person, link)
    ben.page.locator("[data-action=sit]").tap()
    ben.page.wait_for_selector("[data-action=stand-up]")
    anna.page.wait_for_selector("[data-seat='1'][data-kind=person]")
    begin(anna)
    ben.page.wait_for_selector("[data-phase=playing]")
    for seat, person in enumerate((anna, ben)):
        person.page.evaluate("(seat) => knobelPlayer.please({ type: 'cover', seat, mind: 'random' })", seat)
    ben.page.locator("[data-action=rematch]").tap()
    ben.page.wait_for_selector("[data-phase=playing]")


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize(("game", "bots"), [("das-grosse-herz", 3), ("die-sonne", 5), ("chicago", 3)])
def test_everybodys_place_is_seen_beside_the_bot_that_stood_in(
    game: str, bots: int, size: tuple[int, int], invite: Invite
) -> None:
    anna = invite("Anna", size=size)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, game, bots, "greedy")
    anna.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    anna.page.wait_for_selector("[data-ending=told]")
    anna.page.wait_for_selector("[data-stand-in]")
    assert anna.page.evaluate(PLACES_IN_SIGHT) == bots + 1
    assert anna.page.evaluate(HIDDEN_WAYS) == []

"""The cup on the felt: shaken, slammed, held up for a peek, tapped for a look, and drawn up off others' dice."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP
from tests.browser.tables import give_a_player, play_against_bots, settle, until_asked
from tests.browser.test_friends import is_asked
from tests.browser.test_secrets import begin_on_the_screen, come_with_phones, open_on_a_screen
from tests.browser.waiting import until

MOST_MOVES = 40


def take(page: Page, cup: Locator, *ways: tuple[int, int]) -> None:
    """Take the cup in the hand and go these ways with it, without letting go."""
    cup.wait_for()
    box = cup.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for across, down in ways:
        page.mouse.move(x + across, y + down)


def faces(page: Page) -> int:
    """How many faces of dice are in the page."""
    return page.locator("[data-face]").count()


def test_the_cup_is_shaken_slammed_and_peeked_under(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "maexchen", 1, options={"starter": "first_seat"})
    page = person.page
    take(page, page.locator("[data-action=shake-cup]"), (40, 0), (-40, -8), (40, 0))
    page.mouse.up()
    cup = page.locator("[data-action=look]")
    cup.wait_for()
    thrown = person.updates[-1]["views"][0]["scene"]["widgets"]
    assert all(die["face"] for tray in thrown if tray["type"] == "tray" for die in tray["dice"]), (
        "the device knows them"
    )
    assert faces(page) == 0
    # Neither the log nor a screen reader tells the whole pub what lies there.
    for told in (".log .line", "p.unseen[aria-live=polite]"):
        page.locator(told, has_text="Du wirfst verdeckt.").wait_for(state="attached")

    # Moved aside a little, and let go: that was a peek, and no tap.
    take(page, cup, (30, 0))
    page.wait_for_selector("[data-face]")
    assert faces(page) == 2
    page.mouse.up()
    page.wait_for_selector("[data-face]", state="detached")

    cup.click()
    page.wait_for_selector("[data-face]")
    shown = page.locator("[data-face]").evaluate_all("(dice) => dice.map((die) => die.dataset.face).join(' ')")
    page.locator("[data-read]", has_text=shown).wait_for(state="attached")
    cup.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-face]", state="detached")
    assert cup.get_attribute("aria-pressed") == "false"


def test_whoever_doubts_draws_up_the_cup(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "maexchen", 1, options={"starter": "first_seat"})
    page = person.page
    cup = page.locator("[data-action=lift-cup]")
    for move in range(MOST_MOVES):
        until_asked(person)
        if cup.count():
            break
        page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    assert faces(page) == 0
    cup.click()
    assert cup.count() == 1, "a tap alone doubts nobody"
    before = len(person.updates)
    take(page, cup, (0, -20), (2, -60))
    page.mouse.up()
    cup.wait_for(state="detached")
    settle(person)
    told = [line["key"] for update in person.updates[before:] for line in update["views"][0]["lines"]]
    assert any("doubt" in key for key in told), told


def test_whoever_reads_the_page_aloud_peeks_on_a_phone_that_is_a_cup(invite: Invite) -> None:
    """Such a reader neither presses nor holds: it clicks, and nothing else reaches the page."""
    screen = invite("Fernseher", size=DESKTOP, touch=False)
    phones = [invite(name) for name in ("Anna", "Ben")]
    for person in (screen, *phones):
        give_a_player(person)
    table, invitation = open_on_a_screen(screen, "maexchen", len(phones))
    come_with_phones(phones, table, invitation)
    begin_on_the_screen(screen, phones)
    cups = [phone.page.locator("[data-action=peek]") for phone in phones]
    for move in range(MOST_MOVES):
        until(screen.page, lambda: any(is_asked(phone.page) for phone in phones), "somebody is asked")
        if any(cup.count() for cup in cups):
            break
        asked = next(phone for phone in phones if is_asked(phone.page))
        asked.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    cup = next(cup for cup in cups if cup.count())
    for shown in (2, 0):
        cup.evaluate("(cup) => cup.click()")
        expect(cup).to_have_attribute("aria-pressed", "true" if shown else "false")
        assert cup.page.locator("[data-peeking] [data-face]").count() == shown
    # Whoever taps it with a finger has seen enough when that is lifted.
    cup.tap()
    expect(cup).to_have_attribute("aria-pressed", "false")


def test_a_phone_that_is_a_cup_lays_dice_out_of_those_under_it(invite: Invite) -> None:
    screen = invite("Fernseher", size=DESKTOP, touch=False)
    phones = [invite(name) for name in ("Anna", "Ben")]
    for person in (screen, *phones):
        give_a_player(person)
    table, invitation = open_on_a_screen(screen, "schocken", len(phones))
    come_with_phones(phones, table, invitation)
    begin_on_the_screen(screen, phones)
    for move in range(MOST_MOVES):
        until(screen.page, lambda: any(is_asked(phone.page) for phone in phones), "somebody is asked")
        asked = next(phone for phone in phones if is_asked(phone.page))
        scene = asked.scene
        assert scene is not None
        if any(offer["choice"]["type"] == "keeps" for offer in scene["offers"]):
            # The dice lie open on this phone alone, and each of them can be tapped.
            asked.page.locator("[data-offer='keep:0']").click()
            assert asked.page.locator("[data-offer='keep:0']").get_attribute("aria-pressed") == "true"
            assert screen.page.locator("[data-offer^='keep:']").count() == 0
            return
        asked.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    raise AssertionError("nobody was asked which dice stay")

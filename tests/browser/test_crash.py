"""The server's plug is pulled in the middle of a game: the page says so calmly, and heals by itself."""

from playwright.sync_api import Browser

from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.lines import SILENCE
from tests.browser.people import Person, device
from tests.browser.tables import PLAYER, give_a_player, play_against_bots, until_asked
from tests.browser.waiting import until

# What a browser says by itself when nobody answers.
NOBODY_THERE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to")
# Longer than a tap waits for its answer, and shorter than a line is given up.
A_MOMENT_MS, UNTIL_A_PING_MS = 1500, 4500
# Whether anything on the table has moved since the page came.
WITNESS = """(() => {
  window.moved = [];
  new MutationObserver(() => {
    const page = document.querySelector("[data-busy]");
    if (page?.dataset.busy === "true") window.moved.push(page.dataset.seq);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-busy", "data-seq"] });
})()"""


def test_a_game_goes_on_after_a_crash_without_a_reload(browser: Browser, frail_house: Node) -> None:
    person = Person(device(browser, frail_house.base), frail_house.base, "Anna")
    give_a_player(person)
    person.open()
    play_against_bots(person, "kniffel", 1)
    assert person.page.evaluate("knobelPlayer.play({ moves: 7, seed: 3 })")["stuck"] is None
    person.page.evaluate("knobelPlayer.untilAsked()")
    person.page.evaluate("window.neverReloaded = true")
    before = person.scene
    with person.expecting(*NOBODY_THERE):
        frail_house.kill()
        person.page.wait_for_selector("[role=status]")
        frail_house.start()
        person.page.wait_for_selector("[role=status]", state="detached")
    assert person.page.evaluate("window.neverReloaded") is True
    person.page.evaluate("knobelPlayer.untilAsked()")
    assert person.scene == before
    played = person.page.evaluate("knobelPlayer.play({ moves: 6, seed: 4 })")
    assert (played["stuck"], played["moves"]) == (None, 6)
    assert person.grumbles() == []
    assert not frail_house.complaints
    person.context.close()


def test_a_reload_lands_on_the_same_table(browser: Browser, frail_house: Node) -> None:
    person = Person(device(browser, frail_house.base, motion=True), frail_house.base, "Anna")
    give_a_player(person)
    person.open()
    play_against_bots(person, "chicago", 1)
    person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 3 })")
    person.page.evaluate("knobelPlayer.untilAsked()")
    before = person.page.evaluate("knobelPlayer.newest()")
    person.context.add_init_script(WITNESS)
    person.page.reload()
    # What has happened is told again, step by step; an earlier question of mine may be among it.
    person.page.wait_for_function("(seq) => knobelPlayer.newest()?.seq >= seq", arg=before["seq"])
    person.page.evaluate("knobelPlayer.untilAsked()")
    assert person.page.evaluate("knobelPlayer.newest().scene") == before["scene"]
    # Told, and not played once more: no dice fall that have fallen before.
    assert person.page.evaluate("moved") == []
    assert person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 4 })")["stuck"] is None
    assert person.grumbles() == []
    person.context.close()


def test_a_device_without_a_network_says_so_at_once_and_goes_on_when_it_is_back(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "chicago", 1)
    with person.expecting("ERR_INTERNET_DISCONNECTED"):
        person.context.set_offline(True)
        person.page.wait_for_selector("[data-lost]")
        person.context.set_offline(False)
        person.page.wait_for_selector("[data-lost]", state="detached")
    assert person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 4 })")["stuck"] is None


def test_a_line_that_is_cut_without_a_word_is_told_before_it_is_given_up(invite: Invite) -> None:
    person = invite()
    page = person.page
    # A clock that can be stopped from the first timer on; nobody here is in a hurry.
    page.clock.install()
    person.context.add_init_script(SILENCE)
    person.context.add_init_script(path=PLAYER)
    person.open("/#/set/chicago/bots")
    page.locator("[data-action=start]").click()
    page.wait_for_selector("[data-throw]:enabled")
    until_asked(person)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))

    def is_lost() -> bool:
        return page.locator("[data-lost]").count() == 1

    # Somebody only waits, and a ping is not answered; with the first word that comes, all is well.
    page.evaluate("window.isCut = true")
    page.clock.run_for(UNTIL_A_PING_MS)
    until(page, is_lost, "the page says that its line is lost")
    page.evaluate("mendTheLine()")
    until(page, lambda: not is_lost(), "the page hears something again")
    # Somebody throws, and nothing is answered: that is told sooner, and the throw comes late.
    page.evaluate("window.isCut = true")
    page.locator("[data-throw]").dispatch_event("click")
    page.clock.run_for(A_MOMENT_MS)
    until(page, is_lost, "the page says that nothing is answered")
    page.evaluate("mendTheLine()")
    page.clock.resume()
    page.wait_for_selector("[data-lost]", state="detached")
    assert page.evaluate("knobelPlayer.play({ moves: 2, seed: 4 })")["stuck"] is None

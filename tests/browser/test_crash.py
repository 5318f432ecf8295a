"""The server's plug is pulled in the middle of a game: the page says so calmly, and heals by itself."""

from playwright.sync_api import Browser

from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import Person, device
from tests.browser.tables import give_a_player, play_against_bots

# What a browser says by itself when nobody answers.
NOBODY_THERE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to")


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
    person = Person(device(browser, frail_house.base), frail_house.base, "Anna")
    give_a_player(person)
    person.open()
    play_against_bots(person, "chicago", 1)
    person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 3 })")
    person.page.evaluate("knobelPlayer.untilAsked()")
    before = person.page.evaluate("knobelPlayer.newest()")
    person.page.reload()
    # What has happened is told again, step by step; an earlier question of mine may be among it.
    person.page.wait_for_function("(seq) => knobelPlayer.newest()?.seq >= seq", arg=before["seq"])
    person.page.evaluate("knobelPlayer.untilAsked()")
    assert person.page.evaluate("knobelPlayer.newest().scene") == before["scene"]
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

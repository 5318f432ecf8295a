"""A table begun alone on one's device is opened to friends, played and checked there; and one is taken along again."""

import re

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.pockets import play
from tests.browser.tables import begin, give_a_player, play_against_bots
from tests.browser.test_account import Member, base, members
from tests.browser.test_friends import join_by_code, play_together, wait_for_seeds
from tests.browser.test_pocket import open_table

__all__ = ["base", "members"]
GAME = "die-boese-drei"
AT_THE_SERVER = re.compile(r"#/table/[0-9a-f]{18}$")


def move(person: Person) -> None:
    """Let the table go on in the other house, by the menu."""
    person.page.locator("[data-action=more]").click()
    person.page.locator("[data-action=move]").click()
    person.page.locator("[data-move=ready] [data-action=move-now]").click()


def play_to_the_end(person: Person) -> None:
    """By oneself: a bot that has begun to play for somebody would go on where the table goes."""
    played = person.page.evaluate("knobelPlayer.play({ moves: 200, seed: 1 })")
    assert (played["stuck"], played["over"]) == (None, True)


def check_dice(person: Person) -> str:
    """Look at how fair the last game was; says by which seals."""
    person.page.locator("[data-action=fair]").click()
    person.page.wait_for_selector("[data-fair=true]")
    return str(person.page.locator("main").get_attribute("data-seals"))


def test_a_table_on_this_device_is_opened_to_a_friend_and_another_taken_along(invite: Invite) -> None:
    anna, ben = (invite(name) for name in ("Anna", "Ben"))
    for person in (anna, ben):
        give_a_player(person)
    open_table(anna, GAME)
    local = anna.page.url
    play_to_the_end(anna)
    move(anna)
    anna.page.wait_for_url(AT_THE_SERVER)
    anna.page.wait_for_selector("[data-phase=lobby]")
    (code,) = {frame["code"] for frame in anna.frames if frame["type"] == "welcome" and frame["code"]}
    join_by_code(ben, str(code))
    wait_for_seeds(anna)
    begin(anna)
    play_together([anna, ben])
    assert check_dice(ben) == "same", "his phone was told all seals, also those of the device that began"
    assert check_dice(anna) == "same"

    # Where it was, it says where it went.
    anna.page.goto(local)
    anna.page.locator("[data-moved]").wait_for()
    anna.page.locator("[data-action=follow]").click()
    anna.page.wait_for_url(AT_THE_SERVER)

    # The other way round, in the middle of a game.
    anna.open()
    play_against_bots(anna, GAME, 1, pace="instant")
    left = anna.page.url
    play(anna.page, 1, 1)
    move(anna)
    anna.page.wait_for_url(re.compile("#/table/hier-"))
    anna.page.wait_for_function("() => knobelPlayer.newest() && knobelPlayer.settled()")
    play_to_the_end(anna)
    assert check_dice(anna) == "same"
    anna.page.goto(left)
    anna.page.wait_for_selector("[data-moved^=hier-]")


def test_what_was_played_on_this_device_is_handed_over_to_an_account_and_found_on_another(
    members: list[Member],
) -> None:
    first, second = members
    give_a_player(first)
    first.open("/#/settings")
    first.presses("register", "member")
    open_table(first, GAME)
    play_to_the_end(first)
    first.open("/#/ich")
    first.page.locator("[data-hand-in=ready] [data-action=hand-in]").click()
    first.page.wait_for_selector("[data-hand-in=done]")
    first.page.wait_for_selector("[data-fact=played] dd:text-is('1')")

    second.gets(first.passkeys[0])
    second.open("/#/settings")
    second.presses("sign-in", "member")
    second.open("/#/ich")
    second.page.wait_for_selector("[data-fact=played] dd:text-is('1')")
    game = second.page.locator(f"[data-last-game={GAME}]")
    assert "played on a device" in game.inner_text()
    game.click()
    second.page.wait_for_selector("[data-replay=ready]")

"""Quick play: a game of luck plays itself at a wish, everybody sees whose, and it can be stopped."""

from tests.browser.conftest import Invite


def test_a_game_of_luck_plays_itself_and_stops_when_asked(invite: Invite) -> None:
    person = invite(size=(360, 640))
    person.open("#/set/auf-und-nieder/bots")
    page = person.page
    page.locator("[data-action=start]").click()
    page.locator("[data-quick=on]").click()
    on = page.locator("[data-quick-on]")
    on.wait_for()
    assert "lässt für alle würfeln" in (on.text_content() or "")
    assert page.locator("[data-throw]").count() == 0
    page.locator("[data-quick=off]").click()
    page.locator("[data-quick=on]").wait_for()
    assert page.locator("[data-quick-on]").count() == 0

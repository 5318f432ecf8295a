"""No violation that axe-core can find at tables with every kind of widget, in both themes and languages."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.kinds import seats_for, telling_games
from tests.browser.people import Person
from tests.browser.tables import give_a_player, play_against_bots, until_asked


def violations_in_all_looks(person: Person) -> dict[str, list[str]]:
    """Both themes in both languages, at the table that is open."""
    found = {}
    for language in ("de", "en"):
        if language == "en":
            person.page.locator("[data-action=more]").click()
            person.page.locator("[data-action=language]").click()
            person.page.wait_for_selector("html[lang=en]")
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            found[f"{theme} {language}"] = violations(person.page)
    return {look: what for look, what in found.items() if what}


@pytest.mark.parametrize("game", telling_games())
def test_a_table(game: str, invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, game, seats_for(game) - 1)
    played = person.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": 4, "seed": 5})
    assert played["stuck"] is None
    until_asked(person)
    assert violations_in_all_looks(person) == {}

"""Knocking at a table: the host asks to be asked, somebody comes, and is let in or sent away."""

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_friends import opened_by


def come_by_code(person: Person, code: str) -> None:
    """Type in the code that somebody reads aloud."""
    person.open()
    person.page.locator("[data-field=code]").fill(code)
    person.page.locator("[data-action=join]").tap()
    person.page.wait_for_selector("[data-phase=lobby]")


def ask_first(host: Person) -> None:
    """Switch on that whoever is new has to knock."""
    host.page.locator("[data-door] > summary").tap()
    host.page.locator("[data-switch=nod] input").tap()
    host.page.wait_for_selector("[data-door][data-nod=true]")


def knock(person: Person) -> None:
    """Knock under one's own name, and wait."""
    person.page.locator("[data-field=name]").fill(person.name)
    person.page.locator("[data-action=knock]").tap()
    person.page.wait_for_selector("[data-entrance=waiting]")


def test_somebody_knocks_is_let_in_and_sits_down(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = opened_by(anna, "chicago", 2)
    ask_first(anna)
    come_by_code(ben, code)
    ben.page.wait_for_selector("[data-action=knock]")
    assert ben.page.locator("[data-action=sit]").count() == 0
    assert violations(ben.page) == []
    knock(ben)
    anna.page.wait_for_selector("[data-knock=Ben]")
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    anna.page.locator("[data-action=let-in]").tap()
    ben.page.locator("[data-action=sit]").first.tap()
    anna.page.wait_for_selector("[data-seat='1'][data-kind=person]")
    anna.page.locator("[data-action=start]").tap()
    ben.page.wait_for_selector("[data-phase=playing]")


def test_somebody_is_sent_away_and_stays_out(invite: Invite) -> None:
    anna, eve = invite("Anna"), invite("Eve")
    code = opened_by(anna, "chicago", 2)
    ask_first(anna)
    come_by_code(eve, code)
    knock(eve)
    anna.page.wait_for_selector("[data-knock=Eve]")
    anna.page.locator("[data-action=send-away]").tap()
    eve.page.wait_for_selector("main.note")
    with eve.expecting("404"):
        eve.open()
        eve.page.locator("[data-field=code]").fill(code)
        eve.page.locator("[data-action=join]").tap()
        eve.page.wait_for_selector("[role=alert]")
    assert anna.page.locator("[data-knock]").count() == 0


def test_the_host_says_whether_the_code_goes_on(invite: Invite) -> None:
    anna = invite("Anna")
    opened_by(anna, "chicago", 2)
    anna.page.locator("[data-door] > summary").tap()
    anna.page.locator("[data-switch=keep-code] input").tap()
    anna.page.wait_for_selector("[data-door][data-keep-code=true]")
    anna.page.reload()
    anna.page.wait_for_selector("[data-door][data-keep-code=true]")
    assert anna.page.locator("[data-switch=keep-code] input").is_checked()

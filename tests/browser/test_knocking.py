"""Knocking at a table: the host asks to be asked, somebody comes, and is let in or sent away."""

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_friends import opened_by
from tests.browser.test_past import played


def come_by_code(person: Person, code: str) -> None:
    """Type in the code that somebody reads aloud."""
    person.open()
    person.page.locator("[data-field=code]").fill(code)
    person.page.locator("[data-action=join]").tap()
    person.page.wait_for_selector("[data-phase=lobby]")


def ask_first(host: Person) -> None:
    """Switch on that whoever is new has to knock."""
    host.page.locator("[data-who-comes] > summary").tap()
    host.page.locator("[data-switch=nod] input").tap()
    host.page.wait_for_selector("[data-door][data-nod=true]")


def knock(person: Person) -> None:
    """Knock under one's own name, and wait."""
    person.page.locator("[data-field=name]").fill(person.name)
    person.page.locator("[data-action=knock]").tap()
    person.page.wait_for_selector("[data-entrance=waiting]")


def hears(person: Person, told: str) -> None:
    """Wait until this is the last that the log tells this person, and that a screen reader reads out."""
    person.page.locator(".log .line", has_text=told).wait_for()
    person.page.locator("p.unseen[aria-live=polite]", has_text=told).wait_for(state="attached")


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
    anna.page.locator("[data-throw]:not([disabled])").tap()
    hears(anna, "Du wirfst")
    hears(ben, "Anna wirft")


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
    anna.page.locator("[data-who-comes] > summary").tap()
    anna.page.locator("[data-switch=keep-code] input").tap()
    anna.page.wait_for_selector("[data-door][data-keep-code=true]")
    anna.page.reload()
    anna.page.wait_for_selector("[data-door][data-keep-code=true]", state="attached")
    assert anna.page.locator("[data-switch=keep-code] input").is_checked()


def flip(host: Person, within: str) -> None:
    """Switch on both: whoever is new knocks, and the code goes on."""
    for switch in ("nod", "keep-code"):
        host.page.locator(f"{within} [data-switch={switch}] input").tap()


def test_the_host_says_who_comes_in_when_the_table_is_set_up(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    anna.open("/#/set/chicago/friends")
    anna.page.locator("[data-more] > summary").tap()
    assert not anna.page.locator("[data-more] [data-switch=nod] input").is_checked()
    flip(anna, "[data-more]")
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    anna.page.locator("[data-action=start]").tap()
    anna.page.wait_for_selector("[data-door][data-nod=true][data-keep-code=true]", state="attached")
    (code,) = {frame["code"] for frame in anna.frames if frame["type"] == "welcome"}
    come_by_code(ben, str(code))
    knock(ben)
    anna.page.wait_for_selector("[data-knock=Ben]")


def test_the_host_says_who_comes_in_between_two_games(invite: Invite) -> None:
    anna = invite("Anna")
    played(anna, "chicago")
    open_door(anna)
    flip(anna, "[role=dialog]")
    anna.page.wait_for_selector("[data-door][data-nod=true][data-keep-code=true]")
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-door]", state="detached")
    assert anna.page.evaluate("document.activeElement.dataset.action") == "more"
    anna.page.reload()
    anna.page.wait_for_selector("[data-phase=over]")
    open_door(anna)
    assert anna.page.locator("[role=dialog] [data-switch=nod] input").is_checked()
    assert anna.page.locator("[role=dialog] [data-switch=keep-code] input").is_checked()


def open_door(host: Person) -> None:
    """Open the sheet that says who comes in."""
    host.page.locator("[data-action=more]").tap()
    host.page.locator("[data-action=door]").tap()
    host.page.wait_for_selector("[role=dialog] [data-door]")

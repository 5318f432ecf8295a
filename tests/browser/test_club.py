"""A club by clicks: founded, joined by its code, an evening, marks, the table on another phone, and the end."""

from typing import Any

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.waiting import until


def fill(person: Person, field: str, text: str) -> None:
    person.page.locator(f"[data-field={field}]").fill(text)


def tap(person: Person, what: str) -> None:
    person.page.locator(what).click()


def seq(person: Person) -> int:
    return int(person.page.locator("[data-club-seq]").get_attribute("data-club-seq") or 0)


def write(person: Person, what: str) -> None:
    """Tap something that is written down, and wait until the page shows the club after it."""
    before = seq(person)
    tap(person, what)
    until(person.page, lambda: seq(person) > before, "the club after it")


def view(person: Person, which: str) -> Person:
    tap(person, f"[data-view={which}]")
    return person


def invitation(keeper: Person) -> str:
    """The way in for whoever scans the club's code: an address at this house."""
    told = keeper.page.evaluate(
        """async () => {
            const [, club, token] = location.hash.match(/club\\/([^?]+)\\?(.+)/);
            const headers = { authorization: `Bearer ${token}` };
            const answer = await fetch(`/api/clubs/${club}/links`, { headers });
            return [club, (await answer.json()).links.guest];
        }"""
    )
    return f"/#/club/{told[0]}?{told[1]}"


def member(person: Person, name: str) -> Any:
    return person.page.locator("li[data-member]").filter(has_text=name)


def test_a_club_keeps_an_evening_its_tab_and_its_table(invite: Invite) -> None:
    olga = invite("Olga", size=DESKTOP, touch=False)
    olga.open("/#/turnier").page.locator("[data-action=club]").click()
    fill(olga, "club-name", "Die Filzläuse")
    fill(olga, "club-season", "2026")
    tap(olga, "[data-action=found-club]")
    olga.page.wait_for_selector("[data-club-role=keeper]")
    assert violations(olga.page) == []

    view(olga, "people")
    for name in ("Anna", "Ben"):
        fill(olga, "member-name", name)
        write(olga, "[data-action=add-member]")
    gul = invite("Gül", size=PHONE).open(invitation(olga))
    fill(gul, "join-name", "Gül")
    # Two taps are one member.
    gul.page.locator("[data-action=join-club]").dblclick()
    gul.page.wait_for_selector("[data-club-role=member]")
    olga.page.reload()
    view(olga, "people")
    assert olga.page.locator("li[data-member]").count() == 3

    # What belongs to this phone: the start page leads to the club, and so does "Ich", by what the house knows.
    gul.open("/#/").page.locator("main [data-action=club]").wait_for()
    gul.open("/#/ich").page.locator("[data-club] a").click()
    gul.page.wait_for_selector("[data-club-role=member]")

    view(olga, "evenings")
    olga.page.locator("[data-field=game] option[value=schocken]").wait_for(state="attached")
    olga.page.locator("[data-field=game]").select_option("schocken")
    for name in ("Gül", "Anna", "Ben"):
        olga.page.locator("[data-tap]").filter(has_text=name).click()
    olga.page.locator("[data-placed] .chip").last.click()
    write(olga, "[data-action=record-evening]")
    assert "Schocken" in olga.page.locator("[data-evening]").inner_text()
    view(olga, "book")
    before = seq(olga)
    member(olga, "Ben").locator("[data-mark=round]").dblclick()
    until(olga.page, lambda: seq(olga) > before, "a mark")
    write(olga, "li[data-member]:has-text('Ben') [data-mark=round]")
    marked = int(member(olga, "Ben").locator("[data-owes]").get_attribute("data-owes") or 0)
    assert marked == 50 * (seq(olga) - before)
    assert violations(olga.page) == []
    tap(olga, "li[data-member]:has-text('Ben') [data-action=settle]")
    write(olga, "[data-action=pay-all]")
    assert member(olga, "Ben").locator("[data-owes='0']").count() == 1

    gul.page.reload()
    rows = gul.page.locator("tbody tr")
    until(gul.page, lambda: rows.count() == 3, "three in the table")
    assert [row.split("\t")[0].strip() for row in rows.all_inner_texts()] == ["1.", "2.", "2."]
    assert gul.page.locator("[data-view=settings]").count() == 0
    assert violations(gul.page) == []
    assert gul.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    view(olga, "settings")
    fill(olga, "delete-name", "Die Filzläuse")
    tap(olga, "[data-action=delete-club]")
    olga.page.wait_for_selector("[data-action=found-club]")
    with gul.expecting("404"):
        gul.page.reload()
        gul.page.wait_for_selector("[role=alert]")

"""A club by clicks: founded, joined by its code, an evening, marks, names, links, and the end."""

from typing import Any

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.desks import download
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


def link(keeper: Person, action: str) -> str:
    """Where a link leads that can be copied on this page: an address at this house."""
    # There is nothing to copy before the page knows the addresses of the house.
    copy = keeper.page.locator(f"[data-action={action}][data-link]")
    return (copy.get_attribute("data-link") or "").removeprefix(keeper.base)


def own_link(keeper: Person, name: str) -> str:
    """The link of a member, as a keeper shows it."""
    member(keeper, name).locator("[data-action=own-code]").click()
    found = link(keeper, "copy-member")
    tap(keeper, "dialog [data-action=close]")
    keeper.page.wait_for_selector("dialog", state="detached")
    return found


def founded(olga: Person, *members: str) -> Person:
    """A new club with these members, at its list of members."""
    olga.open("/#/club")
    fill(olga, "club-name", "Die Filzläuse")
    fill(olga, "club-season", "2026")
    tap(olga, "[data-action=found-club]")
    olga.page.wait_for_selector("[data-club-role=keeper]")
    view(olga, "people")
    for name in members:
        fill(olga, "member-name", name)
        write(olga, "[data-action=add-member]")
    return olga


def joined(invite: Invite, keeper: Person, name: str) -> Person:
    """Somebody who joins by the invitation on the keeper's page."""
    guest = invite(name, size=PHONE).open(link(keeper, "copy-guest"))
    fill(guest, "join-name", name)
    # Two taps are one member.
    guest.page.locator("[data-action=join-club]").dblclick()
    guest.page.wait_for_selector("[data-club-role=member]")
    return guest


def shut_out(person: Person) -> None:
    """The link by which this person came opens nothing any more."""
    with person.expecting("404"):
        person.page.reload()
        person.page.wait_for_selector("main [role=alert]")
        assert person.page.locator("[data-club-role]").count() == 0


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
    gul = joined(invite, olga, "Gül")
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
    assert (marked, seq(olga) - before) == (100, 2)
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
    shut_out(gul)


def test_nobody_settles_another_amount_than_the_one_on_the_button(invite: Invite) -> None:
    """A round is marked elsewhere while the question is open."""
    olga = view(founded(invite("Olga", size=DESKTOP, touch=False), "Ben"), "book")
    elsewhere = invite("Olga elsewhere", size=PHONE).open(olga.page.url.removeprefix(olga.base))
    elsewhere.page.wait_for_selector("[data-club-role=keeper]")
    write(olga, "[data-mark=round]")
    tap(olga, "[data-action=settle]")
    assert "0,50" in olga.page.locator("[data-action=pay-all]").inner_text()
    write(view(elsewhere, "book"), "[data-mark=round]")
    with olga.expecting("400"):
        tap(olga, "[data-action=pay-all]")
        olga.page.wait_for_selector("dialog [role=alert]")
    assert olga.page.locator("[data-owes='100']").count() == 1
    assert "1,00" in olga.page.locator("[data-action=pay-all]").inner_text()
    assert violations(olga.page) == []
    write(olga, "[data-action=pay-all]")
    assert olga.page.locator("[data-owes='0']").count() == 1


def change(person: Person, name: str) -> Person:
    """Open what can be changed of a member."""
    member(person, name).locator("[data-action=change-member]").click()
    person.page.wait_for_selector("dialog")
    return person


def rename(person: Person, name: str, other: str) -> None:
    fill(change(person, name), "other-name", other)
    write(person, "[data-action=rename-member]")
    member(person, other).wait_for()


def test_names_are_changed_by_whoever_may_and_one_is_forgotten(invite: Invite) -> None:
    olga = founded(invite("Olga", size=DESKTOP, touch=False), "Anna", "Ben")
    gul = view(joined(invite, olga, "Gül"), "people")
    assert gul.page.locator("[data-action=change-member]").count() == 1
    rename(gul, "Gül", "Gülcan")
    assert violations(gul.page) == []
    assert not gul.scrolls_sideways()
    olga.page.reload()
    rename(view(olga, "people"), "Ben", "Benno")
    view(olga, "log")
    assert "Ben heißt jetzt Benno." in olga.page.locator("main").inner_text()

    view(olga, "settings")
    fill(olga, "new-club-name", "Die Becherbande")
    write(olga, "[data-action=rename-club]")
    until(olga.page, lambda: "Becherbande" in olga.page.locator("h1").inner_text(), "the club's name")

    # Whoever is asked may still rather not.
    view(olga, "people")
    for answer in ("rather-not", "sure"):
        tap(change(olga, "Benno"), "dialog [data-action=forget]")
        assert "nicht rückgängig" in olga.page.locator("dialog").inner_text()
        assert violations(olga.page) == []
        tap(olga, f"dialog [data-action={answer}]")
        olga.page.wait_for_selector("dialog", state="detached")
        assert member(olga, "Benno").count() == (answer == "rather-not")
    view(olga, "settings")
    file = download(olga, "[data-file=export]").decode()
    assert ("Ben" in file, "Gülcan" in file, "Die Becherbande" in file) == (False, True, True)

    tap(change(gul, "Gülcan"), "dialog [data-action=forget]")
    tap(gul, "dialog [data-action=sure]")
    member(gul, "– 3").wait_for()
    assert "Gülcan" not in gul.page.locator("main").inner_text()


def test_links_are_renewed_and_nobody_shuts_themselves_out(invite: Invite) -> None:
    olga = founded(invite("Olga", size=DESKTOP, touch=False), "Anna")
    gul = joined(invite, olga, "Gül")
    olga.page.reload()
    view(olga, "people")
    for answer in ("rather-not", "sure"):
        tap(change(olga, "Gül"), "dialog [data-action=renew-link]")
        tap(olga, f"dialog [data-action={answer}]")
        olga.page.wait_for_selector("dialog", state="detached")
        if answer == "rather-not":
            gul.page.reload()
            gul.page.wait_for_selector("[data-club-role=member]")
    shut_out(gul)
    gul.open("/").open(own_link(olga, "Gül")).page.wait_for_selector("[data-club-role=member]")

    before = link(olga, "copy-guest")
    view(olga, "settings")
    tap(olga, "[data-renew=guest]")
    write(olga, "dialog [data-action=sure]")
    late = invite("Zoe").open("/")
    with late.expecting("404"):
        late.open(before).page.wait_for_selector("main [role=alert]")

    # Olga is here by the link that keepers share; Anna, who comes by her own, may renew it, and not her own.
    assert olga.page.locator("[data-renew]").count() == 2
    view(olga, "people")
    before_office = seq(olga)
    member(olga, "Anna").locator("select").select_option("keeper")
    until(olga.page, lambda: seq(olga) > before_office, "Anna helps to run the club")
    anna = invite("Anna", size=PHONE).open(own_link(olga, "Anna"))
    anna.page.wait_for_selector("[data-club-role=keeper]")
    change(view(anna, "people"), "Anna")
    assert anna.page.locator("dialog [data-action=renew-link]").count() == 0
    tap(anna, "dialog [data-action=close]")
    view(anna, "settings")
    tap(anna, "[data-renew=keeper]")
    assert not anna.scrolls_sideways()
    write(anna, "dialog [data-action=sure]")
    shut_out(olga)
    anna.page.reload()
    anna.page.wait_for_selector("[data-club-role=keeper]")

"""What a tournament's rules demand of people, at the door and on paper; and an evening run from the printed sheet."""

import re

from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_ways import run_by
from tests.browser.test_tournament import pages_in


def printed(organiser: Person, path: str, sheet: str) -> int:
    """How many pages a sheet has; in whatever is on it nothing is wrong."""
    organiser.open(path).page.wait_for_selector(f"[data-sheets={sheet}]")
    assert violations(organiser.page) == [], sheet
    return pages_in(organiser.page.pdf(prefer_css_page_size=True))


def test_whoever_signs_up_reads_the_rules_and_accepts_them(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(3, here=3))
    guest = invite("Lena").open(opened.path("entry"))
    assert "Würfelbecher" in guest.page.locator("[data-rules]").inner_text()
    guest.page.locator("[data-action=all-rules]").tap()
    assert "Freilos" in guest.page.get_by_role("dialog").inner_text()
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-field=name]").fill("Lena")
    guest.page.locator("[data-action=sign-up]").tap()
    assert guest.page.locator("[data-field=accepted]:invalid").count() == 1
    guest.page.locator("[data-field=accepted]").check()
    guest.page.locator("[data-action=sign-up]").tap()
    guest.page.wait_for_selector("[data-accepted]")

    # On paper three have signed: the desk writes that down.
    desks.view(organiser, "players")
    organiser.page.wait_for_function("() => document.querySelectorAll('[data-player]').length === 4")
    organiser.page.locator("[data-action=accepted-all]").click()
    organiser.page.wait_for_selector("[data-action=accepted-all]", state="detached")
    assert all(player["accepted"] for player in desks.seen(organiser)["board"]["players"])
    keys = [line["line"]["key"] for line in desks.seen(organiser)["log"]]
    assert (keys.count("desk-log-accept-rules"), keys.count("desk-log-sign-up-accepted")) == (3, 1)

    desks.view(organiser, "links")
    organiser.page.locator("[data-field=club]").fill("Knobelfreunde")
    organiser.page.locator("[data-action=describe]").click()
    organiser.page.wait_for_selector("[data-action=describe]:disabled")
    assert printed(organiser, opened.path("organiser", "rules"), "rules") == 1
    halves = organiser.page.locator("[data-rules-paper] [lang]").all_inner_texts()
    assert ("2 Chips" in halves[0], "2 chips" in halves[1]) == (True, True)
    assert "Knobelfreunde" in organiser.page.locator("[data-rules-paper]").inner_text()


def test_two_who_have_never_seen_the_desk_follow_the_printed_sheet(invite: Invite) -> None:
    """Every button that the sheet names is there when the sheet says so, and is called as it says."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(6, here=5))
    assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1
    lines = organiser.page.locator("[data-referee-paper] ol li").all_inner_texts()
    named = [re.findall("„([^“]+)“", line) for line in lines]
    assert len(lines) == 10
    code = organiser.page.locator("[data-guide-code=referee] [data-qr]").get_attribute("data-qr") or ""
    rita = invite("Rita").open(code.removeprefix(organiser.base))

    def taps(name: str) -> None:
        rita.page.get_by_role("button", name=name, exact=True).tap()

    players, here = named[2]
    taps(players)
    rita.page.get_by_role("button", name=f": {here}").tap()
    # What the clock on the wall does in a pub, the organiser does here: the sign-up closes.
    organiser.open(opened.path("organiser")).page.locator("[data-action=close-now]").click()
    tables, draw = named[3]
    taps(tables)
    taps(draw)
    taps(named[4][0])
    rita.page.wait_for_selector("[data-loser]")
    table, losers = desks.open_tables(rita)[0]
    button = rita.page.locator(f"[data-table='{table}'] [data-loser='{losers[0]}']")
    button.tap()
    undo, yes = named[6]
    rita.page.locator(f"[data-table='{table}'] [data-undo]").wait_for()
    assert rita.page.locator(f"[data-table='{table}'] [data-undo]").inner_text() == undo
    rita.page.locator(f"[data-table='{table}'] [data-undo]").tap()
    taps(yes)
    rita.page.wait_for_selector(f"[data-table='{table}'][data-game='1']")

    # Where there is no line, a pencil does: a sheet a table, and two blank ones.
    assert printed(organiser, opened.path("organiser", "tally"), "tally") == 2
    told = organiser.page.locator("[data-tally-name]").evaluate_all("rows => rows.map(row => row.dataset.tallyName)")
    assert {name for name in told if name} == set(scenes.names(6))
    # In the grand final bands do not matter any more, and nobody goes on from there.
    final = organiser.page.locator("[data-tally]").last
    assert (final.locator("[data-tally-name]").count(), final.locator("[data-tally-bands]").count()) == (4, 0)
    assert "gewinnt das Turnier" in final.inner_text()


def test_certificates_for_all_for_three_and_two_to_a_sheet(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    desk = scenes.played(6, scenes.over)
    opened = run_by(organiser, desk)
    assert printed(organiser, opened.path("organiser", "certificates"), "certificates") == 6
    words = organiser.page.locator("[data-certificate='1']").inner_text()
    assert ("Schocken" in words, "Kneipencup im Anker" in words) == (True, True)
    organiser.page.locator("[data-field=small]").check()
    assert pages_in(organiser.page.pdf(prefer_css_page_size=True)) == 3
    organiser.page.locator("[data-field=three]").check()
    assert pages_in(organiser.page.pdf(prefer_css_page_size=True)) == 2
    assert organiser.page.locator("[data-certificate]").count() == 3

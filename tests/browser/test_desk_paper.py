"""What a tournament's rules demand of people, at the door and on paper; and an evening run from the printed sheet."""

import re

from msgspec.structs import replace

from knobel.desk.actions import Create, Describe, PlayerId, RenamePlayer
from knobel.desk.desk import Desk
from knobel.desk.format_options import PointsRounds
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_evening import CUT, LONG
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
    halves = organiser.page.locator("[data-rules-paper] .both [lang]").all_inner_texts()
    assert ("2 Chips" in halves[0], "2 chips" in halves[1]) == (True, True)
    # It hangs at the door, and is how guests sign up.
    code = organiser.page.locator("[data-rules-code] [data-qr]").get_attribute("data-qr") or ""
    assert code.removeprefix(organiser.base) == opened.path("entry")
    assert "Knobelfreunde" in organiser.page.locator("[data-rules-paper]").inner_text()


def buttons_named(organiser: Person) -> dict[str, list[str]]:
    """Every line of the referees' sheet, with the buttons that it speaks of."""
    lines = organiser.page.locator("[data-guide]").evaluate_all(
        "lines => lines.map(line => [line.dataset.guide, line.innerText])"
    )
    return {key: re.findall("„([^“]+)“", text) for key, text in lines}


def test_two_who_have_never_seen_the_desk_follow_the_printed_sheet(invite: Invite) -> None:
    """Every button that the sheet names is there when the sheet says so, and is called as it says."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(6, here=5))
    assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1
    named = buttons_named(organiser)
    assert len(named) == 10
    code = organiser.page.locator("[data-guide-code=referee] [data-qr]").get_attribute("data-qr") or ""
    rita = invite("Rita").open(code.removeprefix(organiser.base))

    def taps(name: str) -> None:
        rita.page.get_by_role("button", name=name, exact=True).tap()

    players, here = named["bands"]
    taps(players)
    rita.page.get_by_role("button", name=f": {here}").tap()
    # What the clock on the wall does in a pub, the organiser does here: the sign-up closes.
    organiser.open(opened.path("organiser")).page.locator("[data-action=close-now]").click()
    tables, draw = named["draw"]
    taps(tables)
    taps(draw)
    taps(named["chips"][0])
    rita.page.wait_for_selector("[data-loser]")
    table, losers = desks.open_tables(rita)[0]
    button = rita.page.locator(f"[data-table='{table}'] [data-loser='{losers[0]}']")
    button.tap()
    undo, yes = named["undo"]
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


def test_names_and_titles_of_any_length_stay_whole_and_every_sheet_on_its_page(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False, theme="dark")
    long = (LONG, "Wolfeschlegelsteinhausenbergerdorff", "Donaudampfschifffahrtskapitän")
    desk = scenes.played(6, scenes.over)
    at = desk.rows[-1].at
    for player, name in enumerate(long):
        desk.do(RenamePlayer(PlayerId(player), name), at)
    title = "Großes Kneipenturnier der Würfelfreunde im Goldenen Anker zu"
    desk.do(Describe(title, title), at)
    opened = run_by(organiser, titled(desk, title))
    assert printed(organiser, opened.path("organiser", "certificates"), "certificates") == 6
    assert organiser.page.evaluate(CUT, ".certificate, .certificate h1") == []
    # Paper is white and ink is black, whatever the room looks like.
    assert organiser.page.locator(".certificate h1").first.evaluate(INK) == ["rgb(255, 255, 255)", "dark"]
    broken = organiser.page.locator(".certificate h1").evaluate_all(LINES)
    # One word stands on one line, and no name takes more than three.
    assert max(broken) <= 3
    assert broken.count(1) >= 5
    organiser.page.locator("[data-field=small]").check()
    assert pages_in(organiser.page.pdf(prefer_css_page_size=True)) == 3
    assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1

    opened = run_by(organiser, titled(scenes.signed_up(6, here=5), title))
    for sheet in ("referees", "rules"):
        assert printed(organiser, opened.path("organiser", sheet), sheet) == 1, sheet


# What a text is written on, and whether its own colour is a dark one.
INK = """part => {
  const [red, green, blue] = getComputedStyle(part).color.match(/[0-9.]+/g).map(Number);
  const paper = getComputedStyle(part.closest('.certificate')).backgroundColor;
  return [paper, Math.max(red, green, blue) < 80 ? 'dark' : 'light'];
}"""
# On how many lines a text stands.
LINES = """parts => parts.map(part => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
})"""


def titled(desk: Desk, title: str) -> Desk:
    """The same tournament under another name."""
    first, *rest = desk.rows
    action = first.entry.action
    assert isinstance(action, Create)
    return Desk([replace(first, entry=replace(first.entry, action=replace(action, name=title))), *rest])


def test_there_is_a_sheet_for_referees_in_every_kind_of_tournament(invite: Invite) -> None:
    """And it speaks of what they have: points, whoever has won, or whoever has lost."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    for game, line in (("kniffel", "points"), ("chicago", "winner"), ("filzlaus", "loser")):
        opened = run_by(organiser, scenes.counted(6, game, PointsRounds(rounds=2, table_size=3), scenes.begun))
        desks.view(organiser, "links")
        assert organiser.page.locator("[data-paper=referees]").count() == 1
        assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1
        named = buttons_named(organiser)
        assert line in named
        words = organiser.page.locator("[data-referee-paper]").inner_text()
        assert not re.search("Chip|Band|Hälfte|Gong", words), game
        rita = invite(f"Rita, {game}").open(opened.path("referee"))
        rita.page.wait_for_selector(f"[data-entry={line}]")
        if line == "points":
            for field in rita.page.locator("[data-table='1'] [data-score]").all():
                field.fill("200")
            rita.page.locator("[data-table='1']").get_by_role("button", name=named["points"][0], exact=True).tap()
            rita.page.locator("[data-table='1']").get_by_role("button", name=named["undo"][0]).wait_for()

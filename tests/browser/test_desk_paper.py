"""What a tournament's rules demand of people, at the door and on paper; and an evening run from the printed sheet."""

import re
from random import Random

from msgspec.structs import replace

from knobel.desk.actions import Create, Describe, PlayerId, RenamePlayer
from knobel.desk.desk import Desk
from knobel.desk.format_options import League, PointsRounds
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_evening import CUT, LONG
from tests.browser.test_desk_ways import run_by, say_yes
from tests.browser.test_links import TWO
from tests.browser.test_tournament import pages_in
from tests.browser.waiting import until


def printed(organiser: Person, path: str, sheet: str) -> int:
    """How many pages a sheet has; in whatever is on it nothing is wrong."""
    organiser.open(path).page.wait_for_selector(f"[data-sheets={sheet}]")
    assert violations(organiser.page) == [], sheet
    return pages_in(organiser.page.pdf(prefer_css_page_size=True))


def test_whoever_signs_up_reads_the_rules_and_accepts_them(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    organiser.reaches(TWO[0])
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
    assert code == TWO[0] + opened.path("entry")
    assert "Knobelfreunde" in organiser.page.locator("[data-rules-paper]").inner_text()


def buttons_named(organiser: Person, lines: str = "guide") -> dict[str, list[str]]:
    """Every line of the referees' sheet, with the buttons that it speaks of."""
    told = organiser.page.locator(f"[data-{lines}]").evaluate_all(
        "(lines, key) => lines.map(line => [line.dataset[key], line.innerText])",
        {"guide": "guide", "guide-trouble": "guideTrouble"}[lines],
    )
    return {key: re.findall("„([^“]+)“", text) for key, text in told}


class Sheet:
    """The printed sheet, with a code for each of the two and for the wall: all that they have of the evening."""

    def __init__(self, organiser: Person, opened: Opened) -> None:
        organiser.reaches(TWO[0])
        assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1
        self.lines, self.troubles = (buttons_named(organiser, each) for each in ("guide", "guide-trouble"))
        self._page = organiser.page
        self.codes = {role: self._code(role) for role in ("referee", "projector")}

    def _code(self, role: str) -> str:
        code = self._page.locator(f"[data-guide-code={role}] [data-qr]").get_attribute("data-qr") or ""
        assert code.startswith(TWO[0])
        return code.removeprefix(TWO[0])


def taps(person: Person, name: str) -> None:
    """Tap the button that is called so."""
    person.page.get_by_role("button", name=name, exact=True).tap()


def arrive(rita: Person, sheet: Sheet) -> None:
    """Somebody without a phone comes, somebody comes late, and everybody gets their bands."""
    players, add = sheet.lines["guests"]
    taps(rita, players)
    rita.page.locator("[data-field=players]").fill("Paula")
    rita.page.locator("[data-field=list-accepted]").check()
    taps(rita, add)
    players, here = sheet.lines["bands"]
    for name in ("Fatma", "Paula"):
        button = rita.page.locator("[data-player]", has_text=name).get_by_role("button", name=f": {here}")
        button.tap()
        button.wait_for(state="detached")
    assert players in sheet.troubles["late"]


def begin_a_round(rita: Person, draw: str, begin: str) -> None:
    taps(rita, draw)
    taps(rita, begin)
    rita.page.wait_for_selector("[data-loser]")


def slip(rita: Person, sheet: Sheet) -> None:
    """The wrong name is tapped, and taken back."""
    table, losers = desks.open_tables(rita)[0]
    card = f"[data-table='{table}']"
    rita.page.locator(f"{card} [data-loser='{losers[0]}']").tap()
    undo, yes = sheet.lines["undo"]
    rita.page.locator(f"{card} [data-undo]").wait_for()
    assert rita.page.locator(f"{card} [data-undo]").inner_text() == undo
    rita.page.locator(f"{card} [data-undo]").tap()
    taps(rita, yes)
    rita.page.wait_for_selector(f"{card}[data-game='1']")


def contradict(rita: Person, sven: Person) -> None:
    """Both report the same game otherwise: both names stand at the table, and what is right is tapped."""
    table, losers = desks.open_tables(rita)[0]
    card = f"[data-table='{table}']"
    desks.report(rita, table, losers[0])
    sven.page.wait_for_selector(f"{card} [data-report]")
    sven.page.locator(f"{card} [data-loser='{losers[1]}']").tap()
    sven.page.locator("[data-meant='1']").tap()
    for referee in (rita, sven):
        referee.page.wait_for_selector(f"{card} [data-dispute]")
    sven.page.locator(f"{card} [data-dispute] button").first.tap()
    sven.page.locator("[data-action=yes]").or_(sven.page.locator("[data-referee]:not(:has([data-dispute]))")).wait_for()
    if sven.page.locator("[data-action=yes]").count():
        sven.page.locator("[data-action=yes]").tap()
    rita.page.wait_for_selector("[data-dispute]", state="detached")


def have_trouble(rita: Person, sheet: Sheet) -> None:
    """The clock is stopped, somebody is punished, somebody goes home: by the buttons that the sheet names."""
    (pause,) = sheet.troubles["line"]
    taps(rita, pause)
    rita.page.locator("[data-offer=resume_clock]").tap()
    rita.page.get_by_role("button", name=pause, exact=True).wait_for()
    chip, more = sheet.troubles["penalty"]
    players, further, rename, leaves, back = sheet.troubles["leaves"]
    assert more == further
    taps(rita, players)
    row = rita.page.locator("[data-player='2']")
    row.get_by_text(further, exact=True).tap()
    row.get_by_role("button", name=rename).tap()
    rita.page.locator("[data-field=new-name]").fill("Schockmeister von der Ecke")
    rita.page.locator("[data-action=written]").tap()
    row.get_by_text("Schockmeister von der Ecke").wait_for()
    row.get_by_role("button", name=leaves).tap()
    say_yes(rita)
    row.get_by_role("button", name=back).tap()
    say_yes(rita)
    row.get_by_role("button", name=leaves).wait_for()
    for player, what in ((0, chip), (1, leaves)):
        row = rita.page.locator(f"[data-player='{player}']")
        row.get_by_role("button", name=row.locator("strong").inner_text() + ": ").filter(has_text=further).tap()
        row.get_by_role("button", name=what).tap()
        say_yes(rita)
    until(rita.page, lambda: desks.seen(rita)["board"]["counts"].get("withdrawn") == 1, "somebody has gone home")


def test_two_who_have_never_seen_the_desk_run_an_evening_from_the_printed_sheet(invite: Invite) -> None:
    """Every button that the sheet names is there when the sheet says so, and is called as it says."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.signed_up(7, here=6))
    sheet = Sheet(organiser, opened)
    assert len(sheet.lines) == 10
    assert set(sheet.troubles) == {"network", "line", "late", "leaves", "both", "penalty", "lost"}
    rita, sven = (invite(name).open(sheet.codes["referee"]) for name in ("Rita", "Sven"))
    wall = invite("the wall", size=DESKTOP, touch=False).open(sheet.codes["projector"])
    wall.page.wait_for_selector("[data-wall]")
    arrive(rita, sheet)
    # What the clock on the wall does in a pub, the organiser does here: the sign-up closes.
    organiser.open(opened.path("organiser")).page.locator("[data-action=close-now]").click()
    tables, draw = sheet.lines["draw"]
    (begin,) = sheet.lines["chips"]
    assert sheet.lines["next"] == [draw, begin]
    taps(rita, tables)
    begin_a_round(rita, draw, begin)
    wall.page.wait_for_selector("[data-table]")
    slip(rita, sheet)
    contradict(rita, sven)
    have_trouble(rita, sheet)
    taps(rita, tables)
    referees, chance = [rita, sven], Random(7)
    while desks.seen(rita)["board"]["phase"] != "over":
        if desks.seen(rita)["board"]["phase"] == "between":
            begin_a_round(rita, *sheet.lines["next"])
        desks.keep_up(*referees)
        for table, losers in desks.open_tables(rita)[:1]:
            desks.report(referees[table % 2], table, chance.choice(losers))
        desks.keep_up(*referees)
    wall.page.wait_for_selector("[data-podium]")
    papers, certificates = sheet.lines["end"]
    organiser.page.get_by_role("button", name=papers, exact=True).click()
    path = organiser.page.get_by_role("link", name=certificates, exact=True).get_attribute("href")
    assert printed(organiser, f"/{path}", "certificates") == 8


def test_the_gong_and_the_way_back_are_as_the_sheet_says(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.paused_before_sharp(8, 1))
    sheet = Sheet(organiser, opened)
    wall = invite("the wall", size=DESKTOP, touch=False).open(sheet.codes["projector"])
    wall.page.locator("[data-action=allow-gong]").click()
    rita = invite("Rita").open(sheet.codes["referee"])
    rita.page.locator("[data-offer=resume_clock]").tap()
    wall.page.wait_for_selector("[data-gong]")
    # Nothing has to be done: the next game of a table is sharp by itself.
    table, losers = desks.open_tables(rita)[0]
    desks.report(rita, table, losers[0])
    wall.page.locator(f"[data-table='{table}'] .sharp", has_text="scharf").wait_for()

    # The laptop is lost: with the code that was printed before, another one is the organiser's.
    organiser.open("/").open(opened.path("organiser"))
    desks.view(organiser, "links")
    organiser.page.locator("[data-action=recovery]").click()
    code = organiser.page.locator("[data-recovery]").get_attribute("data-recovery") or ""
    back = invite("Olga again", size=DESKTOP, touch=False).open("/#/turnier")
    (recover,) = sheet.troubles["lost"]
    form = back.page.locator("form", has=back.page.get_by_role("heading", name=recover, exact=True))
    form.locator("input").fill(code)
    form.locator("button").click()
    back.page.wait_for_selector("[data-view=run]")


def test_where_there_is_no_line_a_pencil_does(invite: Invite) -> None:
    """A sheet a table, and two blank ones."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.played(6, scenes.begun))
    assert printed(organiser, opened.path("organiser", "tally"), "tally") == 2
    told = organiser.page.locator("[data-tally-name]").evaluate_all("rows => rows.map(row => row.dataset.tallyName)")
    assert {name for name in told if name} == set(scenes.names(6))
    # In the grand final bands do not matter any more, and nobody goes on from there.
    final = organiser.page.locator("[data-tally]").last
    assert (final.locator("[data-tally-name]").count(), final.locator("[data-tally-bands]").count()) == (4, 0)
    assert "gewinnt das Turnier" in final.inner_text()

    # Once it is over only blank sheets are left: they are for any table of any stage, and name none.
    opened = run_by(organiser, scenes.played(6, scenes.over))
    assert printed(organiser, opened.path("organiser", "tally"), "tally") == 1
    heads = organiser.page.locator("[data-tally] header").all_inner_texts()
    assert [head.split("\n\n") for head in heads] == [
        ["Tisch ____", "Kneipencup im Anker"],
        ["Großes Finale", "Kneipencup im Anker"],
    ]


def test_a_card_on_a_table_has_the_code_of_the_table_and_nobodys_own(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.played(8, scenes.drawn))
    organiser.reaches(TWO[0])
    assert printed(organiser, opened.path("organiser", "tables"), "tables") == 2
    codes = organiser.page.locator("[data-table-code] [data-qr]").evaluate_all(
        "codes => codes.map(code => [code.closest('[data-table-code]').dataset.tableCode, code.dataset.qr])"
    )
    look = opened.path("projector")
    assert codes == [[str(table), TWO[0] + look.replace("?", f"/tisch/{table}?")] for table in (1, 2)]
    assert organiser.page.locator("[data-qr]").count() == 2
    own = [opened.path_of(player).split("?")[1] for player in range(8)]
    assert not [token for token in own if token in organiser.page.content()]

    # Whoever scans it sees that table, and no more than a wall shows.
    guest = invite("a guest").open(codes[1][1].removeprefix(TWO[0]))
    guest.page.wait_for_selector("main li")
    seats = desks.seen(guest)["board"]["stage"]["tables"][1]["seats"]
    words = guest.page.locator("main").inner_text()
    assert all(seat["name"] in words for seat in seats)
    assert guest.page.locator("[data-offer]").count() == 0


def test_certificates_for_all_for_three_and_two_to_a_sheet(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    desk = scenes.played(6, scenes.over)
    desk.do(Describe("Die Knobelfreunde", "Anker, Kiel"), desk.rows[-1].at)
    opened = run_by(organiser, desk)
    start = desks.seen(organiser)["board"]["start"]
    assert printed(organiser, opened.path("organiser", "certificates"), "certificates") == 6
    day = organiser.page.evaluate("at => new Date(at).toLocaleDateString('de', {dateStyle: 'long'})", start)
    for certificate in organiser.page.locator("[data-certificate]").all():
        words = certificate.inner_text()
        assert all(
            each in words for each in ("Schocken", "Kneipencup im Anker", "Die Knobelfreunde", "Anker, Kiel", day)
        )
        assert certificate.locator("svg.dice").bounding_box() is not None
    organiser.page.locator("[data-field=small]").check()
    assert pages_in(organiser.page.pdf(prefer_css_page_size=True)) == 3
    organiser.page.locator("[data-field=three]").check()
    assert pages_in(organiser.page.pdf(prefer_css_page_size=True)) == 2
    assert organiser.page.locator("[data-certificate]").count() == 3


def test_certificates_come_with_the_end(invite: Invite) -> None:
    """Before it, both the organiser's sheets and a player's own one say so."""
    organiser = invite("Olga", size=DESKTOP, touch=False, theme="dark")
    opened = run_by(organiser, scenes.played(6, scenes.begun))
    assert printed(organiser, opened.path("organiser", "certificates"), "certificates") == 1
    told = "Urkunden gibt es, sobald das Turnier zu Ende ist."
    assert organiser.page.locator("[data-sheets=certificates]").inner_text() == told
    player = invite("Anna").open(opened.path_of(0).replace("?", "/certificate?"))
    player.page.get_by_text(told, exact=True).wait_for()


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


def test_the_sheet_of_a_league_says_what_to_enter_for_whoever_is_not_there(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False).reaches(TWO[0])
    for game, said in (
        ("kniffel", "0 für ihn und 1 für den anderen"),
        ("chicago", "der da ist"),
        ("filzlaus", "fehlt"),
    ):
        opened = run_by(organiser, scenes.counted(6, game, League(), scenes.begun))
        assert printed(organiser, opened.path("organiser", "referees"), "referees") == 1
        assert said in organiser.page.locator("[data-guide-trouble=absent]").inner_text()


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

"""A club keeps a season by clicks: several evenings, how they count, a tournament, another season, files, strangers."""

from pathlib import Path

from knobel.club.club_log import ClubLog
from knobel.desk.ranking import ranking
from tests.browser import desk_scenes as scenes
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.desks import download
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.test_club import fill, founded, link, seq, tap, view, write
from tests.browser.test_desk_ways import now
from tests.browser.waiting import until


def evening(keeper: Person, date: str, *order: str) -> None:
    """Write an evening down: who came, the best first."""
    view(keeper, "evenings")
    keeper.page.locator("[data-field=game] option[value=schocken]").wait_for(state="attached")
    keeper.page.locator("[data-field=game]").select_option("schocken")
    fill(keeper, "date", date)
    for name in order:
        keeper.page.locator("[data-tap]", has_text=name).click()
    write(keeper, "[data-action=record-evening]")


def count_so(keeper: Person, places: str, best: int) -> None:
    """How the latest season counts."""
    view(keeper, "settings")
    fill(keeper, "places", places)
    fill(keeper, "others", "0")
    fill(keeper, "best", str(best))
    write(keeper, "[data-action=change-formula]")


def table(person: Person) -> list[list[str]]:
    """The table of the season, line by line."""
    view(person, "table")
    rows = person.page.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    return [[str(cell) for cell in row] for row in rows]


def sheet(person: Person, file: str) -> list[str]:
    return download(person, f"[data-file='{file}']").decode("utf-8-sig").splitlines()


def test_a_club_keeps_a_season_of_several_evenings(invite: Invite, tmp_path: Path) -> None:
    olga = founded(invite("Olga", size=DESKTOP, touch=False), "Anna", "Ben", "Clara")
    count_so(olga, "5 3 1", 2)
    evening(olga, "2026-01-09", "Anna", "Ben", "Clara")
    evening(olga, "2026-02-13", "Ben", "Anna")
    evening(olga, "2026-03-13", "Clara", "Anna", "Ben")
    # The two best of everybody's three evenings count, and the third is struck through.
    assert table(olga) == [
        ["1.", "Anna", "8", "1", "5", "3", "3"],
        ["2.", "Ben", "8", "1", "3", "5", "1"],
        ["3.", "Clara", "6", "1", "1", "·", "5"],
    ]
    assert olga.page.locator("tbody s").all_inner_texts() == ["3", "1"]
    assert violations(olga.page) == []

    # An evening is taken back, and counted otherwise the season has another champion.
    view(olga, "evenings")
    write(olga, "[data-evening] [data-undo] >> nth=0")
    assert [row[1:3] for row in table(olga)] == [["Anna", "8"], ["Ben", "8"], ["Clara", "1"]]
    evening(olga, "2026-03-13", "Clara", "Ben", "Anna")
    count_so(olga, "5 0 0", 0)
    assert [row[1:3] for row in table(olga)] == [["Ben", "5"], ["Anna", "5"], ["Clara", "5"]]
    view(olga, "settings")
    tap(olga, "[data-by=beaten]")
    write(olga, "[data-action=change-formula]")
    assert [row[:3] for row in table(olga)] == [["1.", "Ben", "3"], ["2.", "Anna", "2"], ["3.", "Clara", "2"]]

    goes_on(olga)
    looked_at_by_strangers(olga, invite)
    taken_home(olga, tmp_path)


def goes_on(olga: Person) -> None:
    """Another season begins at nothing, and the one before can still be looked at."""
    view(olga, "settings")
    fill(olga, "season-name", "2027")
    write(olga, "[data-action=open-season]")
    assert table(olga) == []
    evening(olga, "2027-01-08", "Clara", "Anna")
    assert [row[1:3] for row in table(olga)] == [["Clara", "1"], ["Anna", "0"]]
    olga.page.locator("select").select_option("0")
    until(olga.page, lambda: len(table(olga)) == 3, "the season before")
    olga.page.locator("select").select_option("1")
    until(olga.page, lambda: len(table(olga)) == 2, "this season")


def looked_at_by_strangers(olga: Person, invite: Invite) -> None:
    """Strangers see table, evenings and records, and nothing of what somebody owes."""
    view(olga, "book")
    write(olga, "li[data-member]:has-text('Ben') [data-mark=round]")
    tap(olga, "li[data-member]:has-text('Anna') [data-action=settle]")
    fill(olga, "amount", "12,50")
    write(olga, "[data-action=prize]")
    assert olga.page.locator("[data-owes='-1250']").count() == 1
    view(olga, "settings")
    before = seq(olga)
    olga.page.locator("[data-switch=public] input").check()
    until(olga.page, lambda: seq(olga) > before, "the club may be looked at")
    stranger = invite("a stranger", size=PHONE).open(link(olga, "copy-public"))
    stranger.page.wait_for_selector("[data-club-role=public]")
    assert stranger.page.locator("[data-view]").evaluate_all("all => all.map(each => each.dataset.view)") == [
        "table",
        "evenings",
        "records",
    ]
    assert [row[1] for row in table(stranger)] == ["Clara", "Anna"]
    assert sheet(stranger, "season.csv")[0].startswith("Platz;Name;Punkte")
    view(stranger, "records")
    assert stranger.page.locator("[data-record=wins]").count() == 1
    assert not any("1250" in body for path, body in stranger.answers() if path.endswith("/page"))
    assert not stranger.scrolls_sideways()
    assert violations(stranger.page) == []


def taken_home(olga: Person, folder: Path) -> None:
    """What is written down can be had as tables and as one file, from which a club goes on."""
    shown = table(olga)
    assert [line.split(";")[1] for line in sheet(olga, "season.csv")[1:]] == ["Clara", "Anna"]
    view(olga, "book")
    assert [line.split(";")[1:5:3] for line in sheet(olga, "book.csv")[1:]] == [["Ben", "0,50"], ["Anna", "-12,50"]]
    view(olga, "records")
    assert sheet(olga, "games.csv")[1].startswith("Schocken;4;2027-01-08")
    view(olga, "settings")
    file = folder / "verein.json"
    file.write_bytes(download(olga, "[data-file=export]"))
    assert len(ClubLog.read(file.read_bytes()).club.evenings) == 4
    before = olga.page.url
    olga.open("/#/club").page.locator("[data-field=restore-club]").set_input_files(file)
    olga.page.wait_for_selector("[data-club-role=keeper]")
    assert olga.page.url != before
    assert table(olga) == shown


def test_the_result_of_a_tournament_is_entered_with_one_tap(invite: Invite) -> None:
    desk = scenes.played(6, scenes.over)
    order = [desk.tournament.players[each.player].name for each in ranking(desk.tournament)]
    members = [name for name in order if name in ("Anna", "Ben", "Cem")]
    olga = founded(invite("Olga", size=DESKTOP, touch=False), "Anna", "Ben", "Cem", "Zoe")
    club = olga.page.url
    opened = Opened(olga, scenes.ends_at(desk, now()))
    olga.open(opened.path("organiser")).page.wait_for_selector("[data-view=run]")
    view(olga, "standings")
    for again in ("undo-result", ""):
        tap(olga, "[data-action=enter-result]")
        olga.page.locator("[data-action=undo-result]").wait_for()
        said = olga.page.locator("[data-club] [role=status]").inner_text()
        assert "3 Mitglieder" in said
        assert all(name in said for name in order if name not in members)
        if again:
            tap(olga, f"[data-action={again}]")
            olga.page.locator("[data-action=enter-result]").wait_for()

    # On another device it is known already.
    olga.page.reload()
    view(olga, "standings")
    with olga.expecting("400", "409"):
        tap(olga, "[data-action=enter-result]")
        olga.page.locator("[role=alert]").wait_for()
    olga.page.goto(club)
    olga.page.wait_for_selector("[data-club-role=keeper]")
    assert [row[1] for row in table(olga)] == members
    view(olga, "evenings")
    assert olga.page.locator("[data-evening]").count() == 1
    assert "Kneipencup im Anker" in olga.page.locator("[data-evening]").inner_text()
    # The form of an evening offers the same tournament, with everybody in the order in which they came in.
    olga.page.locator("[data-field=tournament]").select_option("0")
    until(olga.page, lambda: olga.page.locator("[data-placed]").count() == 3, "who was there")
    assert [text.split("\n")[1].strip() for text in olga.page.locator("[data-placed]").all_inner_texts()] == members

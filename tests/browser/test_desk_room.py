"""What there is room for: tables that are wider than a page, lists on a phone, and what is left to do at the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from knobel.desk.actions import Describe
from knobel.desk.desk import Desk
from knobel.desk.format_options import League, PointsRounds
from proofs.processes import Node
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.club_gallery import a_filled_club
from tests.browser.conftest import Invite, Sit
from tests.browser.desk_scenes import Opened
from tests.browser.hands import see
from tests.browser.people import DESKTOP, PHONE, SMALL, TABLET, Person
from tests.browser.test_desk_ways import now, run_by
from tests.browser.waiting import until

MORE = "[data-sideways].after"
LESS = "[data-sideways].before"
HOUR = 3600 * 1000
TEAMS = ("Die Becher", "Eckkneipe")


def a_league(until: scenes.Until = scenes.over) -> Desk:
    return scenes.counted(8, "kniffel", League(), until)


def with_teams() -> Desk:
    kind = PointsRounds(rounds=3, tables=2, team_size=4)
    return scenes.counted(8, "kniffel", kind, scenes.between, teams=TEAMS)


def club_of(person: Person, view: str, *, keeper: bool = True) -> None:
    """A club in its second year, looked at by its keeper or by a member."""
    request, headers = person.context.request, {"origin": person.base, "content-type": "application/json"}
    request.get(f"{person.base}/api/me")
    told = request.post(f"{person.base}/api/clubs/import", data=a_filled_club().export(), headers=headers).json()
    token = told["links"]["keeper"] if keeper else told["members"]["2"]
    person.open(f"/#/club/{told['club']}?{token}").page.locator(f"[data-view={view}]").click()


def a_grid(person: Person) -> None:
    run_by(person, a_league())
    desks.view(person, "standings")


def a_season(person: Person) -> None:
    club_of(person, "table")


def years(person: Person) -> None:
    club_of(person, "records")


@pytest.mark.parametrize("shows", [a_grid, a_season, years])
def test_a_table_wider_than_a_phone_shows_that_there_is_more(invite: Invite, shows: Callable[[Person], None]) -> None:
    """It is reached and moved by keys, names stay, and at its end nothing more is promised."""
    person = invite("Olga", size=PHONE)
    shows(person)
    person.page.wait_for_selector(MORE)
    assert violations(person.page) == []
    region = person.page.locator(f"{MORE} [role=group]")
    assert region.get_attribute("aria-label")
    region.focus()
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_selector(LESS)
    region = person.page.locator(f"{LESS} [role=group]")
    region.evaluate("region => { region.scrollLeft = region.scrollWidth; }")
    person.page.wait_for_selector(MORE, state="detached")
    edges = region.evaluate(
        "region => [region, ...region.querySelectorAll('.stays')].map(each => each.getBoundingClientRect().left)"
    )
    assert len(edges) > 6
    assert max(edges) - min(edges) < 1
    assert not person.scrolls_sideways()


@pytest.mark.parametrize("shows", [a_grid, a_season, years])
def test_on_a_tablet_it_fits(invite: Invite, shows: Callable[[Person], None]) -> None:
    person = invite("Olga", size=TABLET)
    shows(person)
    person.page.wait_for_selector("[data-sideways]")
    sizes = person.page.locator("[data-sideways] [role=group]").evaluate(
        "region => [region.scrollWidth, region.clientWidth]"
    )
    assert sizes[0] <= sizes[1]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_everybody_owes_stands_in_one_column(invite: Invite, size: tuple[int, int]) -> None:
    """Also in one's own line, which has buttons."""
    member = invite("Gül", size=size)
    club_of(member, "book", keeper=False)
    member.page.wait_for_selector("[data-mark]")
    edges = member.page.locator("[data-owes]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().right)"
    )
    assert len(edges) > 4
    assert max(edges) - min(edges) < 1


def test_at_the_end_comes_what_one_needs_then(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, a_league(scenes.between))
    assert organiser.page.locator("[data-evenings], [data-hall]").count() == 2
    run_by(organiser, a_league())
    next_card = organiser.page.locator("section", has=organiser.page.locator("#next"))
    assert next_card.locator("a, button, summary").all_inner_texts() == [
        "Urkunden drucken",
        "Endstand",
        "Ergebnis speichern",
    ]


def test_a_log_says_the_day_where_it_changes(invite: Invite) -> None:
    organiser = invite("Olga", size=PHONE)
    desk = scenes.signed_up(3)
    desk.do(Describe("Die Knobelfreunde", "Anker"), desk.rows[-1].at + 30 * HOUR)
    run_by(organiser, desk)
    desks.view(organiser, "log")
    lines = organiser.page.locator("main ol > li")
    days = organiser.page.locator("[data-day]")
    before = desks.seen(organiser)["log"][1]["at"]
    said = organiser.page.evaluate("at => new Date(at).toLocaleDateString('de', {dateStyle: 'long'})", before)
    assert days.first.inner_text() == said
    # Today needs no heading.
    assert lines.first.get_attribute("data-entry")
    assert lines.nth(1).get_attribute("data-day") is not None


def test_an_entry_has_the_width_of_a_phone(invite: Invite) -> None:
    """What takes it back stands below it, where beside it the words would be a narrow strip."""
    organiser = invite("Olga", size=PHONE)
    run_by(organiser, a_league(scenes.between))
    entry = organiser.page.locator("[data-entry]:has([data-undo])").first
    whole, words = (each.bounding_box() for each in (entry, entry.locator(".line")))
    assert whole
    assert words
    assert words["width"] > 0.9 * whole["width"]


def test_points_are_said_once(invite: Invite) -> None:
    organiser = invite("Olga", size=PHONE)
    opened = run_by(organiser, with_teams())
    desks.view(organiser, "standings")
    rows = organiser.page.locator("[data-standing] li").all_inner_texts()
    board = desks.seen(organiser)["board"]
    values = [row["value"] for row in (*board["teams"], *board["standings"])]
    assert len(rows) == len(values) == 10
    for row, value in zip(rows, values, strict=True):
        assert row.replace(".", "").count(str(value)) == 1, row

    # On paper teams and players stand in the same columns, under heads.
    organiser.open(opened.path("organiser", "standings")).page.wait_for_selector("[data-sheets]")
    heads = organiser.page.locator("table").evaluate_all(
        "tables => tables.map(table => [...table.tHead.rows[0].cells].map(cell => cell.innerText))"
    )
    assert heads == [["Platz", "Name", "Stand"], ["Platz", "Mannschaft", "Stand"]]
    columns = organiser.page.locator("table").evaluate_all(
        "tables => tables.map(({ rows }) => [...rows[1].cells].map(cell => cell.offsetLeft))"
    )
    assert columns[0] == columns[1]


# On how many lines every word of a text stands.
PARTED = """selector => [...document.querySelectorAll(selector)].flatMap(part => {
  const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
  }).map(([word]) => word);
})"""


def test_in_the_final_chips_stand_alone_on_every_phone_and_on_paper(invite: Invite) -> None:
    """Bands do not matter any more; whoever has more chips is ahead."""
    organiser = invite("Olga", size=PHONE)
    desk = scenes.played(13, scenes.in_the_final)
    opened = run_by(organiser, scenes.ends_at(desk, now()))
    at_the_table = {player.id: player.chips for player in desk.tournament.players if player.round == "final"}
    assert len(at_the_table) == 4
    bands = organiser.page.locator("[data-bands]")
    organiser.page.wait_for_selector("[data-loser]")
    assert bands.count() == 0
    for view in ("players", "standings"):
        desks.view(organiser, view)
        organiser.page.locator(".marks").nth(3).wait_for()
        assert bands.count() == 0
    chips = organiser.page.locator("tbody tr .marks").evaluate_all(COUNTED)
    assert chips == sorted(at_the_table.values(), reverse=True)
    organiser.open(opened.path("organiser", "tables")).page.wait_for_selector("[data-sheets]")
    assert (organiser.page.locator(".marks").count(), bands.count()) == (4, 0)

    player = invite("a player").open(opened.path_of(next(iter(at_the_table))))
    player.page.wait_for_selector("[data-standing]")
    assert player.page.locator("[data-bands]").count() == 0
    assert "Band" not in player.page.locator("[aria-labelledby=me]").inner_text()
    chips = player.page.locator("[data-standing] .marks").evaluate_all(COUNTED)
    assert chips == sorted(at_the_table.values(), reverse=True)


# How many chips are drawn in each of these.
COUNTED = "all => all.map(marks => marks.querySelectorAll('.inner').length)"


def test_bands_stand_below_each_other_where_everybody_stands(invite: Invite) -> None:
    organiser = invite("Olga", size=PHONE)
    opened = run_by(organiser, scenes.ends_at(scenes.played(13, scenes.in_stage(1, 9)), now()))
    desks.view(organiser, "standings")
    edges = organiser.page.locator("[data-bands]").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().right)"
    )
    assert len(edges) == 13
    assert max(edges) - min(edges) < 1
    # On paper they stand in the same order, with what puts them there.
    names = organiser.page.locator("tbody strong").all_inner_texts()
    organiser.open(opened.path("organiser", "standings")).page.wait_for_selector("[data-sheets]")
    rows = organiser.page.locator("tbody tr")
    assert rows.locator("td:nth-child(2)").all_inner_texts() == names
    assert all("Band" in row or "Bänder" in row for row in rows.all_inner_texts())


def test_what_nobody_is_named_for_ends_without_a_dot(invite: Invite) -> None:
    organiser = invite("Olga", size=PHONE)
    run_by(organiser, scenes.signed_up(3))
    desks.view(organiser, "log")
    lines = organiser.page.locator("[data-entry] small").all_inner_texts()
    assert len(lines) == 4
    assert not [line for line in lines if line.rstrip().endswith("·")]


def test_no_dot_hangs_in_the_title_of_a_card_on_a_table(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.played(13, scenes.in_stage(2, 0)))
    organiser.open(opened.path("organiser", "tables")).page.wait_for_selector("[data-sheets]")
    organiser.page.emulate_media(media="print")
    # Every part is a box of its own, and the dot before it is cut off where it begins a line.
    assert organiser.page.locator(".table-card h1 .part").count() == 6


@pytest.mark.parametrize("shows", ["a new tournament", "evenings"])
def test_a_game_has_its_name_or_none_while_the_box_is_on_its_way(invite: Invite, shows: str) -> None:
    """What it is called inside is for nobody to read."""
    olga = invite("Olga", size=DESKTOP, touch=False)
    held: list[Route] = []
    olga.context.route("**/api/games", lambda route: held.append(route))
    named = "[data-field=desk-game]" if shows == "a new tournament" else "[data-evening]"
    if shows == "evenings":
        club_of(olga, "evenings")
    else:
        olga.open("/#/turnier")
    part = olga.page.locator(named).first
    part.wait_for()
    assert "schocken" not in part.inner_text()
    assert "kniffel" not in part.inner_text()
    until(olga.page, lambda: bool(held), "the box is asked for")
    for each in held:
        each.continue_()
    name = "Schocken" if shows == "a new tournament" else "Kniffel"
    olga.page.wait_for_function(
        "([where, name]) => document.querySelector(where).textContent.includes(name)", arg=[named, name]
    )


def test_a_team_stands_whole_beside_its_points(invite: Invite) -> None:
    organiser = invite("Olga", size=PHONE)
    kind = PointsRounds(rounds=3, tables=2, team_size=4)
    run_by(organiser, scenes.counted(8, "kniffel", kind, scenes.over, teams=("Würfelhusten", "Wurfglück")))
    desks.view(organiser, "standings")
    organiser.page.wait_for_selector("[data-standing]")
    assert organiser.page.evaluate(PARTED, "[data-standing] [data-name]") == []


def test_a_short_word_in_a_title_is_not_parted(sit: Sit, house: Node, invite: Invite) -> None:
    opened = Opened(invite("Olga"), scenes.signed_up(3))
    hands = sit("firefox", "Rita", (345, 640))
    hands.open(house.base + opened.path("referee"))
    see(hands, "[data-referee]")
    assert hands.ask(PARTED, "header h1") == []


# What can be chosen and needs more room than its box has.
CUT_CHOICES = """() => [...document.querySelectorAll('[data-option] select')].filter(select => select.offsetParent)
    .filter(select => {
        const has = select.offsetWidth;
        select.style.maxWidth = 'none';
        select.style.width = 'max-content';
        const needs = select.offsetWidth;
        select.style.maxWidth = select.style.width = '';
        return needs > has + 1;
    }).map(select => select.id)"""


@pytest.mark.parametrize("size", [SMALL, (520, 800), (1366, 768)])
def test_what_can_be_chosen_for_a_tournament_stands_whole_in_its_box(invite: Invite, size: tuple[int, int]) -> None:
    organiser = invite("Olga", size=size, touch=False)
    page = organiser.open("/#/turnier").page
    for kind in ("schock_turnier", "points_rounds", "league"):
        page.locator(f"[data-format={kind}] input").check()
        page.locator("form details").first.evaluate("details => details.open = true")
        page.wait_for_selector("[data-option] select >> visible=true")
        assert page.evaluate(CUT_CHOICES) == []
        assert not organiser.scrolls_sideways()

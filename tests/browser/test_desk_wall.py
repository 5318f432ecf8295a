"""The wall of a tournament, read from five metres: sizes that are measured, the gong, the podium."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page

from knobel.desk.actions import PlayerId, RenamePlayer
from knobel.desk.desk import Desk
from knobel.desk.format_options import KnockOut, League, PointsRounds
from knobel.desk.options import MINUTE
from knobel.desk.ranking import ranking
from proofs.processes import Node
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.browsers import PLAIN_HOST
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.people import DESKTOP, PHONE, Person, device
from tests.browser.test_desk_evening import CUT, WALL
from tests.browser.test_desk_evening import LONG as HOHENSTEIN
from tests.browser.test_desk_ways import now, run_by
from tests.browser.waiting import comes_to

DESK_PAGE = Path(__file__).parents[2] / "docs" / "desk.md"
# At 1920 × 1080 nothing that matters to the room is smaller; where the house can be reached is for who sets it up.
LEAST = 28
SMALL = """least => {
  const found = [], walker = document.createTreeWalker(document.querySelector('[data-wall]'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement, text = walker.currentNode.textContent.trim();
    if (!text || part.closest('.unseen, [data-reach], [data-awake], [aria-hidden=true]')) continue;
    const size = parseFloat(getComputedStyle(part).fontSize);
    if (size < least) found.push(`${text}: ${size}`);
  }
  return found;
}"""
# How much of the height between the first and the last row of tables is used, and how large names are written.
TABLES = """() => {
  const tables = [...document.querySelectorAll('[data-table]')].map(each => each.getBoundingClientRect());
  const box = document.querySelector('.tables').getBoundingClientRect();
  const used = (Math.max(...tables.map(table => table.bottom)) - box.top) / box.height;
  const size = part => Math.round(parseFloat(getComputedStyle(document.querySelector(part)).fontSize));
  const sizes = ['[data-table] li > span', '[data-table] h2', '[data-wall] header .clock .number'].map(size);
  return {shown: tables.length, sizes, used};
}"""


def opened_at(person: Person, desk: Desk) -> Page:
    """The wall of a tournament, with its letters."""
    opened = Opened(person, scenes.ends_at(desk, now()))
    person.open(opened.path("projector")).page.wait_for_selector("[data-wall]")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    return person.page


# A browser that keeps the screen on, and counts who asks it to and who lets go again.
WAKE_LOCK = """() => {
  window.locks = {asked: 0, released: 0};
  const lock = {type: 'screen', release: async () => { window.locks.released += 1; }};
  const request = async () => { window.locks.asked += 1; return lock; };
  Object.defineProperty(navigator, 'wakeLock', {value: {request}});
}"""


def promised() -> dict[int, list[int]]:
    """By the number of tables: how large names, titles and the clock are, and how many tables a sheet has, as the page
    about the desk says."""
    rows = re.findall(r"^\| (\d+) \| (\d+) px \| (\d+) px \| (\d+) px \| (\d+) \|$", DESK_PAGE.read_text(), re.M)
    return {int(tables): list(map(int, sizes)) for tables, *sizes in rows}


def test_the_wall_reads_from_five_metres_whatever_is_on_it(invite: Invite) -> None:
    wall = invite("the wall", size=WALL, touch=False)
    # Where a screen may go dark, the wall says so, which takes room.
    wall.context.add_init_script(f"({WAKE_LOCK})()")
    for players, tables in ((13, 4), (35, 9), (64, 16), (96, 24)):
        page = opened_at(wall, scenes.played(players, scenes.in_stage(1, tables)))
        page.wait_for_selector("[data-table]")
        told = page.evaluate(TABLES)
        assert page.evaluate(SMALL, LEAST) == [], tables
        assert page.evaluate(CUT, "[data-wall] li, [data-wall] h2, [data-wall] section") == [], tables
        assert told["used"] > 0.95, tables
        # Fonts may be drawn a pixel larger or smaller elsewhere.
        measured = zip([*told["sizes"], told["shown"]], promised()[tables], strict=True)
        assert all(abs(one - other) <= 1 for one, other in measured), (tables, told)
    league = scenes.counted(8, "kniffel", League(), scenes.between)
    lists = scenes.signed_up(40, here=20), scenes.played(64, scenes.drawn), scenes.played(64, scenes.over), league
    for desk in lists:
        page = opened_at(wall, desk)
        page.wait_for_selector("[data-wall] [data-name]")
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(CUT, "[data-wall] li") == []


# Whether so many at least stand there.
HALF = "([names, least]) => document.querySelectorAll(names).length >= least"


def test_what_stands_beside_the_tables_is_read_whole_and_turns_its_pages(invite: Invite) -> None:
    """Long titles of stages with their times, how people stand, and who is out."""
    league = scenes.counted(8, "kniffel", League(), scenes.in_stage(2, 1))
    final = scenes.played(13, scenes.in_the_final)
    aside = "[data-wall] aside"
    for size in (WALL, DESKTOP):
        for desk, listed in ((league, 8), (final, 9)):
            page = opened_at(invite("the wall", size=size, touch=False), desk)
            page.wait_for_selector(f"{aside} .ranks li")
            people = page.locator(f"{aside} .ranks li")
            # Letters come after the words, and what was measured without them is measured again.
            comes_to(page, HALF, True, [f"{aside} .ranks li", listed // 2])
            assert page.evaluate(CUT, f"{aside} li, {aside} h2, {aside} .fitted") == []
            assert page.evaluate(SMALL, LEAST * size[1] / WALL[1]) == []
            shown = people.count()
            sign = page.locator("[data-out-sheet]").all_inner_texts()
            assert sign == ([] if shown == listed else ["1 von 2"])
    # On a phone it is an ordinary page: everybody stands on it.
    page = opened_at(invite("a guest"), final)
    page.wait_for_selector(f"{aside} .ranks li")
    assert page.locator(f"{aside} .ranks li").count() == 9
    assert page.locator("[data-out-sheet]").count() == 0


def test_bands_are_shown_where_they_count(invite: Invite) -> None:
    """In the grand final they do not matter any more."""
    for desk, seen in (
        (scenes.played(13, scenes.in_stage(2, 2)), True),
        (scenes.played(13, scenes.in_the_final), False),
    ):
        page = opened_at(invite("the wall", size=WALL, touch=False), desk)
        page.wait_for_selector("[data-table] .marks")
        assert (page.locator("[data-table] [data-bands]").count() > 0) is seen


def test_who_wins_a_league_wins_a_league(invite: Invite) -> None:
    page = opened_at(invite("the wall", size=WALL, touch=False), scenes.counted(8, "kniffel", League(), scenes.over))
    page.wait_for_selector("[data-podium]")
    assert page.locator("[data-wall] h1").inner_text().endswith(" gewinnt die Liga!")


def test_titles_of_a_bracket_stand_in_one_line(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.counted(11, "filzlaus", KnockOut(group_size=3), scenes.over))
    organiser.page.locator("[data-view=standings]").click()
    titles = organiser.page.locator("[data-bracket] h3")
    titles.first.wait_for()
    tops = titles.evaluate_all("titles => titles.map(title => title.getBoundingClientRect().top)")
    assert len(tops) > 2
    assert max(tops) - min(tops) < 1


def test_rounds_differ_in_shape_the_gong_is_seen_and_the_winner_stands_on_top(invite: Invite) -> None:
    wall = invite("the wall", size=WALL, touch=False)
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.paused_before_sharp(8, 1))
    page = wall.open(opened.path("projector")).page
    page.locator("[data-action=allow-gong]").click()
    page.wait_for_selector("[data-action=allow-gong]", state="detached")
    organiser.page.locator("[data-offer=resume_clock]").click()
    page.wait_for_selector("[data-gong='1']")
    assert "scharf" in page.locator("[data-gong]").inner_text()
    assert violations(page) == []

    page = opened_at(wall, scenes.played(13, scenes.in_stage(2, 2)))
    page.wait_for_selector("[data-table].main [data-round-mark=main]")
    page.wait_for_selector("[data-table].consolation [data-round-mark=consolation]")
    assert page.locator("[data-gong]").count() == 0

    over = scenes.played(13, scenes.over)
    page = opened_at(wall, over)
    page.wait_for_selector("[data-podium]")
    steps = page.locator("[data-step]").evaluate_all(
        "steps => steps.map(step => [+step.dataset.step, step.getBoundingClientRect().height,"
        " step.querySelector('.block').getBoundingClientRect().top, step.querySelector('.stands').textContent.trim()])"
    )
    assert [place for place, *_ in steps] == [2, 1, 3]
    assert min(steps, key=lambda step: step[2])[0] == 1
    names = page.locator("[data-rank='1'] [data-name]").all_inner_texts()
    assert steps[1][3].split() == names[0].split()


# Whether somebody stands on the podium with the head in the crown, or above the wall.
TOO_TALL = """() => [...document.querySelectorAll('.stands')].filter(stands => {
  const top = part => part.getBoundingClientRect().top, parts = [...stands.children];
  return parts.some((part, index) => index && top(part) < parts[index - 1].getBoundingClientRect().bottom - 1)
    || top(parts[0]) < top(document.querySelector('[data-podium]')) - 1;
}).map(stands => stands.textContent)"""
# Where names are broken: what stands before and behind the end of a line within a name.
BROKEN = """() => [...document.querySelectorAll('[data-stands]')].flatMap(name => {
  const text = name.firstChild, found = [], place = document.createRange();
  const top = at => { place.setStart(text, at); place.setEnd(text, at + 1); return place.getClientRects()[0]?.top; };
  let before = top(0);
  for (let at = 1; at < text.length; at += 1) {
    const now = top(at);
    if (now === undefined || /\\s/.test(text.data[at])) continue;
    if (now > before + 1 && !/[ -]/.test(text.data[at - 1])) found.push(text.data);
    before = now;
  }
  return found;
})"""
# Which parts of the wall lie under something that is not part of it.
COVERED = """([over, parts]) => {
  const box = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(parts)].filter(part => {
    const under = part.getBoundingClientRect();
    return under.bottom > box.top + 1 && under.top < box.bottom - 1 && under.right > box.left && under.left < box.right;
  }).map(part => part.textContent);
}"""


def won_by(desk: Desk, *names: str) -> Desk:
    """The same tournament, won by people of these names: the first, the second and so on."""
    for place, name in enumerate(names, 1):
        player = next(each.player for each in ranking(desk.tournament) if each.place == place)
        desk.do(RenamePlayer(player, name), desk.rows[-1].at)
    return desk


def test_names_on_the_podium_are_broken_only_where_names_are(invite: Invite) -> None:
    for names in (
        ("Quirin A.", HOHENSTEIN, "Maximiliane-Charlotte"),
        (HOHENSTEIN, "Wilhelmine-Charlotte", "Quirin A."),
    ):
        over = won_by(scenes.played(13, scenes.over), *names)
        for size in (WALL, DESKTOP, PHONE):
            page = opened_at(invite("the wall", size=size, touch=False), over)
            page.wait_for_selector("[data-podium]")
            assert page.evaluate(BROKEN) == [], size
            assert page.evaluate(CUT, ".stands, [data-stands]") == [], size
            assert page.evaluate(TOO_TALL) == [], size
            if size == WALL:
                assert page.evaluate(SMALL, LEAST) == []


def test_what_the_wall_says_to_whoever_sets_it_up_lies_over_nobodys_name(
    invite: Invite, browser: Browser, house: Node
) -> None:
    """Over plain HTTP, where a screen may go dark and the wall says so until somebody has read it."""
    organiser, base = invite("Olga"), house.base.replace("127.0.0.1", PLAIN_HOST)
    wall = Person(device(browser, base, size=WALL, touch=False), base, "the wall")
    playing, over = scenes.played(19, scenes.in_stage(1, 9)), won_by(scenes.played(19, scenes.over), HOHENSTEIN)
    for phase, desk in (("playing", playing), ("over", over)):
        page = wall.open(Opened(organiser, scenes.ends_at(desk, now())).path("projector")).page
        # Another tournament is another hash: until it has come, the wall of the one before is still there.
        page.wait_for_selector(f"[data-desk-phase={phase}] [data-awake=unable]")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        assert page.evaluate(COVERED, ["[data-awake]", "[data-wall] li"]) == []
        assert page.evaluate(TOO_TALL) == []
        assert page.evaluate(SMALL, LEAST) == []
    # Where somebody opens it on a phone it is an ordinary page: one part below the other.
    phone = Person(device(browser, base), base, "a guest at the wall")
    final = Opened(organiser, scenes.ends_at(scenes.played(13, scenes.in_the_final), now()))
    phone.open(final.path("projector")).page.wait_for_selector("[data-wall] aside .ranks li")
    phone.page.wait_for_selector("[data-awake=unable]")
    assert phone.page.evaluate(COVERED, ["[data-awake]", "[data-wall] li"]) == []
    assert phone.page.locator("[data-action=allow-gong]").count() == 1
    headline = "() => ['header > div', 'header'].map(part => document.querySelector(part).clientWidth)"
    words, header = phone.page.evaluate(headline)
    assert words == header
    # Somebody who scans the card of a table holds a phone, and is told nothing of screens.
    opened = Opened(organiser, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now()))
    guest = Person(device(browser, base), base, "a guest")
    guest.open(opened.path("projector").replace("?", "/tisch/1?")).page.wait_for_selector("main ul")
    assert guest.page.locator("[data-awake]").count() == 0
    for person in (wall, phone, guest):
        assert person.grumbles() == []
        person.context.close()


def test_five_tables_with_long_names_are_one_sheet_and_an_early_draw_names_the_start(invite: Invite) -> None:
    wall = invite("the wall", size=WALL, touch=False)
    desk = scenes.drawn_early(19, 30 * MINUTE)
    for player, name in enumerate(("Wolfeschlegelsteinhausenbergerdorff", HOHENSTEIN)):
        desk.do(RenamePlayer(PlayerId(player), name), desk.rows[-1].at)
    page = opened_at(wall, desk)
    page.wait_for_selector("[data-table]")
    assert page.locator("[data-table]").count() == 5
    assert page.evaluate(SMALL, LEAST) == []
    assert page.evaluate(CUT, "[data-wall] li, [data-wall] h2, [data-wall] section") == []
    said = page.locator("[data-wall] header .clock").inner_text()
    clock = "at => new Date(at).toLocaleTimeString('de', {hour: '2-digit', minute: '2-digit'})"
    start = page.evaluate(clock, desks.seen(wall)["board"]["start"])
    assert ("Start" in said, start in said) == (True, True)


def test_wall_and_phones_ask_that_the_screen_stays_on_and_ask_again_when_they_are_back(invite: Invite) -> None:
    people = {
        "projector": invite("the wall", size=WALL, touch=False),
        "referee": invite("Rita"),
        "player": invite("Anna"),
    }
    opened = Opened(people["referee"], scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now()))
    for role, person in people.items():
        person.context.add_init_script(f"({WAKE_LOCK})()")
        page = person.open(opened.path_of(0) if role == "player" else opened.path(role)).page
        page.wait_for_function("() => window.locks.asked === 1")
        # Browsers let go of it while another page is in sight.
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        page.wait_for_function("() => window.locks.asked === 2")
        assert page.locator("[data-awake]").count() == 0
        page.evaluate("() => { location.hash = '#/'; }")
        page.wait_for_function("() => window.locks.released > 0")


def test_teams_stand_on_the_wall_while_they_play_between_rounds_and_in_the_end(invite: Invite) -> None:
    kind, teams = PointsRounds(rounds=2, table_size=4, team_size=4), ("Die Becherbande vom Eck", "Tor", "Anker")
    for until, part in (
        (scenes.in_stage(1, 1), "[data-wall] aside"),
        (scenes.between, "[data-wall] aside"),
        (scenes.over, "[data-best-teams]"),
    ):
        desk = scenes.counted(12, "kniffel", kind, until, teams=teams)
        page = opened_at(invite("the wall", size=WALL, touch=False), desk)
        page.locator(part, has_text="Mannschaften").wait_for()
        words = page.locator(part).inner_text()
        assert all(team in words for team in teams)
        assert page.evaluate(SMALL, LEAST) == []
        assert page.evaluate(CUT, "[data-wall] li, [data-wall] aside h2, [data-best-teams]") == []

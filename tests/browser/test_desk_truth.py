"""What a page says before, and what is so afterwards: previews, and the truth on paper and on the wall."""

import re

from playwright.sync_api import Page

from knobel.desk.board import board
from knobel.desk.model import Tournament
from knobel.desk.options import DeskOptions
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_evening import WALL
from tests.browser.test_desk_wall import opened_at
from tests.browser.test_desk_ways import run_by, say_yes, seats

SMALL_PHONE = (360, 640)


def drawn_in(lines: list[str]) -> dict[int, set[str]]:
    """Who will sit at which table, by the lines of a preview."""
    told = (re.fullmatch(r"(.+): Runde \d+, Tisch (\d+)(?:, .*)?", line) for line in lines)
    return {int(each[2]): set(each[1].split(", ")) for each in told if each}


def asked(person: Person, button: str) -> list[str]:
    """What will change, as it is told before anybody says yes."""
    person.page.locator(button).first.click()
    person.page.wait_for_selector("[data-preview]")
    return person.page.locator("[data-preview] li").all_inner_texts()


def test_the_preview_of_a_draw_names_the_tables_that_are_drawn(invite: Invite) -> None:
    """Of five, two pause: the lot says who, and it is the same lot however often somebody looks."""
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.signed_up(5, here=5))
    organiser.page.locator("[data-action=close-now]").click()
    first = asked(organiser, "[data-offer=draw]")
    organiser.page.locator("[data-action=no]").click()
    organiser.page.wait_for_selector("dialog", state="detached")
    assert organiser.page.locator("[data-desk-phase=registration]").count() == 1
    again = asked(organiser, "[data-offer=draw]")
    assert again == first
    organiser.page.locator("[data-action=yes]").click()
    organiser.page.wait_for_selector("[data-desk-phase=drawn]")
    assert drawn_in(again) == {number: set(names) for number, names in enumerate(seats(organiser), start=1)}
    assert len(drawn_in(again)[1]) == 3


def test_the_preview_of_an_undo_names_the_game_with_which_a_table_goes_on(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.played(8, scenes.in_stage(1, 3)))
    before = {
        seat["name"]: seat for table in desks.seen(organiser)["board"]["stage"]["tables"] for seat in table["seats"]
    }
    asked(organiser, "[data-table] [data-undo]")
    (reopened, changed) = say_yes(organiser)
    table, game = map(int, re.findall(r"Tisch (\d+) geht mit Spiel (\d+) weiter", reopened)[0])
    organiser.page.wait_for_selector(f"[data-table='{table}'][data-game='{game}']")
    after = {
        seat["name"]: seat for table in desks.seen(organiser)["board"]["stage"]["tables"] for seat in table["seats"]
    }
    (name,) = [name for name in after if after[name] != before[name]]
    assert changed.startswith(f"{name}: {after[name]['chips']} ")


def in_sight(page: Page, selector: str) -> bool:
    """Whether the whole of it lies within the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 640


def test_beside_a_long_preview_the_answers_stay_in_sight_on_a_small_phone(invite: Invite) -> None:
    """The last loss of a round is taken back after the next one was drawn: everybody sits elsewhere again."""
    rita = invite("Rita", size=SMALL_PHONE)
    opened = run_by(invite("Olga", size=DESKTOP, touch=False), scenes.played(40, scenes.in_stage(2, 0)))
    rita.open(opened.path("referee")).page.get_by_role("button", name="Protokoll", exact=True).tap()
    losses = [line for line in desks.seen(rita)["log"] if line["undo"] and "record-loss" in line["line"]["key"]]
    asked(rita, f"[data-undo='{losses[0]['seq']}']")
    assert rita.page.evaluate(
        "() => { const box = document.querySelector('dialog .about'); return box.scrollHeight > box.clientHeight + 1; }"
    )
    for answer in ("yes", "no"):
        assert in_sight(rita.page, f"[data-action={answer}]")
    assert in_sight(rita.page, "dialog h2")
    rita.page.locator("[data-preview] li").last.scroll_into_view_if_needed()
    assert in_sight(rita.page, "[data-action=yes]")


# Nineteen of twenty-two ----------------------------------------------------------------------------------------------


def test_who_did_not_come_is_neither_out_nor_counted(invite: Invite) -> None:
    wall, organiser = invite("the wall", size=WALL, touch=False), invite("Olga", size=DESKTOP, touch=False)
    absent = scenes.names(22)[19:]
    page = opened_at(wall, scenes.played(19, scenes.begun, absent=3))
    page.wait_for_selector("[data-table]")
    words = page.locator("[data-wall]").inner_text().replace("\u00a0", " ")
    assert "raus" not in words.lower()
    assert not [name for name in absent if re.search(rf"\b{re.escape(name)}\b", words)]

    desk = scenes.played(19, scenes.over, absent=3)
    opened = run_by(organiser, desk)
    organiser.open(opened.path("organiser", "certificates")).page.wait_for_selector("[data-certificate]")
    certificates = organiser.page.locator("[data-certificate]")
    assert certificates.count() == 19
    assert all("unter 19 " in words for words in certificates.all_inner_texts())
    assert not set(absent) & set(organiser.page.locator(".certificate h1").all_inner_texts())
    guest = invite("a guest").open(opened.path_of(0).replace("?", "/certificate?"))
    assert "unter 19 " in guest.page.locator("[data-certificate]").inner_text()


def has_a_final_table(tournament: Tournament) -> bool:
    stage = board(tournament, tournament.at).stage
    return tournament.phase == "playing" and stage is not None and any(each.final_table for each in stage.tables)


def some_are_sharp(tournament: Tournament) -> bool:
    """Some tables play a sharp game, and others began theirs before."""
    stage = board(tournament, tournament.at).stage
    return (
        tournament.phase == "playing" and stage is not None and {each.sharp for each in stage.tables} == {True, False}
    )


def titles(page: Page) -> dict[int, str]:
    told = page.locator("[data-table]").evaluate_all(
        "tables => tables.map(table => [+table.dataset.table, table.querySelector('h2').innerText])"
    )
    return {int(number): str(title) for number, title in told}


def test_the_final_table_of_a_round_is_called_so_on_wall_and_phone(invite: Invite) -> None:
    wall, rita = invite("the wall", size=WALL, touch=False), invite("Rita")
    opened = run_by(invite("Olga", size=DESKTOP, touch=False), scenes.played(13, has_a_final_table))
    for person, role in ((wall, "projector"), (rita, "referee")):
        person.open(opened.path(role)).page.wait_for_selector("[data-table]")
        tables = desks.seen(person)["board"]["stage"]["tables"]
        called = {number: "Final-Tisch" in title for number, title in titles(person.page).items()}
        assert called == {table["number"]: table["final_table"] for table in tables}
        assert any(called.values())


# The word on a table, beside the first name there: how large both are written.
SHARP = """table => {
  const size = part => parseFloat(getComputedStyle(part).fontSize);
  return size(table.querySelector('.sharp')) / size(table.querySelector('li > span'));
}"""


def test_which_tables_are_sharp_is_seen_from_the_back_of_the_room(invite: Invite) -> None:
    page = opened_at(
        invite("the wall", size=WALL, touch=False),
        scenes.played(19, some_are_sharp, options=DeskOptions(sharp_after_min=5)),
    )
    page.wait_for_selector("[data-table]")
    marked = page.locator("[data-table]:has(.sharp)")
    framed = page.locator("[data-table]").evaluate_all(
        "tables => tables.filter(table => parseFloat(getComputedStyle(table).outlineWidth) >= 6"
        " && getComputedStyle(table).outlineStyle === 'solid').map(table => +table.dataset.table)"
    )
    assert framed == marked.evaluate_all("tables => tables.map(table => +table.dataset.table)")
    assert 0 < len(framed) < page.locator("[data-table]").count()
    assert marked.locator(".sharp").first.inner_text() == "scharf"
    assert marked.first.evaluate(SHARP) > 0.85

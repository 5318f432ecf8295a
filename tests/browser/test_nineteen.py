"""Nineteen with names as people have them, run by clicks: two taps at once, somebody who leaves by the own phone and is
brought back, another name, another person, a pulled plug, the final, and what is taken home."""

from random import Random

from playwright.sync_api import Browser

from knobel.desk.desk import Desk
from knobel.desk.results import results
from knobel.house.work.spreadsheet import first_sheet
from proofs.processes import Node
from tests.browser import desks
from tests.browser.people import DESKTOP, Person, device
from tests.browser.test_crash import NOBODY_THERE
from tests.browser.test_desk_evening import CUT, LONG, write
from tests.browser.test_desk_ways import say_yes
from tests.browser.waiting import until

NAMES = (
    "Ännchen Ößterreicher|Bo|Đặng Thị Thu Hà|O'Brien, Seán|=SUMME(A1)|Владимир Петров|Jean-Luc d'Arc|K. K."
    "|Ümit Çağlayan|Anna|Anna M.|Wolfeschlegelsteinhausenbergerdorff|<b>Bernd</b>|Ílvaro|Hans Peter|Fitz|Zoë"
).split("|")
GUESTS = ("Dr. Margarete Schulze-Kleinewefers", "Lena")
WALL = (1920, 1080)


def sign_up(guest: Person, link: str, name: str) -> None:
    guest.open(link).page.locator("[data-field=name]").fill(name)
    guest.page.locator("[data-field=accepted]").check()
    guest.page.locator("[data-action=sign-up]").tap()
    guest.page.wait_for_selector("[data-where]")


def tap_twice_at_once(referee: Person) -> None:
    """Two taps on one button before anything is answered are one loss."""
    table, losers = desks.open_tables(referee)[0]
    button = referee.page.locator(f"[data-table='{table}'] [data-loser='{losers[0]}']")
    button.evaluate("button => { button.click(); button.click(); }")
    referee.page.wait_for_selector(f"[data-table='{table}'][data-game='2']")
    seats = desks.seen(referee)["board"]["stage"]["tables"][table - 1]["seats"]
    assert sorted(seat["chips"] for seat in seats)[:2] == [1, 2]


def where(guest: Person) -> str:
    """What one's own page says first."""
    return guest.page.locator("[data-where]").inner_text()


def leave_and_come_back(guest: Person, referee: Person) -> None:
    """Who leaves is asked, and told of the running game; a referee takes it back at the table's card."""
    before = where(guest)
    table = desks.seen(guest)["table"]["number"]
    guest.page.locator("[data-offer=withdraw]").tap()
    assert any("zählt nicht" in line for line in say_yes(guest))
    until(guest.page, lambda: where(guest) == "Du bist ausgestiegen", "no place yet")
    referee.page.locator(f"[data-table='{table}'] [data-undo]").tap()
    say_yes(referee)
    until(guest.page, lambda: where(guest) == before, "back at the table")


def rename_and_replace(organiser: Person) -> None:
    desks.view(organiser, "players")
    write(organiser, 0, "rename_player", LONG)
    organiser.page.wait_for_function("name => document.body.textContent.includes(name)", arg=LONG)
    write(organiser, 1, "replace_player", "Bodo")
    say_yes(organiser)
    desks.view(organiser, "run")


def pull_the_plug(house: Node, people: list[Person]) -> None:
    for person in people:
        with person.expecting(*NOBODY_THERE):
            pass
    house.kill()
    people[0].page.wait_for_selector("[data-desk-lost]")
    house.start()
    for person in people:
        person.page.wait_for_selector("[data-desk-lost]", state="detached")


def taken_home(organiser: Person) -> list[tuple[int, str]]:
    """The final list, which is the same in every file."""
    desks.view(organiser, "links")
    model = Desk.read(desks.download(organiser, "[data-file=export]")).tournament
    ranking = [(line["place"], line["name"]) for line in results(model)["ranking"]]
    head, *rows = first_sheet(desks.download(organiser, "[data-file='results.xlsx']"))
    assert head[:3] == ["Platz", "Startnummer", "Name"]
    assert [(int(row[0]), row[2]) for row in rows] == ranking
    sheet = desks.download(organiser, "[data-file=results-sheet]").decode("utf-8-sig").splitlines()
    assert (sheet[0].split(";")[:3], len(sheet)) == (head[:3], 20)
    return ranking


def test_nineteen_play_from_sign_up_to_what_is_taken_home(browser: Browser, frail_house: Node) -> None:
    base = frail_house.base
    organiser = Person(device(browser, base, size=DESKTOP, touch=False), base, "Olga")
    guests = [Person(device(browser, base), base, name) for name in GUESTS]
    referees = [Person(device(browser, base), base, name) for name in ("Rita", "Sven")]
    wall = Person(device(browser, base, size=WALL, touch=False), base, "the wall")
    people = [organiser, *guests, *referees, wall]
    desks.announce(organiser, "Kneipencup", least_game_seconds=0)
    desks.add_players(organiser, "\n".join(NAMES), len(NAMES))
    for guest in guests:
        sign_up(guest, desks.link_of(organiser, "entry"), guest.name)
    link = desks.link_of(organiser, "referee")
    wall.open(desks.link_of(organiser, "projector")).page.wait_for_selector("[data-wall]")
    desks.everybody_is_here(organiser, 19)
    desks.draw_and_start(organiser)
    for referee in referees:
        referee.open(link).page.wait_for_selector("[data-loser]")

    tap_twice_at_once(referees[0])
    leave_and_come_back(guests[1], referees[0])
    rename_and_replace(organiser)
    pull_the_plug(frail_house, people)
    wall.page.locator("[data-table] li", has_text="Hohenstein").wait_for()
    assert wall.page.locator("[data-table]").count() == 5
    assert wall.page.evaluate(CUT, "[data-wall] li, [data-wall] section") == []
    desks.play_to_the_end(organiser, referees, Random(19))

    organiser.page.locator("[data-action=to-standings]").click()
    shown = desks.ranking_on(organiser)
    ranking = taken_home(organiser)
    assert shown == ranking
    assert {LONG, "Bodo", *NAMES[2:], *GUESTS} == {name for _, name in ranking}
    until(wall.page, lambda: wall.page.locator("[data-podium]").count() == 1, "the podium")
    own = guests[0].page.locator("[data-place]").get_attribute("data-place")
    assert (int(own or 0), GUESTS[0]) in ranking
    assert {person.name: person.grumbles() for person in people if person.grumbles()} == {}
    assert not frail_house.complaints
    for person in people:
        person.context.close()

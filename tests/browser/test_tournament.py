"""A tournament of 13 from sign-up to the certificate, run by two referees with phones, with a crash in the middle."""

import re
from random import Random

from playwright.sync_api import Browser

from knobel.desk.desk import Desk
from knobel.desk.results import results
from knobel.house.desks.result_files import results_csv
from proofs.processes import Node
from tests.browser import desks
from tests.browser.people import DESKTOP, Person, device
from tests.browser.test_crash import NOBODY_THERE
from tests.browser.waiting import until

NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fatma", "Gero", "Hanna", "Ida", "Jo", "Karl"]
GUEST, LATECOMER = "Lena", "Mario"
WALL = (1920, 1080)


def pages_in(pdf: bytes) -> int:
    """How many pages a file for the printer has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def headings_in(pdf: bytes) -> dict[str, str]:
    """The headings of a file for the printer as its outline has them, each with the page it stands on."""
    found = re.findall(rb"/Title \(([^)]*)\)\s*/Dest \[(\d+) 0 R", pdf)
    return {title.decode("ascii"): page.decode() for title, page in found}


def both_report_while_nobody_answers(house: Node, referees: list[Person], chance: Random) -> None:
    """Both tap a loser of the same game while the house is down. When it is back, one report counts, the other phone
    says calmly that the game is settled already, and both show both names until somebody has decided."""
    table, losers = desks.open_tables(referees[0])[0]
    game = int(referees[0].page.locator(f"[data-table='{table}']").get_attribute("data-game") or 0)
    house.kill()
    for referee, loser in zip(referees, chance.sample(losers, 2), strict=True):
        referee.page.wait_for_selector("[data-desk-lost]")
        referee.page.locator(f"[data-table='{table}'] [data-loser='{loser}']").tap()
    house.start()
    for referee in referees:
        referee.page.wait_for_selector(f"[data-table='{table}'][data-game='{game}']", state="detached")
        referee.page.wait_for_selector("[data-desk-lost]", state="detached")
        referee.page.wait_for_selector(f"[data-table='{table}'] [data-dispute]")

    def troubles() -> list[str]:
        return [frame["code"] for referee in referees for frame in referee.frames if frame["type"] == "trouble"]

    until(referees[0].page, lambda: bool(troubles()), "the second report is refused")
    assert troubles() == ["desk-game-settled"]
    referees[0].page.locator("[data-dispute] [data-offer=undo]").first.tap()
    for referee in referees:
        referee.page.wait_for_selector("[data-dispute]", state="detached")


def test_thirteen_play_from_sign_up_to_the_certificate(browser: Browser, frail_house: Node) -> None:
    chance, base = Random(13), frail_house.base
    organiser = Person(device(browser, base, size=DESKTOP, touch=False), base, "Olga")
    # Nobody plays as fast as these referees report; that the desk asks then is looked at elsewhere.
    desks.announce(organiser, "Kneipencup", least_game_seconds=0)
    desks.add_players(organiser, "\n".join(NAMES), len(NAMES))

    guest = Person(device(browser, base), base, GUEST).open(desks.link_of(organiser, "entry"))
    guest.page.locator("[data-field=name]").fill(GUEST)
    guest.page.locator("[data-field=accepted]").check()
    guest.page.locator("[data-action=sign-up]").tap()
    guest.page.wait_for_selector("[data-where]")

    referees = [Person(device(browser, base), base, name) for name in ("Rita", "Sven")]
    referee_link = desks.link_of(organiser, "referee")
    wall = Person(device(browser, base, size=WALL, theme="dark", touch=False), base, "the wall")
    wall.open(desks.link_of(organiser, "projector")).page.wait_for_selector("[data-wall]")
    wall.page.evaluate("window.neverReloaded = true")
    people = [organiser, guest, wall, *referees]

    desks.everybody_is_here(organiser, len(NAMES) + 1)
    desks.add_players(organiser, f"Name;Verein\n{LATECOMER};TSV\n", len(NAMES) + 2)
    desks.view(organiser, "run")
    desks.draw_and_start(organiser)
    for referee in referees:
        referee.open(referee_link).page.wait_for_selector("[data-loser]")
    assert wall.page.locator("[data-table]").count() == len(desks.open_tables(referees[0])) == 4

    table, losers = desks.open_tables(referees[0])[0]
    before = desks.seen(referees[1])["board"]["stage"]["tables"]
    desks.report(referees[0], table, losers[0])
    assert desks.undo_latest(referees[0]) != []
    referees[1].page.wait_for_selector(f"[data-table='{table}'][data-game='1']")
    after = desks.seen(referees[1])["board"]["stage"]["tables"]
    assert [each["seats"] for each in after] == [each["seats"] for each in before]

    desks.play_on(organiser, referees, chance)
    for person in people:
        with person.expecting(*NOBODY_THERE):
            pass
    both_report_while_nobody_answers(frail_house, referees, chance)
    desks.play_to_the_end(organiser, referees, chance)

    desks.view(organiser, "links")
    file = desks.download(organiser, "[data-file=export]")
    csv = desks.download(organiser, "[data-file='results.csv']")
    model = Desk.read(file).tournament
    assert csv.decode("utf-8-sig") == results_csv(model)
    ranking = [(line["place"], line["name"]) for line in results(model)["ranking"]]
    assert sorted(name for _, name in ranking) == sorted([*NAMES, GUEST, LATECOMER])
    desks.view(organiser, "standings")
    assert desks.ranking_on(organiser) == ranking
    wall.page.wait_for_selector("[data-rank='1']")
    assert desks.ranking_on(wall) == ranking
    assert wall.page.evaluate("window.neverReloaded") is True
    place = guest.page.locator("[data-place]").get_attribute("data-place")
    assert (int(place or 0), GUEST) in ranking

    address = organiser.page.evaluate("location.hash.replace('?', '/paper/certificates?')")
    organiser.page.goto(f"{base}/{address}")
    organiser.page.wait_for_selector("[data-sheets=certificates]")
    certificates = organiser.page.locator(".certificate")
    assert [name for _, name in ranking] == certificates.locator("h1").all_inner_texts()
    pdf = organiser.page.pdf(prefer_css_page_size=True, outline=True, tagged=True)
    assert pages_in(pdf) == len(ranking)
    assert list(headings_in(pdf)) == [name for _, name in ranking]
    assert len(set(headings_in(pdf).values())) == len(ranking)
    assert {person.name: person.grumbles() for person in people if person.grumbles()} == {}
    assert not frail_house.complaints
    for person in people:
        person.context.close()

"""Every kind of tournament beside the Schock-Turnier, from the form to the final list: two referees with phones, a
plug that is pulled, and an undo."""

from random import Random

import pytest
from playwright.sync_api import Browser

from knobel.desk.desk import Desk
from knobel.desk.results import results
from knobel.house.desks.result_files import results_csv
from proofs.processes import Node
from tests.browser import desks
from tests.browser.people import DESKTOP, Person, device
from tests.browser.test_crash import NOBODY_THERE

NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil"]
TEAMS = "Name;Team\n" + "\n".join(f"{name};{'Eck' if n % 2 else 'Tor'}" for n, name in enumerate(NAMES))
# A kind with its game, the words of its options, and what is typed for its players.
KINDS = [
    ("points_rounds", "kniffel", {"rounds": 2, "table_size": 3, "team_size": 3, "tables": 1}, TEAMS),
    ("knock_out", "filzlaus", {}, "\n".join(NAMES)),
    ("round_robin", "kniffel", {}, "\n".join(NAMES[:4])),
    ("league", "kniffel", {"rounds_per_evening": 2}, "\n".join(NAMES[:4])),
]


def choose(organiser: Person, kind: str, game: str, options: dict[str, int]) -> None:
    """From the start page to a tournament of this kind."""
    desks.agree(organiser, options, least_game_seconds=0)
    page = organiser.open("/#/turnier").page
    page.locator(f"[data-format={kind}] input").check()
    page.locator("[data-field=desk-game]").select_option(game)
    page.locator("[data-action=create-desk]").click()
    page.wait_for_selector("[data-view=run]")


def open_cards(referee: Person) -> list[int]:
    """The tables whose result this phone may enter now."""
    cards = referee.page.locator("[data-table]:has([data-entry])")
    return [int(table) for table in cards.evaluate_all("cards => cards.map(card => card.dataset.table)")]


def enter(referee: Person, table: int, chance: Random) -> None:
    """Enter the result of the running game, and wait until it is settled."""
    card = referee.page.locator(f"[data-table='{table}']")
    game = card.get_attribute("data-game")
    if card.locator("[data-entry=points]").count():
        for field in card.locator("[data-score]").all():
            field.fill(str(chance.randint(100, 400)))
        card.locator("[data-action=record-result]").tap()
    else:
        chance.choice(card.locator("[data-named]").all()).tap()
    referee.page.wait_for_selector(f"[data-table='{table}'][data-game='{game}']", state="detached")


def play_on(organiser: Person, referees: list[Person], chance: Random) -> bool:
    """One report at every open table, or the next round; whether it goes on."""
    phase = organiser.page.locator("[data-desk-phase]").get_attribute("data-desk-phase")
    if phase == "over":
        return False
    if phase == "between":
        desks.draw_and_start(organiser)
        desks.keep_up(organiser, *referees)
    for table in open_cards(referees[0]):
        enter(referees[table % 2], table, chance)
        desks.keep_up(organiser, *referees)
    return True


@pytest.mark.parametrize(("kind", "game", "options", "players"), KINDS, ids=[each[0] for each in KINDS])
def test_two_referees_run_it_through_a_pulled_plug_and_an_undo(
    browser: Browser, frail_house: Node, kind: str, game: str, options: dict[str, int], players: str
) -> None:
    chance, base = Random(7), frail_house.base
    organiser = Person(device(browser, base, size=DESKTOP, touch=False), base, "Olga")
    choose(organiser, kind, game, options)
    count = len(players.replace("Name;Team\n", "").split("\n"))
    desks.add_players(organiser, players, count)
    referees = [Person(device(browser, base), base, name) for name in ("Rita", "Sven")]
    link = desks.link_of(organiser, "referee")
    desks.everybody_is_here(organiser, count)
    desks.draw_and_start(organiser)
    for referee in referees:
        referee.open(link).page.wait_for_selector("[data-entry]")

    table = open_cards(referees[0])[0]
    enter(referees[0], table, chance)
    assert desks.undo_latest(referees[0]) != []
    referees[1].page.wait_for_selector(f"[data-table='{table}'][data-game='1'] [data-entry]")
    people = [organiser, *referees]
    for person in people:
        with person.expecting(*NOBODY_THERE):
            pass
    frail_house.kill()
    referees[0].page.wait_for_selector("[data-desk-lost]")
    frail_house.start()
    for person in people:
        person.page.wait_for_selector("[data-desk-lost]", state="detached")
    while play_on(organiser, referees, chance):
        pass

    desks.view(organiser, "links")
    model = Desk.read(desks.download(organiser, "[data-file=export]")).tournament
    csv = desks.download(organiser, "[data-file='results.csv']")
    assert csv.decode("utf-8-sig") == results_csv(model)
    ranking = [(line["place"], line["name"]) for line in results(model)["ranking"]]
    assert sorted(name for _, name in ranking) == NAMES[:count]
    desks.view(organiser, "standings")
    assert desks.ranking_on(organiser)[-count:] == ranking
    assert "Hälft" not in organiser.page.inner_text("body")
    assert {person.name: person.grumbles() for person in people if person.grumbles()} == {}
    assert not frail_house.complaints
    for person in people:
        person.context.close()

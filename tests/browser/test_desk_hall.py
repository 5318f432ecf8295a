"""The hall, by clicks: tables with names in every kind of tournament, dates of evenings, somebody who comes late."""

from datetime import UTC, datetime

from knobel.desk.format_options import League
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.test_desk_evening import CUT, WALL
from tests.browser.test_desk_ways import run_by, say_yes

# As long as the name of a table can be.
ROOM = "Kegelbahn im Hinterzimme"


def name_table(organiser: Person, table: int, name: str) -> None:
    if not organiser.page.locator(f"[data-table-name='{table}']").is_visible():
        organiser.page.locator("[data-hall] summary").click()
    field = organiser.page.locator(f"[data-table-name='{table}']")
    field.fill(name)
    field.press("Tab")
    organiser.page.locator(f"[data-table='{table}'] h2", has_text=name).wait_for()


def test_a_table_of_a_schock_turnier_stands_in_a_room_with_a_name(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.played(8, scenes.begun))
    assert len(ROOM) == 24
    name_table(organiser, 2, ROOM)
    wall = invite("the wall", size=WALL, touch=False).open(opened.path("projector"))
    rita = invite("Rita").open(opened.path("referee"))
    for person in (wall, rita):
        person.page.locator("[data-table='2'] h2", has_text=ROOM).wait_for()
        assert person.page.evaluate(CUT, "[data-table='2'] h2") == []
        assert not person.scrolls_sideways()
    there = desks.seen(organiser)["board"]["stage"]["tables"][1]["seats"][0]["player"]
    guest = invite("a guest").open(opened.path_of(there))
    guest.page.locator("[data-where]", has_text=ROOM).wait_for()
    # Whoever takes the name away again is told so.
    organiser.page.locator("[data-undo]").first.click()
    assert say_yes(organiser) == ["Tisch 2 hat keinen Namen mehr."]
    rita.page.locator("[data-table='2'] h2", has_text="Tisch 2").wait_for()


def test_a_league_has_dates_and_somebody_comes_late(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.counted(5, "kniffel", League(rounds_per_evening=2), scenes.between))
    organiser.page.locator("[data-evenings] summary").click()
    evening = organiser.page.locator("[data-evening='2']")
    evening.fill("2031-05-09T19:30")
    evening.press("Tab")
    # The forecast tells the day on which the second evening begins.
    organiser.page.wait_for_function("() => document.body.innerText.includes('9.5.')")
    (second,) = [each for each in desks.seen(organiser)["board"]["format"]["evenings"] if each["evening"] == 2]
    assert second["start"] > 1000 * datetime(2031, 5, 8, tzinfo=UTC).timestamp()

    desks.view(organiser, "players")
    organiser.page.locator("[data-field=players]").fill("Zora")
    organiser.page.locator("[data-action=add-players]").click()
    organiser.page.wait_for_selector("[data-player='5']")
    desks.view(organiser, "run")
    desks.draw_and_start(organiser)
    seated = [seat["name"] for table in desks.seen(organiser)["board"]["stage"]["tables"] for seat in table["seats"]]
    assert "Zora" in seated
    rita = invite("Rita").open(opened.path("referee"))
    rita.page.locator("[data-table]", has_text="Zora").wait_for()


def test_a_preview_tells_what_changes_around_the_tables(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.played(8, scenes.begun))
    organiser.page.locator("[data-field=announce]").fill("Pizza ist da.")
    organiser.page.locator("[data-action=announce]").click()
    organiser.page.locator("[data-entry]", has_text="Pizza").locator("[data-undo]").click()
    assert say_yes(organiser) == ["Die Ansage fällt weg."]
    organiser.page.locator("[data-offer=pause_clock]").click()
    organiser.page.wait_for_selector("[data-offer=resume_clock]")
    organiser.page.locator("[data-entry] [data-undo]").first.click()
    assert say_yes(organiser) == ["Die Uhr läuft."]

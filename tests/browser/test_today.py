"""The dice of the day: played from the start page, compared, shared without telling anything, and not tried twice."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from knobel.fair.days import checked_day, read_day
from knobel.house.table import day_dice
from proofs.processes import Node
from tests.browser.accessibility import violations
from tests.browser.conftest import opened
from tests.browser.people import Person, device
from tests.browser.tables import give_a_player

# A short game, whatever the calendar says.
GAME = "hohe-hausnummern"


@pytest.fixture
def house_of_the_day(tmp_path: Path) -> Iterator[Node]:
    """A house where that game is played on every day."""
    for node in opened(tmp_path):
        node.stop()
        with sqlite3.connect(tmp_path / "knobel.sqlite") as store:
            store.execute("UPDATE days SET game = ?", (GAME,))
        store.close()
        node.start()
        yield node


def test_somebody_plays_the_day_sees_how_it_went_and_practises(browser: Browser, house_of_the_day: Node) -> None:
    anna = Person(device(browser, house_of_the_day.base), house_of_the_day.base, "Anna")
    give_a_player(anna)
    anna.open()
    anna.page.locator("[data-action=today]").click()
    anna.page.wait_for_selector("[data-today=play]")
    assert violations(anna.page) == []
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-phase=playing]")
    # A device that was never given a name sits down as a guest, and as no number.
    seats = next(frame["table"]["seats"] for frame in anna.frames if frame["type"] == "welcome")
    assert seats[0]["name"] == "Gast"
    anna.open("/#/heute")
    anna.page.wait_for_selector("[data-today=go-on]")
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-phase=playing]")
    result = anna.page.evaluate("knobelPlayer.play({ moves: 600, seed: 1 })")
    assert result["stuck"] is None, result["stuck"]
    anna.page.wait_for_selector("[data-phase=over]")
    anna.page.locator("[data-action=day]").click()
    anna.page.wait_for_selector("[data-today=made] [data-best]:not([data-best=''])")
    # Read tomorrow, what is shared today still says of which day it speaks.
    today = date.fromisoformat(anna.page.locator("[data-day][aria-current=date]").get_attribute("data-day") or "")
    made = anna.page.locator("[data-result]").get_attribute("data-result") or ""
    shared = anna.page.locator("[data-share]").inner_text()
    assert made.lstrip("-") in shared.replace(".", "").replace(" ", "")
    assert shared.startswith(f"Knobel {today.day}. ")
    assert "🎲" in shared
    assert anna.page.locator("[data-day][aria-current=date]").is_visible()
    assert anna.page.locator("[data-seal=today]").is_visible()
    assert not anna.scrolls_sideways()
    assert violations(anna.page) == []
    assert anna.grumbles() == []
    anna.context.close()


# The days whose result does not fit into its box.
CUT_OFF = """() => [...document.querySelectorAll("[data-day]")].filter((day) => {
  const [box, result] = [day, day.querySelector(".t-small")].map((each) => each.getBoundingClientRect());
  return result.left < box.left || result.right > box.right;
}).map((day) => day.innerText)"""


@pytest.mark.parametrize("size", [(320, 568), (340, 640), (360, 640), (1366, 768)])
def test_a_day_of_more_than_ten_thousand_points_is_told_whole(
    browser: Browser, house_of_the_day: Node, size: tuple[int, int]
) -> None:
    anna = Person(device(browser, house_of_the_day.base, size=size), house_of_the_day.base, "Anna")

    def made(route: Route) -> None:
        told = route.fetch().json()
        days = [{**day, "mine": {"table": "t", "result": 12050}} for day in told["days"]]
        route.fulfill(content_type="application/json", body=json.dumps({**told, "days": days}))

    anna.context.route("**/api/days", made)
    anna.open("/#/heute").page.wait_for_selector("[data-day]")
    anna.page.evaluate("document.fonts.ready")
    assert anna.page.locator("[data-day] .t-small").first.inner_text() == "12050"
    assert anna.page.evaluate(CUT_OFF) == []
    assert not anna.scrolls_sideways()
    assert anna.grumbles() == []
    anna.context.close()


def days_of(person: Person) -> dict[str, Any]:
    return dict(person.page.evaluate("async () => (await fetch('/api/days')).json()"))


def test_where_the_clock_goes_differently_the_end_of_the_day_is_told_by_it(
    browser: Browser, house_of_the_day: Node
) -> None:
    for zone, hours in (("Asia/Tokyo", 9), ("Asia/Kolkata", 5.5)):
        person = Person(device(browser, house_of_the_day.base, zone=zone), house_of_the_day.base, "Ben")
        person.open("/#/heute").page.wait_for_selector("[data-today=play]")
        closes = datetime.fromtimestamp(days_of(person)["closes"] / 1000, timezone(timedelta(hours=hours)))
        assert f"um {closes:%H:%M} Uhr" in person.page.inner_text("main")
        assert "Mitternacht" not in person.page.inner_text("main")
        assert person.grumbles() == []
        person.context.close()


@pytest.mark.parametrize("sealed", [True, False])
def test_a_past_day_is_found_in_the_calendar_checked_and_played_still(
    browser: Browser, house_of_the_day: Node, tmp_path: Path, sealed: bool
) -> None:
    anna = Person(device(browser, house_of_the_day.base), house_of_the_day.base, "Anna")
    today = days_of(anna.open())["today"]
    yesterday = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    seed = bytes(range(32))
    seal = day_dice.commitment(seed if sealed else bytes(32), yesterday, GAME)
    with sqlite3.connect(tmp_path / "knobel.sqlite") as store:
        store.execute(
            "INSERT INTO days (date, game, seed, commitment, sealed, closes) VALUES (?, ?, ?, ?, 0, 1)",
            (yesterday, GAME, seed, seal),
        )
    store.close()
    day = anna.open("/#/heute").page.locator(f"[data-day='{yesterday}']")
    # A day on which nothing was made holds its number alone.
    expect(day.locator("[aria-hidden]")).to_have_text([str(int(yesterday[-2:]))])
    day.press("Enter")
    anna.page.wait_for_selector("[data-today=practise-past]")
    anna.page.wait_for_selector("[data-seal=good]" if sealed else "[data-seal=bad]")
    assert violations(anna.page) == []
    with anna.page.expect_download() as coming:
        anna.page.locator("[data-action=save-day]").click()
    coming.value.save_as(tmp_path / "day.json")
    file = read_day((tmp_path / "day.json").read_bytes())
    assert file is not None
    assert checked_day(file).verdict == ("seed" if sealed else "another-seed")
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-phase=playing]")
    assert anna.grumbles() == []
    anna.context.close()


def test_a_page_from_before_midnight_opens_no_table_that_does_not_count(
    browser: Browser, house_of_the_day: Node, tmp_path: Path
) -> None:
    anna = Person(device(browser, house_of_the_day.base), house_of_the_day.base, "Anna")
    today = days_of(anna.open())["today"]
    yesterday = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    with sqlite3.connect(tmp_path / "knobel.sqlite") as store:
        store.execute(
            "INSERT INTO days (date, game, seed, commitment, sealed, closes)"
            " SELECT ?, game, seed, commitment, sealed, closes FROM days WHERE date = ?",
            (yesterday, today),
        )
    store.close()

    def before_midnight(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(content_type="application/json", body=json.dumps({**told, "today": yesterday}))

    anna.context.route("**/api/days", before_midnight)
    anna.open("/#/heute").page.wait_for_selector("[data-today=play]")
    shown = anna.page.locator("[data-day][aria-current=date]")
    assert shown.get_attribute("data-day") == yesterday
    anna.context.unroute("**/api/days")
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-new-day]")
    anna.page.wait_for_selector(f"[data-day='{today}'][aria-current=date]")
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-phase=playing]")
    assert anna.grumbles() == []
    anna.context.close()

"""The dice of the day: played from the start page, compared, shared without telling anything, and not tried twice."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

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
    anna.open("/#/heute")
    anna.page.wait_for_selector("[data-today=go-on]")
    anna.page.locator("[data-action=play-day]").click()
    anna.page.wait_for_selector("[data-phase=playing]")
    result = anna.page.evaluate("knobelPlayer.play({ moves: 600, seed: 1 })")
    assert result["stuck"] is None, result["stuck"]
    anna.page.wait_for_selector("[data-phase=over]")
    anna.page.locator("[data-action=day]").click()
    anna.page.wait_for_selector("[data-today=made] [data-best]:not([data-best=''])")
    made = anna.page.locator("[data-result]").get_attribute("data-result") or ""
    shared = anna.page.locator("[data-share]").inner_text()
    assert made.lstrip("-") in shared.replace(".", "").replace(" ", "")
    assert "🎲" in shared
    assert anna.page.locator("[data-day][aria-current=date]").is_visible()
    assert anna.page.locator("[data-seal=today]").is_visible()
    assert not anna.scrolls_sideways()
    assert violations(anna.page) == []
    assert anna.grumbles() == []
    anna.context.close()

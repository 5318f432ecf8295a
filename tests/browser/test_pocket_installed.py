"""Installed from a house that is then gone: the browser starts anew, and the whole box is there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from knobel.server.built import INDEX, MANIFEST, built_files
from proofs.processes import Node
from tests.browser import browsers
from tests.browser.pockets import installed, keep_the_box, look_back, play, set_up

pytestmark = [
    pytest.mark.skipif(browsers.CHROMIUM.missing is not None, reason=str(browsers.CHROMIUM.missing)),
    pytest.mark.skipif(not {INDEX, MANIFEST} <= built_files().keys(), reason="no box here: make web pocket"),
]
AT_A_TABLE_HERE = re.compile("#/table/hier-")


def play_the_day(page: Page) -> None:
    """The dice of the day, which are those of this device now; they raise no doubts about those of the house."""
    page.goto("#/heute")
    page.wait_for_selector("[data-today=play]")
    page.wait_for_selector("[data-seal=today]:has-text('folgen aus dem Datum')")
    page.locator("[data-action=play-day]").click()
    page.wait_for_url(AT_A_TABLE_HERE)
    page.wait_for_selector("[data-phase=playing]")


def write_on_a_pad(page: Page) -> None:
    """Real dice, and what they show stands on this device, also after a reload."""
    page.goto("#/set/kniffel/pad")
    page.locator("[data-action=start]").click()
    page.wait_for_url(AT_A_TABLE_HERE)
    box = page.locator("[data-pad] [data-offer='take:1/sixes']")
    box.click()
    page.locator("[role=dialog] [data-value='24']").click()
    box.locator(".value", has_text="24").wait_for()
    page.reload()
    box.locator(".value", has_text="24").wait_for()


def set_up_a_tournament(page: Page) -> None:
    page.goto("#/turnier")
    page.locator("[data-field=desk-name]").fill("Pokal im Keller")
    page.locator("[data-action=create-desk]").click()
    page.wait_for_url(re.compile("#/turnier/hier-"))
    page.wait_for_selector("[data-pocket=here]")
    page.wait_for_selector("h1:has-text('Pokal im Keller')")


def test_an_installed_house_plays_when_its_server_is_gone_and_the_browser_was_started_anew(
    playwright: Playwright, frail_house: Node, tmp_path: Path
) -> None:
    base, profile = f"{frail_house.base}/", tmp_path / "profile"
    with installed(playwright, base, profile) as context:
        page = context.new_page()
        keep_the_box(page)
        # Whoever has seen the seals of the house finds others here: that is no reason to wonder.
        page.goto("#/heute")
        page.wait_for_selector("[data-today=play]")
    frail_house.kill()

    with installed(playwright, base, profile) as context:
        page = context.new_page()
        troubles: list[str] = []
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto("#/set/kniffel/bots")
        set_up(page)
        play(page, 5, 1)
        assert page.evaluate("knobelPlayer.finish(120000)") == {"wide": False, "phase": "over"}
        page.goto("#/")
        look_back(page, "kniffel")
        play_the_day(page)
        write_on_a_pad(page)
        set_up_a_tournament(page)
        assert troubles == []

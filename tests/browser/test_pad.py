"""Only the pad: real dice, one device that writes for everybody, in any order; by tap, by key and after a reload."""

import re

import pytest
from playwright.sync_api import expect

from knobel.texts import texts
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.waiting import until
from tests.games.test_sheet_halves import SHEET_GAMES

SMALL_PHONE = (360, 640)


def cell(person: Person, row: str, seat: int) -> str:
    return f"[data-offer='take:{seat}/{row}']"


def write(person: Person, row: str, seat: int, value: int) -> None:
    """Tap a box and what goes in, and wait until it stands there."""
    person.page.click(cell(person, row, seat))
    person.page.click(f"[role=dialog] [data-value='{value}']")
    shown = "–" if value == 0 else str(value)
    person.page.locator(cell(person, row, seat), has_text=shown).wait_for()


def total(person: Person, seat: int) -> str:
    return person.page.locator("tr.sum", has_text="Gesamt").locator("td").nth(seat).inner_text()


def test_a_family_writes_on_one_pad(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=False)
    person.open("/").page.click("section [data-action=play-pad]")
    person.page.locator("[data-seat='0'] [data-field=name]").fill("Anna")
    person.page.locator("[data-seat='1'] [data-field=name]").fill("Ben")
    assert person.page.locator("[data-action=learn]").count() == 0, "a pad has no lesson"
    person.page.click("[data-action=start]")
    person.page.wait_for_selector("[data-pad]")
    # Anybody at any time; what is in the box is what dice can give.
    write(person, "sixes", 1, 24)
    write(person, "full_house", 0, 25)
    person.page.click(cell(person, "kniffel", 0))
    assert person.page.locator("[role=dialog] [data-value]").all_inner_texts() == ["0", "50"]
    # The dice can be typed in as well: then a tap on what stands there in pencil is enough.
    person.page.click("[data-action=type-dice]")
    person.page.fill("[data-field=digits]", "55544")
    person.page.keyboard.press("Enter")
    person.page.locator(f"{cell(person, 'fives', 0)} .preview", has_text="15").wait_for()
    person.page.locator(cell(person, "fives", 0)).press("Enter")
    person.page.locator(f"{cell(person, 'fives', 0)} .value", has_text="15").wait_for()
    assert (total(person, 0), total(person, 1)) == ("40", "24")
    # Nothing that stands there is lost.
    person.page.reload()
    person.page.locator(f"{cell(person, 'fives', 0)} .value", has_text="15").wait_for()
    assert (total(person, 0), total(person, 1)) == ("40", "24")
    person.page.click("[data-action=undo]")
    person.page.locator(f"{cell(person, 'fives', 0)} .value").wait_for(state="detached")
    assert total(person, 0) == "25"
    # A slip of the pencil is rubbed out.
    person.page.click(cell(person, "sixes", 1))
    person.page.click("[data-action=rub-out]")
    person.page.locator(f"{cell(person, 'sixes', 1)} .value").wait_for(state="detached")
    assert total(person, 1) == "0"
    assert not person.scrolls_sideways()


@pytest.mark.parametrize("game", [*SHEET_GAMES, "niedrige-hausnummern"])
def test_every_sheet_has_a_pad_that_is_written_with_keys_and_keeps_its_sums(invite: Invite, game: str) -> None:
    person = invite(size=SMALL_PHONE, touch=False)
    page = person.open(f"/#/set/{game}/pad").page
    page.locator("[data-action=start]").press("Enter")
    page.wait_for_selector("[data-pad]")
    expect(page).to_have_title(re.compile(re.escape(texts("de").line("name", game))))
    sums = page.locator("tr.sum")
    before = sums.all_inner_texts()
    # A house number is one when it is whole.
    rows = ("hundreds", "tens", "ones") if "hausnummern" in game else (None,)
    for row in rows:
        box = page.locator(cell(person, row, 0) if row else "[data-offer^='take:']").first
        box.press("Enter")
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        assert violations(page) == []
        typed = dialog.locator("[data-field=value]")
        if typed.count():
            typed.fill("356")
            typed.press("Enter")
        else:
            dialog.locator("[data-value]").last.press("Enter")
        box.locator(".value").wait_for()
    until(page, lambda: sums.all_inner_texts() != before, "the sums follow")
    assert violations(page) == []
    assert not person.scrolls_sideways()

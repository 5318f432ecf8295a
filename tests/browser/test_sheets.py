"""Score sheets as on paper: two halves on a phone, everybody's columns side by side on a laptop."""

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import BELOW
from tests.browser.people import DESKTOP, PHONE, TABLET, Person
from tests.browser.tables import give_a_player, play_against_bots, until_asked

SMALL_PHONE, LAPTOP = (360, 640), (1366, 768)
# Where every half of one's own column lies, and how many boxes and sums it has.
HALVES = """() => [...document.querySelectorAll(".half")].map((half) => {
  const { x, y, right } = half.getBoundingClientRect();
  return { x, y, right, rows: half.children.length, called: half.getAttribute("aria-label") };
})"""
# Cells of the sheet that do not lie within its paper.
CUT_OFF = """() => {
  const paper = document.querySelector(".scroll").getBoundingClientRect();
  return [...document.querySelectorAll(".scroll th, .scroll td")].filter((cell) => {
    const { left, right, bottom } = cell.getBoundingClientRect();
    return left < paper.left - 1 || right > paper.right + 1 || bottom > innerHeight;
  }).length;
}"""


def at_a_table(person: Person, game: str, bots: int) -> None:
    give_a_player(person)
    person.open()
    play_against_bots(person, game, bots, options={"starter": "first_seat"})
    person.page.evaluate("knobelPlayer.play({ moves: 3, seed: 4 })")
    until_asked(person)


def halves(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(HALVES)
    return found


def test_a_phone_keeps_the_halves_and_a_laptop_shows_everybody(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=False)
    at_a_table(person, "kniffel", 3)
    upper, lower = halves(person)
    assert (upper["called"], lower["called"]) == ("Oberer Teil", "Unterer Teil")
    assert upper["rows"] == lower["rows"] == 8
    assert upper["y"] == lower["y"]
    assert upper["right"] <= lower["x"]
    assert not person.scrolls_sideways()
    person.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    person.page.wait_for_selector("thead th:nth-child(5)")
    assert [len(body.query_selector_all("tr")) for body in person.page.query_selector_all("tbody")] == [8, 8, 2]
    person.page.wait_for_function(f"() => ({CUT_OFF})() === 0")
    # The bonus says what is missing for it, everybody's.
    assert person.page.locator("tr", has_text="Bonus").locator(".note").count() == 4


# How much room is left below what can be done once a game is over, and beside the words on each of these buttons.
ROOM = """() => {
  const ways = [...document.querySelectorAll(".hand .ways .button")];
  const aside = ways.map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
  });
  const bottom = Math.max(...ways.map((button) => button.getBoundingClientRect().bottom));
  return { below: innerHeight - bottom, aside: Math.min(...aside) };
}"""


def test_what_can_be_done_next_is_at_the_bottom_of_a_tablet_once_the_felt_is_gone(invite: Invite) -> None:
    person = invite(size=TABLET)
    at_a_table(person, "kniffel", 1)
    person.page.evaluate("(ms) => knobelPlayer.finish(ms)", 60_000)
    person.page.wait_for_selector("[data-ending=told]")
    room = person.page.evaluate(ROOM)
    assert 0 <= room["below"] <= 32
    assert room["aside"] >= 8


# What everybody has in all, as far as it lies on top where it stands.
TOTALS = """() => [...document.querySelectorAll(".side tbody:last-of-type > :last-child > *")].filter((cell) => {
  const box = cell.getBoundingClientRect();
  return cell.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 3));
}).map((cell) => cell.innerText)"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP])
def test_everybodys_total_is_in_sight_on_a_laptop_that_is_touched(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size=size, touch=True)
    at_a_table(person, "kniffel", 3)
    person.page.evaluate("document.querySelectorAll('.papers, .scroll').forEach((each) => (each.scrollTop = 0))")
    label, *totals = person.page.evaluate(TOTALS)
    assert label == "Gesamt"
    assert len(totals) == 4


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_the_way_to_the_whole_pad_is_seen_below_it(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size=size)
    at_a_table(person, "kniffel", 1)
    assert person.page.locator("[data-action=pad]").count() == 1
    assert person.page.evaluate(BELOW, ".pad [data-action=pad]") == []


# What of a sheet is hidden by its end, and by the end of the papers it lies on.
HIDDEN = """() => [".side .papers", ".side .scroll"].map((each) => {
  const { scrollHeight, clientHeight } = document.querySelector(each);
  return scrollHeight - clientHeight;
})"""


@pytest.mark.parametrize(
    ("size", "bots"),
    [(DESKTOP, 1), (DESKTOP, 3), (LAPTOP, 1), (LAPTOP, 3), ((1280, 720), 1), ((1280, 720), 3), ((1024, 768), 1)],
)
def test_every_row_of_a_sheet_is_seen_on_a_laptop_or_tablet_that_is_touched(
    size: tuple[int, int], bots: int, invite: Invite
) -> None:
    person = invite(size=size, touch=True)
    at_a_table(person, "kniffel", bots)
    assert max(person.page.evaluate(HIDDEN)) <= 0


def test_large_letters_leave_every_row_in_sight_or_say_that_there_are_more(invite: Invite) -> None:
    person = invite(size=DESKTOP, touch=True)
    at_a_table(person, "kniffel", 1)
    person.page.locator("[data-action=more]").click()
    person.page.locator("[data-action=large-type]").click()
    person.page.keyboard.press("Escape")
    assert max(person.page.evaluate(HIDDEN)) <= 0
    # Too low for all of them: over the totals a shade says that something lies below it, until it is reached.
    shade = (
        "() => getComputedStyle(document.querySelector('.side tbody:last-of-type > :last-child > td'), '::before')"
        ".opacity"
    )
    person.page.set_viewport_size({"width": 1280, "height": 560})
    person.page.wait_for_function(f"() => Number(({shade})()) > 0.2")
    person.page.evaluate("() => document.querySelector('.side .scroll').scrollTo(0, 9999)")
    person.page.wait_for_function(f"() => Number(({shade})()) < 0.05")


def test_the_drawer_with_everybodys_sheet_hides_none_of_it_on_a_laptop(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=True)
    at_a_table(person, "kniffel", 1)
    person.page.click("[data-action=pad]")
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    hidden = """() => [".inside", ".inside .scroll"].every((each) => {
      const { scrollHeight, clientHeight } = document.querySelector(`.drawer ${each}`);
      return scrollHeight <= clientHeight;
    })"""
    person.page.wait_for_function(hidden)


def test_rows_beside_each_other_are_equally_high_however_their_labels_break(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=True)
    at_a_table(person, "kniffel", 1)
    person.page.locator("[data-action=more]").click()
    person.page.locator("[data-action=large-type]").click()
    person.page.keyboard.press("Escape")
    tops = """() => [...document.querySelectorAll(".half")].map((half) =>
      [...half.children].map((row) => Math.round(row.getBoundingClientRect().y)).join())"""
    person.page.wait_for_function("() => document.documentElement.dataset.type === 'large'")
    left, right = person.page.evaluate(tops)
    assert left == right

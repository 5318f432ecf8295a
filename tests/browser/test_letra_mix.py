"""Letra Mix by finger and by keys: letters are dragged, taken back, typed and rubbed out; what lies there counts."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from knobel.core.events import Did
from knobel.core.moves import Lay, Press
from knobel.house.table.entries import Happened
from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, SMALL, Person
from tests.browser.tables import begin, give_a_player, play_against_bots, set_up, settle, sit_down, until_asked
from tests.browser.test_keyboard import reach
from tests.browser.truth import log_of
from tests.browser.waiting import until

# Words are not looked up, so that any letters do.
RULES = {"starter": "first_seat", "rounds": 1, "word_check": "trust", "hourglass_s": 300}
STEPS = 6


def at_the_letters(person: Person, bots: int = 1) -> str:
    """A table at which this person has thrown the letter dice; says which table it is."""
    give_a_player(person)
    person.open()
    link = play_against_bots(person, "letra-mix", bots, options=RULES)
    person.page.locator("[data-throw]:enabled").click()
    person.page.wait_for_selector("[data-offer^='letter:']")
    settle(person)
    return link["table"]


def letters(person: Person) -> list[list[str]]:
    """What every die may be laid as."""
    assert person.scene
    (space,) = (offer["choice"] for offer in person.scene["offers"] if offer["choice"]["type"] == "layouts")
    return [list(each) for each in space["letters"]]


def plain_dice(person: Person, count: int) -> list[int]:
    """Some dice that show one letter each, no two alike: then it is clear which of them is laid by typing."""
    known: dict[str, int] = {}
    for die, each in enumerate(letters(person)):
        if len(each) == 1:
            known.setdefault(each[0], die)
    return list(known.values())[:count]


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, what: Locator, to: tuple[float, float]) -> None:
    """Drag with a finger: down, some steps, up."""
    finger = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    (x, y), (right, down) = middle(what), to
    touch("touchStart", (x, y))
    for step in range(1, STEPS + 1):
        touch("touchMove", (x + (right - x) * step / STEPS, y + (down - y) * step / STEPS))
    touch("touchEnd")
    finger.detach()


def cell(person: Person, row: int, column: int) -> Locator:
    return person.page.locator(f"[data-cell='{row},{column}']")


def letter(person: Person, die: int) -> Locator:
    return person.page.locator(f"[data-offer='letter:{die}']")


def done_by(house: Node, table: str, seat: int = 0) -> list[Any]:
    """What somebody has decided at a table, in order."""
    events = [entry.event for _, entry in log_of(Path(house.settings.data), table) if isinstance(entry, Happened)]
    return [event.move for event in events if isinstance(event, Did) and event.seat == seat]


def has_played(person: Person) -> None:
    """Wait until it is somebody else's turn."""
    person.page.wait_for_selector("[data-offer^='letter:']", state="detached")


def test_letters_are_dragged_onto_the_table_and_off_it_again(invite: Invite, house: Node) -> None:
    person = invite()
    table = at_the_letters(person)
    one, other = plain_dice(person, 2)
    drag(person, letter(person, one), middle(cell(person, 0, 0)))
    drag(person, letter(person, other), middle(cell(person, 0, 2)))
    assert cell(person, 0, 0).inner_text() == letters(person)[one][0]
    assert letter(person, one).is_disabled()
    # From one cell to the next; then off the table, back into the hand; then once more.
    drag(person, cell(person, 0, 2), middle(cell(person, 0, 1)))
    assert (cell(person, 0, 2).inner_text(), cell(person, 0, 1).inner_text()) == ("", letters(person)[other][0])
    drag(person, cell(person, 0, 1), middle(person.page.locator("h1")))
    assert letter(person, other).is_enabled()
    drag(person, letter(person, other), middle(cell(person, 0, 1)))
    assert not person.scrolls_sideways()

    # One tap says that this is it: what lies there is laid, and the turn is over.
    person.page.locator("[data-offer='press:stop']").click()
    has_played(person)
    lay, stop = done_by(house, table)
    assert isinstance(lay, Lay)
    assert {(tile.die, tile.row, tile.column) for tile in lay.tiles} == {(one, 0, 0), (other, 0, 1)}
    assert stop == Press("stop")


def test_words_are_typed_crosswise_with_keys_alone(invite: Invite, house: Node) -> None:
    person = invite(size=(1440, 900), touch=False)
    table = at_the_letters(person)
    first, second, third, fourth = plain_dice(person, 4)
    shown = [each[0] for each in letters(person)]
    keys = person.page.keyboard
    reach(person.page, "[data-cell='0,0']")
    for die in (first, second, fourth):
        keys.type(shown[die].lower())
    # The last one was a slip; and from the first letter a word goes down.
    keys.press("Backspace")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    keys.press("ArrowDown")
    keys.type(shown[third].lower())
    person.page.wait_for_function("() => document.activeElement?.dataset.cell === '2,0'")
    assert cell(person, 1, 0).inner_text() == shown[third]

    reach(person.page, "[data-offer=lay]")
    keys.press("Enter")
    person.page.wait_for_selector("[data-offer=lay]", state="detached")
    reach(person.page, "[data-offer='press:stop']")
    keys.press("Enter")
    has_played(person)
    lay, stop = done_by(house, table)
    assert {(tile.die, tile.row, tile.column, tile.letter) for tile in lay.tiles} == {
        (first, 0, 0, shown[first]),
        (second, 0, 1, shown[second]),
        (third, 1, 0, shown[third]),
    }
    assert stop == Press("stop")


# Whatever is said beside the felt lies on top where it is, and can be read.
COVERED = """() => [".turn p", "[role=timer]", "[data-advise]", "[data-offer='press:stop']", "[data-cell='0,0']",
  "[data-offer='letter:12']"]
  .filter((what) => {
    const element = document.querySelector(what);
    if (!element) return true;
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top || !(element.contains(top) || top.contains(element)) || top.closest(".felt");
  })"""


def at_a_throw_that_may_be_repeated(person: Person, others: int, **choices: Any) -> None:
    """Somebody has thrown one vowel only: one button more. Such a throw is rare, so that it is typed in."""
    give_a_player(person)
    person.open()
    guests = [{"kind": "local", "name": f"Gast {number}"} for number in range(1, others + 1)]
    seats = [{"kind": "me", "name": person.name}, *guests]
    sit_down(person, set_up(person, "letra-mix", seats, dice="real", options=RULES, **choices))
    begin(person)
    person.page.locator("[data-real] input").first.fill("DLERPBRCFWDVJ")
    person.page.locator("[data-action=roll]:enabled").click()
    person.page.wait_for_selector("[data-offer='letter:12']")
    settle(person)
    assert person.page.locator("[data-offer='press:rethrow']").is_visible()


def test_on_a_laptop_a_throw_that_may_be_repeated_leaves_room_for_all_that_is_said(invite: Invite) -> None:
    person = invite(size=(1366, 768), touch=False)
    at_a_throw_that_may_be_repeated(person, 5, hints=True)
    for width, height in ((1366, 768), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        until(person.page, lambda: person.page.evaluate(COVERED) == [], f"nothing is covered at {width}x{height}")


def test_on_a_laptop_the_felt_covers_nothing_of_what_is_said_and_asked(invite: Invite) -> None:
    person = invite(size=(1366, 768), touch=False)
    give_a_player(person)
    person.open()
    play_against_bots(person, "letra-mix", 5, options=RULES, hints=True)
    person.page.locator("[data-throw]:enabled").click()
    person.page.wait_for_selector("[data-offer^='letter:']")
    settle(person)
    for width, height in ((1366, 768), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        until(person.page, lambda: person.page.evaluate(COVERED) == [], f"nothing is covered at {width}x{height}")


# Cells, letters and buttons that lie under something else or off the screen.
OUT_OF_REACH = """() => [...document.querySelectorAll("[data-cell], [data-offer^='letter:'], .hand [data-offer]")]
  .filter((each) => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
    return top !== each && !each.contains(top);
  })
  .map((each) => each.dataset.offer)"""


@pytest.mark.parametrize("bots", [1, 5])
@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
def test_the_whole_board_all_letters_and_the_round_are_seen_at_once(
    size: tuple[int, int], bots: int, invite: Invite
) -> None:
    person = invite(size=size)
    at_the_letters(person, bots)
    assert person.page.evaluate(OUT_OF_REACH) == []
    letter(person, plain_dice(person, 1)[0]).tap()
    cell(person, 0, 0).tap()
    person.page.wait_for_selector("[data-offer=lay]")
    assert person.page.evaluate(OUT_OF_REACH) == []
    said = person.page.locator(".felt .rest")
    assert said.inner_text().replace("\xa0", " ") == "Runde 1 von 1"
    # Nothing lies on the felt now: the room is for the board.
    board, felt = (person.page.locator(part).bounding_box() for part in (".spread .grid", ".felt"))
    assert board
    assert felt
    assert board["height"] > 1.6 * felt["height"]
    assert said.evaluate("(each) => each.clientHeight >= each.scrollHeight && each.clientHeight > 10")


@pytest.mark.parametrize("others", [1, 5])
@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_the_board_stays_as_it_is_and_everything_within_reach_where_there_are_three_buttons(
    size: tuple[int, int], others: int, invite: Invite
) -> None:
    person = invite(size=size)
    at_a_throw_that_may_be_repeated(person, others)
    assert person.page.evaluate(OUT_OF_REACH) == []
    board = person.page.locator(".spread .grid")
    before = board.bounding_box()
    letter(person, plain_dice(person, 1)[0]).tap()
    cell(person, 0, 0).tap()
    person.page.wait_for_selector("[data-offer=lay]")
    assert person.page.evaluate(OUT_OF_REACH) == []
    assert board.bounding_box() == before


def luminance(colour: str) -> float:
    """How light the first colour in a style is, as WCAG 2 reckons it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_cell_one_is_at_stands_out_by_night_too(invite: Invite) -> None:
    person = invite(theme="dark")
    at_the_letters(person)
    ring = cell(person, 0, 0).evaluate("(each) => getComputedStyle(each).boxShadow")
    paper = cell(person, 0, 1).evaluate("(each) => getComputedStyle(each).backgroundColor")
    assert (luminance(paper) + 0.05) / (luminance(ring) + 0.05) >= 3, (ring, paper)


# How far the letters that lie there reach below the edge of what is to be seen.
LAID = """(svg) => {
  const { bottom } = svg.closest(".papers").getBoundingClientRect();
  return svg.getBoundingClientRect().bottom - bottom;
}"""
MOST_MOVES = 12


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_before_a_throw_everything_that_somebody_has_laid_is_seen(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    play_against_bots(person, "letra-mix", 1, "greedy", options=RULES | {"rounds": 5})
    laid = person.page.locator(".papers figure svg")
    for seed in range(MOST_MOVES):
        person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
        until_asked(person)
        if laid.count() and person.page.locator("[data-throw]").count():
            break
    assert laid.evaluate(LAID) <= 0

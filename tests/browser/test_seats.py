"""The seats above the felt: whose turn it is and whose mark is whose can be told at a glance."""

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, SMALL, TABLET
from tests.browser.tables import give_a_player, play_against_bots, settle, until_asked
from tests.browser.test_past import played

# On how many seats but its own the pointer of whoever is to play lies.
STRAYS = """() => {
  const seat = document.querySelector("[data-seat][aria-current]");
  const frame = seat.getBoundingClientRect(), style = getComputedStyle(seat, "::after");
  const [top, left] = [frame.top + seat.clientTop + parseFloat(style.top), frame.left + parseFloat(style.left)];
  const lies = { top, left, bottom: top + parseFloat(style.borderTopWidth), right: left + 14 };
  return [...document.querySelectorAll("[data-seat]")].filter((each) => {
    const box = each.getBoundingClientRect();
    return each !== seat && box.left < lies.right && lies.left < box.right && box.top < lies.bottom + 2
      && lies.top < box.bottom;
  }).length;
}"""
# The colours of a seat's edge and of the page below it.
EDGE = """(seat) => [getComputedStyle(seat).borderTopColor,
  getComputedStyle(document.documentElement).backgroundColor]"""
LEAST_CONTRAST = 3


@pytest.mark.parametrize("bots", [2, 5])
@pytest.mark.parametrize("size", [SMALL, PHONE, TABLET, DESKTOP])
def test_the_pointer_lies_on_nobody_elses_seat(size: tuple[int, int], bots: int, invite: Invite) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    # What is said of everybody here takes half a phone's width: three people need two rows.
    play_against_bots(person, "die-sonne", bots, "greedy", options={"starter": "first_seat"})
    person.page.evaluate("knobelPlayer.play({ moves: 2, seed: 1 })")
    until_asked(person)
    assert person.page.locator("[data-seat='0'][aria-current]").count() == 1
    assert person.page.evaluate(STRAYS) == 0


def test_a_mark_stands_beside_a_short_name_and_before_no_number(invite: Invite) -> None:
    person = invite(size=SMALL)
    give_a_player(person)
    person.open()
    play_against_bots(person, "haeuser-wuerfeln", 3, "greedy")
    settle(person)
    assert person.page.locator("[data-seat] .name svg").count() == 4
    assert person.page.locator("[data-seat] .score svg").count() == 0


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG 2 reckons it."""
    most = 1 if colour.startswith("color(") else 255
    parts = [float(part) / most for part in re.findall(r"[\d.]+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_seat_stands_out_from_the_page_of_a_replay(invite: Invite) -> None:
    person = invite()
    played(person, "chicago")
    person.page.locator("[data-action=replay]").click()
    person.page.wait_for_selector("[data-replay=ready]")
    for seat in person.page.locator("[data-seat]:not([aria-current])").all():
        darker, lighter = sorted(map(luminance, seat.evaluate(EDGE)))
        assert (lighter + 0.05) / (darker + 0.05) >= LEAST_CONTRAST

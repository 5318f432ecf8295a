"""What the table says beside the game, of a refusal or a lost line: it is read whole, and covers and moves nothing."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, PHONE, SMALL
from tests.browser.tables import give_a_player, play_against_bots, settle, until_asked

REFUSED = json.dumps({"type": "trouble", "code": "stale", "facts": {}})
# Whether the words of something lie on top, from its first line to its last.
ON_TOP = """(element) => {
  const { x, y, right, bottom } = element.getBoundingClientRect();
  const points = [[x + 12, y + 4], [(x + right) / 2, (y + bottom) / 2], [x + 12, bottom - 4]];
  return points.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
}"""
# Which seats, dice and buttons of one's own something lies over.
HIDES = """(notice) => {
  const lies = notice.getBoundingClientRect();
  return [...document.querySelectorAll("[data-seat], .felt, .hand button")].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < lies.right && lies.left < right && top < lies.bottom && lies.top < bottom;
  }).length;
}"""


@pytest.mark.parametrize("moves", [0, 1, 3])
@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
def test_a_refusal_is_read_whole_and_moves_no_button(size: tuple[int, int], moves: int, invite: Invite) -> None:
    person = invite(size=size)
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    person.page.route_web_socket("**/api/socket", pass_on)
    give_a_player(person)
    person.open()
    # A second row of buttons comes and goes.
    play_against_bots(person, "schocken", 1, "greedy", options={"starter": "first_seat"})
    person.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": 7})
    until_asked(person)
    buttons = person.page.locator(".hand .buttons button")
    before = [each.bounding_box() for each in buttons.all()]
    lines[-1].send(REFUSED)
    refusal = person.page.locator(".hand [role=alert]")
    refusal.wait_for()
    assert refusal.evaluate(ON_TOP)
    assert [each.bounding_box() for each in buttons.all()] == before


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP])
def test_a_lost_line_is_told_beside_seats_dice_and_buttons(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    play_against_bots(person, "schocken", 1, "greedy")
    settle(person)
    with person.expecting("ERR_INTERNET_DISCONNECTED"):
        person.context.set_offline(True)
        notice = person.page.locator("[data-lost]")
        notice.wait_for()
        assert notice.evaluate(ON_TOP)
        assert notice.evaluate(HIDES) == 0

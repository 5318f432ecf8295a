"""Taps land where they are meant to land."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import begin, bots, give_a_player, play_against_bots, set_up, settle, sit_down

# A cube's side that is seen exactly edge-on catches taps far away from it, so nothing but the slot may be hit.
HIT = """(slots) => slots.map((slot) => {
  const box = slot.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.width / 2) === slot;
})"""


def test_a_finger_on_a_die_hits_its_slot_and_no_side_of_the_cube(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    play_against_bots(person, "kniffel", 1, options={"starter": "first_seat"})
    person.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    settle(person)
    assert person.page.locator("[data-offer^='keep:']:has(.still)").evaluate_all(HIT) == [True] * 5


# From now on the finger that taps may come down a second time until the test lifts it, however slow the machine is.
HOLD = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => (ms === 300 ? (window.lift = then, 0) : wait(then, ms, ...rest));
}"""


def only_a_second_tap_is_ignored(person: Person, first: str, brought: str) -> None:
    """What a tap brings to the same place cannot be pressed before it can have been read."""
    person.page.evaluate(HOLD)
    person.page.locator(first).tap()
    expect(person.page.locator(brought)).to_be_disabled()
    person.page.evaluate("lift()")
    expect(person.page.locator(brought)).to_be_enabled()


def test_whoever_is_asked_to_leave_with_two_taps_is_not_replaced_by_a_bot(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    sit_down(person, set_up(person, "chicago", [{"kind": "me", "name": "Anna"}, *bots(1), {"kind": "open"}]))
    person.page.wait_for_selector("[data-action=add-bot]:enabled")
    only_a_second_tap_is_ignored(person, "[data-seat='1'] [data-action=kick]", "[data-seat='1'] [data-action=add-bot]")
    person.page.locator("[data-seat='1'] [data-action=add-bot]").tap()
    person.page.wait_for_selector("[data-seat='1'][data-kind=bot]")


def test_two_taps_that_end_a_turn_do_not_throw_for_the_next_one(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]
    sit_down(person, set_up(person, "kniffel", seats, options={"starter": "first_seat"}))
    begin(person)
    person.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    settle(person)
    person.page.locator("[data-offer='take:chance']").tap()
    only_a_second_tap_is_ignored(person, "[data-primary][data-offer='take:chance']", "[data-primary][data-throw]")

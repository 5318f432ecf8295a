"""Taps land where they are meant to land."""

from tests.browser.conftest import Invite
from tests.browser.tables import give_a_player, play_against_bots, settle

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

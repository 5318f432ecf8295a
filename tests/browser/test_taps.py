"""Taps land where they are meant to land."""

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


# Once on something, and once more on whatever has come to the same place: a sixth of a second later by the finger's
# clock, however long the table took to answer.
TAP_TWICE = """async (selector) => {
  const first = document.querySelector(selector);
  first.scrollIntoView({ block: "center", behavior: "instant" });
  const box = first.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const beneath = () => document.elementFromPoint(clientX, clientY).closest("button");
  const called = (button) => button && JSON.stringify([button.dataset, button.textContent]);
  const tap = (element, timeStamp) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    element.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: timeStamp }));
  };
  const before = called(first);
  const now = performance.now();
  tap(first, now);
  const come = () => beneath() && !beneath().disabled && called(beneath()) !== before && beneath();
  const other = await knobelPlayer.until("something else lies there", come);
  tap(other, now + 160);
  return other.dataset.action ?? other.dataset.offer;
}"""


def tapped_twice(person: Person, selector: str) -> str:
    """What lay under the finger when it came down again."""
    return str(person.page.evaluate(TAP_TWICE, selector))


def test_whoever_is_asked_to_leave_with_two_taps_is_not_replaced_by_a_bot(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    sit_down(person, set_up(person, "chicago", [{"kind": "me", "name": "Anna"}, *bots(1), {"kind": "open"}]))
    person.page.wait_for_selector("[data-action=add-bot]:enabled")
    assert tapped_twice(person, "[data-seat='1'] [data-action=kick]") == "add-bot"
    # What is asked after that is answered after that.
    person.page.locator("[data-action=add-seat]").tap()
    person.page.wait_for_selector("[data-seat='3']")
    assert person.page.locator("[data-seat='1']").get_attribute("data-kind") == "empty"
    # A moment later the same place may be tapped again.
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
    assert tapped_twice(person, "[data-primary]") == "throw"
    settle(person)
    view = person.page.evaluate("knobelPlayer.newest().scene")
    assert (view["turn"], view["throws"]) == ([1], 5)

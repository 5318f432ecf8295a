"""Taps land where they are meant to land."""

from playwright.sync_api import expect

from knobel.desk.options import MINUTE
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.people import Person
from tests.browser.tables import begin, bots, give_a_player, play_against_bots, set_up, settle, sit_down
from tests.browser.test_club import founded, seq, view
from tests.browser.test_desk_ways import now, run_by

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


# From now on the finger that taps may come down a second time until the test lifts it, however slow the machine is; so
# may one that is tapping while a question comes up, for longer.
HOLD = """ms => {
  const wait = window.setTimeout;
  window.setTimeout = (then, after, ...rest) => (after === ms ? (window.lift = then, 0) : wait(then, after, ...rest));
}"""
TWICE, WHILE_A_QUESTION_COMES_UP = 300, 600


def only_a_second_tap_is_ignored(person: Person, first: str, brought: str, within: int = TWICE) -> None:
    """What a tap brings to the same place cannot be pressed before it can have been read."""
    person.page.evaluate(HOLD, within)
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


def test_two_taps_at_the_desk_do_one_thing(invite: Invite) -> None:
    """The doors open and do not close, the lot is drawn and play does not begin, play begins and does not stop."""
    olga = invite("Olga")
    desks.announce(olga, "Kneipencup")
    only_a_second_tap_is_ignored(olga, "[data-action=open-now]", "[data-action=close-now]")
    run_by(olga, scenes.signed_up(8, here=8), 40 * MINUTE)
    only_a_second_tap_is_ignored(olga, "[data-offer=draw]", "[data-offer=start_stage]")
    only_a_second_tap_is_ignored(olga, "[data-offer=start_stage]", "[data-offer=pause_clock]")


def test_two_taps_ask_somebody_and_do_not_answer(invite: Invite) -> None:
    """Whoever wants to leave or takes something back is asked; with the second tap nobody says yes."""
    anna = invite("Anna")
    opened = Opened(anna, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 1)), now()))
    anna.open(opened.path_of(0)).page.wait_for_selector("[data-offer=withdraw]")
    rita = invite("Rita").open(opened.path("referee"))
    for person, button in ((anna, "[data-offer=withdraw]"), (rita, "[data-undo] >> nth=0")):
        person.page.evaluate(HOLD, WHILE_A_QUESTION_COMES_UP)
        person.page.locator(button).tap()
        person.page.wait_for_selector("[data-preview]")
        expect(person.page.locator("[data-action=yes]")).to_be_disabled()
        person.page.evaluate("lift()")
        expect(person.page.locator("[data-action=yes]")).to_be_enabled()


def test_two_taps_are_one_mark_one_member_on_an_evening_and_one_line_less(invite: Invite) -> None:
    """Whatever stood below comes up under the finger: it is not tapped with it."""
    olga = founded(invite("Olga"), "Anna", "Ben")
    view(olga, "book")
    mark = "li[data-member]:has-text('Anna') [data-mark=round]"
    for count in (1, 2):
        only_a_second_tap_is_ignored(olga, mark, mark)
        olga.page.locator("[data-line]").nth(count - 1).wait_for()
    first, second = (f"[data-line='{seq}'] [data-undo]" for seq in (seq(olga), seq(olga) - 1))
    only_a_second_tap_is_ignored(olga, first, second)
    view(olga, "evenings")
    only_a_second_tap_is_ignored(olga, "[data-tap] >> nth=0", "[data-tap] >> nth=0")
    assert olga.page.locator("[data-placed]").count() == 1

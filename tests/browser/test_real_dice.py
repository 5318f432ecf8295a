"""Real dice on the table: what fell is typed in, beside what the game is about."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import CROWDING, GREETING, SMALL
from tests.browser.people import DESKTOP, PHONE
from tests.browser.tables import begin, give_a_player, set_up, sit_down
from tests.browser.waiting import comes_to, until

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]
# Chips that are seen to go from one place to another.
WATCH_CHIPS = """window.flown = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.matches?.(".air > span")) window.flown += 1;
}).observe(document, { subtree: true, childList: true });"""
# What of the entry is not wholly on the screen.
CUT = """() => [...document.querySelectorAll("[data-real] :is(button, input)")].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.bottom > innerHeight || box.bottom > each.closest(".hand").getBoundingClientRect().bottom + 1;
}).map((each) => each.innerText || each.dataset.field)"""


@pytest.mark.parametrize("size", [SMALL, PHONE, (1366, 768), DESKTOP])
def test_the_first_minute_and_the_whole_entry_are_seen_at_once(size: tuple[int, int], invite: Invite) -> None:
    anna = invite(size=size)
    anna.context.add_init_script(path=CROWDING)
    give_a_player(anna)
    anna.open()
    sit_down(anna, set_up(anna, "kniffel", SEATS, dice="real", options={"starter": "first_seat"}))
    begin(anna)
    anna.page.wait_for_selector("[data-first-minute] p")
    anna.page.wait_for_selector("[data-real='5'] [data-face='6']")
    comes_to(anna.page, GREETING, {"cut": 0, "outside": [], "faults": []})
    comes_to(anna.page, CUT, [])
    # Once it has been read, the pad is back, and the entry is still whole.
    anna.page.locator("[data-action=met]").tap()
    anna.page.wait_for_selector("[data-first-minute]", state="detached")
    assert anna.page.locator(".papers .pad").is_visible()
    comes_to(anna.page, CUT, [])


def test_whoever_sits_there_throws_real_dice_for_a_bot(invite: Invite) -> None:
    anna = invite(size=SMALL)
    give_a_player(anna)
    anna.open()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Erna", "mind": "random"}]
    sit_down(anna, set_up(anna, "kniffel", seats, dice="real", options={"starter": "highest_throw"}))
    begin(anna)
    for name, face in (("Anna", 2), ("Erna", 5)):
        title = anna.page.locator("[data-real='1'] .title")
        title.filter(has_text="Erna" if name == "Erna" else "Was liegt").wait_for()
        assert ("Erna" in title.inner_text()) == (name == "Erna")
        anna.page.locator(f"[data-real] [data-face='{face}']").tap()
        anna.page.locator("[data-action=roll]:enabled").tap()
    # Erna begins, and decides by herself.
    anna.page.locator("[data-real='5'] .title").filter(has_text="Erna").wait_for()
    anna.page.locator("[data-field=digits]").fill("66621")
    anna.page.locator("[data-action=roll]:enabled").tap()
    anna.page.wait_for_function("""() => {
      const { throws, turn } = knobelPlayer.newest().scene;
      return throws > 0 && (throws < 5 || turn[0] === 0);
    }""")


def test_what_a_real_throw_costs_is_seen_to_go_into_the_pot(invite: Invite) -> None:
    anna = invite(size=SMALL, motion=True)
    anna.context.add_init_script(WATCH_CHIPS)
    give_a_player(anna)
    anna.open()
    sit_down(anna, set_up(anna, "elf-hoch", SEATS, dice="real", options={"starter": "first_seat"}))
    begin(anna)
    anna.page.locator("[data-real='2'] [data-face='4']").click(click_count=2)
    anna.page.locator("[data-action=roll]:enabled").tap()
    # Eight are three less than eleven.
    until(anna.page, lambda: anna.page.evaluate("flown") == 3, "three chips have flown into the pot")

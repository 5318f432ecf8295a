"""Keys alone: from the start page through a whole game to the next one; the focus is always seen and never lost."""

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.tables import give_a_player, play_against_bots, settle

MOST_TABS = 90
MOST_MOVES = 80
# A ring, or for what is drawn a thicker line.
IS_SEEN = """() => {
  const focused = document.activeElement;
  if (!focused.matches(":focus-visible")) return false;
  const ring = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  if (focused instanceof SVGElement) return true;
  return ring(getComputedStyle(focused));
}"""
# Nothing lies over the middle of what has the focus, once it has been scrolled to.
IS_UNCOVERED = """() => {
  const focused = document.activeElement;
  const box = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, innerHeight - box.y) / 2);
  return focused.contains(hit) || Boolean(hit?.contains(focused));
}"""


def has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector))


def reach(page: Page, selector: str, key: str = "Tab") -> None:
    """Move on with the tab key until this has the focus; wherever the focus stops on the way, it is seen."""
    page.wait_for_selector(selector, state="attached")
    for _ in range(MOST_TABS):
        if has_focus(page, selector):
            return
        page.keyboard.press(key)
        if not has_focus(page, "body"):
            assert page.evaluate(IS_SEEN), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"the tab key does not lead to {selector}")


def press_on(person: Person, key: str) -> None:
    """Press a key and wait until the table has gone on."""
    seq = person.page.locator("[data-seq]").get_attribute("data-seq")
    person.page.keyboard.press(key)
    person.page.wait_for_selector(f"[data-busy=false]:not([data-seq='{seq}'])")


def test_cells_are_kept_and_written_with_keys(invite: Invite) -> None:
    person = invite(size=(1440, 900), touch=False)
    person.open()
    reach(person.page, "[data-choose=kniffel]")
    person.page.keyboard.press("Enter")
    reach(person.page, "[data-action=play-bots]", "Shift+Tab")
    person.page.keyboard.press("Enter")
    for _ in range(2):
        while not person.page.locator("[data-offer^='keep:']").count():
            # Who starts is thrown for first.
            person.page.wait_for_selector("[data-throw]:enabled")
            press_on(person, "Space")
        # The first and the third die are kept, the others thrown again.
        person.page.keyboard.press("1")
        person.page.keyboard.press("3")
        assert person.page.locator("[data-offer^='keep:'][aria-pressed=true]").count() == 2
        press_on(person, "Space")
        reach(person.page, "[data-offer^='take:']")
        person.page.keyboard.press("Enter")
        person.page.wait_for_selector("[data-offer^='take:'][aria-pressed=true]")
        # Enter on what is chosen confirms it.
        press_on(person, "Enter")


def asked_or_over(person: Person) -> bool:
    """Wait until there is something to press; False once the game is over."""
    person.page.wait_for_selector("[data-busy=false] [data-primary]:enabled, [data-busy=false] [data-action=rematch]")
    return person.page.locator("[data-action=rematch]").count() == 0


def test_a_whole_game_and_the_next_one_need_no_hand_but_that_on_the_keys(invite: Invite) -> None:
    person = invite(size=(1440, 900), touch=False)
    person.open()
    reach(person.page, "[data-field=search]")
    person.page.keyboard.type("chicago")
    person.page.wait_for_selector("[data-game=kniffel]", state="detached")
    reach(person.page, "[data-game=chicago] [aria-expanded]")
    person.page.keyboard.press("Enter")
    reach(person.page, "[data-game=chicago] [data-action=play-bots]")
    person.page.keyboard.press("Enter")
    for _ in range(MOST_MOVES):
        if not asked_or_over(person):
            break
        # Whoever stops after the first throw is soon through: the second button, where there is one.
        if person.page.locator("[data-offer='press:stop']:enabled").count():
            reach(person.page, "[data-offer='press:stop']")
            press_on(person, "Enter")
        else:
            press_on(person, "Space")
    assert person.page.locator("[data-outcome]").is_visible()
    reach(person.page, "[data-action=rematch]")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("[data-phase=playing]")


def at_a_table(person: Person) -> None:
    give_a_player(person)
    person.open()
    play_against_bots(person, "kniffel", 1, options={"starter": "first_seat"})
    settle(person)


def test_a_sheet_keeps_the_focus_and_gives_it_back(invite: Invite) -> None:
    person = invite(size=PHONE, touch=False)
    at_a_table(person)
    for opener in ("[data-action=rules]", "[data-action=chat]", "[data-action=pad]"):
        reach(person.page, opener)
        person.page.keyboard.press("Enter")
        person.page.wait_for_selector("[role=dialog]")
        for key in (*["Tab"] * 20, *["Shift+Tab"] * 20):
            person.page.keyboard.press(key)
            assert person.page.evaluate("document.activeElement.closest('[role=dialog]') !== null"), opener
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector("[role=dialog]", state="detached")
        assert has_focus(person.page, opener)


def test_a_menu_gives_the_focus_back(invite: Invite) -> None:
    person = invite(size=PHONE, touch=False)
    at_a_table(person)
    reach(person.page, "[data-action=more]")
    person.page.keyboard.press("Enter")
    reach(person.page, "[data-action=large-type]")
    person.page.keyboard.press("Escape")
    assert person.page.locator("[data-action=large-type]").count() == 0
    assert has_focus(person.page, "[data-action=more]")


def test_the_game_chosen_next_is_asked_for_in_a_dialog_that_gives_the_focus_back(invite: Invite) -> None:
    person = invite(size=PHONE, touch=False)
    at_a_table(person)
    person.page.evaluate("knobelPlayer.finish(30000)")
    reach(person.page, "[data-action=change-game]")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("dialog[open]")
    for _ in range(8):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")
    assert has_focus(person.page, "[data-action=change-game]")


def test_nothing_lies_over_what_has_the_focus(invite: Invite) -> None:
    person = invite(size=PHONE, touch=False)
    at_a_table(person)
    person.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    settle(person)
    stops = set()
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if has_focus(person.page, "body"):
            break
        where = person.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        assert person.page.evaluate(IS_SEEN), where
        assert person.page.evaluate(IS_UNCOVERED), where
        stops.add(where)
    assert len(stops) > 20

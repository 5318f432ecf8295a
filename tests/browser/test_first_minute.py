"""The first minute at a table: what the game is about, and who begins."""

from knobel.texts import texts
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import begin, give_a_player, set_up, settle, sit_down

# What is seen only for a moment is written down by the page itself.
WITNESS = """() => {
  window.seenBest = [];
  new MutationObserver(() => {
    for (const best of document.querySelectorAll("[data-start].best"))
      if (window.seenBest.at(-1) !== best.dataset.start) window.seenBest.push(best.dataset.start);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_table_opens_with_what_the_game_is_about_and_everybodys_dice_for_the_start(invite: Invite) -> None:
    anna = invite("Anna")
    give_a_player(anna)
    anna.open()
    sit_down(anna, set_up(anna, "kniffel", [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]))
    anna.page.evaluate(WITNESS)
    begin(anna)
    page, card = anna.page, anna.page.locator("[data-first-minute=kniffel]")
    card.wait_for()
    assert all(texts("de").line(key, "kniffel") in card.inner_text() for key in ("goal", "each-turn"))
    assert card.locator("[data-face]").count() == 5
    assert page.locator("[data-start]").all_inner_texts() == ["Du", "Ben"]
    # The first move puts the card away; then everybody's dice fall side by side, and the best of them is marked.
    page.keyboard.press("Space")
    card.wait_for(state="detached")
    settle(anna)
    page.wait_for_selector("[data-start='0'] [data-face]")
    while page.locator("[data-start-throws]").count():
        page.keyboard.press("Space")
        settle(anna)
    assert page.evaluate("window.seenBest") == [str(seat) for seat in beginners(anna)]
    # It is shown once on a device, and again from the rules.
    page.reload()
    page.wait_for_selector("[data-phase=playing] .felt")
    settle(anna)
    assert card.count() == 0
    page.locator("[data-action=rules]").click()
    page.locator("[data-action=glance]").click()
    card.wait_for()
    page.locator("[data-action=met]").click()
    card.wait_for(state="detached")


def beginners(person: Person) -> list[int]:
    """Who was told to begin, so far."""
    lines = [line for update in person.updates for line in (update["views"] or [{"lines": []}])[0]["lines"]]
    return [line["facts"]["who"]["seat"] for line in lines if line["key"] == "told-begins"]

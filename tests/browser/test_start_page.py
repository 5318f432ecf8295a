"""The start page: the box of games."""

from tests.browser.conftest import Invite


def test_a_rule_card_spans_the_phone_and_can_be_closed(invite: Invite) -> None:
    person = invite(size=(390, 844))
    person.open()
    page = person.page
    card = page.locator("[data-game=chicago]")
    card.locator(".top").click()
    card.locator("[data-action=rules]").click()
    sheet = page.locator("[role=dialog]")
    sheet.wait_for()
    page.wait_for_function("() => document.querySelector('[role=dialog]').textContent.length > 300")
    box = sheet.bounding_box()
    assert box
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)
    sheet.get_by_role("button", name="Schließen").click()
    page.wait_for_selector("[role=dialog]", state="detached")


def test_a_rule_card_shows_its_facts_and_dice_on_a_small_phone_and_goes_with_escape(invite: Invite) -> None:
    """A game that is asked for by another name has that name, and its own length, on its card."""
    person = invite(size=(360, 640))
    person.open("#/set/zehntausend/bots")
    page = person.page
    page.locator("[data-action=rules]").first.click()
    head = page.locator("[data-part=card-head]")
    head.wait_for()
    assert head.text_content() == "2 bis 12 Spieler · sechs Würfel · etwa 33 Minuten"
    sheet = page.get_by_role("dialog", name="Regeln: Zehntausend")
    assert sheet.get_by_role("table").count() == 2
    six_ones = sheet.get_by_role("img", name="1 1 1 1 1 1", exact=True)
    six_ones.scroll_into_view_if_needed()
    assert six_ones.locator("circle").count() == 6
    widths = sheet.locator(".inside").evaluate("inside => [inside.scrollWidth, inside.clientWidth]")
    assert widths[0] == widths[1] == 360
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")

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

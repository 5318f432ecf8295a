"""No violation that axe-core can find on the pages around the table."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Language, Theme

LOOKS: list[tuple[Theme, Language]] = [("light", "de"), ("dark", "de"), ("light", "en"), ("dark", "en")]


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_start_page(theme: Theme, language: Language, invite: Invite) -> None:
    person = invite(theme=theme, language=language).open()
    person.page.wait_for_selector("[data-shelf=trick] [data-game]")
    assert violations(person.page) == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_options(theme: Theme, language: Language, invite: Invite) -> None:
    person = invite(theme=theme, language=language).open("/#/set/schocken/friends")
    person.page.wait_for_selector("[data-option]")
    assert violations(person.page) == []


# axe-core passes over what cannot be pressed, but people read there what is still missing.
CONTRAST = """(button) => {
  const colour = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = ([red, green, blue]) => {
    const linear = (c) => (c <= 10 ? c / 3295 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = [red, green, blue].map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let ground = button;
  const behind = () => colour(getComputedStyle(ground).backgroundColor);
  while ((behind()[3] ?? 1) === 0) ground = ground.parentElement;
  const pair = [light(colour(getComputedStyle(button).color)), light(behind())].sort((a, b) => b - a);
  return (pair[0] + 0.05) / (pair[1] + 0.05);
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_button_that_still_waits_for_people_can_be_read(theme: Theme, invite: Invite) -> None:
    person = invite(theme=theme).open("/#/set/schocken/friends")
    person.page.locator("[data-action=start]").click()
    person.page.wait_for_selector("[data-code]")
    waits = person.page.locator(".primary:disabled")
    assert waits.count() == 1
    assert waits.evaluate(CONTRAST) >= 4.5

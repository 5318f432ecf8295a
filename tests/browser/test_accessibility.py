"""No violation that axe-core can find on the pages around the table."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import Language, Theme

LOOKS: list[tuple[Theme, Language]] = [("light", "de"), ("dark", "de"), ("light", "en"), ("dark", "en")]


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_start_page(theme: Theme, language: Language, invite: Invite) -> None:
    person = invite(theme=theme, language=language).open()
    person.page.wait_for_selector("[data-game=kniffel]")
    assert violations(person.page) == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_options(theme: Theme, language: Language, invite: Invite) -> None:
    person = invite(theme=theme, language=language).open("/#/set/schocken/friends")
    person.page.wait_for_selector("[data-option]")
    assert violations(person.page) == []

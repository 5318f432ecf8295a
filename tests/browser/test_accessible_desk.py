"""No violation that axe-core can find on the pages of a tournament, in play and in both themes."""

import pytest

from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Theme

NAMES = "Anna Ben Cem Dora Emil Fatma Gero".split()
VIEWS = ("run", "players", "standings", "log", "links")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_face_of_a_tournament(theme: Theme, invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, theme=theme)
    desks.announce(organiser, "Kneipencup")
    desks.add_players(organiser, "\n".join(NAMES), len(NAMES))
    links = {role: desks.link_of(organiser, role) for role in ("referee", "projector", "entry")}
    faces = {role: invite(role, theme=theme).open(link) for role, link in links.items()}
    faces["entry"].page.wait_for_selector("[data-action=sign-up]")
    assert violations(faces["entry"].page) == []
    desks.everybody_is_here(organiser, len(NAMES))
    desks.draw_and_start(organiser)
    for role, ready in (("referee", "[data-loser]"), ("projector", "[data-table]")):
        faces[role].page.wait_for_selector(ready)
        assert violations(faces[role].page) == [], role
        assert not faces[role].scrolls_sideways()
    for view in VIEWS:
        desks.view(organiser, view)
        assert violations(organiser.page) == [], view

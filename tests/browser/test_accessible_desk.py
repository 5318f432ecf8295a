"""No violation that axe-core can find on the pages of a tournament, in play and in both themes."""

import time

import pytest

from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.desk_gallery import WALL
from tests.browser.desk_scenes import Opened
from tests.browser.people import DESKTOP, Theme

NAMES = "Anna Ben Cem Dora Emil Fatma Gero".split()
VIEWS = ("run", "players", "standings", "log", "links")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_face_of_a_tournament(theme: Theme, invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, theme=theme)
    organiser.open("/#/turnier").page.wait_for_selector("[data-action=create-desk]")
    assert violations(organiser.page) == []
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
    desks.view(organiser, "players")
    organiser.page.locator("[data-more]").first.click()
    assert violations(organiser.page) == [], "what may be done about a player"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_players_and_the_wall_at_every_turn(theme: Theme, invite: Invite) -> None:
    moments = {
        "sign-up": scenes.signed_up(9, here=4),
        "many tables drawn": scenes.played(40, scenes.drawn),
        "over": scenes.played(9, scenes.over),
    }
    for moment, desk in moments.items():
        wall, phone = invite(f"wall, {moment}", size=WALL, theme=theme), invite(f"phone, {moment}", theme=theme)
        opened = Opened(wall, scenes.ends_at(desk, int(time.time() * 1000)))
        wall.open(opened.path("projector")).page.wait_for_selector("[data-wall] [data-name]")
        phone.open(opened.path_of(0)).page.wait_for_selector("[data-me]")
        for person in (wall, phone):
            assert violations(person.page) == [], (person.name, moment)
            assert not person.scrolls_sideways(), (person.name, moment)

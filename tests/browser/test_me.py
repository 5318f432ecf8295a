"""The page of one's own: invites at first, then tells of what was played here, in both languages and for everybody."""

import json
from pathlib import Path

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.test_past import played


def test_a_game_that_was_just_played_stands_on_ones_own_page_and_can_be_taken_along(
    invite: Invite, tmp_path: Path
) -> None:
    anna, ben = invite(), invite("Ben")
    anna.open()
    anna.page.locator("[data-action=me]").click()
    anna.page.wait_for_selector("[data-me=empty]")
    assert violations(anna.page) == []
    link = played(anna, "chicago")
    anna.open("/#/ich")
    # Games are read for feats by a worker, soon after somebody has asked.
    anna.page.wait_for_selector("[data-me=ready][data-unread='0']")
    assert anna.page.locator("[data-fact=played] dd").inner_text() == "1"
    assert anna.page.locator("[data-badge=first][data-earned=true]").is_visible()
    assert anna.page.locator("[data-badge=kniffel][data-earned=false]").is_visible()
    assert anna.page.locator("[data-game-row=chicago]").is_visible()
    assert not anna.scrolls_sideways()
    assert violations(anna.page) == []

    with anna.page.expect_download() as coming:
        anna.page.locator("[data-action=export]").click()
    coming.value.save_as(tmp_path / coming.value.suggested_filename)
    taken = json.loads((tmp_path / "knobel.json").read_text(encoding="utf-8"))
    assert link["table"] in json.dumps(taken)

    anna.page.locator("[data-filter=company]").select_option(label="Gegen Bots")
    anna.page.wait_for_selector("[data-game-row=chicago]")
    anna.page.locator("[data-last-game=chicago]").click()
    anna.page.wait_for_selector("[data-replay=ready]")

    ben.open("/#/ich")
    ben.page.wait_for_selector("[data-me=empty]")

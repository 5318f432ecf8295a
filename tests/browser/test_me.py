"""The page of one's own: invites at first, then tells of what was played here, in both languages and for everybody."""

import json
import time
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


DAY_MS = 24 * 3600 * 1000
LAST_DAYS = {"7": "Die letzten 7 Tage", "30": "Die letzten 30 Tage", "365": "Das letzte Jahr"}
# A finished game as the house tells of it.
GAME = {
    "table": "t",
    "number": 0,
    "seat": 0,
    "game": "chicago",
    "ended": 1_700_000_000_000,
    "seats": 2,
    "people": 1,
    "lead": None,
    "place": 1,
    "won": True,
    "lost": False,
    "points": None,
    "chips": None,
    "advised": 0,
    "luck": None,
    "feats": {},
    "preset": None,
    "elsewhere": False,
}

# What is written below the bars and does not fit into their picture.
NUMBERS_OUTSIDE = """(bars) => {
  const edge = bars.getBoundingClientRect();
  const written = [...bars.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
  return written.filter(([, box]) => box.left < edge.left || box.right > edge.right).map(([text]) => text);
}"""


def test_both_seats_of_an_account_and_a_show_without_a_winner_are_told_as_what_they_were(invite: Invite) -> None:
    anna = invite()
    games = [
        GAME,
        # An account may have sat there with two devices.
        {**GAME, "seat": 1, "place": 2, "won": False},
        {**GAME, "number": 1, "game": "wieviel-augen", "won": False, "people": 0},
        {**GAME, "number": 2, "game": "kniffel", "seats": 1, "people": 0, "points": 32},
    ]
    answer = json.dumps({"games": games, "unread": 0})
    anna.context.route("**/api/me/games", lambda route: route.fulfill(content_type="application/json", body=answer))
    anna.open("/#/ich").page.wait_for_selector("[data-me=ready]")
    assert anna.page.locator("[data-last-game=chicago]").count() == 2
    assert "ohne Sieger" in anna.page.locator("[data-last-game=wieviel-augen]").inner_text()
    assert "Platz" not in anna.page.locator("[data-last-game=wieviel-augen]").inner_text()
    assert "gewonnen" not in anna.page.locator("[data-game-row=kniffel]").inner_text()
    outside = anna.page.locator("[data-distribution=kniffel] div > svg").evaluate(NUMBERS_OUTSIDE)
    assert outside == []
    # One game of two was won: neither the show nor the lonely sheet could be.
    assert anna.page.locator("[data-fact=won] dd").inner_text().replace("\xa0", " ") == "50 %"


def test_one_looks_at_a_game_a_time_and_luck_by_themselves(invite: Invite) -> None:
    anna = invite()
    luck = {"unit": "points", "exact": True, "luck": 12.5, "losses": 3.25, "decisions": 30}
    now = int(time.time() * 1000)
    games = [
        {**GAME, "ended": now, "game": "kniffel", "points": 250, "luck": luck},
        {**GAME, "number": 1, "ended": now - 20 * DAY_MS},
        {**GAME, "number": 2, "ended": now - 500 * DAY_MS},
    ]
    answer = json.dumps({"games": games, "unread": 0})
    anna.context.route("**/api/me/games", lambda route: route.fulfill(content_type="application/json", body=answer))
    anna.open("/#/ich").page.wait_for_selector("[data-me=ready]")
    assert anna.page.locator("[data-luck='1']").inner_text().count("+12,5") == 1
    assert "−3,3" in anna.page.locator("[data-luck='1']").inner_text()

    def shown() -> list[str | None]:
        return [game.get_attribute("data-last-game") for game in anna.page.locator("[data-last-game]").all()]

    for days, left in (("30", ["kniffel", "chicago"]), ("7", ["kniffel"]), ("365", ["kniffel", "chicago"])):
        anna.page.locator("[data-filter=days]").select_option(label=LAST_DAYS[days])
        assert shown() == left
    anna.page.locator("[data-filter=game]").select_option(label="Chicago")
    assert shown() == ["chicago"]
    anna.page.wait_for_selector("[data-luck='0']")
    anna.page.locator("[data-filter=days]").select_option(label=LAST_DAYS["7"])
    anna.page.get_by_text("Dazu gibt es noch keine Partie.").wait_for()
    assert anna.page.locator("[data-fact]").count() == 0
    assert violations(anna.page) == []

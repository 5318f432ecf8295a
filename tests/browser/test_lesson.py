"""Learning by playing: a first game in which somebody explains."""

from tests.browser.conftest import Invite
from tests.browser.tables import give_a_player, until_asked

# So often nobody throws the same as everybody else.
MOST_THROWS = 20


def test_a_guided_first_game_explains_and_can_be_left_at_any_time(invite: Invite) -> None:
    anna = invite("Anna")
    give_a_player(anna)
    anna.open("/#/set/quinze/bots")
    page = anna.page
    page.locator("[data-action=learn]").click()
    coach = page.locator("[data-coach]")
    # The whole coach is one polite region: first the throw for the start, then what is asked in the game.
    coach.locator("[aria-live=polite] [data-coach-line]", has_text="Der höchste Wurf beginnt").wait_for()
    # Equal throws for the start are thrown again, and a bot may begin.
    for _ in range(MOST_THROWS):
        page.keyboard.press("Space")
        until_asked(anna)
        if page.locator("[data-offer='press:stop']").count():
            break
    coach.locator("[data-coach-line]", has_text="darüber ist die Runde verloren").wait_for()
    page.locator("[data-action=tip]").click()
    coach.locator("[data-coach-tip]").wait_for()
    # Nobody is told that advice was asked for, and a reload goes on with the lesson.
    keys = [note["key"] for update in anna.updates for note in update.get("notes", [])]
    assert "note-advised" not in keys
    assert all(
        seat["advised"] == 0 for update in anna.updates if update.get("table") for seat in update["table"]["seats"]
    )
    page.reload()
    coach.wait_for()
    page.locator("[data-action=leave-lesson]").click()
    coach.wait_for(state="detached")
    # What is left is an ordinary game.
    page.reload()
    page.wait_for_selector("[data-phase=playing] [data-primary]")
    assert coach.count() == 0

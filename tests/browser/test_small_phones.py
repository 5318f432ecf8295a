"""Six people at a table on a small phone: what the game is about is read whole, and everything that counts is seen."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import BELOW, CROWDING, GREETING, HIDDEN, SMALL
from tests.browser.people import PHONE, Language, Person
from tests.browser.tables import begin, give_a_player, play_against_bots, set_up, sit_down, until_asked
from tests.browser.waiting import comes_to

MOVES = 6


def at_a_table(invite: Invite, game: str, bots: int, language: Language = "de", **options: str) -> Person:
    """Somebody with a small phone, asked for the first time."""
    anna = invite(size=SMALL, language=language)
    anna.context.add_init_script(path=CROWDING)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, game, bots, "greedy", options=options)
    until_asked(anna)
    return anna


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("game", "bots"), [("schocken", 5), ("schocken", 7), ("kniffel", 5), ("die-sonne", 5)])
def test_the_first_minute_is_read_whole_beside_everybodys_dice(
    game: str, bots: int, language: Language, invite: Invite
) -> None:
    anna = at_a_table(invite, game, bots, language)
    anna.page.wait_for_selector("[data-first-minute] p")
    assert anna.page.locator("[data-start]").count() == bots + 1
    comes_to(anna.page, GREETING, {"cut": 0, "outside": [], "faults": []})


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_said_waits_until_the_first_minute_has_been_read(language: Language, invite: Invite) -> None:
    anna = at_a_table(invite, "offenes-wuerfelpoker", 2, language, starter="first_seat")
    anna.page.wait_for_selector("[data-first-minute] p")
    assert anna.page.locator(".felt .notes").is_hidden()
    anna.page.locator("[data-action=met]").tap()
    anna.page.wait_for_selector(".felt .notes")


@pytest.mark.parametrize(
    ("game", "bots", "counts"),
    [("kniffel", 1, ".foot"), ("kniffel", 5, ".foot"), ("die-sonne", 5, "figure")],
)
def test_what_counts_is_seen_without_scrolling(game: str, bots: int, counts: str, invite: Invite) -> None:
    anna = at_a_table(invite, game, bots)
    for move in range(MOVES):
        until_asked(anna)
        # Whoever is new to the game is told what it is about first.
        if not anna.page.locator("[data-first-minute], [data-start-throws]").count():
            assert anna.page.locator(counts).count()
            anna.page.evaluate("document.querySelector('.papers').scrollTop = 0")
            comes_to(anna.page, BELOW, [], f".papers {counts}")
            comes_to(anna.page, HIDDEN, [])
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)


# In how many lines a name is written.
LINES = """(each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
}"""


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_what_is_said_of_dice_breaks_between_its_sentences(size: tuple[int, int], invite: Invite) -> None:
    anna = invite(size=size)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "schocken", 1, "greedy", options={"starter": "first_seat"})
    anna.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": 1, "seed": 7})
    until_asked(anna)
    said = anna.page.locator(".felt .remark > span:not(.count)")
    anna.page.locator(".felt .remark > .how").wait_for()
    assert [each.evaluate(LINES) for each in said.all()] == [1, 1]
    # What goes on has a dot behind it.
    dots = said.evaluate_all('(all) => all.map((each) => getComputedStyle(each, "::after").content)')
    assert dots == ['" · "', "none"]


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_a_long_name_stays_whole_below_its_first_die(size: tuple[int, int], invite: Invite) -> None:
    anna = invite(size=size)
    give_a_player(anna)
    anna.open()
    others = [{"kind": "local", "name": name} for name in ("Maximiliane", "Bartholomäus")]
    sit_down(anna, set_up(anna, "kniffel", [{"kind": "me", "name": "Anna"}, *others]))
    begin(anna)
    names = anna.page.locator("[data-start] .name")
    names.nth(2).wait_for()
    assert [each.evaluate(LINES) for each in names.all()] == [1, 1, 1]
    assert not anna.scrolls_sideways()

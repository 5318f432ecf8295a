"""The big screen, read from across the room: at 1920 × 1080 nothing that matters is small or cut off."""

import re

import pytest
from playwright.sync_api import expect

import knobel
from knobel.texts import texts
from tests.browser.conftest import Invite
from tests.browser.people import TV, Person
from tests.browser.tables import begin, bots, give_a_player, set_up, sit_down, until_asked
from tests.house.test_card_texts import facts

LEAST = 28
PATIENCE_MS = 60_000
MOVES = 10
HEADS = 5
# What is written smaller than that, as it is drawn.
SMALL = """async (least) => {
  await document.fonts.ready;
  // What lies on the table is enlarged with the next picture.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const part = walker.currentNode.parentElement, text = walker.currentNode.textContent.trim();
    if (!text || part.closest('.unseen, [aria-hidden=true]')) continue;
    if (!part.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom;
    if (size < least - 0.5) found.push(`${text}: ${size}`);
  }
  return found;
}"""
# Which parts of it reach over the edge of the screen.
OUTSIDE = """() => [...document.querySelectorAll('[data-page=tv] :is(h1, p, li, td, th, b)')]
  .filter((each) => each.getClientRects().length && !each.closest('.unseen'))
  .filter((each) => {
    const box = each.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  })
  .map((each) => each.innerText)"""

# Where the names begin in the list beside the table, whoever has the turn.
NAMES = """() => [...new Set([...document.querySelectorAll('[data-page=tv] [data-seat] .called')]
  .map((each) => Math.round(each.getBoundingClientRect().left)))]"""
# Whether the screen has come to rest after so much, or more: bots may go on meanwhile.
SHOWN = """(seq) => {
  const screen = document.querySelector('[data-page=tv][data-busy=false]');
  return screen !== null && Number(screen.dataset.seq) >= seq;
}"""


def check(wall: Person, when: str) -> None:
    """Nothing on the wall is too small now."""
    small, outside = wall.page.evaluate(SMALL, LEAST), wall.page.evaluate(OUTSIDE)
    assert (small, outside) == ([], []), f"{when}: {small}, {outside}"


@pytest.mark.parametrize("game", ["kniffel", "schocken", "maexchen", "lustige-sieben"])
def test_the_screen_reads_from_across_the_room(game: str, invite: Invite) -> None:
    anna, wall = invite(), invite("Wall", size=TV, touch=False)
    for person in (anna, wall):
        give_a_player(person)
    anna.open()
    link = set_up(anna, game, [{"kind": "me", "name": "Anna"}, *bots(3), {"kind": "open"}])
    wall.open(f"/#/tv/{link['table']}?{link['invitation']}").page.wait_for_selector("[data-phase=lobby] h1")
    # What the game is about is read while people come.
    about = wall.page.locator(f"[data-about={game}]").inner_text()
    told = facts(knobel.game(game, HEADS))
    assert about == " ".join(texts("de").line(key, game, **told) for key in ("goal", "each-turn"))
    check(wall, "while people come")
    sit_down(anna, link)
    anna.page.evaluate("knobelPlayer.please({ type: 'sit', seat: 4, name: 'Bot 4', kind: 'bot', mind: 'random' })")
    begin(anna)
    for move in range(MOVES):
        until_asked(anna)
        seq = anna.page.evaluate("knobelPlayer.newest().seq")
        wall.page.wait_for_function(SHOWN, arg=seq)
        check(wall, f"after {move} moves")
        if not wall.page.locator("[data-page=tv][data-phase=playing]").count():
            break
        # Whatever stands above says who does what, and is more than a name.
        says = re.compile(r"^Wer fängt an\? Anna wirft$|^Anna (setzt|ist dran)$")
        expect(wall.page.locator("[data-page=tv] h1")).to_have_text(says)
        assert len(wall.page.evaluate(NAMES)) == 1
        # What whoever sets the screen up should know has been read by now.
        expect(wall.page.locator("[data-awake]")).to_have_count(0)
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    anna.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    wall.page.wait_for_selector("[data-ending=told]")
    check(wall, "at the end")


# Names that go over more than one line, on a screen that is wide enough for all of them.
BROKEN = """() => [...document.querySelectorAll('[data-page=tv] :is(.name, .called)')]
  .filter((each) => each.getClientRects().length && !each.closest('.unseen') && !each.querySelector('.called'))
  .filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1);
    return lines.some((box) => box.top > lines[0].top + lines[0].height / 2);
  })
  .map((each) => each.innerText)"""
# Which places of the last table the paper below them hides.
HIDDEN_PLACES = """() => [...document.querySelectorAll('[data-page=tv] [data-seat-place]')]
  .filter((row) => row.getBoundingClientRect().bottom > row.closest('.paper').getBoundingClientRect().bottom + 1)
  .map((row) => row.innerText)"""


# How wide everybody's column on the sheet is, and how wide the dice are that lie beside it, as they are drawn.
COLUMNS = """() => [...document.querySelectorAll('[data-page=tv] th[scope=col]')]
  .map((each) => Math.round(each.getBoundingClientRect().width / 2))"""
DICE = """() => [...document.querySelectorAll('[data-page=tv] .felt [data-die]')]
  .map((each) => each.getBoundingClientRect().width)"""
LEAST_DIE = 110


def play_until_the_game_has_begun(anna: Person, wall: Person) -> None:
    """Everybody has thrown for the start, and the first one is asked."""
    for move in range(MOVES):
        until_asked(anna)
        wall.page.wait_for_function(SHOWN, arg=anna.page.evaluate("knobelPlayer.newest().seq"))
        if wall.page.locator("[data-page=tv] th[scope=col]").count():
            return
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    raise AssertionError("nobody has begun")


@pytest.mark.parametrize("game", ["kniffel", "lustige-sieben"])
def test_a_long_name_stays_whole_on_the_screen(game: str, invite: Invite) -> None:
    anna, wall = invite("Maximiliane"), invite("Wall", size=TV, touch=False)
    for person in (anna, wall):
        give_a_player(person)
    anna.open()
    link = set_up(anna, game, [{"kind": "me", "name": "Maximiliane"}, *bots(2)])
    wall.open(f"/#/tv/{link['table']}?{link['invitation']}").page.wait_for_selector("[data-phase=lobby] h1")
    sit_down(anna, link)
    begin(anna)
    wall.page.wait_for_selector("[data-start-throws] .name")
    assert wall.page.evaluate(BROKEN) == [], "while they throw for who begins"
    if game == "kniffel":
        play_until_the_game_has_begun(anna, wall)
        assert wall.page.evaluate(SMALL, LEAST) == []
        assert len(set(wall.page.evaluate(COLUMNS))) == 1, "everybody's column is as wide"
        assert min(wall.page.evaluate(DICE)) >= LEAST_DIE
    anna.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    wall.page.wait_for_selector("[data-ending=told]")
    assert wall.page.evaluate(BROKEN) == [], "at the end"
    assert wall.page.evaluate(HIDDEN_PLACES) == []

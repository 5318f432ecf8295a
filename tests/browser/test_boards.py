"""Boards as their rules draw them, with chips that show whose they are; bets by tap and by key."""

from itertools import pairwise
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import BELOW
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.tables import begin, bots, give_a_player, play_against_bots, set_up, settle, sit_down, until_asked
from tests.browser.waiting import until

MOVES = 8
SMALL_PHONE, TALL_PHONE = (360, 640), (390, 844)
TABLET = (820, 1180)
# Where the fields lie, by the number that stands first on them.
FIELDS = """() => Object.fromEntries([...document.querySelectorAll(".field")].map((field) => {
  const { x, y, width, height } = field.getBoundingClientRect();
  return [field.querySelector(".label").textContent, { x, y, width, height }];
}))"""


def fields(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(FIELDS)
    return found


def test_the_merry_seven_is_drawn_as_its_rules_have_it_and_played_by_tap_and_key(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE, touch=False)
    give_a_player(person)
    person.open()
    # A bot holds the bank first, so that this person bets.
    seats = [*bots(2), {"kind": "me", "name": person.name}]
    sit_down(person, set_up(person, "lustige-sieben", seats, options={"starter": "first_seat"}))
    begin(person)
    until_asked(person)
    board = fields(person)
    assert board["7"]["width"] > 1.8 * board["2"]["width"]
    assert board["7"]["y"] < board["2"]["y"] == board["3"]["y"] < board["11"]["y"] == board["12"]["y"]
    assert board["2"]["x"] == board["11"]["x"] < board["3"]["x"] == board["12"]["x"]
    assert not person.scrolls_sideways()
    # Tapped again, one chip more; enter puts them down.
    field = person.page.locator("[data-offer='field:4']")
    field.click()
    person.page.wait_for_selector("[data-offer='field:4'] .ghost")
    field.click()
    assert person.page.locator("[data-offer='field:4'] .ghost b").inner_text() == "2"
    before = len(person.updates)
    field.press("Enter")
    # What bots do next may stand there a moment later, but it has been told.
    person.page.wait_for_selector("[data-offer='field:4'] .ghost", state="detached")
    settle(person)
    told = [line for update in person.updates[before:] for line in update["views"][0]["lines"]]
    mine = next(line["facts"] for line in told if line["key"] == "told-stake")
    assert (mine["who"]["seat"], mine["field"]["key"], mine["chips"]) == (2, "field-4", 2), told


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE])
def test_the_board_of_the_merry_seven_is_seen_whole_on_a_phone(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    # A bot holds the bank first, so that this person bets.
    seats = [*bots(2, "greedy"), {"kind": "me", "name": person.name}]
    sit_down(person, set_up(person, "lustige-sieben", seats, options={"starter": "first_seat"}))
    begin(person)
    until_asked(person)
    assert person.page.locator(".field.open").count()
    # The card of the first minute stands above the board until somebody has read it.
    person.page.locator("[data-action=met]").tap()
    person.page.wait_for_selector("[data-first-minute]", state="detached")
    for seed in range(MOVES):
        # What has just been told takes one line or two.
        assert person.page.evaluate(BELOW, ".drawn") == []
        # Where a bet takes two rows of buttons, what is written below the fields may be found by moving the board.
        if size == PHONE or not person.page.locator(".field.open").count():
            assert person.page.evaluate(BELOW, ".board") == []
        assert person.page.locator(".papers").evaluate("(papers) => papers.scrollTop") == 0
        person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
        until_asked(person)


# Dice are typed in, and whoever sits there throws for the bots: the board shows the throw until that is done.
@pytest.mark.parametrize(
    ("thrown", "told", "wins", "loses"), [("26", "told-lucky", ["8"], ["2"]), ("11", "told-hit", [], [])]
)
def test_craps_says_on_its_board_who_wins_with_which_number(
    thrown: str, told: str, wins: list[str], loses: list[str], invite: Invite
) -> None:
    person = invite(size=SMALL_PHONE)
    give_a_player(person)
    person.open()
    # This person throws first, names a number and bets; the others cover it.
    seats = [{"kind": "me", "name": person.name}, *bots(2)]
    sit_down(person, set_up(person, "craps", seats, dice="real", options={"starter": "first_seat"}))
    begin(person)
    until_asked(person)
    board = fields(person)
    assert list(board) == [*map(str, range(2, 13)), "dagegen"]
    # Numbers lie in their order, row by row, and whoever is against them has the last row alone.
    rows = sorted({field["y"] for field in board.values()})
    assert [[name for name, field in board.items() if field["y"] == row] for row in rows] == [
        ["2", "3", "4", "5"],
        ["6", "7", "8"],
        ["9", "10", "11", "12"],
        ["dagegen"],
    ]
    assert "Glückszahl" in person.page.locator(".board .caption").inner_text()
    person.page.locator("[data-offer='field:2']").tap()
    person.page.locator("[data-primary]:enabled").tap()
    person.page.locator(".field", has_text="gewinnt sofort").wait_for()
    assert person.page.locator(".field", has_text="dagegen").locator("[data-pile]").count() >= 1
    # The first throw wins with a two, and else makes the number that has to come again.
    before = len(person.updates)
    person.page.locator("[data-field=digits]").fill(thrown)
    person.page.locator("[data-action=roll]:enabled").tap()
    until(person.page, lambda: any(update["views"] for update in person.updates[before:]), "the dice have been told")
    settle(person)
    assert told in {line["key"] for update in person.updates[before:] for line in update["views"][0]["lines"]}
    lucky = person.page.locator(".field", has_text="Glückszahl").locator(".label")
    assert lucky.all_inner_texts() == wins
    assert person.page.locator(".field.loses .label").all_inner_texts() == loses


def test_a_tower_of_dice_stands_on_the_felt_and_is_taken_apart(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE)
    give_a_player(person)
    person.open()
    sit_down(person, set_up(person, "wuerfelstapel", [{"kind": "me", "name": person.name}], options={"dice": 5}))
    begin(person)
    # The tower is asked for, four dice are stacked unseen, and one on top of them.
    person.page.evaluate("knobelPlayer.play({ moves: 3, seed: 1 })")
    until_asked(person)
    tower = person.page.locator(".tower")
    tower.wait_for()
    # Only the face on top is seen; the others stand below each other, whole and on the felt.
    assert tower.locator("[data-face]").count() == 1
    levels = person.page.locator(".tower > .side").evaluate_all(
        "(sides) => sides.map((side) => side.getBoundingClientRect().toJSON())"
    )
    felt = person.page.locator(".felt").bounding_box()
    assert felt
    assert len(levels) == 4
    assert all(below["top"] >= above["bottom"] - 1 for above, below in pairwise(levels))
    assert levels[-1]["bottom"] <= felt["y"] + felt["height"]
    person.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    person.page.wait_for_selector(".apart")
    assert person.page.locator(".apart li").count() == 5
    assert person.page.locator(".apart [data-face]").count() == 5


# How far the count stands below the name, and the caption below the picture.
CAPTIONS = """(figures) => figures.map((figure) => {
  const box = (selector) => figure.querySelector(selector).getBoundingClientRect();
  return [box(".number").top - box(".name").bottom, box("figcaption").top - box("svg").bottom];
})"""


def test_what_is_drawn_is_counted_right_below_the_picture_in_a_line_of_its_own(invite: Invite) -> None:
    person = invite(size=TABLET)
    give_a_player(person)
    person.open()
    play_against_bots(person, "laeuse-wuerfeln", 3, "greedy", options={"starter": "first_seat"})
    settle(person)
    captions = person.page.locator("figure").evaluate_all(CAPTIONS)
    assert len(captions) == 4
    assert all(-1 <= apart <= 4 and 0 <= below <= 12 for apart, below in captions), captions


# How far the words below or beside a picture stay away from the edge of its paper.
MARGINS = """(figures) => figures.flatMap((figure) => {
  const paper = figure.getBoundingClientRect();
  return [...figure.querySelectorAll(".name, .number")]
    .filter((each) => getComputedStyle(each).position !== "absolute")
    .map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { left, right } = range.getBoundingClientRect();
      return Math.round(Math.min(left - paper.left, paper.right - right));
    });
})"""


@pytest.mark.parametrize(
    ("size", "bots"), [(SMALL_PHONE, 1), (SMALL_PHONE, 3), (PHONE, 3), (PHONE, 4), (TALL_PHONE, 4)]
)
def test_everybodys_picture_is_seen_whole_with_its_words_on_the_paper(
    invite: Invite, size: tuple[int, int], bots: int
) -> None:
    person = invite(size=size)
    give_a_player(person)
    person.open()
    play_against_bots(person, "laeuse-wuerfeln", bots, "greedy", options={"starter": "first_seat"})
    # Everybody has chosen a number, which the seats tell.
    person.page.evaluate("knobelPlayer.play({ moves: 3, seed: 1 })")
    settle(person)
    assert person.page.locator("figure").count() == bots + 1
    assert person.page.evaluate(BELOW, "figure") == []
    assert min(person.page.locator("figure").evaluate_all(MARGINS)) >= 6


# How high the numbers in each picture are, and how wide its thinnest line that is drawn, in pixels of the screen.
FINENESS = """(figures) => figures.map((figure) => {
  const scale = figure.querySelector("svg").getScreenCTM().a;
  const size = (selector, of) =>
    [...figure.querySelectorAll(selector)].map((each) => parseFloat(getComputedStyle(each)[of]) * scale);
  return { numbers: size("text", "fontSize"), lines: size(".line, .missing", "strokeWidth") };
})"""


def test_the_pictures_of_others_have_no_number_and_no_line_too_fine_to_be_seen(invite: Invite) -> None:
    person = invite(size=PHONE)
    give_a_player(person)
    person.open()
    play_against_bots(person, "die-sonne", 3, "greedy", options={"starter": "first_seat"})
    settle(person)
    mine, *others = person.page.locator("figure").evaluate_all(FINENESS)
    assert len(mine["numbers"]) == 10
    assert [other["numbers"] for other in others] == [[], [], []]
    assert min(mine["numbers"]) >= 10.9
    assert min(line for picture in (mine, *others) for line in picture["lines"]) >= 0.9


def test_a_grid_is_seen_whole_on_a_small_phone(invite: Invite) -> None:
    person = invite(size=SMALL_PHONE)
    give_a_player(person)
    person.open()
    play_against_bots(person, "kleine-differenzen", 1, "greedy")
    grids = 0
    for seed in range(MOVES):
        person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
        until_asked(person)
        if person.page.locator(".own .may").count():
            grids += 1
            assert person.page.evaluate(BELOW, ".own circle") == []
    assert grids


# What is written on a board and how large, and whether the words lie over the figure or a field.
BOARD = """(board) => {
  const svg = board.querySelector("svg"), words = board.querySelector("p");
  const lie = words.getBoundingClientRect();
  const over = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < lie.right && lie.left < right && top < lie.bottom && lie.top < bottom;
  };
  return {
    words: words.textContent,
    smallest: Math.min(
      parseFloat(getComputedStyle(words).fontSize),
      ...[...svg.querySelectorAll("text")].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
      ),
    ),
    covered: [...svg.querySelectorAll("path, .field")].filter(over).length,
  };
}"""


@pytest.mark.parametrize(
    ("game", "words"),
    [("glueckspeter", "10 Glückspeter"), ("schluck-hansel", "7 Hansels Bauch"), ("zeppelin", "6 Gondel")],
)
def test_the_words_on_a_board_can_be_read_and_lie_beside_the_figure(invite: Invite, game: str, words: str) -> None:
    person = invite(size=SMALL_PHONE)
    give_a_player(person)
    person.open()
    play_against_bots(person, game, 1, "greedy", options={"starter": "first_seat"})
    settle(person)
    board = person.page.locator(".paper:has(svg .field)").evaluate(BOARD)
    assert board["words"] == words
    assert board["smallest"] >= 11
    assert board["covered"] == 0


# How far the words beside a board are from the nearest field.
AWAY = """() => {
  const board = document.querySelector(".paper:has(svg .field)"), words = board.querySelector("p");
  const right = words.getBoundingClientRect().right;
  const lefts = [...board.querySelectorAll(".field")].map((field) => field.getBoundingClientRect().left);
  return Math.min(...lefts.map((left) => Math.abs(left - right)));
}"""


def test_the_words_on_a_wide_board_stand_by_the_picture(invite: Invite) -> None:
    person = invite(size=DESKTOP, touch=False)
    give_a_player(person)
    person.open()
    play_against_bots(person, "schluck-hansel", 1, "greedy", options={"starter": "first_seat"})
    settle(person)
    assert person.page.evaluate(AWAY) < 100
    assert person.page.locator(".paper:has(svg .field)").evaluate(BOARD)["covered"] == 0


@pytest.mark.parametrize("game", ["glueckspeter", "schluck-hansel", "zeppelin"])
def test_the_words_on_a_board_lie_beside_the_figure_when_everybodys_place_takes_its_room(
    invite: Invite, game: str
) -> None:
    person = invite(size=PHONE)
    give_a_player(person)
    person.open()
    play_against_bots(person, game, 3, "greedy")
    person.page.evaluate("(ms) => knobelPlayer.finish(ms)", 60_000)
    assert person.page.locator(".paper:has(svg .field)").evaluate(BOARD)["covered"] == 0


# The numbers of the fields beneath which a line of the figure runs.
COVERED = """(board) => {
  const lines = [...board.querySelectorAll("path:not(.again)")].flatMap((path) =>
    Array.from({ length: 200 }, (_, step) =>
      path.getPointAtLength((path.getTotalLength() * step) / 199).matrixTransform(path.getScreenCTM()),
    ),
  );
  return [...board.querySelectorAll("[data-pile]")]
    .filter((pile) => {
      const { left, width, top, height } = pile.querySelector(".field").getBoundingClientRect();
      const away = ({ x, y }) => Math.hypot(x - left - width / 2, y - top - height / 2);
      return lines.some((point) => away(point) < width / 2);
    })
    .map((pile) => pile.querySelector("text").textContent);
}"""


@pytest.mark.parametrize(("game", "keeper"), [("finke", "7"), ("schluck-hansel", "7"), ("glueckspeter", "10")])
def test_only_the_field_on_the_figure_covers_a_line_of_it(invite: Invite, game: str, keeper: str) -> None:
    person = invite(size=PHONE)
    give_a_player(person)
    person.open()
    play_against_bots(person, game, 1, "greedy", options={"starter": "first_seat"})
    settle(person)
    assert set(person.page.locator(".paper:has(svg .field)").evaluate(COVERED)) <= {keeper}

"""`knobel lobby`: where people come in."""

import re

import pytest

import knobel
from knobel.cli.commands.games import Wish, by_family
from knobel.cli.screen import Screen
from knobel.cli.shelf import Shelf, read_wish
from knobel.cli.voice import Voice
from knobel.texts.catalogue import texts
from tests.cli.conftest import Run

ENTER = "\n"
# After the lobby's three questions: at every prompt something that leads on, for more than one game.
KEEP_GOING = "1\n\n" * 60


def test_three_times_enter_leads_to_a_game_against_one_bot(run: Run) -> None:
    outcome = run("lobby", typed=ENTER * 3)
    assert outcome.code == 0
    assert "Erna sits at the table and plays for the computer." in outcome.out


def test_a_whole_game_is_played_from_the_lobby(run: Run) -> None:
    outcome = run("lobby", typed=f"chicago\n\n\n{KEEP_GOING}")
    assert outcome.code == 0
    assert "The game is over." in outcome.out
    assert "again · a: another game · q: quit" in outcome.out


def test_after_a_game_another_one_can_be_picked(run: Run) -> None:
    out = run("lobby", typed="chicago\n\n\nq\ny\nno\na\nchicago\n").out
    assert "Enter plays again, a takes another game" in out, "which is what no means"
    assert out.count("Which game?") == 2


@pytest.mark.parametrize("enters", range(4))
def test_the_end_of_input_ends_the_lobby_politely(run: Run, enters: int) -> None:
    outcome = run("lobby", typed=ENTER * enters)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("See you soon") == 1


def test_every_game_is_listed_with_its_line(run: Run) -> None:
    out = run("lobby").out
    for id in knobel.ids():
        assert texts("en").name(id) in out


def test_a_game_is_found_by_part_of_its_name(run: Run) -> None:
    assert texts("en").line("line", "quinze") in run("lobby", typed="quin\n").out.split("Which game?")[-1]


def test_a_game_is_found_by_an_alias_in_either_language(run: Run) -> None:
    assert "Ones count a hundred" in run("lobby", typed="hundert und sech\n").out.split("Which game?")[-1]


def test_a_search_with_several_finds_narrows_the_list(run: Run) -> None:
    shown = run("lobby", typed="kniff\n").out.split("Which game?")[1]
    assert "Kniffel" in shown
    assert "Chicago" not in shown


def test_nonsense_is_answered_and_asked_again(run: Run) -> None:
    out = run("lobby", typed="xyzzy\nchicago\nmany\n77\n1\n99\n0\n1\n").out
    assert 'I find nothing for "xyzzy".' in out
    assert out.count("A number from 1 to 15, please.") == 2
    assert out.count("A number from 1 to 14, please.") == 2
    assert "Erna sits at the table" in out


def test_the_language_can_be_changed_at_the_door(run: Run) -> None:
    out = run("lobby", typed="de\nchicago\n\n\n").out
    assert "Willkommen am Knobeltisch" in out
    assert "Mit am Tisch sitzt Erna" in out


def test_people_and_bots_share_the_table(run: Run) -> None:
    out = run("lobby", typed="chicago\n2\n1\n").out
    assert "Player 2" in out or "Player 1" in out
    assert "Erna sits at the table" in out


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_quit_leaves_at_every_question(run: Run, word: str) -> None:
    for before in ("", "chicago\n", "chicago\n1\n"):
        outcome = run("lobby", typed=f"{before}{word}\n\n\n")
        assert outcome.code == 0
        assert "Erna" not in outcome.out


@pytest.mark.parametrize(
    ("language", "wish"), [("en", "players=9 hidden"), ("de", "spieler=9 verdeckt"), ("de", "players=9 hidden")]
)
def test_a_wish_narrows_the_list(run: Run, language: str, wish: str) -> None:
    fitting = [id for id in knobel.ids() if Wish(players=9, hidden=True).fits(id)]
    out = run("lobby", "--lang", language, typed=f"{wish}\n").out
    shown = re.split(r"Which game\?|Welches Spiel\?", out)[-2]
    assert 1 < len(fitting) < 40
    assert all(texts(language).name(id) in shown for id in fitting)
    assert len(re.findall(r"^ *\d+ ", shown, re.M)) == len(fitting)


def test_wishes_narrow_further_and_what_nobody_has_is_said(run: Run) -> None:
    _, first, second, last = run("lobby", typed="dice=5\nplayers=1\ndice=77\n").out.split("Which game?")[:4]
    for shown, wish in ((first, Wish(dice=5)), (second, Wish(players=1, dice=5))):
        assert len(re.findall(r"^ *\d+ ", shown, re.M)) == sum(map(wish.fits, knobel.ids()))
    assert 'I find nothing for "dice=77".' in last


def test_a_low_screen_shows_the_list_page_by_page() -> None:
    shelf = Shelf(tuple(knobel.ids()), 20)
    pages = [shelf := shelf.turned() for _ in range(shelf.pages)]
    seen = [entry for page in (pages[-1], *pages[:-1]) for entry in page.page()]
    assert seen == list(enumerate(knobel.ids(), start=1))
    assert pages[-1].number == 0
    assert max(len(list(page.page())) for page in pages) == 20


def test_more_turns_the_page_and_numbers_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "room_beside", lambda self, lines, usual: 30)
    out = run("lobby", typed="m\nm\nm\nm\n").out
    first, second, third, fourth, again = out.split("Which game?")[:5]
    assert "Page 1 of 4. m: more" in first
    assert [re.findall(r"^ *(\d+) ", page, re.M)[0] for page in (second, third, fourth)] == ["31", "61", "91"]
    assert re.findall(r"^ *(\d+) ", again, re.M)[:2] == ["1", "2"]
    picked = run("lobby", typed="m\n31\n").out.split("Which game?")[-1]
    assert texts("en").line("line", [id for _, family in by_family() for id in family][30]) in picked


@pytest.mark.parametrize("text", ["players", "players=x", "players=4 chicago", "hidden=1", "=", "dice=99999"])
def test_what_is_no_wish_is_looked_for_as_a_name(text: str) -> None:
    assert read_wish(text, Voice("en")) is None

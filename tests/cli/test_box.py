"""The box as a whole: wishes, measured lengths, the games page, and games played at random through all of it."""

import json
from pathlib import Path

import pytest

import knobel
from knobel.cli import catalogue_file, games_page, known_names_file
from knobel.cli.boxful import boxful
from knobel.cli.commands.games import Wish, described, list_games
from knobel.cli.voice import Voice
from knobel.games import registry
from knobel.games.catalogue import infos
from knobel.games.registry import declared
from knobel.minds.measuring import measured
from knobel.texts.known_names import NAMES
from knobel.texts.measured_lengths import LENGTHS

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("wish", "inside", "outside"),
    [
        (Wish(players=15), "chicago", "maexchen"),
        (Wish(players=1), "kniffel", "chicago"),
        (Wish(dice=2), "maexchen", "chicago"),
        (Wish(minutes=3), "auf-und-ab", "kniffel"),
        (Wish(decisions=False), "auf-und-ab", "chicago"),
        (Wish(decisions=True), "chicago", "auf-und-ab"),
        (Wish(hidden=True), "schocken", "chicago"),
    ],
)
def test_a_wish_finds_what_fits(wish: Wish, inside: str, outside: str, capsys: pytest.CaptureFixture[str]) -> None:
    list_games(Voice("en"), as_json=True, wish=wish)
    found = {game["id"] for game in json.loads(capsys.readouterr().out)}
    assert inside in found
    assert outside not in found


def test_an_impossible_wish_is_answered_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    list_games(Voice("en"), as_json=False, wish=Wish(players=99))
    assert "Wish for a little less" in capsys.readouterr().out


def test_every_game_has_a_measured_length() -> None:
    assert LENGTHS.keys() == {*knobel.ids(), *registry.presets()}, "measure anew with: python -m knobel.minds.measuring"
    assert all(events > 0 and minutes > 0 for events, minutes, _ in LENGTHS.values())


@pytest.mark.parametrize("id", ["auf-und-ab", "chicago", "finke"])
def test_a_measured_length_can_be_measured_again(id: str) -> None:
    assert tuple(getattr(measured(id), name) for name in ("events", "minutes", "decides")) == LENGTHS[id]


def test_the_games_page_is_fresh() -> None:
    page = (ROOT / games_page.PAGE).read_text(encoding="utf-8")
    assert page == games_page.page(), "write it anew with: make docs"


def test_the_catalogue_says_of_every_game_what_the_game_says() -> None:
    assert catalogue_file.FILE.read_text(encoding="utf-8") == catalogue_file.catalogue(), "make docs writes it anew"
    assert infos() == {id: declared(id).info for id in knobel.ids()}


def test_a_game_is_known_by_the_names_that_its_texts_have() -> None:
    page = known_names_file.FILE.read_text(encoding="utf-8")
    assert page == known_names_file.known_names_page(), "make docs writes it anew"
    assert "Meiern" in NAMES["maexchen"]


def test_a_described_game_tells_its_length() -> None:
    chicago = described("chicago")
    assert (chicago["typical_events"], chicago["typical_minutes"], chicago["decisions"]) == LENGTHS["chicago"]


def test_random_games_through_the_whole_box_end_without_an_error() -> None:
    report = boxful(3 * len(knobel.ids()), "test")
    assert report["games_of_each"] == dict.fromkeys(knobel.ids(), 3)
    assert report["errors"] == {}

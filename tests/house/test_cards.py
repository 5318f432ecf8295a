"""Rule cards: the line under the title, and what the ground rules say in every game alike."""

from typing import Any

import pytest

import knobel
from knobel.games import registry
from knobel.house.cards import RuleCard, rule_card
from knobel.match.match import Match
from knobel.match.ties import tied_for_the_place
from knobel.minds.arena import Chance, minds_named, play
from knobel.texts import LANGUAGES, texts
from knobel.texts.measured_lengths import LENGTHS
from tests.conformance.walks import settings

SHARED = {"de": "gewinnen sie gemeinsam", "en": "they win together"}
LOST_TOGETHER = {"de": "verlieren sie gemeinsam", "en": "they lose together"}
PLAYED_OFF = {"de": "stechen sie", "en": "they play it off"}


def card(id: str, language: str = "de", seats: int | None = None, **options: Any) -> RuleCard:
    return rule_card(knobel.game(id, seats, options), language)


# The line under the title ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [*knobel.ids(), *registry.presets()])
def test_every_card_names_players_dice_and_minutes(id: str) -> None:
    players, (_, minutes, _) = registry.players_of(id), LENGTHS[id]
    for language in LANGUAGES:
        told = card(id, language).head
        assert all(str(number) in told for number in {players.least, players.most}), told
        assert str(minutes) in told or minutes == 1, told
        assert len(told.split(" · ")) == 3


def test_the_head_of_a_card_in_words() -> None:
    assert card("kniffel-extreme").head == "1 bis 8 Spieler · fünf Würfel + ein zehnseitiger Würfel · etwa 42 Minuten"
    assert card("kleeblatt", "en").head == "3 players · three dice · about a minute"
    assert card("schocken-turnier-regeln").head.startswith("2 bis 4 Spieler")


def test_a_match_takes_as_long_as_its_games_and_other_rules_are_not_measured() -> None:
    assert card("knipsen", games=3).head.endswith("etwa 12 Minuten")
    assert card("knipsen", target=60).head.endswith("üblich etwa 4 Minuten")
    assert card("todessprung").head.endswith(f"etwa {LENGTHS['todessprung'][1]} Minuten")


# Ties -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", knobel.ids())
def test_a_card_says_what_a_tie_means_and_nothing_else(id: str, language: str) -> None:
    game = knobel.game(id)
    together = (LOST_TOGETHER if game.rules.ranks == "loser" else SHARED)[language]
    if "tie_break" not in game.options or hasattr(game.rules.options, "tie_break") or not game.rules.ties:
        return
    shared, played_off = (card(id, language, tie_break=way).text for way in ("shared", "throw_off"))
    assert together in shared
    assert PLAYED_OFF[language] not in shared
    assert PLAYED_OFF[language] in played_off
    assert together not in played_off or game.rules.playoff_repeats is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_that_ends_at_once_has_no_tie_and_one_that_goes_on_has(language: str) -> None:
    assert SHARED[language] not in card("knipsen", language).text
    assert SHARED[language] in card("knipsen", language, finish="full_circuit").text
    played_off = card("knipsen", language, finish="full_circuit", tie_break="throw_off").text
    assert SHARED[language] not in played_off
    assert PLAYED_OFF[language] in played_off


def results_of(game: Match, seed: str, count: int) -> list[knobel.Result]:
    minds, chance = minds_named(["random"]), Chance(seed)
    return [play(game, game.start(), minds, chance).result for _ in range(count)]


# Their own rules say what becomes of those who are level.
SETTLED = ("justitia", "kaiser-nero", "kleeblatt")
WITHOUT_TIES = [id for id in knobel.ids() if not knobel.game(id).rules.ties and id not in SETTLED]


@pytest.mark.parametrize("id", WITHOUT_TIES)
def test_a_game_that_knows_no_ties_has_none(id: str) -> None:
    """Stopped games are ranked as they stood."""
    for seats, options in settings(id)[:6]:
        game = knobel.game(id, seats, {**options, **({"games": 1} if "games" in knobel.game(id).options else {})})
        if not game.rules.ties:
            for result in results_of(game, id, 1):
                assert result.flags or len(tied_for_the_place(result, game.rules.ranks)) < 2 or not result.winners


# Matches, the start, the clock ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "options", "told"),
    [
        ("finke", {"games": 3}, "Gewonnene und verlorene Chips"),
        ("filzlaus", {"games": 3}, "wer am seltensten verloren hat"),
        ("pasch", {"games": 3}, "wer die meisten Spiele gewonnen hat"),
        ("plus-minus", {"games": 3, "match_scoring": "points"}, "Die Punkte aller Spiele"),
        ("escalero", {"games": 2}, "Gewonnene und verlorene Chips"),
        ("escalero", {"games": 2, "payout": "none"}, "wer die meisten Spiele gewonnen hat"),
        ("pasch", {"games": 3}, "Ihr spielt drei Spiele hintereinander."),
        ("pasch", {"games": 3}, "wer links vom Startspieler des vorigen sitzt"),
        ("todessprung", {}, "Ihr spielt fünf Spiele hintereinander."),
        ("todessprung", {}, "beginnt, wer das vorige verloren hat"),
        ("todessprung", {"next_namer": "rotate"}, "wer links vom Startspieler des vorigen sitzt"),
        ("pasch", {"starter": "random"}, "entscheidet das Los"),
        ("pasch", {"starter": "first_seat"}, "auf dem ersten Platz"),
        ("kniffel", {"decision_seconds": 30}, "30 Sekunden"),
    ],
)
def test_what_the_ground_rules_say(id: str, options: dict[str, Any], told: str) -> None:
    assert told in card(id, **options).text


def test_who_begins_the_next_game_is_told_as_it_is() -> None:
    """`next_begins` in words is `next_first` in seats."""
    game = knobel.game("todessprung", 3)
    assert game.rules.next_begins() == "loser"
    assert game.rules.next_first(game.rules.start(0).but(gone=(2,)), 0) == 2
    other = knobel.game("todessprung", 3, {"next_namer": "rotate"})
    assert other.rules.next_begins() == "left"
    assert other.rules.next_first(other.rules.start(0).but(gone=(2,)), 0) == 1


def test_alone_nobody_starts_first_and_nobody_ties() -> None:
    assert "fängt" not in card("kniffel", seats=1).text.split("Rekord")[1]
    assert SHARED["de"] not in card("kniffel", seats=1).text


# Numbers as words -----------------------------------------------------------------------------------------------------


def test_small_numbers_are_words() -> None:
    german, english = texts("de"), texts("en")
    assert german.line("card-games", games=12) == "Ihr spielt zwölf Spiele hintereinander."
    assert german.line("card-games", games=13) == "Ihr spielt 13 Spiele hintereinander."
    assert english.line("card-games", games=2) == "You play two games in a row."

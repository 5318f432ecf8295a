"""Todessprung: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.house.cards import rule_card
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table


def leaping(seats: int = 3, limit: int = 35, total: int = 0, seat: int = 0, **options: Any) -> Table:
    """A table on its way to a limit, with this seat to throw."""
    return Table("todessprung", seats, **{"games": 1, **options}).set(limit=limit, total=total, seat=seat)


@case("todessprung:C1")
def test_one_die_may_save_you_and_leave_the_next_without_a_chance(case_id: str) -> None:
    table = leaping(total=28).do("press one-die").throw(6)
    assert (table.game_state.total, table.game_state.gone, table.asked) == (34, (), (1,))
    for dice, faces in (("one-die", (1,)), ("two-dice", (1, 1))):
        lost = leaping(total=34, seat=1).do(f"press {dice}").throw(*faces)
        assert lost.result.losers == (1,)


@case("todessprung:C2")
def test_reaching_the_limit_exactly_loses(case_id: str) -> None:
    table = leaping(total=28).do("press two-dice").throw(4, 3)
    assert table.game_state.total == 35
    assert table.result.losers == (0,)


@case("todessprung:C3")
@pytest.mark.parametrize("face", range(1, 7))
def test_seven_short_of_the_limit_one_die_is_safe(case_id: str, face: int) -> None:
    table = leaping(limit=30, total=23).do("press one-die").throw(face)
    assert table.game_state.gone == ()
    assert table.game_state.total <= 29


@case("todessprung:C4")
def test_the_left_neighbour_of_whoever_names_the_limit_throws_first(case_id: str) -> None:
    table = Table("todessprung", 3).do("bid 40")
    order: list[int] = []
    for _ in range(3):
        order += table.asked
        table.do("press one-die").throw(1)
    assert order == [1, 2, 0]


@case("todessprung:C5")
def test_the_limit_has_bounds_and_everybody_must_throw(case_id: str) -> None:
    table = Table("todessprung", 3)
    assert table.refuses("bid 29") == table.refuses("bid 51") == "limit-bounds"
    table.do("bid 30")
    assert table.refuses("press pass") == "not-a-choice"
    table.do("press two-dice")
    with pytest.raises(knobel.IllegalMove, match="wrong-dice"):
        table.throw()


@case("todessprung:C6")
def test_the_loser_comes_last_and_names_the_next_limit(case_id: str) -> None:
    alone = leaping(seats=4, total=34, seat=2).do("press one-die").throw(1)
    assert alone.result.places == (1, 1, 4, 1)
    assert alone.result.losers == (2,)
    match = leaping(seats=4, total=34, seat=2, games=5).do("press one-die").throw(1)
    assert match.asked == (2,)
    match.do("bid 40")
    assert match.asked == (3,)
    assert match.offers("press one-die")


@case("todessprung:C7")
def test_played_until_one_is_left_the_left_neighbour_of_whoever_goes_out_names(case_id: str) -> None:
    table = leaping(total=34, seat=1, mode="elimination").do("press one-die").throw(1)
    assert table.asked == (2,)
    table.do("bid 30")
    assert table.asked == (0,)
    assert table.game_state.total == 0
    table.set(total=29).do("press one-die").throw(1)
    assert table.result.winners == (2,)
    assert table.result.places == (2, 3, 1)


# Other rules ---------------------------------------------------------------------------------------------------------


def test_naming_may_go_round_in_a_match() -> None:
    table = leaping(seats=4, total=34, seat=2, games=2, next_namer="rotate").do("press one-die").throw(1)
    assert table.asked == (1,), "the left neighbour of seat 0, who named the first limit"


def test_a_match_is_five_games_unless_said_otherwise_and_counts_those_not_lost() -> None:
    table = Table("todessprung", 2)
    assert table.game.options["games"] == 5
    for loser in (0, 1, 1, 0, 1):
        table.set(limit=35, total=34, seat=loser).do("press one-die").throw(1)
    assert (table.result.winners, table.result.losers) == ((0,), (1,))
    assert table.result.points == (3, 2)


def test_a_match_of_eliminations_counts_wins() -> None:
    table = Table("todessprung", 2, games=3, mode="elimination")
    for loser in (0, 1, 1):
        table.set(limit=35, total=34, seat=loser).do("press one-die").throw(1)
    assert table.result.winners == (0,)
    assert table.result.points == (2, 1)


@pytest.mark.parametrize(
    ("language", "spelled"), [("de", {5: "fünf", 1: "nur eins"}), ("en", {5: "five", 1: "only one"})]
)
def test_the_help_about_games_is_true_in_both_modes(language: str, spelled: dict[int, str]) -> None:
    """It names what is usual in each, and not who names the next limit: that depends on another option."""
    told = texts(language).line("option-games-help", "todessprung")
    for mode in ("single_loser", "elimination"):
        usual = knobel.game("todessprung", 3, {"mode": mode}).options["games"]
        assert isinstance(usual, int)
        assert spelled[usual] in told
    assert not {"Grenze", "limit"} & set(told.replace(",", "").split())


# Who names the next limit after seat 2 has gone too far: the setting, the seat, and what the rules say of it.
NEXT_NAMERS = [
    ({"next_namer": "loser"}, 2, {"de": "Grenze nennt jedes Mal der Verlierer", "en": "named by the loser"}),
    (
        {"next_namer": "rotate"},
        1,
        {
            "de": "Die nächste Grenze nennt jedes Mal der linke Nachbar dessen, der die vorige genannt hat",
            "en": "the left neighbour of whoever named the last one",
        },
    ),
    (
        {"mode": "elimination"},
        3,
        {
            "de": "Sein linker Nachbar nennt eine neue Grenze",
            "en": "The left neighbour of that player names a new limit",
        },
    ),
]


@pytest.mark.parametrize(("options", "namer", "told"), NEXT_NAMERS)
def test_the_rules_say_who_names_next_as_it_is(options: dict[str, Any], namer: int, told: dict[str, str]) -> None:
    table = Table("todessprung", 4, games=2, starter="first_seat", **options).do("bid 35")
    table.set(total=34, seat=2).do("press one-die").throw(1)
    assert table.asked == (namer,)
    assert table.offers("bid 40")
    for language, sentence in told.items():
        rules = " ".join(rule_card(table.game, language).text.split())
        assert sentence in rules
        others = [each[language] for _, _, each in NEXT_NAMERS if each is not told]
        assert not [other for other in others if other in rules], "one of the three, and no other"


@pytest.mark.parametrize(("left", "move"), [(7, "one-die"), (8, "one-die"), (11, "two-dice"), (19, "one-die")])
def test_greedy_players_take_the_number_of_dice_that_is_safest(left: int, move: str) -> None:
    """Between two players: with 11 to go two dice mostly leave the other one within reach of the limit."""
    table = leaping(seats=2, limit=50, total=50 - left)
    merits = {
        dice: table.game.advice.heuristic(table.state.game_state, 0, knobel.Press(dice)) or 0
        for dice in ("one-die", "two-dice")
    }
    assert merits[move] == max(merits.values())

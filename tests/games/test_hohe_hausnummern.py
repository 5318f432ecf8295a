"""Hohe Hausnummern: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Thrown
from knobel.core.moves import Take
from knobel.core.reading import read_scene
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "hohe-hausnummern"
PLACE = {"H": "hundreds", "T": "tens", "O": "ones"}


def place(table: Table, digits: str) -> None:
    """Three throws in a row with the place of each: `4T 6H 2O`. The last place is not asked for."""
    for number, digit in enumerate(digits.split()):
        table.throw(int(digit[0]))
        if number < 2:
            table.do(f"take {PLACE[digit[1]]}")


def play(*numbers: str, **options: Any) -> Table:
    """A whole game, everybody's throws in a row."""
    table = Table(ID, len(numbers), **options)
    for digits in numbers:
        place(table, digits)
    return table


@case(f"{ID}:C1")
def test_digits_make_a_number_by_their_places(case_id: str) -> None:
    assert play("4T 6H 2O", "1H 1T 1O").result.points == (642, 111)


@case(f"{ID}:C2")
def test_the_highest_number_wins_however_high_its_other_digits(case_id: str) -> None:
    result = play("5H 6T 6O", "4T 6H 2O").result
    assert result.points == (566, 642)
    assert result.winners == (1,)


@case(f"{ID}:C3")
def test_waiting_for_a_six_with_the_hundreds_free(case_id: str) -> None:
    assert play("1O 2T 6H", "1H 1T 1O").result.points == (621, 111)


@case(f"{ID}:C4")
def test_low_the_lower_number_wins(case_id: str) -> None:
    result = play("1H 4O 2T", "1H 3T 1O", direction="low").result
    assert result.points == (124, 131)
    assert result.winners == (0,)
    assert result.places == (1, 2)


@case(f"{ID}:C5")
def test_a_place_is_filled_only_once(case_id: str) -> None:
    table = Table(ID, 2).throw(4).do("take hundreds").throw(6)
    assert table.refuses("take hundreds") == "row-taken"


@case(f"{ID}:C6")
@pytest.mark.parametrize("order", ["HTO", "HOT", "THO", "TOH", "OHT", "OTH"])
def test_three_alike_make_the_same_number_in_any_order(case_id: str, order: str) -> None:
    sixes, ones = (" ".join(f"{face}{letter}" for letter in order) for face in (6, 1))
    assert play(sixes, ones).result.points == (666, 111)


@case(f"{ID}:C7")
def test_equal_numbers_share_the_first_place(case_id: str) -> None:
    result = play("6H 4T 2O", "2O 4T 6H", "6H 3T 1O").result
    assert result.points == (642, 642, 631)
    assert result.places == (1, 1, 3)
    assert result.winners == (0, 1)


@case(f"{ID}:C8")
def test_low_a_one_in_front_beats_everything_behind_it(case_id: str) -> None:
    result = play("6O 6T 1H", "2H 1T 1O", direction="low").result
    assert result.points == (166, 211)
    assert result.winners == (0,)


def test_three_throws_in_a_row_are_the_rule() -> None:
    table = Table(ID, 2).throw(4).do("take tens")
    assert table.thrower == 0
    table.throw(4).do("take ones").throw(4)
    assert table.thrower == 1


def test_the_throws_may_go_round_instead() -> None:
    table = Table(ID, 2, turn_mode="circuits").throw(4).do("take tens")
    assert table.thrower == 1
    table.throw(6).do("take hundreds").throw(5).do("take hundreds").throw(1).do("take ones").throws(3, 2)
    assert table.result.points == (543, 621)


def test_a_tie_can_be_thrown_off_by_the_higher_throw_even_in_the_low_game() -> None:
    table = play("1H 2T 3O", "1H 2T 3O", direction="low", tie_break="throw_off").throws(2, 5)
    assert table.result.winners == (1,)


def test_the_start_moves_on_in_a_match() -> None:
    table = play("1H 2T 3O", "1H 2T 3O", games=2)
    assert table.thrower == 1


def test_who_has_no_number_yet_comes_last_in_the_low_game_too() -> None:
    table = Table(ID, 2, direction="low")
    place(table, "6H 6T 6O")
    assert table.game.result(table.state).places == (1, 2)


@pytest.mark.parametrize(("direction", "filled"), [("high", (4, None, None)), ("low", (None, None, 4))])
def test_when_time_runs_out_the_place_that_brings_most_is_taken(direction: str, filled: object) -> None:
    table = Table(ID, 2, decision_seconds=10, direction=direction).throw(4).expire("decision-0-0")
    assert table.game_state.sheets[0] == filled


@pytest.mark.parametrize(
    ("direction", "face", "place"), [("high", 6, "hundreds"), ("high", 1, "ones"), ("low", 1, "hundreds")]
)
def test_a_greedy_player_knows_where_a_digit_belongs(direction: str, face: int, place: str) -> None:
    table = Table(ID, 2, direction=direction).throw(face)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert max(
        choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -999
    ) == Take(place)


def test_the_finished_number_is_told_and_an_unfinished_one_is_not_shown() -> None:
    table = Table(ID, 2).throw(4).do("take tens")
    said = texts("de")
    read = [said.say(phrase, ID, ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 0))]
    assert "Anna, Zehner: 4" in read
    assert not any("Hausnummer" in line for line in read)
    table.throw(6).do("take hundreds")
    event = Thrown((2,))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), None)
    assert [said.say(phrase, ID, ("Anna", "Ben")) for phrase in told] == [
        "Anna wirft 2.",
        "Die 2 kommt auf die Einerstelle, etwas anderes ist nicht frei.",
        "Anna wohnt in Hausnummer 642.",
    ]

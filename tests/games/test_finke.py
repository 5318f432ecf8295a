"""Finke: its worked cases and rules."""

from typing import Any

from knobel import Throw
from tests.support.boards import lying, sums
from tests.support.cases import case
from tests.support.table import Table


def board(**fields: int) -> tuple[int, ...]:
    """A board with chips on these fields: `board(f5=5, f7=14)`."""
    return tuple(fields.get(f"f{number}", 0) for number in range(2, 13))


def finke(seats: int = 3, **options: Any) -> Table:
    return Table("finke", seats, **options)


@case("finke:C1")
def test_an_empty_field_is_paid_with_as_many_chips_as_pips(case_id: str) -> None:
    table = finke().throw(4, 5)
    assert table.game_state.chips[0] == 11
    assert lying(table) == {9: 9}
    assert table.thrower == 1


@case("finke:C2")
def test_a_full_field_is_taken_and_another_throw_is_due(case_id: str) -> None:
    table = sums(finke(), 9, 9)
    assert table.game_state.chips[1] == 29
    assert table.thrower == 1
    sums(table, 5)
    assert table.game_state.chips[1] == 24
    assert lying(table) == {5: 5}


@case("finke:C3")
def test_the_seven_only_grows(case_id: str) -> None:
    table = sums(finke(), 9, 9, 5, 7)
    assert table.game_state.chips[2] == 13
    assert lying(table) == {5: 5, 7: 7}
    sums(table, 7)
    assert table.game_state.chips[0] == 4
    assert lying(table) == {5: 5, 7: 14}


@case("finke:C4")
def test_a_twelve_clears_the_board_with_the_seven(case_id: str) -> None:
    table = sums(finke(), 9, 9, 5, 7, 7).throw(6, 6)
    assert table.game_state.chips[1] == 43
    assert lying(table) == {}
    assert table.thrower == 1
    sums(table, 8)
    assert table.game_state.chips[1] == 35
    assert lying(table) == {8: 8}


@case("finke:C5")
def test_another_clearing_throw_costs_a_chip_on_every_field(case_id: str) -> None:
    table = sums(finke(), 9, 9, 5, 7, 7).throw(6, 6).throw(1, 1)
    assert table.game_state.chips[1] == 32
    assert lying(table) == dict.fromkeys(range(2, 13), 1)
    assert table.thrower == 2


@case("finke:C6")
def test_too_few_chips_all_go_down_and_the_next_one_collects_them(case_id: str) -> None:
    table = finke().set(chips=(31, 25, 4), seat=2)
    sums(table, 10)
    assert lying(table) == {10: 4}
    assert table.game_state.gone == (2,)
    sums(table, 10)
    assert table.game_state.chips == (35, 25, 0)


@case("finke:C7")
def test_spreading_runs_from_the_lowest_field_while_chips_last(case_id: str) -> None:
    table = finke().set(chips=(6, 27, 27))
    table.throw(6, 6).throw(6, 6)
    assert lying(table) == dict.fromkeys(range(2, 8), 1)
    assert table.game_state.gone == (0,)
    assert table.thrower == 1


@case("finke:C8")
def test_in_the_variant_a_two_leaves_the_seven(case_id: str) -> None:
    table = finke(two_takes_seven=False).set(seat=1, chips=(4, 24, 13), board=board(f5=5, f7=14))
    sums(table, 2)
    assert table.game_state.chips[1] == 29
    assert lying(table) == {7: 14}
    sums(table, 7)
    assert table.game_state.chips[1] == 22
    assert lying(table) == {7: 21}


@case("finke:C9")
def test_the_last_one_left_takes_the_board(case_id: str) -> None:
    table = finke().set(chips=(3, 40, 0), gone=(2,), board=board(f7=17))
    sums(table, 8)
    assert table.result.chips == (0, 60, 0)
    assert table.result.nets == (-20, 40, -20)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1, 3)
    assert lying(table) == {}


@case("finke:C10")
def test_an_empty_board_is_cleared_too(case_id: str) -> None:
    table = sums(finke(), 12)
    assert table.game_state.chips == (20, 20, 20)
    assert table.thrower == 0
    sums(table, 3)
    assert table.game_state.chips[0] == 17
    assert lying(table) == {3: 3}


def test_in_the_variant_a_twelve_takes_everything() -> None:
    table = finke(two_takes_seven=False).set(chips=(4, 24, 13), board=board(f5=5, f7=14))
    sums(table, 12)
    assert table.game_state.chips[0] == 23
    assert lying(table) == {}


def test_in_the_variant_spreading_adds_to_what_lies_on_the_seven() -> None:
    table = finke(two_takes_seven=False).set(chips=(20, 13, 13), board=board(f7=14))
    sums(table, 2, 12)
    assert lying(table) == dict.fromkeys(range(2, 13), 1) | {7: 15}
    assert table.game_state.chips[0] == 9


def test_again_means_the_very_next_throw() -> None:
    table = finke().set(chips=(20, 20, 0), gone=(2,), board=board(f2=1, f5=5))
    sums(table, 5, 12)
    assert table.game_state.chips[0] == 26, "taking a field in between is no clearing throw"
    sums(table, 4)
    assert table.thrower == 1
    sums(table, 2)
    assert table.game_state.chips[1] == 24, "the clearing throw of another player does not count"


def test_chips_on_the_outer_fields_come_with_a_clearing_throw_only() -> None:
    table = finke().set(chips=(15, 20, 20), board=board(f2=2, f12=3))
    sums(table, 2)
    assert table.game_state.chips[0] == 20


def test_paying_exactly_the_last_chip_puts_a_player_out() -> None:
    table = finke().set(chips=(9, 20, 31))
    sums(table, 9)
    assert table.game_state.gone == (0,)
    sums(table, 8, 6)
    assert table.thrower == 1, "who is out is skipped"


def test_one_chip_games_pay_one_chip_at_a_time() -> None:
    table = sums(finke(stake="one_chip"), 9, 7, 7, 12)
    assert table.game_state.chips == (22, 19, 19)
    sums(table, 2)
    assert table.game_state.chips == (11, 19, 19)


def test_later_out_ranks_higher() -> None:
    table = finke(4).set(chips=(4, 0, 5, 60), gone=(1,), board=board(f7=11))
    sums(table, 8, 9)
    assert table.result.places == (3, 4, 2, 1)


def test_a_long_game_is_stopped_and_the_board_belongs_to_nobody() -> None:
    table = finke(max_circuits=50).set(circuit=50, seat=2, chips=(12, 0, 20), gone=(1,), board=board(f7=28))
    sums(table, 3)
    assert table.result.chips == (12, 0, 17)
    assert table.result.places == (2, 3, 1)
    assert table.result.flags == ("stopped_by_limit",)


def test_a_circuit_is_counted_from_the_player_who_began() -> None:
    table = Table("finke", 3, first=1)
    sums(table, 3)
    assert (table.thrower, table.game_state.circuit) == (2, 1)
    sums(table, 4)
    assert (table.thrower, table.game_state.circuit) == (0, 1)
    sums(table, 5)
    assert (table.thrower, table.game_state.circuit) == (1, 2)


def test_the_end_of_the_last_circuit_can_still_decide_the_game() -> None:
    table = finke(2, max_circuits=50).set(circuit=50, seat=1, chips=(30, 3), board=board(f7=7))
    sums(table, 8)
    assert table.result.chips == (40, 0)
    assert table.result.flags == ()


def test_nothing_is_ever_decided() -> None:
    assert isinstance(finke().stage, Throw)
    assert "decision_seconds" not in finke().game.options

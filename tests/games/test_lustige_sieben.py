"""Lustige Sieben: its worked cases and rules."""

from fractions import Fraction
from typing import Any

import pytest

from knobel import Over, Throw
from knobel.core.dice import d6
from knobel.core.moves import Press, Stake
from knobel.games.bank._bets import Bet
from knobel.games.bank.lustige_sieben import COLUMN_LOSES, FIELDS, SEVEN_LOSES, column_of, gains
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table


def lustige(seats: int = 4, **options: Any) -> Table:
    return Table("lustige-sieben", seats, **options)


def bets_of_the_cases(**options: Any) -> Table:
    """A holds the bank; B has 3 on 5, C 2 on 9, D 2 on 7."""
    return lustige(**options).do("stake 5 3").do("stake 9 2").do("stake 7 2")


@case("lustige-sieben:C1")
def test_a_left_throw_takes_left_and_seven_and_pays_right(case_id: str) -> None:
    table = bets_of_the_cases().throw(4, 2)
    assert table.game_state.chips == (9, 11, 6, 6)
    assert table.game_state.bets == ()


@case("lustige-sieben:C2")
def test_a_right_throw_takes_right_pays_left_and_leaves_the_seven(case_id: str) -> None:
    table = bets_of_the_cases().throw(5, 3)
    assert table.game_state.chips == (9, 5, 10, 6)
    assert table.game_state.bets == (Bet(3, "7", 2),)


@case("lustige-sieben:C3")
def test_a_seven_takes_both_columns_and_pays_threefold(case_id: str) -> None:
    table = bets_of_the_cases().throw(4, 3)
    assert table.game_state.chips == (9, 5, 6, 12)


@case("lustige-sieben:C4")
def test_hitting_the_number_itself_loses(case_id: str) -> None:
    table = lustige().do("stake 8 3").do("stake 2 1").do("stake 2 1").throw(4, 4)
    assert table.game_state.chips[1] == 5


@case("lustige-sieben:C5")
def test_a_bank_that_runs_short_pays_clockwise_until_it_is_empty(case_id: str) -> None:
    table = lustige().do("stake 5 8").do("stake 12 4").do("stake 2 1").throw(2, 2)
    assert table.game_state.chips == (0, 16, 9, 7)
    assert table.game_state.banker == 1
    assert table.asked == (2,), "the bets begin to the left of the new bank"


@case("lustige-sieben:C6")
def test_a_standing_stake_dies_with_the_next_left_throw(case_id: str) -> None:
    table = bets_of_the_cases().throw(5, 3)
    table.do("stake 2 1").do("stake 2 1").do("press pass").throw(5, 4)
    assert table.game_state.bets == ()
    assert table.game_state.chips == (13, 4, 9, 6)


@case("lustige-sieben:C7")
def test_standing_stakes_go_home_when_the_bank_moves(case_id: str) -> None:
    table = bets_of_the_cases(throws_per_bank=1).throw(5, 3)
    assert table.game_state.chips == (9, 5, 10, 8)
    assert table.game_state.bets == ()
    assert table.game_state.banker == 1


@case("lustige-sieben:C8")
def test_the_low_high_board_has_five_and_six_on_one_side(case_id: str) -> None:
    table = lustige(board="low_high").do("stake 5 3").do("stake 12 1").do("stake 12 1").throw(3, 3)
    assert table.game_state.chips == (9, 5, 9, 9)


def test_bets_go_round_from_the_left_of_the_bank() -> None:
    table = Table("lustige-sieben", 3, first=1)
    assert table.asked == (2,)
    table.do("stake 7 1")
    assert table.asked == (0,)
    table.do("stake 7 1")
    assert table.thrower == 1


def test_whoever_watches_reads_that_somebody_is_to_bet_and_not_to_throw() -> None:
    table = Table("lustige-sieben", 3, first=1)
    names = ("Anna", "Ben", "Maximiliane")
    assert texts("de").say(table.scene(None).headline, "lustige-sieben", names) == "Maximiliane setzt."
    table.do("stake 7 1").do("stake 7 1")
    assert texts("de").say(table.scene(None).headline, "lustige-sieben", names) == "Ben ist dran."


def test_whoever_has_chips_must_stake_one() -> None:
    table = lustige()
    assert table.refuses("press pass") == "must-stake"
    assert table.refuses("stake 5 0") == "wrong-amount"
    assert table.refuses("stake 5 9") == "wrong-amount"
    assert table.refuses("stake 13 1") == "not-a-choice"
    assert table.offers("stake 12 8")


def test_only_a_standing_stake_allows_to_pass_and_it_may_grow() -> None:
    table = bets_of_the_cases().throw(5, 3)
    assert table.refuses("press pass") == "must-stake"
    table.do("stake 2 1").do("stake 2 1")
    assert table.offers("press pass")
    table.do("stake 7 3")
    assert Bet(3, "7", 5) in table.game_state.bets
    table.throw(3, 4)
    assert table.game_state.chips[3] == 8 - 2 - 3 + 3 * 5


def test_a_player_without_chips_in_hand_is_not_asked_but_keeps_the_standing_stake() -> None:
    table = lustige(3).do("stake 7 8").do("stake 2 1").throw(5, 3)
    assert table.game_state.chips == (7, 0, 9)
    assert table.asked == (2,)
    table.do("stake 2 1").throw(3, 4)
    assert table.game_state.chips == (0, 16, 8), "the bank has eight chips for a win of sixteen"


def test_the_highest_stake_can_be_limited() -> None:
    table = lustige(max_bet=3)
    assert table.refuses("stake 5 4") == "wrong-amount"
    table.do("stake 5 3")
    table.set(chips=(8, 5, 2, 8))
    assert table.refuses("stake 5 3") == "wrong-amount"
    assert table.offers("stake 5 2")


def test_several_fields_are_staked_one_by_one_until_done() -> None:
    table = lustige(3, fields_per_player=3)
    assert table.refuses("press done") == "not-a-choice"
    table.do("stake 5 2")
    assert table.asked == (1,)
    assert table.refuses("stake 5 1") == "field-taken"
    table.do("stake 2 2").do("press done")
    assert table.asked == (2,)
    table.do("stake 7 1").do("stake 3 1").do("stake 4 1")
    assert isinstance(table.stage, Throw), "three fields are enough"
    table.throw(2, 2)
    assert table.game_state.chips == (9, 8, 7), "left and seven lose, right wins"


def test_the_last_chip_ends_the_betting_of_a_player() -> None:
    table = lustige(3, fields_per_player=11).do("stake 5 7").do("stake 2 1")
    assert table.asked == (2,)


def test_the_bank_moves_after_so_many_throws() -> None:
    table = lustige(3, throws_per_bank=2)
    for _ in range(2):
        assert table.game_state.banker == 0
        table.do("stake 2 1").do("stake 3 1").throw(1, 1)
    assert table.game_state.banker == 1
    assert table.game_state.throws == 0


def test_the_game_ends_when_the_bank_has_been_once_round() -> None:
    table = lustige(3, throws_per_bank=1)
    for _ in range(3):
        table.do("stake 2 1").do("stake 3 1").throw(1, 1)
    assert isinstance(table.stage, Over)
    assert table.result.chips == (8, 8, 8)
    assert table.result.winners == (0, 1, 2)


def test_a_player_without_chips_is_skipped_as_banker_and_the_cycle_still_counts() -> None:
    table = lustige(3, throws_per_bank=1, bank_cycles=2, start_chips=8).set(chips=(0, 16, 8), banker=2, bettor=1)
    table.do("stake 3 1").throw(1, 1)
    assert table.game_state.banker == 1, "the bank goes past the first seat, which has nothing"
    assert table.game_state.cycle == 2


def test_a_broken_bank_counts_as_a_term() -> None:
    table = lustige(3).do("stake 5 8").do("stake 5 8").throw(1, 1)
    assert table.game_state.chips == (0, 16, 8)
    assert (table.game_state.banker, table.game_state.cycle) == (1, 1)
    assert table.asked == (2,)


def test_the_game_ends_when_one_player_has_everything() -> None:
    table = lustige(3).do("stake 5 8").do("stake 5 8").throw(1, 2)
    assert table.result.chips == (24, 0, 0)
    assert table.result.nets == (16, -8, -8)
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2, 2)


def test_an_unfinished_game_counts_stakes_as_their_owners() -> None:
    table = lustige(3).do("stake 7 8")
    assert table.game.result(table.state).chips == (8, 8, 8)


@pytest.mark.parametrize("board", ["booklet", "low_high"])
def test_both_boards_have_the_same_odds(board: str) -> None:
    chances = dict.fromkeys(("left", "right", "seven"), Fraction(0))
    for faces, chance in d6(2).outcomes():
        chances[column_of(board, sum(faces))] += chance
    assert chances == {"left": Fraction(15, 36), "right": Fraction(15, 36), "seven": Fraction(6, 36)}


@pytest.mark.parametrize("board", ["booklet", "low_high"])
def test_the_merit_of_a_stake_is_its_exact_average(board: str) -> None:
    for field in FIELDS:
        worth = [(gains(board, sum(faces))[field], chance) for faces, chance in d6(2).outcomes()]
        decided = sum(chance for gain, chance in worth if gain is not None)
        average = sum(gain * chance for gain, chance in worth if gain is not None) / decided
        assert float(average) == pytest.approx(-(SEVEN_LOSES if field == "7" else COLUMN_LOSES))


def test_a_greedy_player_stakes_little_and_passes_where_allowed() -> None:
    table = lustige(3)

    def merit(move: Stake | Press) -> float:
        return table.game.advice.heuristic(table.state.game_state, 1, move) or 0.0

    assert merit(Stake("5", 1)) > merit(Stake("5", 2))
    assert merit(Stake("7", 1)) > merit(Stake("5", 1))
    assert merit(Press("pass")) > merit(Stake("7", 1))


def test_the_mildest_choice_is_to_pass_or_one_chip() -> None:
    table = bets_of_the_cases()
    assert lustige().game.choices(lustige().state, 1).mildest == Stake("2", 1)  # type: ignore[union-attr]
    table.throw(5, 3).do("stake 2 1").do("stake 2 1")
    assert table.game.choices(table.state, 3).mildest == Press("pass")  # type: ignore[union-attr]

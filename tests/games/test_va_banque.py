"""Va banque: its worked cases and rules."""

from itertools import permutations, product
from typing import Any

import pytest

import knobel
from knobel import Over, Throw
from knobel.core.moves import Say
from knobel.games.bank.va_banque.advice import expected_result
from knobel.games.bank.va_banque.calculation import OPERATIONS, Calculation, applied
from knobel.games.bank.va_banque.rules import Score, shared
from knobel.house.cards import rule_card
from tests.support.cases import case
from tests.support.table import Table

# Calculations that come to a known result: dice, and what is said after the second, third and fourth.
COMES_TO = {
    44: ((3, 5, 6, 1, 4), ("plus", "times", "over")),
    24: ((3, 3, 5, 4, 6), ("minus", "over", "plus")),
    20: ((4, 1, 5, 1, 1), ("over", "times", "plus")),
    12: ((3, 1, 4, 1, 1), ("over", "times", "plus")),
}
# The same where the last division leaves a remainder.
FAILS_WITH = {
    6: ((4, 6, 5, 2, 4), ("times", "plus", "minus")),
    -3: ((2, 5, 6, 4, 4), ("minus", "times", "plus")),
}


def bank(seats: int = 3, **options: Any) -> Table:
    return Table("va-banque", seats, **options)


def reckon(table: Table, dice: tuple[int, ...], said: tuple[str, ...]) -> Table:
    """One player's five dice, and what is said to the middle three."""
    table.throw(dice[0])
    for die, operation in zip(dice[1:], said, strict=False):
        table.throw(die).do(f"say {operation}")
    return table.throw(dice[-1])


def results(table: Table, *values: int) -> Table:
    """The next players come to these results."""
    for value in values:
        reckon(table, *{**COMES_TO, **FAILS_WITH}[value])
    return table


def value(table: Table) -> int:
    """What the calculation on the table has come to."""
    going_on = table.game_state.calculation
    return int((going_on if going_on.dice else table.last.calculation).value)


@case("va-banque:C1")
def test_each_operation_is_used_once_and_the_last_one_by_itself(case_id: str) -> None:
    table = bank().throw(3).throw(5)
    assert table.asked == (1,)
    assert value(table.do("say plus")) == 8
    assert value(table.throw(6).do("say times")) == 48
    assert value(table.throw(1).do("say over")) == 48
    assert value(table.throw(4)) == 44
    assert table.game_state.scores == (Score(44),)


@case("va-banque:C2")
def test_a_division_must_be_exact_before_the_last_die(case_id: str) -> None:
    table = bank().throw(5).throw(3).do("say plus").throw(3)
    assert value(table) == 8
    assert table.refuses("say over") == "not-exact"
    assert table.offers("say times")
    table = bank().throw(1).throw(1).do("say plus").throw(5).do("say times").throw(2).do("say minus")
    assert value(table) == 8
    assert value(table.throw(3)) == 2, "on the last die the remainder is dropped"


@case("va-banque:C3")
def test_a_remainder_on_the_last_die_is_dropped_or_costs_the_stake(case_id: str) -> None:
    dice, said = (4, 6, 5, 2, 4), ("times", "plus", "minus")
    table = reckon(bank(), dice, said)
    assert table.game_state.scores == (Score(6, remainder=True),)
    assert owned(results(table, 12)) == (8, 7, 9)
    table = results(reckon(bank(bank_collects=True), dice, said), 12)
    assert owned(table) == (9, 7, 8), "the stake goes to the banker and the other takes back the own one"


@case("va-banque:C4")
def test_a_negative_division_is_rounded_towards_zero(case_id: str) -> None:
    dice, said = (2, 5, 6, 4, 4), ("minus", "times", "plus")
    table = bank().throw(2).throw(5).do("say minus")
    assert value(table) == -3
    assert value(table.throw(6).do("say times")) == -18
    assert value(table.throw(4).do("say plus")) == -14
    assert value(table.throw(4)) == -3
    table = results(reckon(bank(bank_collects=True), dice, said), 12)
    assert owned(table) == (9, 7, 8)


@case("va-banque:C5")
def test_nothing_divided_is_nothing_and_exact(case_id: str) -> None:
    table = bank().throw(3).throw(3).do("say minus").throw(5)
    assert table.offers("say over")
    assert value(table.do("say over")) == 0
    assert value(table.throw(4).do("say plus")) == 4
    assert value(table.throw(6)) == 24
    assert table.game_state.scores == (Score(24),)


@case("va-banque:C6")
def test_the_highest_and_the_lowest_result(case_id: str) -> None:
    table = reckon(bank(), (6, 1, 6, 6, 1), ("over", "plus", "times"))
    assert value(table) == 71
    assert value(reckon(table, (1, 1, 2, 6, 6), ("plus", "over", "minus"))) == -30


@case("va-banque:C7")
def test_equal_results_split_the_pot_and_the_odd_chip_goes_to_the_first(case_id: str) -> None:
    table = results(bank(4), 44, 44, 20)
    assert owned(table) == (8, 7 + 2, 7 + 1, 7)


@case("va-banque:C8")
def test_the_bank_collects_from_all_who_fail_and_the_best_of_the_rest_wins(case_id: str) -> None:
    table = bank(4, bank_collects=True).set(scores=(Score(50, remainder=True), Score(30)))
    reckon(table, (4, 6, 3, 2, 2), ("times", "plus", "minus"))
    assert value(table) == 12
    assert owned(table) == (8 + 2, 7, 7 + 1, 7)


def owned(table: Table) -> tuple[int, ...]:
    """Everybody's chips, those in a new pot counted for whoever put them there."""
    return table.game.result(table.state).chips or ()


def test_the_bank_throws_for_one_after_the_other_clockwise() -> None:
    table = bank(first=1)
    assert table.thrower == 1
    assert table.game_state.chips == (7, 8, 7)
    table.throw(6).throw(6)
    assert table.asked == (2,)
    results(table.do("say plus").throw(1).do("say over").throw(6).do("say times").throw(1), 20)
    assert table.game_state.banker == 2


def test_the_highest_result_takes_the_pot() -> None:
    assert owned(results(bank(4), 12, 44, 20)) == (8, 7, 10, 7)


def test_an_operation_cannot_be_used_twice() -> None:
    table = bank().throw(3).throw(5).do("say plus").throw(6)
    assert table.refuses("say plus") == "already-used"
    assert table.refuses("say root") == "not-a-choice"
    assert table.offers("say minus")


def test_if_all_fail_the_bank_has_everything() -> None:
    assert owned(results(bank(bank_collects=True), 6, -3)) == (10, 7, 7)


def test_without_the_variant_the_bank_collects_nothing() -> None:
    assert owned(results(bank(), 6, -3)) == (8, 9, 7)


def test_the_bank_moves_clockwise_and_everybody_holds_it_as_often_as_agreed() -> None:
    table = bank(cycles=2)
    for number in range(6):
        assert table.game_state.banker == number % 3
        assert table.game_state.round == number + 1
        results(table, 44, 20)
    assert isinstance(table.stage, Over)
    assert table.result.chips == (8, 8, 8)


def test_the_stake_is_agreed() -> None:
    table = results(bank(4, stake=4, start_chips=4), 12, 44, 20)
    assert table.game_state.chips[2] == 12 - 4


# A tie for the pot ---------------------------------------------------------------------------------------------------


def test_a_tie_can_be_thrown_off_by_the_tied() -> None:
    table = results(bank(4, tie="throw_off"), 44, 20, 44)
    assert table.game_state.order == (1, 3)
    assert owned(results(table, 12, 20)) == (8, 7, 7, 10)


def test_an_undecided_play_off_is_repeated_ten_times_and_then_split() -> None:
    table = results(bank(3, tie="throw_off"), 44, 44)
    for repeat in range(1, 11):
        assert table.game_state.repeats == repeat
        results(table, 20, 20)
    assert table.game_state.repeats == 0
    assert owned(table) == (8, 8, 8)


def test_before_a_play_off_the_bank_collects_and_in_it_a_remainder_costs_nothing() -> None:
    table = bank(4, tie="throw_off", bank_collects=True)
    results(table, 44, 6, 44)
    assert table.game_state.chips[0] == 9, "the stake of the one who failed"
    results(table, -3, 6)
    assert owned(table) == (9, 7, 7, 9)


# Two players ---------------------------------------------------------------------------------------------------------


def test_of_two_players_the_banker_stakes_too_and_is_thrown_for_last() -> None:
    table = bank(2)
    assert table.game_state.chips == (7, 7)
    assert table.game_state.order == (1, 0)
    assert owned(results(table, 20, 44)) == (9, 7)


@pytest.mark.parametrize(
    ("values", "chips"),
    [((6, 12), (9, 7)), ((12, 6), (7, 9)), ((6, -3), (8, 8)), ((12, 12), (8, 8))],
    ids=["opponent fails", "banker fails", "both fail", "equal"],
)
def test_of_two_players_whoever_did_not_fail_takes_both_stakes(values: tuple[int, int], chips: tuple[int, int]) -> None:
    assert owned(results(bank(2, bank_collects=True), *values)) == chips


def test_two_who_both_fail_do_not_throw_it_off() -> None:
    table = results(bank(2, bank_collects=True, tie="throw_off"), 6, 6)
    assert table.game_state.round == 2
    assert owned(table) == (8, 8)


@pytest.mark.parametrize(("result", "chips"), [(6, (9, 7)), (12, (8, 8))])
def test_of_two_players_the_bank_may_only_collect(result: int, chips: tuple[int, int]) -> None:
    table = bank(2, two_player_mode="bank_collects_only")
    assert table.game_state.chips == (8, 7)
    assert owned(results(table, result)) == chips


# Short of chips ------------------------------------------------------------------------------------------------------


def test_whoever_lacks_the_stake_sits_out_but_holds_the_bank() -> None:
    table = bank(4, stake=3).set(chips=(5, 5, 2, 11), stakers=(1, 2, 3), order=(1, 2, 3))
    table = results(table, 12, 12, 44)
    assert table.game_state.chips == (5 - 3, 5, 2, 20 - 3)
    assert table.game_state.stakers == (3, 0), "B holds the bank and C cannot pay"
    results(table, 12, 44)
    assert table.game_state.banker == 2
    assert table.game_state.stakers == (3, 0, 1)


def test_a_round_with_too_few_stakes_is_skipped() -> None:
    table = bank(3, stake=4, start_chips=4)
    results(table, 12, 44)
    assert (table.game_state.banker, table.game_state.stakers) == (1, (2, 0))
    table = bank(3, stake=4, start_chips=4)
    table.set(chips=(3, 0, 1))
    results(table, 12, 44)
    assert isinstance(table.stage, Over), "only one could pay, whoever holds the bank"
    assert table.result.chips == (3, 0, 9)


def test_a_skipped_round_hands_the_bank_on() -> None:
    table = bank(3, stake=4, start_chips=4).set(chips=(4, 0, 0), stakers=(1, 2))
    results(table, 44, 12)
    assert owned(table) == (4, 8, 0)
    assert table.game_state.banker == 2, "with B as banker only A could stake"
    assert table.game_state.stakers == (0, 1)


# Arithmetic ----------------------------------------------------------------------------------------------------------


def test_a_legal_operation_always_exists_and_results_stay_in_bounds() -> None:
    """All ways to play the extreme dice, and every way to play a few others."""
    reached = set()
    for dice in product((1, 2, 6), repeat=5):
        for order in permutations(OPERATIONS):
            calculation = Calculation()
            for die in dice:
                calculation = calculation.after(die)
                if calculation.is_asked:
                    assert calculation.choices.moves
                    wanted = Say(next(each for each in order if each in calculation.unused))
                    move = wanted if wanted in calculation.choices else calculation.choices.mildest
                    assert isinstance(move, Say)
                    calculation = calculation.with_operation(move.value)
            reached.add(calculation.value)
    assert (min(reached), max(reached)) == (-30, 71)


def test_the_expected_result_is_the_average_of_the_best_results() -> None:
    assert expected_result(10, ("plus",), False) == pytest.approx(13.5)
    assert expected_result(7, ("over",), False) == pytest.approx((7 + 3 + 2 + 1 + 1 + 1) / 6)
    assert expected_result(7, ("over",), True) == pytest.approx((7 - 40 * 5) / 6)
    two = [max(4 * die + 3.5, 3.5 * (4 + die)) for die in range(1, 7)]
    assert expected_result(4, ("plus", "times"), False) == pytest.approx(sum(two) / 6)


def test_a_greedy_player_prefers_the_better_expectation() -> None:
    table = bank().throw(6).throw(1)
    merits = {each: table.game.advice.heuristic(table.state.game_state, 1, Say(each)) or 0.0 for each in OPERATIONS}
    assert max(merits, key=lambda each: merits[each]) == "over", "dividing by one costs nothing"
    assert applied(6, "over", 1) == 6


def test_the_mildest_operation_is_the_first_in_the_usual_order() -> None:
    table = bank().throw(6).throw(5)
    choices = table.game.choices(table.state, 1)
    assert choices is not None
    assert choices.mildest == Say("plus")
    assert choices.moves == (Say("plus"), Say("minus"), Say("times"))


def test_a_pot_is_shared_with_odd_chips_to_the_first() -> None:
    assert shared((0, 0, 0), (2, 0), 5) == (2, 0, 3)
    assert shared((1, 1), (), 0) == (1, 1)


def test_an_unfinished_pot_counts_for_whoever_put_it_there() -> None:
    table = bank().throw(3)
    assert isinstance(table.stage, Throw)
    assert owned(table) == (8, 8, 8)


def test_where_the_bank_does_not_play_the_card_speaks_of_no_contest_for_the_pot() -> None:
    alone, contest = (
        rule_card(knobel.game("va-banque", 2, {"two_player_mode": mode}), "en").text
        for mode in ("bank_collects_only", "banker_plays")
    )
    assert "takes the pot" not in alone
    assert "takes the pot" in contest

"""Unter oder über Sieben: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Over, Throw
from knobel.core.moves import Bid, Stake
from knobel.core.widgets import Bets
from tests.support.cases import case
from tests.support.table import Table


def sieben(seats: int = 3, **options: Any) -> Table:
    return Table("unter-oder-ueber-sieben", seats, **options)


def bet_of_the_cases(**options: Any) -> Table:
    """A has said over for two chips against each; B and C hold against it."""
    return sieben(**options).do("stake ueber 2")


def on_the_table(table: Table) -> tuple[int, int, int]:
    """The maker's chips on the table, and those of B and C."""
    return sum(table.game_state.covers), table.game_state.stakes[1], table.game_state.stakes[2]


@case("unter-oder-ueber-sieben:C1")
def test_a_maker_who_is_right_takes_every_stake(case_id: str) -> None:
    table = bet_of_the_cases()
    assert on_the_table(table) == (4, 2, 2)
    table.throw(5, 4)
    assert table.game_state.chips == (14, 8, 8)


@case("unter-oder-ueber-sieben:C2")
def test_a_maker_who_is_wrong_pays_everybody(case_id: str) -> None:
    table = bet_of_the_cases().throw(2, 3)
    assert table.game_state.chips == (6, 12, 12)


@case("unter-oder-ueber-sieben:C3")
def test_a_seven_doubles_both_sides_and_the_dice_fall_again(case_id: str) -> None:
    table = bet_of_the_cases().throw(3, 4)
    assert on_the_table(table) == (8, 4, 4)
    assert table.thrower == 0
    table.throw(6, 6)
    assert table.game_state.chips == (18, 6, 6)


@case("unter-oder-ueber-sieben:C4")
def test_a_short_player_doubles_as_far_as_possible_and_the_maker_matches_only_that(case_id: str) -> None:
    table = sieben().set(chips=(10, 10, 3)).do("stake ueber 2").throw(1, 6)
    assert on_the_table(table) == (7, 4, 3)
    table.throw(1, 1)
    assert table.game_state.chips == (3, 14, 6)


@case("unter-oder-ueber-sieben:C5")
def test_a_maker_with_fewer_chips_than_opponents_plays_only_against_the_first_ones(case_id: str) -> None:
    table = sieben().set(chips=(1, 10, 19))
    assert table.refuses("stake unter 2") == "wrong-amount"
    table.do("stake unter 1")
    assert on_the_table(table) == (1, 1, 0)
    table.throw(1, 1)
    assert table.game_state.chips == (2, 9, 19)


@case("unter-oder-ueber-sieben:C6")
def test_the_unit_must_do_against_everybody(case_id: str) -> None:
    table = sieben().set(chips=(5, 15, 10))
    assert table.offers("stake ueber 2")
    assert table.refuses("stake ueber 3") == "wrong-amount"


@case("unter-oder-ueber-sieben:C7")
def test_a_bankrupt_player_is_skipped_as_maker_and_as_opponent(case_id: str) -> None:
    table = sieben(rounds=2).set(chips=(15, 15, 0), maker=1, asked=1)
    table.do("stake unter 3")
    assert table.game_state.stakes == (3, 0, 0)
    table.throw(6, 6)
    assert table.game_state.maker == 0, "C has no chips and is passed over"
    assert table.game_state.round == 2
    table.do("stake ueber 3")
    assert on_the_table(table) == (3, 3, 0)


@case("unter-oder-ueber-sieben:C8")
def test_where_only_the_maker_doubles_the_others_can_win_more_than_they_risk(case_id: str) -> None:
    table = bet_of_the_cases(seven_rule="maker_doubles").throw(3, 4)
    assert on_the_table(table) == (8, 2, 2)
    table.throw(1, 2)
    assert table.game_state.chips == (2, 14, 14)


def test_where_only_the_maker_doubles_it_goes_as_far_as_the_maker_has_chips() -> None:
    table = sieben(seven_rule="maker_doubles", max_stake=4).do("stake ueber 4").throw(3, 4)
    assert table.game_state.covers == (0, 6, 4)
    table.throw(3, 4)
    assert table.game_state.covers == (0, 6, 4), "nothing left to add"


def test_a_maker_who_runs_short_doubles_clockwise() -> None:
    table = sieben().set(chips=(5, 15, 10)).do("stake ueber 2").throw(1, 6)
    assert table.game_state.stakes == (0, 3, 2)
    assert table.game_state.covers == (0, 3, 2)
    table.throw(6, 6)
    assert table.game_state.chips == (10, 12, 8)


def test_if_nobody_can_add_the_dice_simply_fall_again() -> None:
    table = sieben().set(chips=(2, 14, 14)).do("stake ueber 1").throw(2, 5)
    assert on_the_table(table) == (2, 1, 1)
    assert isinstance(table.stage, Throw)


def test_with_free_stakes_each_opponent_says_how_much() -> None:
    table = bet_of_the_cases(opponent_stake="free")
    assert table.asked == (1,)
    assert table.refuses("bid 0") == "wrong-amount"
    assert table.refuses("bid 3") == "wrong-amount"
    assert table.refuses("press pass") == "not-a-choice"
    table.do("bid 1")
    assert table.asked == (2,)
    table.do("bid 2")
    assert on_the_table(table) == (3, 1, 2)
    table.throw(1, 1)
    assert table.game_state.chips == (7, 11, 12)


def test_with_free_stakes_nobody_holds_more_than_they_have() -> None:
    table = sieben(opponent_stake="free").set(chips=(10, 1, 19)).do("stake ueber 3")
    assert table.refuses("bid 2") == "wrong-amount"


def test_with_free_stakes_a_poor_maker_asks_only_the_first_ones() -> None:
    table = sieben(4, opponent_stake="free").set(chips=(2, 10, 10, 18)).do("stake ueber 1").do("bid 1").do("bid 1")
    assert isinstance(table.stage, Throw)


def test_the_highest_stake_is_agreed() -> None:
    assert sieben().refuses("stake unter 4") == "wrong-amount"
    assert sieben(max_stake=5).offers("stake unter 5")
    assert sieben(max_stake=6).refuses("stake unter 6") == "wrong-amount", "ten chips are five against each of two"
    assert sieben().refuses("stake daneben 1") == "not-a-choice"


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_round_lets_everybody_be_the_maker_once(rounds: int) -> None:
    table = sieben(rounds=rounds)
    for number in range(3 * rounds):
        assert table.game_state.maker == number % 3
        table.do("stake ueber 1").throw(6, 6) if number % 2 else table.do("stake ueber 1").throw(1, 1)
    assert isinstance(table.stage, Over)


def test_the_game_ends_when_one_player_has_everything() -> None:
    table = sieben().set(chips=(27, 2, 1), round=1).do("stake unter 2").throw(1, 1)
    assert table.result.chips == (30, 0, 0)
    assert table.result.winners == (0,)
    assert table.result.nets == (20, -10, -10)


def test_the_most_chips_win_and_a_tie_can_be_thrown_off() -> None:
    table = sieben(tie_break="throw_off").set(maker=2, asked=2, chips=(10, 10, 10)).do("stake ueber 1").throw(1, 1)
    assert table.thrower == 0, "A and B have eleven chips each"
    table.throw(1, 2).throw(6, 5)
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1, 3)


def test_an_unfinished_bet_counts_for_whoever_put_it_down() -> None:
    table = bet_of_the_cases(seven_rule="maker_doubles").throw(3, 4)
    assert table.game.result(table.state).chips == (10, 10, 10)


def test_the_layout_shows_both_sides() -> None:
    table = bet_of_the_cases()
    (bets,) = [widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Bets)]
    lying = {field.id: [(stake.seat, stake.chips) for stake in field.stakes] for field in bets.fields}
    assert lying == {"unter": [(1, 2), (2, 2)], "ueber": [(0, 4)]}


def test_a_fair_bet_has_no_merit_and_a_lopsided_one_has() -> None:
    fair, lopsided = sieben(), sieben(seven_rule="maker_doubles")
    assert fair.game.advice.heuristic(fair.state.game_state, 0, Stake("ueber", 3)) == 0.0
    one, three = (
        lopsided.game.advice.heuristic(lopsided.state.game_state, 0, Stake("ueber", chips)) for chips in (1, 3)
    )
    assert one is not None
    assert three is not None
    assert one > three
    holder = lopsided.game.advice.heuristic(lopsided.state.game_state, 1, Bid(2))
    assert holder is not None
    assert holder > 0


def test_the_mildest_announcement_is_one_chip() -> None:
    table = sieben()
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert choices.mildest == Stake("unter", 1)

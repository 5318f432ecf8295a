"""Zehnerspiel: its worked cases and rules."""

from fractions import Fraction
from typing import Any

import pytest

from knobel import Did, Over, Throw
from knobel.core.dice import d6
from knobel.core.moves import Stake
from knobel.core.phrases import Name, say
from tests.support.cases import case
from tests.support.table import Table


def zehner(seats: int = 3, **options: Any) -> Table:
    return Table("zehnerspiel", seats, **options)


def bets_of_the_cases(**options: Any) -> Table:
    """A holds the bank; B has staked two and C three."""
    return zehner(**options).do("stake low 2").do("stake low 3")


@case("zehnerspiel:C1")
def test_nine_pays_every_stake_double(case_id: str) -> None:
    assert bets_of_the_cases().throw(3, 3, 3).game_state.chips == (5, 12, 13)


@case("zehnerspiel:C2")
def test_ten_belongs_to_the_bank(case_id: str) -> None:
    assert bets_of_the_cases().throw(4, 3, 3).game_state.chips == (15, 8, 7)


@case("zehnerspiel:C3")
def test_a_double_profit_may_cost_the_bank_everything_it_has(case_id: str) -> None:
    table = bets_of_the_cases(payout="double_profit").throw(3, 3, 3)
    assert table.game_state.chips == (0, 14, 16)


@case("zehnerspiel:C4")
def test_whoever_the_bank_cannot_cover_sits_out(case_id: str) -> None:
    table = zehner().set(chips=(2, 14, 14)).do("stake low 2")
    assert isinstance(table.stage, Throw)
    table.throw(1, 1, 1)
    assert table.game_state.chips == (0, 16, 14)


@case("zehnerspiel:C5")
def test_the_cover_shrinks_with_every_stake_accepted(case_id: str) -> None:
    table = zehner().set(chips=(3, 14, 13)).do("stake low 2")
    assert table.asked == (2,)
    assert table.refuses("stake low 2") == "wrong-amount"
    assert table.offers("stake low 1")


@case("zehnerspiel:C6")
def test_a_bankrupt_player_neither_bets_nor_banks(case_id: str) -> None:
    table = zehner().set(chips=(20, 0, 10), bettor=2)
    table.do("stake low 1")
    assert isinstance(table.stage, Throw)
    table.throw(6, 6, 6)
    assert table.game_state.banker == 2
    assert table.asked == (0,)


@case("zehnerspiel:C7")
def test_a_bank_that_stays_ends_the_game_with_its_last_chip(case_id: str) -> None:
    table = zehner(bank="fixed").set(chips=(3, 14, 13)).do("stake low 2").do("stake low 1").throw(1, 2, 3)
    assert isinstance(table.stage, Over)
    assert table.result.chips == (0, 16, 14)
    assert table.result.winners == (1,)


def test_a_bank_that_stays_is_not_handed_on() -> None:
    table = bets_of_the_cases(bank="fixed").throw(4, 3, 3)
    assert table.game_state.banker == 0
    assert table.asked == (1,)


def test_the_bank_moves_left_after_every_throw() -> None:
    table = bets_of_the_cases().throw(4, 3, 3)
    assert table.game_state.banker == 1
    assert table.asked == (2,)


def test_a_stake_is_compulsory_and_bounded() -> None:
    table = zehner()
    assert table.refuses("stake low 0") == "wrong-amount"
    assert table.refuses("stake low 4") == "wrong-amount"
    assert table.refuses("press pass") == "not-a-choice"
    assert table.refuses("stake high 1") == "not-a-choice"
    table.set(chips=(10, 2, 18))
    assert table.refuses("stake low 3") == "wrong-amount"


def test_a_double_profit_halves_the_cover() -> None:
    table = zehner(payout="double_profit").set(chips=(5, 15, 10))
    assert table.refuses("stake low 3") == "wrong-amount"
    table.do("stake low 1")
    assert table.offers("stake low 1")
    assert table.refuses("stake low 2") == "wrong-amount"


def test_a_throw_for_which_nobody_could_stake_counts() -> None:
    table = zehner(payout="double_profit", bank="fixed").set(chips=(3, 14, 13)).do("stake low 1").throw(1, 1, 1)
    assert table.game_state.chips == (1, 16, 13)
    assert isinstance(table.stage, Throw), "one chip covers no double profit"
    assert table.game_state.left == 2
    table.throw(1, 1, 1)
    assert table.game_state.chips == (1, 16, 13)
    assert table.game_state.left == 1


def test_a_round_has_as_many_throws_as_players_with_chips() -> None:
    table = zehner(rounds=2).set(chips=(20, 1, 9))
    table.do("stake low 1").do("stake low 1").throw(6, 6, 6)
    assert table.game_state.chips == (22, 0, 8)
    for _ in range(2):
        assert table.game_state.round == 1
        table.do("stake low 1").throw(6, 6, 6)
    assert (table.game_state.round, table.game_state.left) == (2, 2)
    for _ in range(2):
        table.do("stake low 1").throw(6, 6, 6)
    assert isinstance(table.stage, Over)


def test_the_game_ends_when_one_player_has_everything() -> None:
    table = zehner().set(chips=(27, 2, 1)).do("stake low 2").do("stake low 1").throw(6, 6, 6)
    assert table.result.chips == (30, 0, 0)
    assert table.result.nets == (20, -10, -10)


def test_stakes_on_the_table_count_for_their_owners() -> None:
    table = bets_of_the_cases()
    assert table.game.result(table.state).chips == (10, 10, 10)


def test_a_tie_can_be_thrown_off() -> None:
    table = zehner(rounds=1, tie_break="throw_off")
    for _ in range(3):
        table.do("stake low 1").do("stake low 1").throw(6, 6, 6)
    table.throw(1, 1, 1).throw(2, 2, 2).throw(6, 6, 6)
    assert table.result.winners == (2,)


@pytest.mark.parametrize(("payout", "profit"), [("double_back", 1), ("double_profit", 2)])
def test_the_merit_of_a_stake_is_its_exact_average(payout: str, profit: int) -> None:
    paid = sum(chance for faces, chance in d6(3).outcomes() if sum(faces) <= 9)
    assert paid == Fraction(3, 8)
    table = zehner(payout=payout)
    assert table.game.advice.heuristic(table.state.game_state, 1, Stake("low", 2)) == pytest.approx(
        float(2 * (profit * paid - (1 - paid)))
    )


def test_it_is_told_who_sits_out() -> None:
    table = zehner().set(chips=(2, 14, 14))
    before = table.state
    after = table.do("stake low 2").state
    told = table.game.tell(before, Did(1, Stake("low", 2)), after, None)
    assert say("told-sits-out", who=Name(2)) in told

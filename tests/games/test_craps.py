"""Craps as the dice box has it: its worked cases and rules."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from knobel import Over, Throw
from knobel.core.dice import d6
from knobel.core.moves import Bid, Press, Stake
from knobel.games.bank.craps import chance
from tests.support.boards import sums
from tests.support.cases import case
from tests.support.table import Table


def craps(seats: int = 3, **options: Any) -> Table:
    return Table("craps", seats, **options)


@case("craps:C1")
def test_the_named_number_wins_on_the_first_throw_and_the_cover_is_even(case_id: str) -> None:
    table = craps(4).do("stake 8 4")
    assert table.game_state.stakes == (0, 2, 1, 1)
    sums(table, 8)
    assert table.game_state.chips == (14, 8, 9, 9)


@case("craps:C2")
def test_repeating_the_first_throw_wins(case_id: str) -> None:
    table = craps().do("stake 2 3")
    assert table.game_state.stakes == (0, 2, 1)
    sums(table, 6)
    assert table.game_state.lucky == 6
    sums(table, 9, 6)
    assert table.game_state.chips == (13, 8, 9)


@case("craps:C3")
def test_the_named_number_loses_once_there_is_a_lucky_one(case_id: str) -> None:
    table = sums(craps().do("stake 7 3"), 5, 11, 7)
    assert table.game_state.chips == (7, 12, 11)


@case("craps:C4")
def test_only_the_first_throw_makes_the_lucky_number(case_id: str) -> None:
    table = sums(craps().do("stake 7 3"), 5, 11, 11)
    assert table.game_state.lucky == 5
    assert table.game_state.maker == 0
    sums(table, 5)
    assert table.game_state.chips == (13, 8, 9)


@case("craps:C5")
def test_a_stake_is_lowered_to_what_the_others_can_cover(case_id: str) -> None:
    table = craps().set(chips=(26, 1, 3)).do("stake 8 5")
    assert table.game_state.stakes == (0, 1, 3)
    assert table.game_state.chips == (22, 0, 0), "the maker puts down four and keeps the fifth"
    sums(table, 2, 8)
    assert table.game_state.chips == (22, 2, 6)


@case("craps:C6")
def test_a_stake_that_nobody_covers_is_not_thrown_for(case_id: str) -> None:
    table = craps(cover="free").do("stake 2 5").do("press pass").do("press pass")
    assert table.game_state.maker == 1
    assert table.game_state.chips == (10, 10, 10)
    assert table.asked == (1,)


@case("craps:C7")
def test_twelve_at_once_wins_and_twelve_later_loses(case_id: str) -> None:
    assert sums(craps().do("stake 12 2"), 12).game_state.chips == (12, 9, 9)
    assert sums(craps().do("stake 12 2"), 7, 12).game_state.chips == (8, 11, 11)


def test_free_cover_is_asked_once_clockwise_up_to_the_open_rest() -> None:
    table = craps(4, cover="free").do("stake 7 5")
    assert table.asked == (1,)
    assert table.refuses("bid 6") == "wrong-amount"
    assert table.refuses("bid 0") == "wrong-amount"
    table.do("bid 2")
    assert table.asked == (2,)
    assert table.refuses("bid 4") == "wrong-amount"
    table.do("press pass").do("bid 1")
    assert isinstance(table.stage, Throw)
    assert table.game_state.stakes == (0, 2, 0, 1)
    assert table.game_state.chips == (7, 8, 10, 9), "two of the five are not covered and stay with the maker"
    sums(table, 2, 7)
    assert table.game_state.chips == (7, 12, 10, 11)


def test_free_cover_ends_when_everything_is_covered() -> None:
    table = craps(4, cover="free").do("stake 7 3").do("bid 3")
    assert isinstance(table.stage, Throw)


def test_free_cover_is_bounded_by_the_chips_of_whoever_is_asked() -> None:
    table = craps(cover="free").set(chips=(10, 2, 18)).do("stake 7 5")
    assert table.refuses("bid 3") == "wrong-amount"
    assert table.offers("bid 2")


def test_a_player_without_chips_covers_nothing_and_is_no_maker() -> None:
    table = craps(cover="free").set(chips=(20, 0, 10)).do("stake 7 2")
    assert table.asked == (2,)
    table.do("bid 2")
    sums(table, 7)
    assert table.game_state.maker == 2, "B has nothing and is passed over"


def test_the_stake_is_bounded_by_the_agreement_and_the_chips_of_the_maker() -> None:
    assert craps().refuses("stake 7 6") == "wrong-amount"
    assert craps(max_stake=50).offers("stake 7 10")
    assert craps(max_stake=50).refuses("stake 7 11") == "wrong-amount"
    assert craps().refuses("stake 13 1") == "not-a-choice"
    assert craps().refuses("stake 1 1") == "not-a-choice"


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_lets_everybody_be_the_maker_once(rounds: int) -> None:
    table = craps(rounds=rounds)
    for number in range(3 * rounds):
        assert table.game_state.maker == number % 3
        sums(table.do("stake 7 1"), 7)
    assert isinstance(table.stage, Over)


def test_a_void_game_counts_as_a_turn() -> None:
    table = craps(rounds=1, cover="free")
    for _ in range(3):
        table.do("stake 2 1").do("press pass").do("press pass")
    assert table.result.winners == (0, 1, 2)


def test_the_game_ends_when_one_player_has_everything() -> None:
    table = sums(craps().set(chips=(25, 3, 2)).do("stake 7 5"), 7)
    assert table.result.chips == (30, 0, 0)
    assert table.result.nets == (20, -10, -10)


def test_an_unfinished_game_counts_chips_for_whoever_put_them_down() -> None:
    table = sums(craps().do("stake 7 5"), 2)
    assert table.game.result(table.state).chips == (10, 10, 10)


def test_a_tie_can_be_thrown_off() -> None:
    table = craps(rounds=1, cover="free", tie_break="throw_off")
    for _ in range(3):
        table.do("stake 2 1").do("press pass").do("press pass")
    table.throw(1, 1).throw(6, 6).throw(3, 4)
    assert table.result.winners == (1,)


def test_the_chances_of_the_maker() -> None:
    assert chance(2) == chance(12) == Fraction(111, 140)
    told = {3: 0.673, 4: 0.595, 5: 0.541, 6: 0.502, 7: 0.473, 8: 0.502, 9: 0.541, 10: 0.595, 11: 0.673}
    assert {number: round(float(chance(number)), 3) for number in told} == told


@pytest.mark.parametrize("number", [2, 6, 7])
def test_the_chance_agrees_with_playing_it_out(number: int) -> None:
    """Throw by throw, forty deep: nearly all bets are decided by then."""
    falls: dict[int, float] = {}
    for faces, likely in d6(2).outcomes():
        falls[sum(faces)] = falls.get(sum(faces), 0.0) + float(likely)

    def wins(lucky: int) -> Iterator[float]:
        reached = falls[lucky]
        for _ in range(200):
            yield reached * falls[lucky]
            reached *= 1 - falls[lucky] - falls[number]

    total = falls[number] + sum(sum(wins(lucky)) for lucky in falls if lucky != number)
    assert total == pytest.approx(float(chance(number)), abs=1e-5)


def test_a_greedy_maker_names_two_or_twelve_and_others_cover_only_a_seven() -> None:
    table = craps(cover="free")

    def merit(move: Any) -> float:
        return table.game.advice.heuristic(table.state.game_state, 0, move) or 0.0

    assert merit(Stake("2", 5)) == merit(Stake("12", 5)) > merit(Stake("3", 5)) > merit(Stake("2", 1))
    assert merit(Stake("7", 1)) < 0
    table.do("stake 7 5")
    assert merit(Bid(5)) > merit(Press("pass"))
    table = craps(cover="free").do("stake 2 5")
    assert merit(Bid(5)) < merit(Press("pass"))


def test_the_mildest_choices_are_one_chip_and_no_cover() -> None:
    table = craps(cover="free")
    opening = table.game.choices(table.state, 0)
    assert opening is not None
    assert opening.mildest == Stake("2", 1)
    table.do("stake 7 5")
    answer = table.game.choices(table.state, 1)
    assert answer is not None
    assert answer.mildest == Press("pass")

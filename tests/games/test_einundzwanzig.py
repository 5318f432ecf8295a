"""Einundzwanzig: its worked cases and rules. What it shares with Quinze is tested there as well."""

from typing import Any

import pytest

from knobel import Ask, Over, Throw
from knobel.core.moves import Press
from tests.support.cases import case
from tests.support.table import Table

OVER = ((6, 6, 6), (6, 6))  # 30 in two throws


def table(seats: int, chips: tuple[int, ...] | None = None, **options: Any) -> Table:
    played = Table("einundzwanzig", seats, **options)
    return played if chips is None else played.set(chips=chips)


def in_laps(played: Table, *hands: tuple[tuple[int, ...], ...]) -> Table:
    """A round in which the seats, from the starter on, throw these; whoever has no more throws stops."""
    starter, seats, number = played.game_state.starter, len(hands), played.game_state.round
    left = [list(hand) for hand in hands]
    while (
        played.game_state.round == number and played.game_state.playoff is None and not isinstance(played.stage, Over)
    ):
        if isinstance(played.stage, Throw):
            played.throw(*left[(played.game_state.seat - starter) % seats].pop(0))
        else:
            played.do("press throw" if left[(played.game_state.seat - starter) % seats] else "press stop")
    assert not any(left)
    return played


@case("einundzwanzig:C1")
def test_twenty_one_wins_and_the_others_pay_one(case_id: str) -> None:
    played = in_laps(table(3), ((6, 5, 4), (3, 3)), ((6, 6, 6),), ((2, 2, 3), (6, 6)))
    assert played.game_state.chips == (10, 7, 7)


@case("einundzwanzig:C2")
def test_of_equal_sums_the_one_with_fewer_throws_wins(case_id: str) -> None:
    played = in_laps(table(2), ((6, 5, 1), (3, 3), (2,)), ((6, 6, 6), (1, 1)))
    assert played.game_state.chips == (7, 9)


@case("einundzwanzig:C3")
def test_whoever_goes_over_pays_two(case_id: str) -> None:
    played = in_laps(table(2), ((6, 6, 1), (5, 1)), ((6, 6, 4), (4, 3)))
    assert played.game_state.chips == (10, 6)


@case("einundzwanzig:C4")
def test_a_debtor_pays_what_is_there_and_the_game_ends(case_id: str) -> None:
    played = in_laps(table(2, (15, 1)), ((6, 6, 1), (5, 1)), ((6, 6, 4), (4, 3)))
    assert played.result.chips == (16, 0)
    assert played.result.winners == (0,)
    assert played.result.nets == (8, -8)


@case("einundzwanzig:C5")
def test_a_tie_in_the_round_is_thrown_for_with_all_dice(case_id: str) -> None:
    played = in_laps(table(3), ((6, 6, 5),), ((6, 6, 6), (1, 1)), ((6, 6, 5), (1, 2)))
    assert played.thrower == 1
    played.throw(1, 2, 3)
    assert played.thrower == 2
    played.throw(4, 4, 1)
    assert played.game_state.chips == (7, 7, 10)


@case("einundzwanzig:C6")
def test_if_all_go_over_nothing_is_paid(case_id: str) -> None:
    played = in_laps(table(3), OVER, OVER, OVER)
    assert played.game_state.chips == (8, 8, 8)
    assert played.game_state.round == 2
    assert played.thrower == 1


@case("einundzwanzig:C7")
def test_the_last_one_left_decides_and_may_win_with_little(case_id: str) -> None:
    played = table(2).throw(6, 6, 6).throw(3, 3, 3).do("press throw").throw(6, 6)
    assert played.asked == (1,)
    assert played.do("press stop").game_state.chips == (6, 10)
    played = in_laps(table(2), OVER, ((3, 3, 3), (6, 5), (6,)))
    assert played.game_state.chips == (8, 8), "throwing on over the limit, too, leaves nobody to be paid"


@case("einundzwanzig:C8")
def test_twenty_one_stops_by_itself_and_twenty_two_is_over(case_id: str) -> None:
    played = table(2).throw(6, 6, 6).throw(1, 1, 1).do("press throw").throw(1, 2)
    assert (played.game_state.hands[0].total, played.game_state.hands[0].done) == (21, True)
    assert played.asked == (1,)
    played = table(2).throw(6, 6, 6).throw(1, 1, 1).do("press throw").throw(2, 2)
    assert (played.game_state.hands[0].total, played.game_state.hands[0].done) == (22, True)
    assert played.do("press stop").game_state.chips == (6, 10)


def test_everybody_throws_three_dice_then_two_then_one() -> None:
    played = table(2)
    for dice in (3, 2, 1, 1):
        for seat in (0, 1):
            if isinstance(played.stage, Ask):
                assert played.asked == (seat,)
                played.do("press throw")
            assert isinstance(played.stage, Throw)
            assert (played.stage.seat, len(played.stage.dice)) == (seat, dice)
            played.throw(*(1,) * dice)


def test_whoever_has_stopped_is_passed_over() -> None:
    played = table(3).throws((1, 1, 1), (1, 1, 1), (1, 1, 1))
    played.do("press throw").throw(1, 1).do("press stop").do("press throw").throw(1, 1)
    assert played.asked == (0,)
    played.do("press throw").throw(1)
    assert played.asked == (2,)


def test_the_series_can_be_thrown_in_a_row() -> None:
    played = table(2, structure="own_turn").throw(1, 1, 1).do("press throw").throw(2, 2).do("press throw").throw(3)
    assert played.asked == (0,)
    played.do("press stop")
    assert played.thrower == 1
    played.throw(6, 6, 6)
    assert played.asked == (1,)
    assert played.do("press stop").game_state.chips == (7, 9)


def test_in_a_row_the_first_throw_is_compulsory_also_for_the_last() -> None:
    played = table(2, structure="own_turn").throw(6, 6, 6).do("press throw").throw(6, 6)
    assert played.thrower == 1
    assert played.refuses("press stop", 1) == "throw-expected"


def test_a_tie_can_make_the_round_void() -> None:
    played = in_laps(table(2, round_tie="no_payment"), ((6, 6, 6),), ((6, 6, 6),))
    assert played.game_state.chips == (8, 8)
    assert played.game_state.round == 2


def test_the_last_round_ends_the_game_and_the_place_may_be_thrown_for() -> None:
    shared = in_laps(table(2, max_rounds=1), OVER, OVER)
    assert shared.result.winners == (0, 1)
    thrown_off = in_laps(table(2, max_rounds=1, tie_break="throw_off"), OVER, OVER)
    assert thrown_off.throws((1, 1, 1), (1, 1, 2)).result.winners == (1,)


@pytest.mark.parametrize(("throw", "better"), [((3, 3, 3), "throw"), ((6, 6, 4), "stop")])
def test_a_greedy_player_weighs_the_risk(throw: tuple[int, int, int], better: str) -> None:
    played = table(2).throw(*throw).throw(3, 3, 4)
    merits = {
        button: played.game.advice.heuristic(played.state.game_state, 0, Press(button)) or 0.0
        for button in ("stop", "throw")
    }
    assert max(merits, key=lambda button: merits[button]) == better


def test_the_choice_says_how_many_dice_are_next() -> None:
    played = table(2).throw(1, 1, 1).throw(1, 1, 1)
    labels = [offer.label for offer in played.game.scene(played.state, 0).offers]
    assert labels[1].facts == {"dice": 2}

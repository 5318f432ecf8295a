"""Kaiser Nero: its worked cases and rules."""

import knobel
from tests.support.cases import case
from tests.support.table import Table


def duel(*throws: tuple[int, ...], seats: int = 2, **options: str) -> Table:
    """A duel in which the first seat throws first."""
    return Table("kaiser-nero", seats, **options).throws(*throws)  # type: ignore[arg-type]


def totals(table: Table) -> list[int]:
    return [sum(hand) for hand in table.game_state.hands]


@case("kaiser-nero:C1")
def test_whoever_stays_below_the_emperor_has_lost(case_id: str) -> None:
    table = duel((6, 3, 2), (4, 4, 2))
    assert totals(table) == [11, 10]
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2)


@case("kaiser-nero:C2")
def test_equal_totals_go_on_and_both_throw_again(case_id: str) -> None:
    table = duel((6, 3, 2), (5, 5, 1))
    assert (table.game_state.phase, table.thrower) == ("again", 0)
    table.throw(4, 1)
    assert totals(table) == [11, 11]
    assert table.thrower == 1, "level is not ahead"
    table.throw(6, 2, 2)
    assert totals(table) == [11, 10]
    assert table.result.winners == (0,)


@case("kaiser-nero:C3")
def test_whoever_is_ahead_wins_without_throwing(case_id: str) -> None:
    table = duel((6, 1, 1), (6, 5, 4), (3, 2))
    assert totals(table) == [11, 15]
    assert table.result.winners == (1,)


@case("kaiser-nero:C4")
def test_level_in_the_end_they_throw_fresh_dice(case_id: str) -> None:
    table = duel((6, 6, 2), (6, 4, 4))
    assert isinstance(table.stage, knobel.Throw)
    assert len(table.stage.dice) == 1, "two sixes stay"
    table.throw(5)
    assert isinstance(table.stage, knobel.Throw)
    assert (table.stage.seat, len(table.stage.dice)) == (1, 2), "one six stays"
    table.throw(6, 5)
    assert totals(table) == [17, 17]
    assert table.game_state.tie.seats == (0, 1)
    table.throw(3, 3, 3).throw(4, 4, 4)
    assert table.result.winners == (1,)


@case("kaiser-nero:C5")
def test_three_sixes_leave_nothing_to_throw(case_id: str) -> None:
    assert duel((6, 6, 6), (6, 6, 5)).result.winners == (0,)
    level = duel((6, 6, 6), (6, 6, 6))
    assert level.game_state.tie.seats == (0, 1)
    assert level.thrower == 0
    assert level.throw(1, 2, 3).throw(1, 2, 4).result.winners == (1,)


@case("kaiser-nero:C6")
def test_the_first_six_makes_the_emperor_and_earlier_throws_are_void(case_id: str) -> None:
    table = duel((5, 4, 3), (5, 5, 5))
    assert table.game_state.phase == "search"
    table.throw(1, 1, 6)
    assert table.game_state.emperor == 0
    assert table.game_state.hands == ((1, 1, 6), ())
    assert table.thrower == 1
    table.throw(1, 2, 4)
    assert table.result.winners == (0,), "8 against 7, whatever was thrown before"


@case("kaiser-nero:C7")
def test_of_three_players_only_those_who_hold_out_go_on(case_id: str) -> None:
    table = duel((6, 3, 2), (4, 3, 2), (5, 5, 3), seats=3)
    assert totals(table) == [11, 9, 13]
    assert table.game_state.rivals == (2,)
    table.throw(5, 5)
    assert totals(table) == [16, 9, 13]
    assert table.thrower == 2
    table.throw(4, 6, 3)
    assert totals(table) == [16, 9, 13]
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2, 2)


# Other rules ---------------------------------------------------------------------------------------------------------


def test_the_emperor_must_throw_again_even_if_it_costs_pips() -> None:
    table = duel((6, 5, 5), (6, 5, 5), (1, 1))
    assert totals(table) == [8, 16]
    assert table.result.winners == (1,)


def test_where_everybody_answers_a_lead_may_be_lost() -> None:
    table = duel((6, 1, 1), (6, 5, 4), (3, 2), b_throws="always")
    assert table.thrower == 1
    assert table.throw(1, 1).result.winners == (0,)


def test_a_challenger_with_three_sixes_never_throws_again() -> None:
    table = duel((6, 1, 1), (6, 6, 6), (6, 6), b_throws="always")
    assert table.game_state.tie.seats == (0, 1)


def test_the_others_challenge_clockwise_from_the_emperor() -> None:
    table = Table("kaiser-nero", 4).throws((1, 2, 3), (1, 2, 3), (6, 1, 1))
    order = []
    for _ in range(3):
        order.append(table.thrower)
        table.throw(5, 5, 5)
    assert order == [3, 0, 1]
    assert table.game_state.rivals == (3, 0, 1)


def test_the_highest_of_all_who_are_left_wins() -> None:
    table = duel((6, 1, 1), (5, 5, 5), (5, 5, 4), seats=3).throw(2, 2)
    assert table.result.winners == (1,)


def test_those_level_at_the_top_throw_it_off_alone() -> None:
    table = duel((6, 1, 1), (5, 5, 5), (5, 5, 5), seats=3).throw(2, 2)
    assert table.game_state.tie.seats == (1, 2)
    assert table.throw(1, 1, 1).throw(2, 2, 2).result.places == (2, 2, 1)


def test_after_ten_undecided_repetitions_it_is_a_draw() -> None:
    table = duel((6, 1, 1), (5, 5, 5), (5, 5, 5), seats=3).throw(2, 2)
    for number in range(10):
        assert not isinstance(table.stage, knobel.Over), number
        table.throw(1, 2, 3).throw(3, 2, 1)
    assert table.result.places == (3, 1, 1)
    assert table.result.winners == ()


def test_in_a_match_the_left_neighbour_of_the_first_thrower_throws_first() -> None:
    table = Table("kaiser-nero", 3, games=2).throws((6, 3, 2), (1, 1, 1), (1, 1, 1))
    assert table.thrower == 1

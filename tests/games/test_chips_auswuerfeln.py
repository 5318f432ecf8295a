"""Chips auswürfeln: its worked cases and rules."""

from typing import Any

from knobel import Over, Throw
from tests.support.cases import case
from tests.support.table import Table


def auswuerfeln(seats: int = 3, **options: Any) -> Table:
    return Table("chips-auswuerfeln", seats, **options)


def holding(*chips: int, seat: int = 0) -> Table:
    """A table at which these chips are left and all others lie in the pot."""
    return auswuerfeln(len(chips)).set(chips=chips, pot=8 * len(chips) - sum(chips), seat=seat)


@case("chips-auswuerfeln:C1")
def test_sixes_go_to_the_pot_and_ones_to_the_left(case_id: str) -> None:
    table = auswuerfeln().throw(1, 6, 3)
    assert table.game_state.pot == 1
    assert table.game_state.chips == (6, 9, 8)
    assert table.thrower == 1


@case("chips-auswuerfeln:C2")
def test_sixes_come_first_and_unpaid_ones_lapse(case_id: str) -> None:
    table = holding(2, 5, 6).throw(6, 6, 1)
    assert table.game_state.chips == (0, 5, 6)
    assert table.game_state.pot == 13
    table.throws((2, 3, 4), (2, 3, 4))
    assert table.thrower == 1, "whoever has no chips pauses"


@case("chips-auswuerfeln:C3")
def test_one_chip_pays_the_six_and_no_one(case_id: str) -> None:
    table = holding(1, 5, 6).throw(1, 1, 6)
    assert table.game_state.chips == (0, 5, 6)
    assert table.game_state.pot == 13


@case("chips-auswuerfeln:C4")
def test_a_pausing_player_gets_chips_and_plays_again(case_id: str) -> None:
    table = holding(0, 5, 6, 4, seat=3).throw(1, 2, 3)
    assert table.game_state.chips == (1, 5, 6, 3)
    assert table.thrower == 0


@case("chips-auswuerfeln:C5")
def test_the_last_chip_ends_the_game_before_the_second_six_is_paid(case_id: str) -> None:
    table = holding(2, 0, 0).throw(6, 6, 2)
    assert table.game_state.chips == (1, 0, 0)
    assert table.result.losers == (0,)
    assert table.result.places == (3, 1, 1)


@case("chips-auswuerfeln:C6")
def test_somebody_elses_six_leaves_the_last_chip_with_another(case_id: str) -> None:
    table = holding(1, 1, 0).throw(6, 2, 3)
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 1)


@case("chips-auswuerfeln:C7")
def test_a_player_with_all_the_chips_throws_alone(case_id: str) -> None:
    table = holding(1, 1).throw(1, 4, 5)
    assert table.game_state.chips == (0, 2)
    assert table.thrower == 1
    table.throw(6, 1, 5)
    assert table.game_state.chips == (0, 1), "the one is not paid"
    assert table.result.losers == (1,)


@case("chips-auswuerfeln:C8")
def test_or_passes_a_chip_on_and_the_game_goes_on(case_id: str) -> None:
    table = holding(1, 1).throw(1, 4, 5).throw(1, 3, 3)
    assert table.game_state.chips == (1, 1)
    assert table.thrower == 0


@case("chips-auswuerfeln:C9")
def test_the_six_comes_before_the_one_at_the_end_too(case_id: str) -> None:
    table = holding(2, 0, 0).throw(6, 1, 4)
    assert table.game_state.chips == (1, 0, 0)
    assert table.result.losers == (0,)


@case("chips-auswuerfeln:C10")
def test_other_faces_move_nothing(case_id: str) -> None:
    table = auswuerfeln().throw(2, 3, 5)
    assert table.game_state.chips == (8, 8, 8)
    assert table.game_state.pot == 0
    assert table.thrower == 1


def test_three_sixes_are_three_chips() -> None:
    assert auswuerfeln().throw(6, 6, 6).game_state.chips == (5, 8, 8)


def test_alone_with_many_chips_nothing_comes_back_by_itself() -> None:
    table = holding(5, 0, 0).throw(2, 3, 4)
    assert table.thrower == 0
    table.throw(6, 6, 1)
    assert table.game_state.chips == (2, 1, 0)
    assert table.thrower == 1


def test_ones_go_to_the_literal_left_neighbour() -> None:
    table = holding(4, 0, 4).throw(1, 1, 2)
    assert table.game_state.chips == (2, 2, 4)
    assert table.thrower == 1


def test_the_last_player_passes_to_the_first() -> None:
    table = holding(4, 0, 4, seat=2).throw(1, 2, 2)
    assert table.game_state.chips == (5, 0, 3)


def test_a_stopped_game_is_lost_by_the_most_chips() -> None:
    table = holding(4, 0, 2)
    assert table.game.result(table.state).losers == (0,)
    assert table.game.result(table.state).places == (3, 1, 2)


def test_a_match_is_ranked_by_games_lost() -> None:
    table = auswuerfeln(2, start_chips=3, games=2)
    table.throws((6, 6, 6), (6, 6, 2))
    assert table.thrower == 1, "the left neighbour begins the next game"
    table.throws((6, 6, 6), (6, 6, 2))
    assert table.result.places == (1, 1)
    assert table.result.points == (1, 1)


def test_nothing_is_ever_decided() -> None:
    assert isinstance(auswuerfeln().stage, Throw)
    assert isinstance(holding(1, 0).stage, Over)
    assert "decision_seconds" not in auswuerfeln().game.options

"""Dufte Hundert: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Ask
from knobel.core.moves import Press
from tests.support.cases import case
from tests.support.race import standing
from tests.support.table import Table


def table(*points: int, **options: Any) -> Table:
    """A table with these points; seat 0 is to throw."""
    return Table("dufte-hundert", len(points), **options).set(sheets=points)


def with_chicanery(*points: int, thrower: int = 1, **options: Any) -> Table:
    """A table that plays with chicanery; seat 1 is to throw."""
    return table(*points, schikane="on", **options).set(seat=thrower)


@case("dufte-hundert:C1")
@pytest.mark.parametrize(("faces", "points"), [((6, 6), 36), ((6, 5), 11), ((1, 1), 1), ((2, 2), 4)])
def test_a_double_counts_its_product(faces: tuple[int, int], points: int, case_id: str) -> None:
    played = table(0, 0).throw(*faces)
    assert standing(played) == (points, 0)
    assert played.thrower == 1


@case("dufte-hundert:C2")
def test_a_hundred_wins_and_ninety_nine_does_not(case_id: str) -> None:
    assert table(64, 0).throw(6, 6).result.points == (100, 0)
    assert table(99, 0).throw(1, 1).result.winners == (0,)
    played = table(98, 0).throw(1, 1)
    assert standing(played) == (99, 0)
    assert played.thrower == 1


@case("dufte-hundert:C3")
def test_more_than_a_hundred_wins_as_well(case_id: str) -> None:
    played = table(95, 90).throw(5, 5)
    assert played.result.points == (120, 90)
    assert played.result.winners == (0,)


@case("dufte-hundert:C4")
def test_a_double_that_was_added_can_be_claimed(case_id: str) -> None:
    played = with_chicanery(0, 0, 0).throw(5, 5).do("press add").do("press claim", 2)
    assert standing(played) == (0, 0, 25)
    assert played.thrower == 2
    played = with_chicanery(0, 0, 0, schikane_thrower="keeps_sum").throw(5, 5).do("press add").do("press claim", 2)
    assert standing(played) == (0, 10, 25)


@case("dufte-hundert:C5")
def test_without_a_claim_the_thrower_gets_the_sum(case_id: str) -> None:
    played = with_chicanery(0, 0, 0).throw(5, 5).do("press add").do("press pass", 0)
    assert played.asked == (2,)
    assert standing(played) == (0, 0, 0), "credited only when the window is closed"
    assert standing(played.do("press pass", 2)) == (0, 10, 0)
    played = with_chicanery(0, 0, 0).throw(5, 5).do("press add")
    assert isinstance(played.stage, Ask)
    (clock,) = played.stage.clocks
    assert clock.seconds == 10
    assert standing(played.expire(clock.name)) == (0, 10, 0)


@case("dufte-hundert:C6")
def test_only_a_double_can_be_multiplied(case_id: str) -> None:
    played = with_chicanery(0, 0).throw(6, 5)
    assert played.refuses("press multiply") == "no-double"
    assert standing(played.do("press add")) == (0, 11)


@case("dufte-hundert:C7")
def test_a_claim_can_win_in_the_turn_of_another(case_id: str) -> None:
    played = with_chicanery(0, 0, 80).throw(5, 5).do("press add").do("press claim", 2)
    assert played.result.points == (0, 0, 105)
    assert played.result.winners == (2,)


@case("dufte-hundert:C8")
def test_two_twos_leave_nothing_to_claim(case_id: str) -> None:
    played = with_chicanery(0, 0, 0).throw(2, 2).do("press add")
    assert standing(played) == (0, 4, 0)
    assert played.refuses("press claim", 2) == "throw-expected"


@case("dufte-hundert:C9")
def test_where_the_lap_is_finished_the_most_points_win(case_id: str) -> None:
    played = table(90, 72, finish="full_circuit").throw(6, 5)
    assert standing(played) == (101, 72)
    assert played.throw(6, 6).result.points == (101, 108)
    assert played.result.winners == (1,)


def test_a_double_can_be_multiplied_by_its_thrower() -> None:
    played = with_chicanery(0, 0).throw(6, 6)
    assert played.offers("press add")
    assert standing(played.do("press multiply")) == (0, 36)


def test_thrower_and_claimant_can_arrive_together() -> None:
    played = with_chicanery(0, 95, 84, schikane_thrower="keeps_sum").throw(4, 4).do("press add").do("press claim", 2)
    assert played.result.points == (0, 103, 100)
    assert played.result.winners == (1,)
    played = with_chicanery(0, 92, 84, schikane_thrower="keeps_sum").throw(4, 4).do("press add").do("press claim", 2)
    assert played.result.winners == (1, 2), "equal points share the win"


def test_whoever_arrives_by_a_claim_throws_no_more() -> None:
    played = with_chicanery(0, 0, 95, 0, thrower=0, finish="full_circuit")
    played.throw(3, 3).do("press add").do("press claim", 2)
    assert standing(played) == (0, 0, 104, 0)
    played.throw(1, 2).do("press add")
    assert played.thrower == 3
    assert played.throw(1, 2).do("press add").result.winners == (2,)


def test_who_reached_the_target_last_in_the_lap_ends_it_too() -> None:
    played = with_chicanery(0, 0, 95, thrower=1, finish="full_circuit").throw(3, 3).do("press add")
    assert played.do("press claim", 2).result.winners == (2,)


def test_time_that_runs_out_adds_for_the_thrower() -> None:
    played = with_chicanery(0, 0, decision_seconds=10).throw(5, 5)
    played.expire(played.stage.clocks[0].name)  # type: ignore[union-attr]
    assert played.asked == (0,)


def test_a_greedy_player_multiplies_and_claims() -> None:
    played = with_chicanery(0, 0).throw(5, 5)

    def merit(button: str, seat: int) -> float:
        return played.game.advice.heuristic(played.state.game_state, seat, Press(button)) or 0.0

    assert merit("multiply", 1) > merit("add", 1)
    played.do("press add")
    assert merit("claim", 0) > merit("pass", 0)

"""Die böse Drei: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Over
from knobel.core.moves import Press
from tests.support.cases import case
from tests.support.table import Table


def table(seats: int, **options: Any) -> Table:
    """A single round."""
    return Table("die-boese-drei", seats, **{"games": 1, **options})


def turn(played: Table, *faces: int) -> Table:
    """A player throws these faces and stops, unless the last one was the evil one."""
    seat = played.thrower
    for number, face in enumerate(faces):
        if number:
            played.do("press throw")
        played.throw(face)
    return played.do("press stop") if played.asked == (seat,) else played


@case("die-boese-drei:C1")
def test_the_highest_sum_wins_and_a_three_takes_everything(case_id: str) -> None:
    played = turn(turn(turn(table(3), 6, 5, 4), 6, 6, 2, 3), 6, 6, 4)
    assert played.result.points == (15, 0, 16)
    assert played.result.winners == (2,)
    assert played.result.places == (2, 3, 1)


@case("die-boese-drei:C2")
def test_the_last_one_must_throw_even_if_all_others_have_lost(case_id: str) -> None:
    played = turn(turn(table(3), 4, 3), 3)
    assert played.thrower == 2
    assert played.refuses("press stop", 2) == "throw-expected"
    assert turn(played, 2).result.winners == (2,)
    played = turn(turn(turn(table(3), 4, 3), 3), 3)
    assert played.result.winners == ()
    assert played.result.places == (1, 1, 1)


@case("die-boese-drei:C3")
def test_equal_sums_share_the_win(case_id: str) -> None:
    played = turn(turn(turn(table(3), 6, 6), 5, 5, 2), 3)
    assert played.result.winners == (0, 1)
    assert played.result.places == (1, 1, 3)


@case("die-boese-drei:C4")
def test_a_three_at_once_leaves_no_choice(case_id: str) -> None:
    played = table(2).throw(3)
    assert played.game_state.scores == (0, None)
    assert played.thrower == 1


@case("die-boese-drei:C5")
def test_the_last_one_can_aim(case_id: str) -> None:
    def with_seventeen() -> Table:
        played = turn(table(2), 6, 6, 5).throw(6).do("press throw").throw(6).do("press throw").throw(5)
        assert played.game_state.at_risk == 17
        return played

    assert with_seventeen().do("press stop").result.winners == (0, 1)
    played = with_seventeen().do("press throw").throw(5).do("press stop")
    assert played.result.points == (17, 22)
    assert played.result.winners == (1,)
    played = with_seventeen().do("press throw").throw(3)
    assert played.result.points == (17, 0)
    assert played.result.winners == (0,)


@case("die-boese-drei:C6")
def test_usually_everybody_begins_once(case_id: str) -> None:
    played = Table("die-boese-drei", 4)
    for starter in range(4):
        assert played.thrower == starter
        assert not isinstance(played.stage, Over)
        for _ in range(4):
            turn(played, 1)
    assert isinstance(played.stage, Over)
    assert len(played.state.finished) == 4


def test_the_number_of_rounds_can_be_agreed() -> None:
    played = table(2, games=3)
    for _ in range(6):
        assert not isinstance(played.stage, Over)
        turn(played, 5)
    assert played.result.points == (3, 3)


def test_a_match_can_count_points() -> None:
    played = table(2, games=2, match_scoring="points")
    for faces in ((6, 6), (3,), (1,), (5, 6)):
        turn(played, *faces)
    assert played.result.points == (23, 1), "the second round is begun by the other player"


def test_a_tie_can_be_thrown_off_but_not_if_all_have_lost() -> None:
    played = turn(turn(table(2, tie_break="throw_off"), 6), 6)
    assert played.throws(2, 5).result.winners == (1,)
    assert turn(turn(table(2, tie_break="throw_off"), 3), 3).result.winners == ()


def test_another_face_can_be_the_evil_one() -> None:
    played = table(2, bad_face=6).throw(3)
    assert played.asked == (0,)
    assert played.do("press throw").throw(6).game_state.scores == (0, None)


def better(played: Table) -> str:
    """What a greedy player does."""
    (seat,) = played.asked
    return max(
        ("stop", "throw"),
        key=lambda button: played.game.advice.heuristic(played.state.game_state, seat, Press(button)) or 0.0,
    )


@pytest.mark.parametrize(("faces", "button"), [((6, 6, 5), "throw"), ((6, 6, 6, 1), "stop")])
def test_a_greedy_player_stops_when_the_risk_outweighs_the_gain(faces: tuple[int, ...], button: str) -> None:
    played = table(2)
    for number, face in enumerate(faces):
        if number:
            played.do("press throw")
        played.throw(face)
    assert better(played) == button


def test_a_greedy_player_who_is_last_stops_when_ahead_and_never_when_behind() -> None:
    played = turn(table(2), 5).throw(6)
    assert better(played) == "stop"
    played = turn(table(2), 6, 6, 6, 6).throw(6).do("press throw").throw(6).do("press throw").throw(6)
    played.do("press throw").throw(5)
    assert better(played) == "throw"

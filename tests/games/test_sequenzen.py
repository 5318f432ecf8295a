"""Sequenzen: its worked cases and rules."""

from typing import Any

import pytest

from knobel import Over
from knobel.core.moves import Keep, Press
from tests.support.cases import case
from tests.support.table import Table

BLANK = (1, 1, 6)


def table(seats: int = 2, **options: Any) -> Table:
    return Table("sequenzen", seats, **options)


def turn(played: Table, *throws: tuple[int, int, int]) -> Table:
    """A player throws these, all dice each time, and stops where there is a choice."""
    seat = played.thrower
    for number, faces in enumerate(throws):
        if number:
            played.do("keep")
        played.throw(*faces)
    return played.do("press stop") if played.asked == (seat,) and len(throws) < 3 else played


def blank_round(played: Table) -> Table:
    """Everybody throws once, and nothing."""
    for _ in range(played.game.seats):
        turn(played, BLANK)
    return played


@case("sequenzen:C1")
def test_of_equal_sequences_the_one_in_fewer_throws_wins(case_id: str) -> None:
    played = turn(turn(table(), (3, 5, 4)), BLANK, (4, 3, 5))
    assert played.game_state.done == ((3, -1), (3, -2))
    assert played.result.winners == (0,)


@case("sequenzen:C2")
def test_going_on_risks_what_lies_there_unless_the_best_counts(case_id: str) -> None:
    throws = ((2, 1, 3), (6, 6, 1), (2, 2, 5))
    assert turn(table(), *throws).game_state.done[0] == (0, 0)
    assert turn(table(count="best"), *throws).game_state.done[0] == (1, -1)


@case("sequenzen:C3")
def test_the_higher_sequence_wins_whatever_the_throws(case_id: str) -> None:
    played = turn(turn(table(), (1, 2, 3)), BLANK, BLANK, (4, 5, 6))
    assert played.result.winners == (1,)


@case("sequenzen:C4")
def test_a_tie_is_shared_or_thrown_off_by_the_sum(case_id: str) -> None:
    throws = (BLANK, (2, 3, 4))
    played = turn(turn(table(), *throws), *throws)
    assert played.result.winners == (0, 1)
    played = turn(turn(table(tie_break="throw_off"), *throws), *throws)
    assert played.throws((6, 6, 1), (1, 2, 3)).result.winners == (0,), "thirteen pips beat six, sequence or not"


@case("sequenzen:C5")
def test_two_dice_may_be_left_lying_in_the_variant(case_id: str) -> None:
    played = table(keep_two="on").throw(4, 5, 1).do("keep 0 1").throw(6).do("press stop")
    assert played.game_state.done[0] == (4, -2)


@case("sequenzen:C6")
def test_neither_one_die_nor_three_may_be_left_lying(case_id: str) -> None:
    played = table(keep_two="on").throw(4, 5, 1)
    assert played.refuses("keep 0") == "two-dice"
    assert played.refuses("keep 0 1 2") == "two-dice"
    assert played.offers("keep 1 2")


@case("sequenzen:C7")
def test_a_sequence_does_not_go_round_the_corner(case_id: str) -> None:
    assert turn(table(), (6, 1, 2)).game_state.done[0] == (0, 0)


@case("sequenzen:C8")
def test_a_round_without_a_sequence_is_replayed_twenty_times_at_most(case_id: str) -> None:
    played = blank_round(table())
    assert played.game_state.done == (None, None)
    for replay in range(20):
        assert not isinstance(played.stage, Over)
        assert played.thrower == (replay + 1) % 2, "the left neighbour begins"
        blank_round(played)
    assert played.result.places == (1, 1)
    assert played.result.winners == ()


def test_a_draw_brings_no_match_points() -> None:
    played = blank_round(table(if_nobody="draw", games=2))
    assert played.state.finished[0].winners == ()
    turn(turn(played, (1, 2, 3)), BLANK)
    assert played.result.points == (0, 1)


def test_nobody_can_win_without_a_replay() -> None:
    assert blank_round(table(if_nobody="draw")).result.winners == ()


def test_the_next_game_is_begun_by_the_left_neighbour_of_whoever_began_last() -> None:
    played = blank_round(table(3, games=2))
    for faces in ((1, 2, 3), BLANK, BLANK):
        turn(played, faces)
    assert played.thrower == 2, "seat 1 began the replay"


def test_without_the_variant_single_dice_cannot_be_kept() -> None:
    played = table().throw(4, 5, 1)
    assert played.refuses("keep 0 1") == "not-a-choice"


def test_other_dice_may_be_kept_the_second_time() -> None:
    played = table(keep_two="on").throw(4, 5, 1).do("keep 0 1").throw(5).do("keep 0 2").throw(6)
    assert played.game_state.done[0] == (4, -3)


def test_the_third_throw_is_the_last() -> None:
    assert turn(table(), BLANK, BLANK, BLANK).thrower == 1


def test_of_equal_sequences_in_one_turn_the_earlier_counts_as_best() -> None:
    assert turn(table(count="best"), (1, 2, 3), (3, 2, 1), BLANK).game_state.done[0] == (1, -1)


def better(played: Table, *moves: Press | Keep) -> Press | Keep:
    """What a greedy player does."""
    (seat,) = played.asked
    return max(moves, key=lambda move: played.game.advice.heuristic(played.state.game_state, seat, move) or 0.0)


@pytest.mark.parametrize(
    ("options", "faces", "move"),
    [
        ({}, (1, 2, 3), Press("stop")),
        ({}, BLANK, Keep(())),
        ({"count": "best"}, (1, 2, 3), Keep(())),
        ({"keep_two": "on"}, (4, 5, 1), Keep((0, 1))),
    ],
)
def test_a_greedy_player_goes_for_the_better_prospect(
    options: dict[str, Any], faces: tuple[int, int, int], move: Press | Keep
) -> None:
    played = table(**options).throw(*faces)
    keeps = (Keep((0, 1)), Keep((1, 2))) if "keep_two" in options else ()
    assert better(played, Press("stop"), Keep(()), *keeps) == move


def test_a_greedy_player_does_not_stop_when_beaten() -> None:
    played = turn(table(), BLANK, (2, 3, 4)).throw(1, 2, 3)
    assert better(played, Press("stop"), Keep(())) == Keep(())


def test_after_a_replay_a_play_off_goes_by_the_order_of_the_replay() -> None:
    played = blank_round(table(3, tie_break="throw_off"))
    for _ in range(3):
        turn(played, (1, 2, 3))
    assert played.state.tie is not None
    assert played.state.tie.seats == (1, 2, 0)

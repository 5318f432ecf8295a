"""Chicago: its worked cases and rules."""

from typing import Any

from knobel import Throw
from tests.support.cases import case
from tests.support.table import Table


def stand(table: Table, *faces: int) -> Table:
    """A player throws once and stops, where there is a choice."""
    table.throw(*faces)
    return table.do("press stop") if table.asked else table


def after_scores(*scores: tuple[int, int], chips: tuple[int, ...] = (0, 0, 0), **options: Any) -> Table:
    """A table after a round in which the seats had these results: points (12 or 163) and throws."""
    faces = {12: (4, 4, 4), 163: (1, 6, 3)}
    table = Table("chicago", len(scores), **options).set(chips=chips)
    for points, throws in scores:
        table.throw(*faces[points])
        for _ in range(throws - 1):
            table.do("keep").throw(*faces[points])
        if table.asked:
            table.do("press stop")
    return table


@case("chicago:C1")
def test_ones_count_a_hundred_sixes_sixty_and_the_first_player_sets_the_limit(case_id: str) -> None:
    table = Table("chicago", 2).throw(1, 4, 2).do("keep 0").throw(6, 3).do("press stop")
    assert (table.game_state.scores[0].points, table.game_state.scores[0].throws) == (163, 2)
    table.throw(2, 3, 4).do("keep").throw(2, 3, 5)
    assert table.game_state.round == 2, "the second player has no third throw"


@case("chicago:C2")
def test_stopping_at_once_leaves_everybody_one_throw(case_id: str) -> None:
    table = stand(Table("chicago", 3), 6, 6, 1)
    assert table.game_state.scores[0].points == 220
    table.throw(2, 2, 3)
    assert table.game_state.seat == 2, "the turn passed on without a question"


@case("chicago:C3")
def test_fewer_throws_break_a_tie_for_best(case_id: str) -> None:
    table = after_scores((163, 2), (163, 1), (12, 1))
    assert table.game_state.starter == 1


@case("chicago:C4")
def test_more_throws_make_the_worse_of_two_equal_results(case_id: str) -> None:
    table = after_scores((163, 2), (12, 1), (12, 2))
    assert table.game_state.chips == (0, 0, 1)


@case("chicago:C5")
def test_equal_worst_results_throw_for_the_chip(case_id: str) -> None:
    table = after_scores((163, 2), (12, 2), (12, 2))
    assert table.game_state.chips == (0, 0, 0)
    table.throw(2, 3, 4).throw(1, 2, 2)
    assert table.game_state.chips == (0, 1, 0)


@case("chicago:C6")
def test_the_third_chip_puts_a_player_out(case_id: str) -> None:
    table = after_scores((163, 1), (12, 1), (12, 1), chips=(0, 0, 2), tie_loser="later")
    assert table.game_state.chips == (0, 0, 3)
    assert table.game_state.out == (None, None, 1)
    assert table.game_state.starter == 0
    table.set(chips=(0, 2, 3))
    stand(table, 1, 1, 1)
    table.throw(2, 2, 2)
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2, 3)


@case("chicago:C7")
def test_three_fives_lose_to_a_single_six(case_id: str) -> None:
    table = stand(Table("chicago", 2), 5, 5, 5)
    table.throw(6, 2, 2)
    assert table.game_state.chips == (1, 0)


@case("chicago:C8")
def test_one_of_two_sixes_becomes_a_one_and_the_other_is_thrown_again(case_id: str) -> None:
    table = Table("chicago", 2, two_sixes_rule="on").throw(6, 6, 4).do("press turn")
    assert not table.offers("press stop")
    assert not table.offers("keep 0 1")
    table.do("keep 0").throw(1, 3).do("press stop")
    assert (table.game_state.scores[0].points, table.game_state.scores[0].throws) == (203, 2)


@case("chicago:C9")
def test_of_three_sixes_one_turns_and_one_may_stand(case_id: str) -> None:
    table = Table("chicago", 2, two_sixes_rule="on").throw(6, 6, 6).do("press turn")
    assert not table.offers("keep 0 1 2")
    table.do("keep 0 1").throw(5).do("press stop")
    assert table.game_state.scores[0].points == 165


@case("chicago:C10")
def test_no_conversion_on_the_last_throw(case_id: str) -> None:
    table = stand(Table("chicago", 3, two_sixes_rule="on"), 2, 3, 4)
    table.throw(6, 6, 2)
    assert table.game_state.scores[1].points == 122


@case("chicago:C11")
def test_standing_dice_are_final_without_retake(case_id: str) -> None:
    table = Table("chicago", 2).throw(1, 4, 2).do("keep 0").throw(3, 3)
    assert not table.offers("keep")
    table.do("keep 0")
    assert isinstance(table.stage, Throw)
    assert len(table.stage.dice) == 2


@case("chicago:C12")
def test_two_sixes_must_fall_together(case_id: str) -> None:
    table = Table("chicago", 2, two_sixes_rule="on").throw(6, 3, 2).do("keep 0").throw(6, 2)
    assert not table.offers("press turn")


def test_with_retake_a_standing_die_may_be_thrown_again() -> None:
    table = Table("chicago", 2, retake="yes").throw(1, 4, 2).do("keep 0").throw(3, 3)
    assert table.offers("keep")


def test_when_all_tied_would_go_out_they_throw_for_the_chip_even_with_tie_loser_all() -> None:
    table = stand(Table("chicago", 2, lives=1, tie_loser="all"), 4, 4, 4)
    table.throw(4, 4, 4)
    assert table.game_state.out == (None, None)
    table.throw(1, 1, 1).throw(2, 2, 2)
    assert table.result.winners == (0,)

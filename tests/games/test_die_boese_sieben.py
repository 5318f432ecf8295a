"""Die böse Sieben: its worked cases and rules."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from knobel.games.series.die_boese_sieben import set_aside, sevens_and_rest
from tests.support.cases import case
from tests.support.table import Table

# Dice that show these numbers of sevens with these pips beside them.
TWO_AND_TEN, TWO_AND_TWO = (1, 6, 2, 5, 5, 5), (1, 6, 2, 5, 1, 1)
TWO_AND_FOUR, ONE_AND_EIGHTEEN = (1, 6, 2, 5, 2, 2), (1, 6, 6, 6, 3, 3)
ONE_AND_FOUR, ONE_AND_TWENTY_FOUR = (1, 6, 1, 1, 1, 1), (1, 6, 6, 6, 6, 6)


def played(*layouts: tuple[int, ...], **options: Any) -> Table:
    """A table at which everybody has stopped with the first throw."""
    table = Table("die-boese-sieben", len(layouts), **options)
    for number, faces in enumerate(layouts):
        table.throw(*faces)
        if not number and table.asked:
            table.do("press stop")
    return table


def keys(table: Table) -> list[Any]:
    """What everybody who is done has."""
    return [None if turn is None else sevens_and_rest(turn.faces) for turn in table.game_state.done]


@case("die-boese-sieben:C1")
def test_three_sevens_end_the_turn_at_once(case_id: str) -> None:
    table = Table("die-boese-sieben", 2).throw(1, 6, 2, 5, 3, 4)
    assert keys(table) == [(3, 0), None]
    assert table.thrower == 1
    assert table.throw(1, 1, 1, 1, 1, 1).result.winners == (0,), "nobody else may throw more than once"


@case("die-boese-sieben:C2")
def test_a_seven_is_set_aside_and_the_rest_counts(case_id: str) -> None:
    table = Table("die-boese-sieben", 2).throw(6, 6, 1, 5, 5, 4)
    assert table.game_state.turn.kept == (0, 2), "the six and the one"
    assert keys(table.do("press stop"))[0] == (1, 20)


@case("die-boese-sieben:C3")
def test_all_other_dice_are_thrown_again(case_id: str) -> None:
    table = Table("die-boese-sieben", 2).throw(6, 6, 1, 5, 5, 4).do("press throw").throw(2, 5, 6, 6)
    assert keys(table.do("press stop"))[0] == (2, 12)
    better = {sevens_and_rest(faces) for faces in product(range(1, 7), repeat=6)} - {(2, 12)}
    assert [each for each in better if each > (2, 12)] == [(3, 0)], "the second-best value of all"


@case("die-boese-sieben:C4")
def test_more_sevens_beat_more_pips(case_id: str) -> None:
    table = played(TWO_AND_TWO, ONE_AND_TWENTY_FOUR)
    assert keys(table) == [(2, 2), (1, 24)]
    assert table.result.winners == (0,)
    table = played((6, 6, 6, 6, 6, 6), ONE_AND_FOUR)
    assert keys(table) == [(0, 36), (1, 4)]
    assert table.result.winners == (1,)


@case("die-boese-sieben:C5")
def test_without_a_seven_all_pips_count(case_id: str) -> None:
    assert keys(played((6, 6, 6, 5, 5, 4), (1, 1, 1, 1, 1, 1)))[0] == (0, 32)


@case("die-boese-sieben:C6")
def test_equal_sevens_may_fall_twice(case_id: str) -> None:
    table = Table("die-boese-sieben", 2).throw(3, 3, 4, 4, 6, 6)
    assert table.game_state.turn.kept == (0, 1, 2, 3)
    assert keys(table.do("press stop"))[0] == (2, 12)


@case("die-boese-sieben:C7")
def test_nobody_throws_more_often_than_the_first_player(case_id: str) -> None:
    table = Table("die-boese-sieben", 3).throw(6, 6, 6, 5, 5, 5).do("press throw").throw(6, 6, 6, 5, 5, 5)
    table.do("press stop")
    table.throw(6, 6, 6, 5, 5, 5).do("press throw").throw(6, 6, 6, 5, 5, 5)
    assert table.refuses("press throw", seat=1) == "throw-expected"
    assert table.thrower == 2


@case("die-boese-sieben:C8")
def test_a_tie_is_thrown_off_by_the_same_key(case_id: str) -> None:
    table = played(TWO_AND_TEN, TWO_AND_TEN)
    assert keys(table) == [(2, 10), (2, 10)]
    table.throws(ONE_AND_EIGHTEEN, TWO_AND_FOUR)
    assert table.result.winners == (1,)


def test_a_tie_may_be_shared() -> None:
    assert played(TWO_AND_TEN, TWO_AND_TEN, tie_break="shared").result.winners == (0, 1)


def test_single_dice_cannot_be_kept() -> None:
    assert Table("die-boese-sieben", 2).throw(6, 6, 6, 5, 5, 5).refuses("keep 0 1") == "not-a-choice"


@pytest.mark.parametrize("most", [1, 5])
def test_the_first_player_may_throw_so_often(most: int) -> None:
    table = Table("die-boese-sieben", 2, max_throws=most).throw(6, 6, 6, 5, 5, 5)
    for _ in range(most - 1):
        table.do("press throw").throw(6, 6, 6, 5, 5, 5)
    assert table.thrower == 1


def test_a_seven_set_aside_stays_whatever_falls_later() -> None:
    assert set_aside((1, 6, 6, 3, 1, 1), (1, 4)) == (0, 1, 2, 4)


def test_a_single_throw_has_so_many_ways_to_its_sevens() -> None:
    counts = Counter(sevens_and_rest(faces)[0] for faces in product(range(1, 7), repeat=6))
    assert counts == {3: 1860, 2: 19170, 1: 20556, 0: 5070}

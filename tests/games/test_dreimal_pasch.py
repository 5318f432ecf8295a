"""Dreimal Pasch: its worked cases and rules."""

from collections import Counter
from itertools import product
from typing import Any

from knobel.core.moves import Keep
from knobel.games.series.dreimal_pasch import pairs_and_pips
from tests.support.cases import case
from tests.support.table import Table


def key(*faces: int, **options: Any) -> Any:
    """What seat 0 gets for stopping with this throw."""
    table = Table("dreimal-pasch", 2, **options).throw(*faces).do("press stop")
    return table.game.rules.key(table.game_state.done[0].faces)  # type: ignore[attr-defined]


def played(*layouts: tuple[int, ...], **options: Any) -> Table:
    """A table at which everybody has stopped with the first throw."""
    table = Table("dreimal-pasch", len(layouts), **options)
    for faces in layouts:
        table.throw(*faces).do("press stop")
    return table


@case("dreimal-pasch:C1")
def test_four_dice_are_kept_and_two_thrown(case_id: str) -> None:
    table = Table("dreimal-pasch", 2).throw(6, 6, 5, 5, 2, 1).do("keep 0 1 2 3").throw(3, 3).do("press stop")
    assert table.game_state.done[0].faces == (6, 6, 5, 5, 3, 3)
    assert table.game.rules.key(table.game_state.done[0].faces) == (3, 28)  # type: ignore[attr-defined]


@case("dreimal-pasch:C2")
def test_four_equal_dice_are_two_pairs_or_one(case_id: str) -> None:
    assert key(4, 4, 4, 4, 2, 1) == (2, 19)
    assert key(4, 4, 4, 4, 2, 1, four_equal="one_pair") == (1, 19)


@case("dreimal-pasch:C3")
def test_three_equal_dice_are_one_pair(case_id: str) -> None:
    assert key(3, 3, 3, 5, 5, 6) == (2, 25)


@case("dreimal-pasch:C4")
def test_more_pips_break_a_tie_of_pairs(case_id: str) -> None:
    assert key(2, 2, 2, 2, 2, 2) == (3, 12)
    assert key(1, 1, 3, 3, 4, 4) == (3, 16)
    assert played((2, 2, 2, 2, 2, 2), (1, 1, 3, 3, 4, 4)).result.winners == (1,)


@case("dreimal-pasch:C5")
def test_pairs_count_more_than_pips(case_id: str) -> None:
    assert key(1, 1, 2, 2, 3, 3) == (3, 12)
    assert key(6, 6, 6, 6, 5, 4) == (2, 33)
    assert played((1, 1, 2, 2, 3, 3), (6, 6, 6, 6, 5, 4)).result.winners == (0,)


@case("dreimal-pasch:C6")
def test_a_throw_may_have_no_pair(case_id: str) -> None:
    assert key(1, 2, 3, 4, 5, 6) == (0, 21)


@case("dreimal-pasch:C7")
def test_keeping_a_single_die_is_refused(case_id: str) -> None:
    table = Table("dreimal-pasch", 2).throw(6, 6, 5, 5, 2, 1)
    for index in range(6):
        assert table.refuses(Keep((index,))) == "one-die-alone"
    assert table.offers("keep")
    assert table.offers("keep 0 1")
    assert table.offers("keep 0 1 2 3 4")
    assert table.refuses("keep 0 1 2 3 4 5") == "not-a-choice", "keeping all is stopping"


@case("dreimal-pasch:C8")
def test_only_the_paired_dice_may_break_ties(case_id: str) -> None:
    assert key(6, 6, 5, 5, 2, 1, tie_eyes="paired_dice") == (2, 22)
    assert key(6, 6, 5, 5, 2, 1) == (2, 25)


def test_the_third_throw_is_the_last() -> None:
    table = Table("dreimal-pasch", 2).throw(1, 2, 3, 4, 5, 6).do("keep").throw(1, 2, 3, 4, 5, 6).do("keep 0 1")
    assert table.throw(1, 2, 3, 3).thrower == 1
    assert table.game_state.done[0].faces == (1, 2, 1, 2, 3, 3)


def test_dice_that_stayed_may_be_picked_up_again() -> None:
    table = Table("dreimal-pasch", 2).throw(6, 6, 5, 5, 2, 1).do("keep 0 1").throw(1, 2, 3, 4)
    assert table.do("keep 2 3").throw(6, 6, 6, 6).game_state.done[0].faces == (6, 6, 1, 2, 6, 6)


def test_a_single_throw_has_so_many_ways_to_its_pairs() -> None:
    throws = product(range(1, 7), repeat=6)
    counts = Counter(pairs_and_pips(faces, "two_pairs", "all_dice")[0] for faces in throws)
    assert counts == {3: 2256, 2: 25680, 1: 18000, 0: 720}


def test_a_play_off_compares_pairs_first() -> None:
    table = played((1, 1, 2, 2, 3, 3), (3, 3, 2, 2, 1, 1), tie_break="throw_off")
    assert table.throws((6, 6, 5, 4, 3, 2), (1, 1, 2, 2, 3, 4)).result.winners == (1,)


def test_a_greedy_player_keeps_pairs_and_stops_with_three_good_ones() -> None:
    table = Table("dreimal-pasch", 2).throw(6, 6, 5, 5, 2, 1)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0)
    assert best == Keep((0, 1, 2, 3))

"""Faule Sechs: its worked cases."""

from typing import Any

import pytest

from tests.support.cases import case
from tests.support.table import Table

ID = "faule-sechs"


def thrown_at(total: int, *faces: int, **options: Any) -> Table:
    """A table after this throw from this total, by the second of three players."""
    return Table(ID, 3, **options).set(total=total, seat=1).throw(*faces)


@case(f"{ID}:C1")
def test_a_six_is_taken_away_and_the_others_are_added(case_id: str) -> None:
    assert thrown_at(80, 6, 4, 3).game_state.total == 81


@case(f"{ID}:C2")
def test_a_six_rescues(case_id: str) -> None:
    table = thrown_at(86, 6, 1, 1)
    assert (table.game_state.total, table.game_state.gone, table.thrower) == (82, (), 2)


@case(f"{ID}:C3")
def test_whoever_brings_the_total_to_88_loses(case_id: str) -> None:
    table = thrown_at(80, 5, 2, 1)
    assert table.game_state.total == 88
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 1)


@case(f"{ID}:C4")
@pytest.mark.parametrize(("floor", "total"), [("none", -6), ("zero", 0)])
def test_the_total_may_fall_below_zero_unless_the_table_stops_it_there(case_id: str, floor: str, total: int) -> None:
    assert thrown_at(5, 6, 6, 1, floor=floor).game_state.total == total


@case(f"{ID}:C5")
def test_only_the_total_after_the_whole_throw_counts(case_id: str) -> None:
    assert thrown_at(87, 6, 5, 2).result.losers == (1,)
    saved = thrown_at(87, 6, 5, 1)
    assert (saved.game_state.total, saved.game_state.gone) == (87, ())


@case(f"{ID}:C6")
def test_three_sixes_take_eighteen_away(case_id: str) -> None:
    assert thrown_at(0, 6, 6, 6).game_state.total == -18


def test_a_total_below_zero_goes_on_from_there() -> None:
    assert thrown_at(5, 6, 6, 1).throw(5, 5, 5).game_state.total == 9


def test_it_may_be_played_until_one_is_left() -> None:
    table = thrown_at(87, 1, 1, 1, mode="elimination")
    assert (table.game_state.gone, table.game_state.total, table.thrower) == ((1,), 0, 2)

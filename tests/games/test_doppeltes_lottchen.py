"""Doppeltes Lottchen: its worked cases."""

import pytest

import knobel
from knobel.core.dice import d6
from tests.support.cases import case
from tests.support.table import Table

ID = "doppeltes-lottchen"


@case(f"{ID}:C1")
def test_exactly_66_loses(case_id: str) -> None:
    table = Table(ID, 3).set(total=60, seat=1).throw(1, 2, 3)
    assert table.game_state.total == 66
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 1)


@case(f"{ID}:C2")
def test_at_65_any_throw_loses(case_id: str) -> None:
    table = Table(ID, 3).set(total=60, seat=1).throw(1, 1, 3)
    assert (table.game_state.total, table.thrower) == (65, 2)
    before = table.state
    totals = set()
    for event in d6(3).thrown:
        table.state = before
        assert table.apply(event).result.losers == (2,)
        totals.add(table.game_state.total)
    assert min(totals) == 68


@case(f"{ID}:C3")
def test_the_fourth_throw_is_the_earliest_to_lose(case_id: str) -> None:
    table = Table(ID, 2).throws(*((6, 6, 6),) * 3)
    assert (table.game_state.total, table.game_state.gone) == (54, ())
    table.throw(6, 5, 1)
    assert table.game_state.total == 66
    assert table.result.losers == (1,)


@case(f"{ID}:C4")
def test_the_22nd_throw_is_the_latest_to_lose(case_id: str) -> None:
    table = Table(ID, 2).throws(*((1, 1, 1),) * 21)
    assert (table.game_state.total, table.game_state.gone) == (63, ())
    table.throw(1, 1, 1)
    assert table.game_state.total == 66
    assert table.result.losers == (1,)


@case(f"{ID}:C5")
def test_played_until_one_is_left_the_left_neighbour_begins_anew(case_id: str) -> None:
    table = Table(ID, 3, mode="elimination").set(total=65, seat=1).throw(1, 1, 1)
    assert (table.game_state.total, table.game_state.gone, table.thrower) == (0, (1,), 2)
    assert table.throw(1, 1, 1).thrower == 0
    assert table.throw(1, 1, 1).thrower == 2


@pytest.mark.parametrize("target", [40, 150])
def test_another_limit_may_be_agreed(target: int) -> None:
    table = Table(ID, 2, target=target).set(total=target - 4).throw(1, 1, 1)
    assert not isinstance(table.stage, knobel.Over)
    assert table.throw(1, 1, 1).result.losers == (1,)


def test_nobody_decides_anything() -> None:
    assert "decision_seconds" not in knobel.game(ID).options

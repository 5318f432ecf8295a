"""Siamesische Zwillinge: its worked cases."""

from knobel.core.dice import d6
from tests.support.cases import case
from tests.support.table import Table

ID = "siamesische-zwillinge"


@case(f"{ID}:C1")
def test_exactly_88_loses(case_id: str) -> None:
    table = Table(ID, 5).set(total=85).throw(1, 1, 1)
    assert table.game_state.total == 88
    assert table.result.losers == (0,)
    assert table.result.places == (5, 1, 1, 1, 1)


@case(f"{ID}:C2")
def test_at_87_any_throw_loses(case_id: str) -> None:
    table = Table(ID, 5).set(total=84).throw(1, 1, 1)
    assert (table.game_state.total, table.thrower) == (87, 1)
    assert all(table.game.result(table.game.apply(table.state, event)).losers == (1,) for event in d6(3).thrown)


@case(f"{ID}:C3")
def test_the_fifth_throw_is_the_earliest_to_lose(case_id: str) -> None:
    table = Table(ID, 5).throws(*((6, 6, 6),) * 4)
    assert (table.game_state.total, table.game_state.gone) == (72, ())
    table.throw(6, 6, 4)
    assert table.game_state.total == 88
    assert table.result.losers == (4,)


@case(f"{ID}:C4")
def test_the_30th_throw_is_the_latest_to_lose(case_id: str) -> None:
    table = Table(ID, 5).throws(*((1, 1, 1),) * 29)
    assert (table.game_state.total, table.game_state.gone) == (87, ())
    assert table.throw(1, 1, 1).result.losers == (4,)


def test_it_may_be_played_until_one_is_left() -> None:
    table = Table(ID, 2, mode="elimination").set(total=87).throw(1, 1, 1)
    assert table.result.winners == (1,)
    assert table.result.losers == ()

"""Zentavesta: its worked cases and rules."""

from tests.support.cases import case
from tests.support.series import points
from tests.support.table import Table


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("zentavesta", 2).throw(*faces))[0]


@case("zentavesta:C1")
def test_exactly_ten_is_best(case_id: str) -> None:
    assert worth(4, 3, 3) == 20


@case("zentavesta:C2")
def test_eleven_is_worst(case_id: str) -> None:
    assert worth(5, 3, 3) == 1


@case("zentavesta:C3")
def test_three_ones_beat_three_sixes(case_id: str) -> None:
    table = Table("zentavesta", 2).throws((6, 6, 6), (1, 1, 1))
    assert table.result.points == (8, 13)
    assert table.result.winners == (1,)


@case("zentavesta:C4")
def test_ties_are_shared_or_thrown_off_by_the_same_score(case_id: str) -> None:
    table = Table("zentavesta", 2).throws((2, 3, 4), (1, 4, 4))
    assert table.result.points == (19, 19)
    assert table.result.winners == (0, 1)
    table = Table("zentavesta", 2, tie_break="throw_off").throws((2, 3, 4), (1, 4, 4))
    assert table.throws((6, 6, 5), (1, 1, 2)).result.winners == (1,)


def test_any_throw_up_to_ten_beats_any_throw_above_it() -> None:
    throws = [(one, two, three) for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    low = [worth(*faces) or 0 for faces in throws if sum(faces) <= 10]
    high = [worth(*faces) or 0 for faces in throws if sum(faces) > 10]
    assert (min(low), max(low), min(high), max(high)) == (13, 20, 1, 8)
